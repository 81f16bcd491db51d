import type { RequirementTerms } from "./jobTerms.ts";
import type { PostingIndex } from "./postingIndex.ts";
import { findPlace, postingRange, SEGMENT_SIZE } from "./segment.ts";

/** Returns one person's credit on one requirement, 0–1, from the index; bit-identical to assess. */
export function indexedCredit(
  index: PostingIndex,
  person: number,
  { terms, credits }: RequirementTerms,
): number {
  const number = Math.floor(person / SEGMENT_SIZE);
  const place = person % SEGMENT_SIZE;
  const changed = index.overlays.get(number)?.get(place);
  const segment = index.segments[number];
  let best = 0;
  for (const { skill, rungs } of terms) {
    if (changed) {
      for (const claim of changed) {
        if (claim.skill === skill) best = Math.max(best, rungs[claim.code] ?? 0);
      }
    } else if (segment) {
      const [, to] = postingRange(segment, skill);
      for (let at = findPlace(segment, skill, place); at < to && segment.people[at] === place; at += 1) {
        best = Math.max(best, rungs[segment.codes[at] ?? 0] ?? 0);
      }
    }
  }
  return credits[best] ?? 0;
}
