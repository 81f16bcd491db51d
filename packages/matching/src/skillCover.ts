import { codeLevel } from "./claimCode.ts";
import type { PostingIndex } from "./postingIndex.ts";
import { postingRange, SEGMENT_SIZE, type SkillClaim } from "./segment.ts";

/** A skill, by number, that a group of people is required to have at level 1–5. */
export interface GroupNeed {
  group: number;
  skill: number;
  level: number;
}

/** People of the group at or above the level, and people with the skill but no stated level. */
export interface NeedCover {
  met: number;
  unstated: number;
}

const NONE = -1;
const UNSTATED = 0;

/**
 * Returns the coverage of each need, in the order of `needs`. `groups` holds each person's group by number,
 * -1 for none. Of two claims under one skill the higher level counts.
 */
export function skillCover(
  index: PostingIndex,
  groups: Int32Array,
  needs: readonly GroupNeed[],
): NeedCover[] {
  const covers = needs.map((): NeedCover => ({ met: 0, unstated: 0 }));
  /** By skill and group: indexes in `needs`. */
  const asked = new Map<number, Map<number, number[]>>();
  for (const [at, { skill, group }] of needs.entries()) {
    const ofSkill = asked.get(skill) ?? new Map<number, number[]>();
    asked.set(skill, ofSkill.set(group, [...(ofSkill.get(group) ?? []), at]));
  }

  const count = (ofSkill: Map<number, number[]>, person: number, level: number) => {
    for (const at of ofSkill.get(groups[person] ?? NONE) ?? []) {
      const [need, cover] = [needs[at], covers[at]];
      if (!need || !cover) continue;
      if (level === UNSTATED) cover.unstated += 1;
      else if (level >= need.level) cover.met += 1;
    }
  };
  const countPostings = (number: number, skill: number, ofSkill: Map<number, number[]>) => {
    const segment = index.segments[number];
    if (!segment) return;
    const changed = index.overlays.get(number);
    const [from, to] = postingRange(segment, skill);
    for (let at = from; at < to; ) {
      const place = segment.people[at] ?? 0;
      let level = UNSTATED;
      for (; at < to && segment.people[at] === place; at += 1)
        level = Math.max(level, codeLevel(segment.codes[at] ?? 0));
      if (!changed?.has(place)) count(ofSkill, number * SEGMENT_SIZE + place, level);
    }
  };
  const countChanged = (person: number, claims: readonly SkillClaim[]) => {
    const levels = new Map<number, number>();
    for (const { skill, code } of claims)
      levels.set(skill, Math.max(levels.get(skill) ?? UNSTATED, codeLevel(code)));
    for (const [skill, level] of levels) {
      const ofSkill = asked.get(skill);
      if (ofSkill) count(ofSkill, person, level);
    }
  };

  for (const number of index.segments.keys())
    for (const [skill, ofSkill] of asked) countPostings(number, skill, ofSkill);
  for (const [number, changed] of index.overlays)
    for (const [place, claims] of changed) countChanged(number * SEGMENT_SIZE + place, claims);
  return covers;
}
