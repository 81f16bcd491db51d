import type { PostingIndex } from "./postingIndex.ts";
import { postingRange, SEGMENT_SIZE, type SkillClaim } from "./segment.ts";

/** Below every level of a claim. */
const NO_LEVEL = Number.NEGATIVE_INFINITY;

/**
 * Calls back for every person with one of the skills, once per skill. `levelOf` maps a claim code to its
 * level; of two claims under one skill the higher level counts. Follows the order of the index, changed
 * people last.
 */
export function forEachHolder(
  index: PostingIndex,
  skills: ReadonlySet<number>,
  levelOf: Int8Array,
  visit: (skill: number, person: number, level: number) => void,
): void {
  const levelIn = (code: number) => levelOf[code] ?? NO_LEVEL;
  const visitPostings = (number: number, skill: number) => {
    const segment = index.segments[number];
    if (!segment) return;
    const changed = index.overlays.get(number);
    const [from, to] = postingRange(segment, skill);
    for (let at = from; at < to; ) {
      const place = segment.people[at] ?? 0;
      let level = NO_LEVEL;
      for (; at < to && segment.people[at] === place; at += 1)
        level = Math.max(level, levelIn(segment.codes[at] ?? 0));
      if (!changed?.has(place)) visit(skill, number * SEGMENT_SIZE + place, level);
    }
  };
  const visitChanged = (person: number, claims: readonly SkillClaim[]) => {
    const levels = new Map<number, number>();
    for (const { skill, code } of claims)
      if (skills.has(skill)) levels.set(skill, Math.max(levels.get(skill) ?? NO_LEVEL, levelIn(code)));
    for (const [skill, level] of levels) visit(skill, person, level);
  };

  for (const number of index.segments.keys()) for (const skill of skills) visitPostings(number, skill);
  for (const [number, changed] of index.overlays)
    for (const [place, claims] of changed) visitChanged(number * SEGMENT_SIZE + place, claims);
}
