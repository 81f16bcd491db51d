import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeVersions } from "./mergeVersions.ts";

const NAMES = ["a", "b", "c"] as const;
const value = fc.constantFrom<unknown>("", "x", null, { id: "1" }, { id: "2" });
const values = fc.record({ a: value, b: value, c: value });
const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);

test("what I changed stays, what I did not touch is theirs, and only different changes are conflicts", () => {
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const { conflicts, taken, merged } = mergeVersions(base, mine, theirs);
      for (const name of NAMES) {
        const touched = !isSame(mine[name], base[name]);
        expect(merged[name]).toEqual(touched ? mine[name] : theirs[name]);
        expect(conflicts.includes(name)).toBe(touched && !isSame(mine[name], theirs[name]));
        expect(taken.includes(name)).toBe(!touched && !isSame(theirs[name], base[name]));
      }
    }),
  );
});
