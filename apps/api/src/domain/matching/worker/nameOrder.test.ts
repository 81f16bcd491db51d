import fc from "fast-check";
import { expect, it } from "vitest";
import { NameOrder } from "./nameOrder.ts";

const id = (person: number) => `id-${person}`;

it("orders by first name, then last name, then id, small marks last", () => {
  const names = new NameOrder();
  const called = [
    ["zoë", "a"],
    ["anna", "visser"],
    ["anna", "de boer"],
    ["änna", "a"],
    ["anna", "de boer"],
    ["", "x"],
  ] as const;
  for (const [person, [first, last]] of called.entries()) names.put(person, { first, last, id: id(person) });
  expect(names.read()).toEqual([5, 2, 4, 1, 3, 0]);
});

it("puts people who are named again where a fresh reading would", () => {
  const put = fc.tuple(
    fc.nat({ max: 12 }),
    fc.constantFrom("a", "b", "ä", "z"),
    fc.constantFrom("", "q", "r"),
  );
  fc.assert(
    fc.property(fc.array(fc.array(put, { maxLength: 6 }), { maxLength: 6 }), (rounds) => {
      const kept = new NameOrder();
      const last = new Map<number, { first: string; last: string; id: string }>();
      for (const round of rounds) {
        for (const [person, first, surname] of round) {
          const named = { first, last: surname, id: id(person) };
          kept.put(person, named);
          last.set(person, named);
        }
        const fresh = new NameOrder();
        for (const [person, named] of last) fresh.put(person, named);
        expect(kept.read()).toEqual(fresh.read());
      }
    }),
  );
});
