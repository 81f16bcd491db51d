/** People per segment: their places fit in 16 bits, and one score each fits in the processor's cache. */
export const SEGMENT_SIZE = 65_536;

/**
 * Posting lists of up to 65,536 people, 3 bytes a posting: the people with skill s are
 * people[offsets[s] … offsets[s + 1]], by place within the segment and in ascending order, with their claim codes.
 */
export interface Segment {
  offsets: Uint32Array;
  people: Uint16Array;
  codes: Uint8Array;
  /** Whether someone occurs twice under one skill, which happens when two of their skills were merged. */
  repeats: boolean;
}

/** A claim as the index keeps it: the number of the canonical skill, and the claim code. */
export interface SkillClaim {
  skill: number;
  code: number;
}

/** Rows (place, skill, code) that grow without a known end. */
export interface SegmentRows {
  count: number;
  people: Uint16Array;
  skills: Uint32Array;
  codes: Uint8Array;
}

const FIRST_CAPACITY = 4096;

/** An empty list of rows. */
export function createRows(): SegmentRows {
  return {
    count: 0,
    people: new Uint16Array(FIRST_CAPACITY),
    skills: new Uint32Array(FIRST_CAPACITY),
    codes: new Uint8Array(FIRST_CAPACITY),
  };
}

/** Appends a row; rows come in ascending order of place. */
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

/** Sorts rows into posting lists by counting: the order of people within a skill is that of the rows. */
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

/** First and one-past-last posting of a skill, both 0 for a skill the segment does not know. */
export function postingRange(segment: Segment, skill: number): [from: number, to: number] {
  const end = segment.offsets[skill + 1];
  return end === undefined ? [0, 0] : [segment.offsets[skill] ?? 0, end];
}

/** Where a place's postings begin among those of a skill, or where they would. */
export function findPlace(segment: Segment, skill: number, place: number): number {
  let [low, high] = postingRange(segment, skill);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segment.people[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
