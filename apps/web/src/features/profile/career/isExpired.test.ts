import { expect, it } from "vitest";
import { isExpired } from "./isExpired.ts";

it("takes a certificate as valid through its last day, and not a day longer", () => {
  const lateEvening = new Date(2027, 4, 3, 23, 59);
  expect(isExpired("2027-05-03", lateEvening)).toBe(false);
  expect(isExpired("2027-05-02", lateEvening)).toBe(true);
  expect(isExpired("2027-05-03", new Date(2027, 4, 4, 0, 1))).toBe(true);
});
