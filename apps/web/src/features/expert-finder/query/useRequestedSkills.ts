import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";
import type { Skill } from "@vaardig/contract/skills/skills";
import { useState } from "react";
import { ratingOf, type SkillDraft, type SkillList } from "../../../shared/skills/skillList.ts";
import type { SkillToken } from "./skillTokens.ts";

/** Returns a requirement as in the URL: the id instead of the name. */
export function toSkillToken(required: SkillDraft): SkillToken {
  return { skill_id: required.skill.id, ...ratingOf(required) };
}

/**
 * Returns the searched skills with names, which come from search results and from local selections. The
 * first `sent` skills were part of the request. Skills without a known name are omitted.
 */
export function useRequestedSkills(
  asked: readonly SkillToken[],
  sent: number,
  answered: readonly RequiredSkill[] | undefined,
) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Skill>>(new Map());
  const byId = new Map([...picked, ...(answered ?? []).map(({ skill }) => [skill.id, skill] as const)]);
  const skills = asked.flatMap(({ skill_id: id, ...rating }, at): SkillDraft[] => {
    // A merged skill is returned as its target, at the same index.
    const skill = byId.get(id) ?? (answered?.length === sent ? answered[at]?.skill : undefined);
    return skill ? [{ skill, ...rating }] : [];
  });
  return {
    skills,
    remember: (entries: SkillList) =>
      setPicked(new Map([...picked, ...entries.map(({ skill }) => [skill.id, skill] as const)])),
  };
}
