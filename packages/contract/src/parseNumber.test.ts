import fc from "fast-check";
import { expect, test } from "vitest";
import { parseNumber } from "./parseNumber.ts";

test.each([
  ["8000", 8_000],
  ["8.000", 8_000],
  ["8,000", 8_000],
  ["1 250", 1_250],
  ["36,5", 36.5],
  ["36.5", 36.5],
  ["1.250,75", 1_250.75],
  ["1,250.75", 1_250.75],
  ["1.250.000", 1_250_000],
  ["0", 0],
])("reads %s", (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(["", "free", "9.999.9", "-5", "1e3", "9,505,1", "1.0000"])("refuses %j", (text) => {
  expect(parseNumber(text)).toBeUndefined();
});

test("reads back every amount as both languages write it", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_00), fc.constantFrom("nl-NL", "en-GB"), (cents, locale) => {
      const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
      expect(parseNumber(text)).toBe(cents / 100);
    }),
  );
});
