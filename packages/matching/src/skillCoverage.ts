import { hasBit } from "./bitset.ts";
import { STATED_LEVELS } from "./claimCode.ts";
import { forEachHolder } from "./forEachHolder.ts";
import type { PostingIndex } from "./postingIndex.ts";

/** A skill, by number, that a group of people is required to have at level 1–5, or at any level with 0. */
export interface GroupRequirement {
  group: number;
  skill: number;
  level: number;
}

/** Coverage of one need: counts of people in the group who have the skill. */
export interface RequirementCoverage {
  /** Those at or above the level. */
  met: number;
  /** Those with an unknown level. */
  unstated: number;
  /** Those whose profile has nothing but spoken languages. */
  otherwiseUnknown: number;
  /** Those with a known level, and the sum of these levels. */
  levels: number;
  sum: number;
}

const NONE = -1;

/**
 * Returns the coverage of each need, in the order of `needs`. `groups` holds each person's group by number,
 * -1 for none; `levelOf` maps a claim code to its level, 0 or less for unknown.
 */
export function skillCoverage(
  index: PostingIndex,
  groups: Int32Array,
  needs: readonly GroupRequirement[],
  levelOf: Int8Array = STATED_LEVELS,
): RequirementCoverage[] {
  const covers = needs.map(
    (): RequirementCoverage => ({ met: 0, unstated: 0, otherwiseUnknown: 0, levels: 0, sum: 0 }),
  );
  /** By skill and group: indexes in `needs`. */
  const asked = new Map<number, Map<number, number[]>>();
  for (const [at, { skill, group }] of needs.entries()) {
    const ofSkill = asked.get(skill) ?? new Map<number, number[]>();
    asked.set(skill, ofSkill.set(group, [...(ofSkill.get(group) ?? []), at]));
  }
  const { scorable } = index;
  forEachHolder(index, new Set(asked.keys()), levelOf, (skill, person, level) => {
    for (const at of asked.get(skill)?.get(groups[person] ?? NONE) ?? []) {
      const [need, cover] = [needs[at], covers[at]];
      if (!need || !cover) continue;
      if (level >= need.level) cover.met += 1;
      else if (level <= 0) cover.unstated += 1;
      if (!hasBit(scorable, person)) cover.otherwiseUnknown += 1;
      if (level <= 0) continue;
      cover.levels += 1;
      cover.sum += level;
    }
  });
  return covers;
}
