import fc from "fast-check";
import { expect, test } from "vitest";
import { failsMustHave } from "./bands.ts";
import { type SetProblem, smallestSet } from "./smallestSet.ts";

function problem(effects: number[][], wanted: number, mustHaves: number[] = []): SetProblem {
  return {
    start: new Float64Array(effects[0]?.length ?? 0),
    effects: effects.map((effect) => Float64Array.from(effect)),
    mustHaves,
    score: (credits) => credits.reduce((sum, credit) => sum + credit, 0),
    reachesScore: (score) => score >= wanted,
  };
}

test("finds the two that suffice where taking the best first needs three", () => {
  const effects = [
    [1, 1, 0, 1, 1, 0],
    [1, 1, 1, 0, 0, 0],
    [0, 0, 0, 1, 1, 1],
  ];
  expect(smallestSet(problem(effects, 6))?.toSorted()).toEqual([1, 2]);
  expect(smallestSet(problem(effects, 4))).toEqual([0]);
  expect(smallestSet(problem(effects, 0))).toEqual([]);
  expect(smallestSet(problem(effects, 7))).toBeNull();
});

test("includes what meets a must-have even where the score is reached without it", () => {
  const effects = [
    [1, 1, 0],
    [0, 0, 0.3],
    [0, 0, 0.2],
  ];
  expect(smallestSet(problem(effects, 2, [2]))?.toSorted()).toEqual([0, 1]);
});

test("no smaller set will do, whatever the changes give", () => {
  const credit = fc.constantFrom(0, 0, 0.2, 0.3, 0.6, 0.9, 1);
  const given = fc.record({
    effects: fc.array(fc.array(credit, { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 7 }),
    wanted: fc.double({ min: 0, max: 6, noNaN: true }),
    mustHaves: fc.subarray([0, 1, 2]),
  });
  fc.assert(
    fc.property(given, ({ effects, wanted, mustHaves }) => {
      const asked = problem(effects, wanted, mustHaves);
      const sizes = Array.from({ length: 2 ** effects.length }, (_, set) => {
        const chosen = effects.filter((_effect, at) => ((set >> at) & 1) === 1);
        const credits = asked.start.map((_none, at) =>
          Math.max(0, ...chosen.map((effect) => effect[at] ?? 0)),
        );
        const met = mustHaves.every((at) => !failsMustHave(credits[at] ?? 0));
        return met && asked.reachesScore(asked.score(credits)) ? chosen.length : Number.POSITIVE_INFINITY;
      });
      expect(smallestSet(asked)?.length ?? Number.POSITIVE_INFINITY).toBe(Math.min(...sizes));
    }),
    { numRuns: 500 },
  );
});
