import fc from "fast-check";
import { expect, test } from "vitest";
import { PairTable } from "./pairTable.ts";

test("holds what a map by pair would hold, also after growing", () => {
  const entry = fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 }), fc.nat());
  fc.assert(
    fc.property(fc.array(entry, { minLength: 400, maxLength: 1_500, size: "max" }), (entries) => {
      const table = new PairTable();
      const map = new Map<string, number>();
      for (const [first, second, value] of entries) {
        table.set(first, second, value);
        map.set(`${first},${second}`, value);
      }
      for (let first = 0; first <= 60; first += 1) {
        for (let second = 0; second <= 60; second += 7) {
          expect(table.get(first, second)).toBe(map.get(`${first},${second}`) ?? -1);
        }
      }
    }),
    { numRuns: 10 },
  );
});
