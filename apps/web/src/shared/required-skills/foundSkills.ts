import type { TextSkill } from "@vaardig/contract/jobs/vacancies";
import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";

/** Levels that someone chose for skills without one, by the skill's id. */
export type ChosenLevels = Readonly<Record<string, number>>;

/** The level of a skill that was found: the chosen one, else what the text states; null while there is neither. */
export function levelOfFound({ skill, level }: TextSkill, chosen: ChosenLevels): number | null {
  return chosen[skill.id] ?? level;
}

/** The suggested level of each skill that has none yet, beside what was chosen. */
export function withSuggested(skills: readonly TextSkill[], chosen: ChosenLevels): ChosenLevels {
  const suggested = skills.flatMap((found) =>
    levelOfFound(found, chosen) === null && found.suggested_level !== null
      ? [[found.skill.id, found.suggested_level] as const]
      : [],
  );
  return { ...chosen, ...Object.fromEntries(suggested) };
}

/** What may be added as a requirement, and how many skills still ask for a level. */
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
