import { describe, expect, it } from "vitest";
import { leadingLevel, readLevel, trailingLevel } from "./statedLevel.ts";

describe("trailingLevel", () => {
  it.each([
    ["SQL (expert)", "SQL", 5],
    ["Python – gevorderd", "Python", 4],
    ["Figma ★★★★☆", "Figma", 4],
    ["Figma ●●○○○", "Figma", 2],
    ["Excel 4/5", "Excel", 4],
    ["Excel: 8/10", "Excel", 4],
    ["Word 60%", "Word", 3],
    ["C++ (basic knowledge)", "C++", 2],
    ["Wondzorg: goede kennis", "Wondzorg", 3],
  ])("reads %s", (text, phrase, level) => {
    expect(trailingLevel(text)).toEqual({ phrase, level, years: null });
  });

  it("reads years", () => {
    expect(trailingLevel("Java (5+ jaar ervaring)")).toEqual({ phrase: "Java", level: null, years: 5 });
  });

  it.each(["Microsoft Office (Word, Excel)", "CI/CD", "Node.js", "e-mail - marketing", "9/5 planning"])(
    "leaves %s alone",
    (text) => {
      expect(trailingLevel(text)).toEqual({ phrase: text, level: null, years: null });
    },
  );
});

describe("leadingLevel", () => {
  it.each([
    ["Advanced Excel", "Excel", 4],
    ["Basiskennis van SQL", "SQL", 2],
    ["good knowledge of Java", "Java", 3],
    ["Ervaring met lassen", "lassen", null],
    ["proficient in Figma", "Figma", 4],
    ["Masterclass cooking", "Masterclass cooking", null],
  ])("reads %s", (text, phrase, level) => {
    expect(leadingLevel(text)).toEqual({ phrase, level, years: null });
  });
});

describe("readLevel", () => {
  it.each(["Python", "6/5", "0/5", "900%", ""])("knows %s is no level", (text) => {
    expect(readLevel(text)).toBeNull();
  });
});
