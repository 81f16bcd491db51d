import fc from "fast-check";
import { expect, test } from "vitest";
import { bitsetOf, countBits, deleteBit, hasBit, intersect } from "./bitset.ts";

const numbers = fc.uniqueArray(fc.nat({ max: 199 }));

test("behaves like a set of numbers", () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const bits = bitsetOf(a, 200);
      const both = intersect(bits, bitsetOf(b, 200));
      expect(countBits(bits)).toBe(a.length);
      expect(countBits(both)).toBe(a.filter((number) => b.includes(number)).length);
      for (const number of b) deleteBit(bits, number);
      for (let number = 0; number < 210; number += 1) {
        expect(hasBit(bits, number)).toBe(a.includes(number) && !b.includes(number));
        expect(hasBit(both, number)).toBe(a.includes(number) && b.includes(number));
      }
    }),
  );
});
