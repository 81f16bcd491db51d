import type { candidateNotes } from "../../domain/candidates/candidates.table.ts";
import { workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { DemoPerson } from "../generate/makePeople.ts";
import { EMPLOYEE_NOTES } from "./noteWords.ts";

export type NoteRow = typeof candidateNotes.$inferInsert & { id: string; createdAt: Date };

/** Returns managers' notes about some of their people, in the manager's language. */
export function makeNotes(users: readonly DemoPerson["row"][], today: string): NoteRow[] {
  const byId = new Map(users.map((user) => [user.id, user]));
  return users.flatMap((user): NoteRow[] => {
    const random = demoRandom(`${user.id} notes`);
    const manager = byId.get(user.managerId ?? "");
    const isShown = random.chance(0.15) || Boolean(user.passwordHash);
    if (!manager || !isShown || user.status !== "active" || user.onboardingStep !== "done") return [];
    const { title, description } = random.pick(EMPLOYEE_NOTES[manager.language ?? "en"]);
    const createdAt = workdayBefore(today, random.int(2, 50));
    return [
      {
        companyId: user.companyId,
        id: demoId(user.id, "note"),
        userId: user.id,
        authorId: manager.id,
        title,
        description,
        createdAt,
        updatedAt: createdAt,
      },
    ];
  });
}
