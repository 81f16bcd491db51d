import fc from "fast-check";
import { expect, test } from "vitest";
import { roundPoints } from "./roundPoints.ts";

test("gives the left-over points to the largest remainders", () => {
  expect(roundPoints([33.4, 33.4, 33.2])).toEqual([34, 33, 33]);
  expect(roundPoints([10.16, 5.04], 1)).toEqual([10.2, 5]);
  expect(roundPoints([])).toEqual([]);
});

test("rounded points add up to the rounded total and move by less than one", () => {
  const points = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 30 });
  fc.assert(
    fc.property(points, (given) => {
      const rounded = roundPoints(given);
      const total = given.reduce((sum, point) => sum + point, 0);
      expect(rounded.reduce((sum, point) => sum + point, 0)).toBe(Math.round(total));
      rounded.forEach((point, at) => {
        expect(Math.abs(point - (given[at] ?? 0))).toBeLessThan(1 + 1e-9);
      });
    }),
  );
});
