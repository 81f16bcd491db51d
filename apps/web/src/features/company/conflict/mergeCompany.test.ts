import fc from "fast-check";
import { expect, test } from "vitest";
import { COMPANY_FIELDS, type CompanyValues } from "../form/companyValues.ts";
import { mergeCompany } from "./mergeCompany.ts";

const text = fc.constantFrom("", "a", "b", "c");
const values = fc.record(
  Object.fromEntries(COMPANY_FIELDS.map((name) => [name, text])),
) as unknown as fc.Arbitrary<CompanyValues>;

test("what I changed stays, what I did not touch is theirs, and only different changes are conflicts", () => {
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const { conflicts, taken, merged } = mergeCompany(base, mine, theirs);
      for (const name of COMPANY_FIELDS) {
        const touched = mine[name] !== base[name];
        expect(merged[name]).toBe(touched ? mine[name] : theirs[name]);
        expect(conflicts.includes(name)).toBe(touched && mine[name] !== theirs[name]);
        expect(taken.includes(name)).toBe(!touched && theirs[name] !== base[name]);
      }
    }),
  );
});
