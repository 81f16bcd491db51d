import { describe, expect, it } from "vitest";
import { readLanguages } from "./languages.ts";

function read(...lines: string[]): string[] {
  return readLanguages(lines).map((language) => `${language.code} ${language.level}`);
}

describe("readLanguages", () => {
  it.each([
    ["Dutch (native), English: fluent, Duits – B1", ["nl Native", "en Advanced", "de Intermediate"]],
    ["Nederlands (moedertaal)", ["nl Native"]],
    ["Native Dutch speaker", ["nl Native"]],
    ["Vloeiend: Engels, Frans", ["en Advanced", "fr Advanced"]],
    ["Spaans A2 en Italiaans C1", ["es Beginner", "it Advanced"]],
    ["English ★★★★☆", ["en Advanced"]],
    ["Turks\tzeer goed", ["tr Advanced"]],
    ["Polish", ["pl null"]],
    ["Polished shoes", []],
  ])("reads %s", (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it("takes a level on the next line", () => {
    expect(read("English", "Fluent", "Duits", "Basis")).toEqual(["en Advanced", "de Beginner"]);
  });

  it("keeps the words", () => {
    expect(readLanguages(["Dutch: native, English – C1"]).map((language) => language.words)).toEqual([
      "Dutch: native",
      "English – C1",
    ]);
  });
});
