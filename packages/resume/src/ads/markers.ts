import words from "./markerWords.json" with { type: "json" };
import { PhraseSet } from "./phraseSet.ts";
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

const setOf = (phrases: readonly string[]) => new PhraseSet(phrases, words.classes);
/** In the order in which they claim words: what is longer and more certain first. */
const patterns: { kind: MarkerKind | null; direction: MarkerDirection; phrases: PhraseSet }[] = [
  { kind: "must", direction: "within", phrases: setOf(words.within.must) },
  { kind: "unneeded", direction: "within", phrases: setOf(words.within.unneeded) },
  { kind: null, direction: "forward", phrases: setOf(words.repeat.forward) },
  { kind: null, direction: "either", phrases: setOf(words.repeat.either) },
  { kind: "must", direction: "either", phrases: setOf(words.firm) },
  { kind: "unneeded", direction: "forward", phrases: setOf(words.forward.unneeded) },
  { kind: "unneeded", direction: "either", phrases: setOf(words.either.unneeded) },
  { kind: "unneeded", direction: "nearest", phrases: setOf(words.nearest.unneeded) },
  { kind: "plus", direction: "forward", phrases: setOf(words.forward.plus) },
  { kind: "must", direction: "forward", phrases: setOf(words.forward.must) },
  { kind: "plus", direction: "either", phrases: setOf(words.either.plus) },
  { kind: "must", direction: "either", phrases: setOf(words.either.must) },
  { kind: "unneeded", direction: "direct", phrases: setOf(words.direct.unneeded) },
];
const notNegating = setOf(words.notNegating);
/** Markers of a sentence in compared form, from left to right; of overlapping ones the first in the order of the patterns. */
export function markersOf(folded: string): Marker[] {
  const exempt = notNegating.placesIn(folded);
  const taken: Marker[] = [];
  for (const { kind, direction, phrases } of patterns) {
    for (const place of phrases.placesIn(folded)) {
      const found = { kind, direction, ...place };
      const overlaps = ({ from, to }: SentencePlace) => from < found.to && found.from < to;
      if (taken.some(overlaps) || (kind === "unneeded" && exempt.some(overlaps))) continue;
      taken.push(found);
    }
  }
  return taken.sort((a, b) => a.from - b.from);
}
