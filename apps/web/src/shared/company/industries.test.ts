import { expect, test } from "vitest";
import { INDUSTRIES, industryName, industryValue } from "./industries.ts";

test("a well-known industry is stored once and read in both languages", () => {
  for (const { en, nl } of INDUSTRIES) {
    expect(industryValue(nl)).toBe(en);
    expect(industryValue(` ${en.toUpperCase()}`)).toBe(en);
    expect(industryName(en, "nl")).toBe(nl);
  }
});

test("no two industries share a name, and each list is in the order of the alphabet", () => {
  const english = INDUSTRIES.map(({ en }) => en);
  expect(new Set(english).size).toBe(english.length);
  expect(new Set(INDUSTRIES.map(({ nl }) => nl)).size).toBe(english.length);
  expect(english).toEqual(english.toSorted((a, b) => a.localeCompare(b, "en")));
});

test("another industry stays as it was typed", () => {
  expect(industryValue("Falconry ")).toBe("Falconry ");
  expect(industryName("Falconry", "nl")).toBe("Falconry");
});
