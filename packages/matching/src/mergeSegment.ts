import { buildSegment, createRows, pushRow, SEGMENT_SIZE, type Segment, type SkillClaim } from "./segment.ts";

/** A segment with the claims of some places replaced; the segment given is not changed. */
export function mergeSegment(
  segment: Segment | undefined,
  changed: ReadonlyMap<number, readonly SkillClaim[]>,
): Segment {
  const rows = createRows();
  const starts = new Uint32Array(SEGMENT_SIZE + 1);
  for (const place of segment?.people ?? []) {
    if (!changed.has(place)) starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  }
  for (let place = 1; place < starts.length; place += 1) {
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  }
  const kept = starts[SEGMENT_SIZE] ?? 0;
  const skills = new Uint32Array(kept);
  const codes = new Uint8Array(kept);
  const next = starts.slice();
  for (let skill = 0; segment && skill + 1 < segment.offsets.length; skill += 1) {
    for (let at = segment.offsets[skill] ?? 0; at < (segment.offsets[skill + 1] ?? 0); at += 1) {
      const place = segment.people[at] ?? 0;
      if (changed.has(place)) continue;
      const to = next[place] ?? 0;
      skills[to] = skill;
      codes[to] = segment.codes[at] ?? 0;
      next[place] = to + 1;
    }
  }
  for (let place = 0; place < SEGMENT_SIZE; place += 1) {
    for (const { skill, code } of changed.get(place) ?? []) pushRow(rows, place, skill, code);
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      pushRow(rows, place, skills[at] ?? 0, codes[at] ?? 0);
    }
  }
  return buildSegment(rows);
}
