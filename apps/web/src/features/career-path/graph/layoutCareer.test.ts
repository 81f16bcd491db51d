import { expect, test } from "vitest";
import { buildCareerJob, buildCareerPath, careerId } from "../testing/careerBuilders.ts";
import { CARD_SIZE, layoutCareer, nextCard } from "./layoutCareer.ts";

const { jobs, edges } = buildCareerPath();
const layout = layoutCareer(jobs, edges);
const place = (number: number) => layout.placed.find(({ job }) => job.id === careerId(number));

test("jobs are in a column for each move, the more senior above, and no two overlap", () => {
  expect(layout.columns).toEqual([[careerId(1)], [careerId(2), careerId(3)], [careerId(4)]]);
  expect(place(2)?.y).toBeLessThan(place(3)?.y ?? 0);
  for (const one of layout.placed)
    for (const other of layout.placed)
      if (one !== other)
        expect(
          Math.abs(one.x - other.x) >= CARD_SIZE.width || Math.abs(one.y - other.y) >= CARD_SIZE.height,
        ).toBe(true);
});

test("the best way to each job is a line of its own, and edges of jobs that are not shown are left out", () => {
  const more = [
    { source: careerId(3), target: careerId(4), fit: 0.2, walked: null },
    { source: careerId(1), target: careerId(77), fit: 0.9, walked: null },
  ];
  const { lines } = layoutCareer(jobs, [...edges, ...more]);
  expect(lines.filter(({ isBest }) => isBest)).toHaveLength(3);
  expect(lines.find(({ source }) => source === careerId(3))?.isBest).toBe(false);
  expect(lines.some(({ target }) => target === careerId(77))).toBe(false);
});

test.each([
  [1, "ArrowRight", 2],
  [2, "ArrowDown", 3],
  [3, "ArrowUp", 2],
  [3, "ArrowDown", null],
  [4, "ArrowLeft", 2],
  [1, "ArrowLeft", null],
  [1, "Enter", null],
])("from card %i %s leads to %s", (from, key, to) => {
  expect(nextCard(layout, careerId(from), key)).toBe(to === null ? null : careerId(to));
});

test("a single job is a single card", () => {
  const { placed, lines } = layoutCareer([buildCareerJob({ hops: 0 })], []);
  expect(placed).toHaveLength(1);
  expect(lines).toEqual([]);
});
