import type { Term } from "./jobTerms.ts";
import { postingRange, SEGMENT_SIZE, type Segment } from "./segment.ts";

/** Working arrays for one segment, all zero between uses. */
export interface Scratch {
  /** Score so far, by place. */
  scores: Float64Array;
  /** Best gain on the current requirement, by place. */
  best: Float64Array;
  /** Places whose best is not zero. */
  touched: Uint16Array;
}

/** Working arrays of 1.1 MB. */
export function createScratch(): Scratch {
  return {
    scores: new Float64Array(SEGMENT_SIZE),
    best: new Float64Array(SEGMENT_SIZE),
    touched: new Uint16Array(SEGMENT_SIZE),
  };
}

/** Adds one term's gains to the scores; right only where nobody can gain twice on the requirement. */
function addGains(segment: Segment, term: Term, scores: Float64Array): void {
  const { people, codes } = segment;
  const { gains } = term;
  const [from, to] = postingRange(segment, term.skill);
  for (let at = from; at < to; at += 1) {
    const place = people[at] ?? 0;
    scores[place] = (scores[place] ?? 0) + (gains[codes[at] ?? 0] ?? 0);
  }
}

/** Raises everybody's best gain by one term; returns the number of places touched so far. */
function raiseBest(segment: Segment, term: Term, scratch: Scratch, count: number): number {
  const { people, codes } = segment;
  const { gains } = term;
  const { best, touched } = scratch;
  const [from, to] = postingRange(segment, term.skill);
  let touchedCount = count;
  for (let at = from; at < to; at += 1) {
    const place = people[at] ?? 0;
    const gain = gains[codes[at] ?? 0] ?? 0;
    const before = best[place] ?? 0;
    if (gain > before) {
      if (before === 0) {
        touched[touchedCount] = place;
        touchedCount += 1;
      }
      best[place] = gain;
    }
  }
  return touchedCount;
}

/** Adds to every score the best that one of the terms of a requirement gives. */
export function addRequirement(segment: Segment, terms: readonly Term[], scratch: Scratch): void {
  const present = terms.filter(({ skill }) => {
    const [from, to] = postingRange(segment, skill);
    return to > from;
  });
  const [only] = present;
  if (only === undefined) return;
  const { scores, best, touched } = scratch;
  if (present.length === 1 && !segment.repeats) {
    addGains(segment, only, scores);
    return;
  }
  let count = 0;
  for (const term of present) count = raiseBest(segment, term, scratch, count);
  for (let at = 0; at < count; at += 1) {
    const place = touched[at] ?? 0;
    scores[place] = (scores[place] ?? 0) + (best[place] ?? 0);
    best[place] = 0;
  }
}
