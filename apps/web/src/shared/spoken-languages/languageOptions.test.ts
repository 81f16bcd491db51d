import { describe, expect, it } from "vitest";
import { COMMON_LANGUAGES, OTHER_LANGUAGES } from "./languageCodes.ts";
import { languageOptions, matchingLanguages } from "./languageOptions.ts";

describe("languageOptions", () => {
  it("lists every code once, two letters each", () => {
    const codes = [...COMMON_LANGUAGES, ...OTHER_LANGUAGES];
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[a-z]{2}$/.test(code))).toEqual([]);
  });

  it("names languages in the language on screen, common ones first", () => {
    expect(languageOptions("en").slice(0, 3)).toMatchObject([
      { code: "nl", name: "Dutch", common: true },
      { code: "en", name: "English" },
      { code: "de", name: "German" },
    ]);
    expect(languageOptions("nl")[2]).toMatchObject({ code: "de", name: "Duits" });
  });

  it("knows a name for every code", () => {
    expect(languageOptions("en").filter(({ code, name }) => code === name)).toEqual([]);
  });
});

describe("matchingLanguages", () => {
  const codesFor = (search: string) =>
    matchingLanguages(languageOptions("nl"), search).map(({ code }) => code);

  it("finds by the name on screen, the language's own and the English one, without accents", () => {
    expect(codesFor("duit")).toContain("de");
    expect(codesFor("deutsch")).toContain("de");
    expect(codesFor("german")).toContain("de");
    expect(codesFor("espanol")).toEqual(["es"]);
  });

  it("finds by the beginning of a word only, and nothing where nothing fits", () => {
    expect(codesFor("eder")).toEqual([]);
    expect(codesFor("qqq")).toEqual([]);
    expect(codesFor("  ")).toHaveLength(COMMON_LANGUAGES.length + OTHER_LANGUAGES.length);
  });
});
