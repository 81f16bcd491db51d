import type { RequiredSkill } from "../matching/matchEngine.ts";
import type { SkillEntry } from "./resolveSkillEntries.ts";

/** Converts required skills from the wire format. */
export function requiredOf(skills: readonly SkillEntry[]): RequiredSkill[] {
  return skills.map(({ skill_id: skillId, must_have: mustHave, ...rest }) => ({
    skillId,
    mustHave,
    ...rest,
  }));
}

/** Converts required skills to the wire format. */
export function entriesOf(skills: readonly RequiredSkill[]): SkillEntry[] {
  return skills.map(({ skillId: skill_id, mustHave: must_have, ...rest }) => ({
    skill_id,
    must_have,
    ...rest,
  }));
}
