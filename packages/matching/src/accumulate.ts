import type { RequirementTerms, Term } from "./jobTerms.ts";
import { postingRange, SEGMENT_SIZE, type Segment } from "./segment.ts";

/** Working arrays for one segment, all zero between uses. */
export interface Scratch {
  /** Score so far, by place. */
  scores: Float64Array;
  /** Highest rung reached on the current requirement, by place. */
  best: Uint16Array;
  /** Places that reached a rung. */
  touched: Uint16Array;
}

/** Returns working arrays of 0.8 MB. */
export function createScratch(): Scratch {
  return {
    scores: new Float64Array(SEGMENT_SIZE),
    best: new Uint16Array(SEGMENT_SIZE),
    touched: new Uint16Array(SEGMENT_SIZE),
  };
}

/**
 * Adds the gains of a single term to the scores; correct only when no person can gain twice on the
 * requirement.
 */
function addGains(segment: Segment, { skill, rungs }: Term, gains: Float64Array, scores: Float64Array): void {
  const { people, codes } = segment;
  const [from, to] = postingRange(segment, skill);
  for (let at = from; at < to; at += 1) {
    const place = people[at] ?? 0;
    scores[place] = (scores[place] ?? 0) + (gains[rungs[codes[at] ?? 0] ?? 0] ?? 0);
  }
}

/** Raises each person's rung by one term; returns the number of places touched so far. */
function raiseBest(segment: Segment, term: Term, scratch: Scratch, count: number): number {
  const { people, codes } = segment;
  const { rungs } = term;
  const { best, touched } = scratch;
  const [from, to] = postingRange(segment, term.skill);
  let touchedCount = count;
  for (let at = from; at < to; at += 1) {
    const place = people[at] ?? 0;
    const before = best[place] ?? 0;
    const rung = rungs[codes[at] ?? 0] ?? 0;
    if (rung <= before) continue;
    if (before === 0) {
      touched[touchedCount] = place;
      touchedCount += 1;
    }
    best[place] = rung;
  }
  return touchedCount;
}

/** Adds to every score the best gain among the terms of a requirement. */
export function addRequirement(segment: Segment, { terms, gains }: RequirementTerms, scratch: Scratch): void {
  const present = terms.filter(({ skill }) => {
    const [from, to] = postingRange(segment, skill);
    return to > from;
  });
  const [only] = present;
  if (only === undefined) return;
  const { scores, best, touched } = scratch;
  if (present.length === 1 && !segment.repeats) {
    addGains(segment, only, gains, scores);
    return;
  }
  let count = 0;
  for (const term of present) count = raiseBest(segment, term, scratch, count);
  for (let at = 0; at < count; at += 1) {
    const place = touched[at] ?? 0;
    scores[place] = (scores[place] ?? 0) + (gains[best[place] ?? 0] ?? 0);
    best[place] = 0;
  }
}
