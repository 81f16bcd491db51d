/** People per segment: places fit in 16 bits, and one score each fits in the CPU cache. */
export const SEGMENT_SIZE = 65_536;

/**
 * Posting lists of up to 65,536 people, 3 bytes per posting: the people with skill s are people[offsets[s] …
 * offsets[s + 1]], by ascending place within the segment, with their claim codes.
 */
export interface Segment {
  offsets: Uint32Array;
  people: Uint16Array;
  codes: Uint8Array;
  /** True when a person occurs twice under one skill, after two of the person's skills were merged. */
  repeats: boolean;
}

/** A claim as stored in the index: canonical skill number and claim code. */
export interface SkillClaim {
  skill: number;
  code: number;
}

/** Growable rows (place, skill, code). */
export interface SegmentRows {
  count: number;
  people: Uint16Array;
  skills: Uint32Array;
  codes: Uint8Array;
}

const FIRST_CAPACITY = 4096;

/** Returns an empty list of rows. */
export function createRows(): SegmentRows {
  return {
    count: 0,
    people: new Uint16Array(FIRST_CAPACITY),
    skills: new Uint32Array(FIRST_CAPACITY),
    codes: new Uint8Array(FIRST_CAPACITY),
  };
}

/** Appends a row; rows must come in ascending order of place. */
export function pushRow(rows: SegmentRows, place: number, skill: number, code: number): void {
  if (rows.count === rows.people.length) {
    const { people, skills, codes } = rows;
    rows.people = new Uint16Array(2 * rows.count);
    rows.skills = new Uint32Array(2 * rows.count);
    rows.codes = new Uint8Array(2 * rows.count);
    rows.people.set(people);
    rows.skills.set(skills);
    rows.codes.set(codes);
  }
  rows.people[rows.count] = place;
  rows.skills[rows.count] = skill;
  rows.codes[rows.count] = code;
  rows.count += 1;
}

/** Turns rows into posting lists by counting sort, stable within a skill. */
export function buildSegment(rows: SegmentRows): Segment {
  let last = -1;
  for (let at = 0; at < rows.count; at += 1) last = Math.max(last, rows.skills[at] ?? 0);
  const offsets = new Uint32Array(last + 2);
  for (let at = 0; at < rows.count; at += 1) {
    const skill = (rows.skills[at] ?? 0) + 1;
    offsets[skill] = (offsets[skill] ?? 0) + 1;
  }
  for (let skill = 1; skill < offsets.length; skill += 1) {
    offsets[skill] = (offsets[skill] ?? 0) + (offsets[skill - 1] ?? 0);
  }
  const next = offsets.slice();
  const segment = {
    offsets,
    people: new Uint16Array(rows.count),
    codes: new Uint8Array(rows.count),
    repeats: false,
  };
  for (let at = 0; at < rows.count; at += 1) {
    const skill = rows.skills[at] ?? 0;
    const to = next[skill] ?? 0;
    const place = rows.people[at] ?? 0;
    if (to > (offsets[skill] ?? 0) && segment.people[to - 1] === place) segment.repeats = true;
    segment.people[to] = place;
    segment.codes[to] = rows.codes[at] ?? 0;
    next[skill] = to + 1;
  }
  return segment;
}

/** Returns the start and end (exclusive) of a skill's postings; both 0 for a skill unknown to the segment. */
export function postingRange(segment: Segment, skill: number): [from: number, to: number] {
  const end = segment.offsets[skill + 1];
  return end === undefined ? [0, 0] : [segment.offsets[skill] ?? 0, end];
}

/** Returns the index of a place's first posting for a skill, or its insertion point. */
export function findPlace(segment: Segment, skill: number, place: number): number {
  let [low, high] = postingRange(segment, skill);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segment.people[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
