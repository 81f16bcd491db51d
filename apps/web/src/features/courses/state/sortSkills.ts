import type { MatchRequirement, MatchSheet } from "@vaardig/contract/matching";
import type { PersonSkill, Skill } from "@vaardig/contract/skills/skills";

/** A skill for course search, with the person's level and the job's required level. */
export interface SortedSkill {
  skill: Skill;
  level: number | null;
  required: number | null;
}

const byLoss = (a: MatchRequirement, b: MatchRequirement) =>
  Number(a.status === "met") - Number(b.status === "met") ||
  b.lost - a.lost ||
  a.skill.name.localeCompare(b.skill.name);

/** Returns gaps first, costliest first; then met requirements, then the person's other skills. */
export function sortSkills(sheet: MatchSheet | null, own: readonly PersonSkill[]): SortedSkill[] {
  const required = (sheet?.requirements ?? []).toSorted(byLoss).map(({ skill, have, need }) => ({
    skill,
    level: have,
    required: need,
  }));
  const known = new Set(required.map(({ skill }) => skill.id));
  const others = own
    .filter(({ skill, source }) => source !== "language" && !known.has(skill.id))
    .map(({ skill, level }) => ({ skill, level, required: null }))
    .sort((a, b) => a.skill.name.localeCompare(b.skill.name));
  return [...required, ...others];
}
