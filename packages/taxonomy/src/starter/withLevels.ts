import type { StarterGroup, StarterLevelSet, StarterSkill, StarterTexts } from "./starterTypes.ts";

/** Returns the skills with the level texts of the set that names them; all others keep their group's. */
export function withLevels(
  skills: readonly StarterSkill[],
  groups: readonly StarterGroup[],
  sets: readonly StarterLevelSet[],
): StarterSkill[] {
  const ofGroup = new Map(groups.map(({ key, levels }) => [key, levels]));
  const ofSkill = new Map<string, StarterTexts | undefined>();
  for (const set of sets)
    for (const key of set.skills) ofSkill.set(key, "levels" in set ? set.levels : ofGroup.get(set.group));
  return skills.map((skill) => {
    const levels = ofSkill.get(skill.key);
    return levels ? { ...skill, levels } : skill;
  });
}
