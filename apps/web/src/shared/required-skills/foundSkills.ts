import type { TextSkill } from "@vaardig/contract/jobs/recruitingJobs";
import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";

/** Levels set for skills without one, by skill id. */
export type ChosenLevels = Readonly<Record<string, number>>;

/** Returns the level of a found skill: the one set, otherwise the stated one; null without either. */
export function levelOfFound({ skill, level }: TextSkill, chosen: ChosenLevels): number | null {
  return chosen[skill.id] ?? level;
}

/** Returns the set levels plus suggested ones for skills without a level. */
export function withSuggested(skills: readonly TextSkill[], chosen: ChosenLevels): ChosenLevels {
  const suggested = skills.flatMap((found) =>
    levelOfFound(found, chosen) === null && found.suggested_level !== null
      ? [[found.skill.id, found.suggested_level] as const]
      : [],
  );
  return { ...chosen, ...Object.fromEntries(suggested) };
}

/** Returns the requirements ready to add, and the number of skills without a level. */
export function toRequirements(
  skills: readonly TextSkill[],
  chosen: ChosenLevels,
): { ready: RequiredSkill[]; asking: number } {
  const ready = skills.flatMap((found): RequiredSkill[] => {
    const level = levelOfFound(found, chosen);
    const { skill, kind, importance, must_have } = found;
    return level === null ? [] : [{ skill, level, kind, importance, must_have }];
  });
  return { ready, asking: skills.length - ready.length };
}
