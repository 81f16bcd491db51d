import { expect, test } from "vitest";
import { properNameTest } from "./properNames.ts";

const isName = properNameTest(
  [
    "Python",
    "scripting in Python",
    "SQL",
    "Power BI",
    "C++",
    "Marketing",
    "online marketing",
    "Report Builder",
    "writing a report",
    "Planning",
  ].map((label) => ({ conceptId: label, label, lang: "en", preferred: true })),
);

test.each([
  ["Python", true],
  ["SQL", true],
  ["Power BI", true],
  ["C++", true],
  // A German noun has a capital as well.
  ["Marketing", false],
  ["Report", false],
  ["Planning", false],
  ["python", false],
])("%s is a name in every language: %s", (words, expected) => {
  expect(isName(words)).toBe(expected);
});
