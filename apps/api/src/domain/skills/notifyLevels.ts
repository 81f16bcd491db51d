import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { namesOf } from "../notifications/namesOf.ts";
import { notifyEach } from "../notifications/notify.ts";
import { skillsById } from "../taxonomy/skillsById.ts";

/** Notifies a person that their levels were confirmed, or a level proposal declined. */
export async function notifyLevels(
  tx: Tx,
  { companyId, userId: actorId }: Viewer,
  userId: string,
  what: "confirmed" | "declined",
  rows: readonly { skillId: string; level: number | null }[],
): Promise<void> {
  const ids = rows.map(({ skillId }) => skillId);
  const names = { en: await skillsById(tx, ids, "en"), nl: await skillsById(tx, ids, "nl") };
  const list = rows.map(({ skillId, level }) => ({
    userId,
    subjectId: skillId,
    values: {
      ...namesOf((language) => names[language].get(skillId)?.name ?? ""),
      what,
      level: level ?? 0,
    },
  }));
  await notifyEach(tx, { companyId, actorId, kind: "level_changed", type: "skill" }, list);
}
