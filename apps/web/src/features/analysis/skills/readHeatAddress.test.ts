import { expect, test } from "vitest";
import { parseCellParam, toCellParam } from "./readHeatAddress.ts";
import { shareOf, toneOfMean, toneOfShare } from "./shareTones.ts";

test.each([
  [undefined, "s"],
  [null, "s~none"],
  ["d", "s~d"],
])("a cell with department %s is read back from its address", (department, text) => {
  expect(toCellParam({ skillId: "s", department })).toBe(text);
  expect(parseCellParam(text)).toEqual({ skillId: "s", department });
});

test("an empty address names no cell", () => {
  expect(parseCellParam(undefined)).toBeUndefined();
  expect(parseCellParam("~d")).toBeUndefined();
});

test("a share leaves out the unknown, and has one of five tones", () => {
  expect(shareOf({ asked: 10, unknown: 5, met: 1, mean: 1 })).toBe(0.2);
  expect(shareOf({ asked: 5, unknown: 5, met: 0, mean: null })).toBeNull();
  expect([0, 0.19, 0.2, 0.59, 0.6, 0.8, 1].map(toneOfShare)).toEqual([1, 1, 2, 3, 4, 5, 5]);
  expect([0.4, 1.4, 1.5, 4.4, 4.6].map(toneOfMean)).toEqual([1, 1, 2, 4, 5]);
});
