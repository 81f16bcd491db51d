import { expect, test } from "vitest";
import { hasExpired } from "./hasExpired.ts";

test.each([
  ["2026-11-21", true],
  ["2026-11-22", false],
  ["2026-11-23", false],
])("a licence until %s has expired on 22 November 2026: %s", (lastDay, expected) => {
  expect(hasExpired(lastDay, new Date("2026-11-22T23:59:00Z"))).toBe(expected);
});
