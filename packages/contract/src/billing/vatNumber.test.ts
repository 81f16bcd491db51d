import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EU_COUNTRIES } from "./countries.ts";
import { parseVatNumber } from "./vatNumber.ts";
import { VAT_RULES } from "./vatRules.ts";

/** Numbers whose check digits are right, some of each country. */
const RIGHT: Record<string, string[]> = {
  AT: ["U13585627"],
  BE: ["0428759497", "428.759.497"],
  BG: ["175074752"],
  CH: ["CHE-107.787.577 IVA", "CHE-107.787.577", "107787577"],
  CY: ["10259033P"],
  CZ: ["25123891"],
  DE: ["136 695 976"],
  DK: ["13585628"],
  EE: ["100931558"],
  ES: ["B64717838", "54362315K", "X2482300W"],
  FI: ["20774740"],
  FR: ["40303265045", "23334175221"],
  GR: ["094259216", "EL 094259216"],
  HR: ["33392005961"],
  HU: ["12892312"],
  IE: ["6433435F", "6433435OA", "8D79739I"],
  IT: ["00743110157"],
  LT: ["119511515", "100001919017"],
  LU: ["15027442"],
  LV: ["40003521600"],
  MT: ["11679112"],
  NL: ["004495445B01", "NL 0044.95.445.B01", "NL002455799B11"],
  PL: ["8567346215"],
  PT: ["501964843"],
  RO: ["18547290"],
  SE: ["123456789701"],
  SI: ["50223054"],
  SK: ["2022749619"],
};

describe("VAT numbers", () => {
  test("every country of the Union and Switzerland has a rule", () => {
    expect(Object.keys(VAT_RULES).sort()).toEqual([...EU_COUNTRIES, "CH"].sort());
    expect(Object.keys(RIGHT).sort()).toEqual(Object.keys(VAT_RULES).sort());
  });

  test.each(Object.entries(RIGHT))("%s: right ones are read, with or without prefix", (country, numbers) => {
    const prefix = VAT_RULES[country]?.prefix ?? country;
    for (const number of numbers) {
      const read = parseVatNumber(country, number);
      expect(read, number).toMatch(new RegExp(`^${prefix}[A-Z0-9+*]+$`));
      expect(parseVatNumber(country, read ?? "")).toBe(read);
    }
  });

  test.each(Object.entries(RIGHT))("%s: one wrong digit is noticed", (country, [number = ""]) => {
    const read = parseVatNumber(country, number) ?? "";
    const at = read.search(/\d/);
    const wrong = read.slice(0, at) + ((Number(read[at]) + 1) % 10) + read.slice(at + 1);
    expect(parseVatNumber(country, wrong)).toBeUndefined();
  });

  test("another country's number is none of this one", () => {
    expect(parseVatNumber("NL", "BE0428759497")).toBeUndefined();
    expect(parseVatNumber("BE", "NL004495445B01")).toBeUndefined();
    expect(parseVatNumber("US", "12-3456789")).toBe("123456789");
    expect(parseVatNumber("US", "not a number!")).toBeUndefined();
  });

  test("whatever is typed is read or refused, and reading twice changes nothing", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(VAT_RULES)), fc.string(), (country, text) => {
        const read = parseVatNumber(country, text);
        return read === undefined || parseVatNumber(country, read) === read;
      }),
    );
  });
});
