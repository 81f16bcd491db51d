import fc from "fast-check";
import { expect, test } from "vitest";
import { euroCents, typedEuros } from "./euroCents.ts";

test.each([
  ["9", 900],
  ["9,5", 950],
  ["9.50", 950],
  ["€ 1.250,00", 125_000],
  ["1,250.75", 125_075],
  ["1250", 125_000],
])("reads %s", (text, cents) => {
  expect(euroCents(text)).toBe(cents);
});

test.each(["", "free", "9.999.9", "-5", "1e3", "9,505,1"])("refuses %s", (text) => {
  expect(euroCents(text)).toBeUndefined();
});

test("reads what it writes", () => {
  fc.assert(fc.property(fc.nat(100_000_000), (cents) => euroCents(typedEuros(cents)) === cents));
});
