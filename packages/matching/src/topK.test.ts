import fc from "fast-check";
import { expect, test } from "vitest";
import { TopK } from "./topK.ts";

test("keeps what sorting everything would put first, whatever the order of offers", () => {
  const offers = fc.uniqueArray(
    fc.record({ id: fc.nat({ max: 99 }), score: fc.constantFrom(0, 0.25, 0.5, 1) }),
    {
      selector: ({ id }) => id,
    },
  );
  fc.assert(
    fc.property(offers, fc.nat({ max: 12 }), (pairs, k) => {
      const top = new TopK(k);
      for (const { id, score } of pairs) top.offer(id, score);
      expect(top.sorted()).toEqual(pairs.toSorted((a, b) => b.score - a.score || a.id - b.id).slice(0, k));
    }),
  );
});

test("says which score need not be offered any more", () => {
  const top = new TopK(2);
  top.offer(1, 0.5);
  expect(top.worst).toBe(-1);
  top.offer(2, 0.75);
  expect(top.worst).toBe(0.5);
  expect(new TopK(0).worst).toBe(Number.POSITIVE_INFINITY);
});
