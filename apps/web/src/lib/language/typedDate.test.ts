import { expect, test } from "vitest";
import { formatTypedDate, parseTypedDate } from "./typedDate.ts";

const NOW = new Date("2026-06-01T12:00:00Z");

test.each([
  ["31-03-2026", "2026-03-31"],
  ["31/3/2026", "2026-03-31"],
  ["1.3.26", "2026-03-01"],
  ["1 3 47", "1947-03-01"],
  ["31032026", "2026-03-31"],
  ["2026-03-31", "2026-03-31"],
  [" 2026-3-1 ", "2026-03-01"],
  ["29-02-2028", "2028-02-29"],
  ["29-02-2027", null],
  ["31-04-2026", null],
  ["03-31-2026", null],
  ["31-03", null],
  ["31-03-202", null],
  ["soon", null],
  ["", null],
])("“%s” is %s", (typed, day) => {
  expect(parseTypedDate(typed, NOW)).toBe(day);
});

test("a day is shown as each language writes it, and what is no day as it was typed", () => {
  expect(formatTypedDate("2026-03-01", "nl")).toBe("01-03-2026");
  expect(formatTypedDate("2026-03-01", "en")).toBe("01/03/2026");
  expect(formatTypedDate("31-04", "nl")).toBe("31-04");
});
