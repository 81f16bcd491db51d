import fc from "fast-check";
import { expect, test } from "vitest";
import { exactShares, quantise } from "./fixedPoint.ts";

const weights = fc.array(fc.double({ min: 0.01, max: 2, noNaN: true }), { minLength: 1, maxLength: 60 });

test("shares add up to exactly 1 in any order and keep their proportions", () => {
  fc.assert(
    fc.property(weights, (given) => {
      const parts = exactShares(given);
      const total = given.reduce((sum, weight) => sum + weight, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1);
      expect(parts.toReversed().reduce((sum, part) => sum + part, 0)).toBe(1);
      given.forEach((weight, at) => {
        expect(parts[at]).toBeCloseTo(weight / total, 12);
      });
    }),
  );
});

test("quantise keeps order and moves a number by no more than half a step", () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(unit, unit, (a, b) => {
      expect(Math.abs(quantise(a) - a)).toBeLessThanOrEqual(2 ** -47);
      expect(Math.sign(quantise(Math.max(a, b)) - quantise(Math.min(a, b)))).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(quantise(a) * 2 ** 46)).toBe(true);
    }),
  );
});
