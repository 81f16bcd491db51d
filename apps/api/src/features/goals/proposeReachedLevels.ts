import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { type GoalRow, goalSkillsOf } from "../../domain/learning/goals/goals.queries.ts";
import { proposeLevels } from "../../domain/learning/goals/levelProposals.queries.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import { skillKinds } from "../../domain/taxonomy/skillKinds.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

interface Reached {
  levels: { skill_id: string; level: number }[];
  evidence: string;
}

/**
 * Proposes levels that a goal's owner reached by an action, or by the whole goal; they take effect only when
 * confirmed. Throws 400 for a skill that is not the goal's.
 */
export async function proposeReachedLevels(
  tx: Tx,
  { companyId, userId: actorId }: Viewer,
  row: GoalRow,
  action: string | null,
  { levels, evidence }: Reached,
): Promise<void> {
  if (levels.length === 0) return;
  const asked = levels.map(({ skill_id: id }) => id);
  const canonical = await canonicalSkillIds(tx, asked);
  const ofGoal = new Set((await goalSkillsOf(tx, companyId, [row.id])).map(({ skill_id: id }) => id));
  const kinds = await skillKinds(tx, canonical.values());
  const reached = levels.map(({ skill_id: id, level }, at) => {
    const skillId = canonical.get(id) ?? "";
    if (!ofGoal.has(skillId))
      throw new AppError("validation_failed", { fields: { [`levels.${at}.skill_id`]: "skill_unknown" } });
    return { skillId, level: kinds.get(skillId)?.kind === "licence" ? LICENCE_LEVEL : level };
  });
  const of = { companyId, userId: row.owner_id, goalId: row.id, goalName: row.name, action };
  await proposeLevels(tx, of, reached, evidence);
  await recordEvent(tx, {
    companyId,
    actorId,
    kind: "level.proposed",
    userId: row.owner_id,
    subjectId: row.id,
    data: { skill_ids: reached.map(({ skillId }) => skillId) },
  });
}
