import type { Body } from "@vaardig/contract/endpoint";
import type { saveSkillProfile } from "@vaardig/contract/skillProfiles";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { RequiredSkill } from "../../platform/matching/matchEngine.ts";
import { canonicalSkillIds } from "../../platform/taxonomy/canonicalSkillIds.ts";

/**
 * Required skills as they are stored, following merges: two that became one count once, with the first one's level.
 * Throws `skill_unknown` at the entry of a skill that the company does not see.
 */
export async function knownSkills(
  tx: Tx,
  entries: Body<typeof saveSkillProfile>["skills"],
): Promise<RequiredSkill[]> {
  const canonical = await canonicalSkillIds(
    tx,
    entries.map((entry) => entry.skill_id),
  );
  const skills = new Map<string, RequiredSkill>();
  entries.forEach(({ skill_id: asked, must_have: mustHave, ...rest }, at) => {
    const skillId = canonical.get(asked);
    if (!skillId)
      throw new AppError("validation_failed", { fields: { [`skills.${at}.skill_id`]: "skill_unknown" } });
    if (!skills.has(skillId)) skills.set(skillId, { skillId, mustHave, ...rest });
  });
  return [...skills.values()];
}
