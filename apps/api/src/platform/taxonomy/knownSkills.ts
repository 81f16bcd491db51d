import type { Tx } from "../db/database.ts";
import { AppError } from "../http/appError.ts";
import type { RequiredSkill } from "../matching/matchEngine.ts";
import { canonicalSkillIds } from "./canonicalSkillIds.ts";

/** A required skill as it is sent. */
export interface SkillEntry extends Omit<RequiredSkill, "skillId" | "mustHave"> {
  skill_id: string;
  must_have: boolean;
}

/**
 * Required skills as they are stored, following merges: two that became one count once, with the first one's level.
 * Throws `skill_unknown` at the entry of a skill that the company does not see; `at` is the field's path.
 */
export async function knownSkills(
  tx: Tx,
  entries: readonly SkillEntry[],
  at = "skills",
): Promise<RequiredSkill[]> {
  const canonical = await canonicalSkillIds(
    tx,
    entries.map((entry) => entry.skill_id),
  );
  const skills = new Map<string, RequiredSkill>();
  entries.forEach(({ skill_id: asked, must_have: mustHave, ...rest }, index) => {
    const skillId = canonical.get(asked);
    if (!skillId)
      throw new AppError("validation_failed", { fields: { [`${at}.${index}.skill_id`]: "skill_unknown" } });
    if (!skills.has(skillId)) skills.set(skillId, { skillId, mustHave, ...rest });
  });
  return [...skills.values()];
}
