import { expect, test } from "vitest";
import { isTypo } from "./typo.ts";

test.each([
  ["exel", "excel"],
  ["excell", "excel"],
  ["doker", "docker"],
  ["reakt", "react"],
  ["scurm", "scrum"],
  ["pyhton", "python"],
  ["exceel", "excel"],
  ["boekhoude", "boekhouden"],
])("%s is a typo of %s", (typed, meant) => {
  expect(isTypo(typed, meant)).toBe(true);
});

test.each([
  ["excel", "excel"],
  ["weer", "meer"],
  ["word", "wood"],
  ["sql", "sqlx"],
  ["react", "reach to"],
  ["exl", "excel"],
  ["abcde", "abdce f"],
  ["abcdef", "abefcd"],
  ["boekhouden", "boekbinden"],
  // One other first letter is mostly another word.
  ["rocker", "docker"],
  ["ehfactor", "refactor"],
  ["nursing", "cursing"],
])("%s is none of %s", (typed, meant) => {
  expect(isTypo(typed, meant)).toBe(false);
});
