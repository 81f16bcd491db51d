import type { candidateNotes } from "../../features/candidates/candidates.table.ts";
import { EMPLOYEE_NOTES } from "../data/noteWords.ts";
import { daysBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { CompanyPlan } from "../plan.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoPerson } from "./makePeople.ts";

export type NoteRow = typeof candidateNotes.$inferInsert & { id: string; createdAt: Date };

/** What managers wrote down about some of their people. */
export function makeNotes(
  plan: CompanyPlan,
  employees: readonly DemoPerson[],
  context: DemoContext,
): NoteRow[] {
  return employees.flatMap(({ row, account }): NoteRow[] => {
    const random = demoRandom(`${row.id} notes`);
    if (!row.managerId || row.status !== "active") return [];
    if (!account && !random.chance(0.15)) return [];
    const createdAt = daysBefore(context.today, random.int(2, 50));
    const { title, description } = random.pick(EMPLOYEE_NOTES[plan.language]);
    return [
      {
        companyId: row.companyId,
        id: demoId(row.id, "note"),
        userId: row.id,
        authorId: row.managerId,
        title,
        description,
        createdAt,
        updatedAt: createdAt,
      },
    ];
  });
}
