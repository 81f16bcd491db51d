import { postingRange, SEGMENT_SIZE, type Segment, type SkillClaim } from "./segment.ts";

/** Returns the claims of changed people as postings, sorted by skill, then place. */
function newPostings(changed: ReadonlyMap<number, readonly SkillClaim[]>) {
  const rows = [...changed].flatMap(([place, claims]) =>
    claims.map(({ skill, code }) => ({ skill, place, code })),
  );
  return rows.sort((a, b) => a.skill - b.skill || a.place - b.place);
}

/**
 * Returns a new segment with the claims of some places replaced. Merges each posting list with the new
 * postings of its skill in one pass: a full segment of 65,536 people takes a few milliseconds.
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
  const { people, codes, offsets } = merged;
  let to = 0;
  let next = 0;
  for (let skill = 0; skill < skills; skill += 1) {
    const from = to;
    const [first, end] = segment ? postingRange(segment, skill) : [0, 0];
    let row = added[next]?.skill === skill ? added[next] : undefined;
    // Sentinel beyond every place when the skill has no new posting left, so that the inner loop compares one
    // number.
    let nextPlace = row?.place ?? SEGMENT_SIZE;
    const takeRow = (): void => {
      people[to] = nextPlace;
      codes[to] = row?.code ?? 0;
      to += 1;
      next += 1;
      row = added[next]?.skill === skill ? added[next] : undefined;
      nextPlace = row?.place ?? SEGMENT_SIZE;
    };
    for (let at = first; at < end; at += 1) {
      const place = before[at] ?? 0;
      if (isChanged[place] === 1) continue;
      while (nextPlace < place) takeRow();
      people[to] = place;
      codes[to] = codesBefore[at] ?? 0;
      to += 1;
    }
    while (row) takeRow();
    offsets[skill + 1] = to;
    for (let at = from + 1; at < to && !merged.repeats; at += 1) {
      if (people[at] === people[at - 1]) merged.repeats = true;
    }
  }
  return merged;
}
