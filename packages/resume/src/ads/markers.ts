import words from "./markerWords.json" with { type: "json" };
import { matchesOf, phrasePattern } from "./phrasePattern.ts";
import type { SentencePlace } from "./sentences.ts";

/** What words say of a skill: without it one need not apply, it is welcome, or it is called unnecessary. */
export type MarkerKind = "must" | "plus" | "unneeded";

/**
 * Of what a marker speaks: of what follows; of what is before it rather than what follows; only of what follows at
 * once; of what follows at once, else of what is before it; or of its own words.
 */
export type MarkerDirection = "forward" | "either" | "direct" | "nearest" | "within";

/** Words that say how much something is wanted. */
export interface Marker extends SentencePlace {
  /** Null where it says once more what was said before: "and so would German". */
  kind: MarkerKind | null;
  direction: MarkerDirection;
}

const patternOf = (phrases: readonly string[]) => phrasePattern(phrases, words.classes);
/** In the order in which they claim words: what is longer and more certain first. */
const patterns: { kind: MarkerKind | null; direction: MarkerDirection; pattern: RegExp }[] = [
  { kind: "must", direction: "within", pattern: patternOf(words.within.must) },
  { kind: "unneeded", direction: "within", pattern: patternOf(words.within.unneeded) },
  { kind: null, direction: "forward", pattern: patternOf(words.repeat.forward) },
  { kind: null, direction: "either", pattern: patternOf(words.repeat.either) },
  { kind: "must", direction: "either", pattern: patternOf(words.firm) },
  { kind: "unneeded", direction: "forward", pattern: patternOf(words.forward.unneeded) },
  { kind: "unneeded", direction: "either", pattern: patternOf(words.either.unneeded) },
  { kind: "unneeded", direction: "nearest", pattern: patternOf(words.nearest.unneeded) },
  { kind: "plus", direction: "forward", pattern: patternOf(words.forward.plus) },
  { kind: "must", direction: "forward", pattern: patternOf(words.forward.must) },
  { kind: "plus", direction: "either", pattern: patternOf(words.either.plus) },
  { kind: "must", direction: "either", pattern: patternOf(words.either.must) },
  { kind: "unneeded", direction: "direct", pattern: patternOf(words.direct.unneeded) },
];
const notNegating = patternOf(words.notNegating);
/** Markers of a sentence in compared form, from left to right; of overlapping ones the first in the order of the patterns. */
export function markersOf(folded: string): Marker[] {
  const exempt = matchesOf(notNegating, folded);
  const taken: Marker[] = [];
  for (const { kind, direction, pattern } of patterns) {
    for (const place of matchesOf(pattern, folded)) {
      const found = { kind, direction, ...place };
      const overlaps = ({ from, to }: SentencePlace) => from < found.to && found.from < to;
      if (taken.some(overlaps) || (kind === "unneeded" && exempt.some(overlaps))) continue;
      taken.push(found);
    }
  }
  return taken.sort((a, b) => a.from - b.from);
}
