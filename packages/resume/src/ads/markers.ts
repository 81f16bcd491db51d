import words from "./markerWords.json" with { type: "json" };
import { PhraseLists } from "./phraseSet.ts";
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

/** In the order in which they claim words: what is longer and more certain first. */
const patterns: { kind: MarkerKind | null; direction: MarkerDirection; phrases: readonly string[] }[] = [
  { kind: "must", direction: "within", phrases: words.within.must },
  { kind: "unneeded", direction: "within", phrases: words.within.unneeded },
  { kind: null, direction: "forward", phrases: words.repeat.forward },
  { kind: null, direction: "either", phrases: words.repeat.either },
  { kind: "must", direction: "either", phrases: words.firm },
  // "Handig, maar geen must"
  { kind: "plus", direction: "forward", phrases: words.spared.forward },
  { kind: "plus", direction: "either", phrases: words.spared.either },
  { kind: "unneeded", direction: "forward", phrases: words.forward.unneeded },
  { kind: "unneeded", direction: "either", phrases: words.either.unneeded },
  { kind: "unneeded", direction: "nearest", phrases: words.nearest.unneeded },
  { kind: "plus", direction: "forward", phrases: words.forward.plus },
  { kind: "must", direction: "forward", phrases: words.forward.must },
  { kind: "plus", direction: "either", phrases: words.either.plus },
  { kind: "must", direction: "either", phrases: words.either.must },
  { kind: "unneeded", direction: "direct", phrases: words.direct.unneeded },
];
const lists = new PhraseLists([words.notNegating, ...patterns.map(({ phrases }) => phrases)], words.classes);

/** Markers of a sentence in compared form, from left to right; of overlapping ones the first in the order of the patterns. */
export function markersOf(folded: string): Marker[] {
  const [exempt = [], ...places] = lists.placesIn(folded);
  const taken: Marker[] = [];
  for (const [at, { kind, direction }] of patterns.entries()) {
    for (const place of places[at] ?? []) {
      const found = { kind, direction, ...place };
      const overlaps = ({ from, to }: SentencePlace) => from < found.to && found.from < to;
      if (taken.some(overlaps) || (kind === "unneeded" && exempt.some(overlaps))) continue;
      taken.push(found);
    }
  }
  return taken.sort((a, b) => a.from - b.from);
}
