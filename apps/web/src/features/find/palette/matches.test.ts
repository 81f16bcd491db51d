import { expect, test } from "vitest";
import { matchOf } from "./matches.ts";

test.each([
  ["cre", 2],
  ["create j", 2],
  ["job create", 1],
  ["vacancy", 1],
  ["crate", 1],
  ["craete", 1],
  ["vacency", 1],
  ["jab", 0],
  ["create goal", 0],
  ["", 0],
  ["%", 0],
])("“%s” matches “Create job”: %i", (typed, match) => {
  expect(matchOf(typed, ["Create job", "new vacancy"])).toBe(match);
});

test("accents and capitals do not matter", () => {
  expect(matchOf("résume", ["Resume upload"])).toBe(2);
});
