import { expect, test } from "vitest";
import { type FitParts, fitOf, stepBetween } from "./careerFit.ts";

const PERFECT: FitParts = { coverage: 1, groups: 1, isSameFamily: true, title: 1, step: 0 };

test("the parts of a fit add up to 1, each with its weight", () => {
  expect(fitOf(PERFECT)).toBeCloseTo(1, 12);
  expect(fitOf({ ...PERFECT, coverage: 0.5 })).toBeCloseTo(0.7, 12);
  expect(fitOf({ ...PERFECT, groups: 0.5 })).toBeCloseTo(0.9, 12);
  expect(fitOf({ ...PERFECT, isSameFamily: false })).toBeCloseTo(0.88, 12);
  expect(fitOf({ ...PERFECT, title: 0 })).toBeCloseTo(0.92, 12);
});

test("a level of seniority down costs as much as one up, and no fit is below 0", () => {
  for (const step of [1, 2, 3]) {
    expect(fitOf({ ...PERFECT, step })).toBeCloseTo(1 - 0.05 * step, 12);
    expect(fitOf({ ...PERFECT, step: -step })).toBe(fitOf({ ...PERFECT, step }));
  }
  expect(fitOf({ coverage: 0, groups: 0, isSameFamily: false, title: 0, step: -1 })).toBe(0);
});

test("a step is known only between two jobs whose levels are known", () => {
  expect(stepBetween(2, 4)).toBe(2);
  expect(stepBetween(4, 2)).toBe(-2);
  expect(stepBetween(null, 4)).toBe(0);
  expect(stepBetween(4, null)).toBe(0);
});
