export interface RankedRelation {
  skillUri: string;
  relation: "essential" | "optional";
}

export const PROFILE_SKILL_RANGE = { min: 8, max: 15 } as const;

/**
 * Cuts an occupation's skills to a job profile: essential ones first, the rarest first among equals, at most 15;
 * optional ones only fill up to 8. `rarity` gives a skill's IDF, as from `skillRarity`.
 */
export function selectProfileSkills<R extends RankedRelation>(
  relations: readonly R[],
  rarity: (skillUri: string) => number,
  range: { min: number; max: number } = PROFILE_SKILL_RANGE,
): R[] {
  const ranked = (relation: RankedRelation["relation"]) =>
    relations
      .filter((each) => each.relation === relation)
      .sort((a, b) => rarity(b.skillUri) - rarity(a.skillUri) || compare(a.skillUri, b.skillUri));
  const essential = ranked("essential").slice(0, range.max);
  return [...essential, ...ranked("optional").slice(0, Math.max(0, range.min - essential.length))];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
