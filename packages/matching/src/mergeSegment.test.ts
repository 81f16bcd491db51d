import { expect, test } from "vitest";
import { PostingIndexBuilder } from "./postingIndexBuilder.ts";
import { SEGMENT_SIZE } from "./segment.ts";

test("only the segment with enough changes is merged, the fullest first", () => {
  const builder = new PostingIndexBuilder();
  for (const person of [0, 1, 2, SEGMENT_SIZE, SEGMENT_SIZE + 1]) builder.add(person, 3, 5);
  const index = builder.finish();
  const untouched = index.segments[0];
  index.upsert(0, [{ skill: 3, code: 4 }]);
  for (const place of [0, 1]) index.upsert(SEGMENT_SIZE + place, [{ skill: 9, code: 1 }]);
  expect(index.compactFullest(3)).toBe(false);
  expect(index.compactFullest(2)).toBe(true);
  expect(index.segments[0]).toBe(untouched);
  expect([...index.overlays.keys()]).toEqual([0]);
  expect(index.segments[1]?.people.length).toBe(2);
  expect(index.compactFullest(1)).toBe(true);
  expect(index.compactFullest(1)).toBe(false);
});
