import { postingRange, SEGMENT_SIZE, type Segment, type SkillClaim } from "./segment.ts";

/** The claims of changed people as postings, by skill and then by place. */
function newPostings(changed: ReadonlyMap<number, readonly SkillClaim[]>) {
  const rows = [...changed].flatMap(([place, claims]) =>
    claims.map(({ skill, code }) => ({ skill, place, code })),
  );
  return rows.sort((a, b) => a.skill - b.skill || a.place - b.place);
}

/**
 * A segment with the claims of some places replaced; the segment given is not changed. Each posting list is merged
 * with the new postings of its skill in one pass: a full segment of 65,536 people takes a few milliseconds.
 */
export function mergeSegment(
  segment: Segment | undefined,
  changed: ReadonlyMap<number, readonly SkillClaim[]>,
): Segment {
  const isChanged = new Uint8Array(SEGMENT_SIZE);
  for (const place of changed.keys()) isChanged[place] = 1;
  const added = newPostings(changed);
  const before = segment?.people ?? new Uint16Array();
  const codesBefore = segment?.codes ?? new Uint8Array();
  let kept = 0;
  for (let at = 0; at < before.length; at += 1) kept += 1 - (isChanged[before[at] ?? 0] ?? 0);
  const skills = Math.max((segment?.offsets.length ?? 1) - 1, 1 + (added.at(-1)?.skill ?? -1));
  const merged = {
    offsets: new Uint32Array(skills + 1),
    people: new Uint16Array(kept + added.length),
    codes: new Uint8Array(kept + added.length),
    repeats: false,
  };
  let to = 0;
  const put = (from: number, place: number, code: number): void => {
    if (to > from && merged.people[to - 1] === place) merged.repeats = true;
    merged.people[to] = place;
    merged.codes[to] = code;
    to += 1;
  };
  let next = 0;
  for (let skill = 0; skill < skills; skill += 1) {
    const from = to;
    const [first, end] = segment ? postingRange(segment, skill) : [0, 0];
    for (let at = first; at < end; at += 1) {
      const place = before[at] ?? 0;
      if (isChanged[place] === 1) continue;
      for (let row = added[next]; row?.skill === skill && row.place < place; row = added[next]) {
        put(from, row.place, row.code);
        next += 1;
      }
      put(from, place, codesBefore[at] ?? 0);
    }
    for (let row = added[next]; row?.skill === skill; row = added[next]) {
      put(from, row.place, row.code);
      next += 1;
    }
    merged.offsets[skill + 1] = to;
  }
  return merged;
}
