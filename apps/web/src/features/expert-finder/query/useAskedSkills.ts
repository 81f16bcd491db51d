import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";
import type { Skill } from "@vaardig/contract/skills/skills";
import { useState } from "react";
import { ratingOf, type SkillDraft, type SkillList } from "../../../shared/skills/skillList.ts";
import type { Asked } from "./skillTokens.ts";

/** A requirement → what the address holds of it: the id instead of the name. */
export function askedOf(required: SkillDraft): Asked {
  return { skill_id: required.skill.id, ...ratingOf(required) };
}

/**
 * The skills of the address by name: names come with the answer to the search, and with what was picked here meanwhile.
 * `sent` skills were asked for, these first. A skill whose name is not known yet is left out.
 */
export function useAskedSkills(
  asked: readonly Asked[],
  sent: number,
  answered: readonly RequiredSkill[] | undefined,
) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Skill>>(new Map());
  const byId = new Map([...picked, ...(answered ?? []).map(({ skill }) => [skill.id, skill] as const)]);
  const skills = asked.flatMap(({ skill_id: id, ...rating }, at): SkillDraft[] => {
    // A skill that was merged comes back as what it became, in its place.
    const skill = byId.get(id) ?? (answered?.length === sent ? answered[at]?.skill : undefined);
    return skill ? [{ skill, ...rating }] : [];
  });
  return {
    skills,
    remember: (entries: SkillList) =>
      setPicked(new Map([...picked, ...entries.map(({ skill }) => [skill.id, skill] as const)])),
  };
}
