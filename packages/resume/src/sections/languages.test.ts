import { describe, expect, it } from "vitest";
import { isLanguageLine, languagesInText, readLanguages } from "./languages.ts";

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
    ["Duits: beetje", ["de Beginner"]],
    ["Marokkaans Arabisch: goed, Engels B2", ["ary Intermediate", "en Intermediate"]],
    ["Berbers (Tarifit) – vloeiend", ["ber Advanced"]],
    ["Dutch & Frisian, both at home • Hindi, conversational", ["nl Native", "fy Native", "hi Intermediate"]],
    ["Polished shoes", []],
    [
      "Nederlands en Twents, Duits goed, Engels matig",
      ["nl null", "nds null", "de Intermediate", "en Beginner"],
    ],
    ["Duits (leesvaardigheid goed, spreken matig), Frans – niet", ["de Intermediate"]],
    ["English and Welsh: mother tongues.", ["en Native", "cy Native"]],
    ["Marokkaans-Arabisch: goed", ["ar Intermediate"]],
    ["Russisch (passief)", ["ru Beginner"]],
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

  it("gives languages that are named together the same level", () => {
    expect(readLanguages(["Nederlands en Papiaments: moedertaal", "French, Italian (basic)"])).toMatchObject([
      { code: "nl", level: "Native" },
      { code: "pap", level: "Native" },
      { code: "fr", level: "Beginner" },
      { code: "it", level: "Beginner" },
    ]);
  });

  it("knows a line of languages under any heading", () => {
    expect(isLanguageLine("Czech (native), English (fluent), German (B1)")).toBe(true);
    expect(isLanguageLine("Nederlands en Fries: moedertaal. Engels: goed. Duits: een beetje.")).toBe(true);
    expect(isLanguageLine("Trained teams in Dutch and English, with good results in three countries")).toBe(
      false,
    );
    expect(isLanguageLine("NT2, Dutch language course (good result)")).toBe(false);
  });

  it("finds languages with a level in running text", () => {
    const lines = ["I speak fluent English; moedertaal Nederlands.", "French toast is a hobby of mine."];
    expect(languagesInText(lines)).toMatchObject([
      { code: "en", level: "Advanced" },
      { code: "nl", level: "Native" },
    ]);
  });
});
