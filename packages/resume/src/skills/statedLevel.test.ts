import { describe, expect, it } from "vitest";
import { leadingLevel, levelOfLabel, parseLevel, trailingLevel } from "./statedLevel.ts";

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
    ["Prezi = redelijk", "Prezi", 3],
    ["Tekla Structures (zeer goede beheersing)", "Tekla Structures", 4],
    ["Sketch: working knowledge", "Sketch", 3],
    ["Lightroom: basisgebruiker", "Lightroom", 2],
    ["Haskell – native-level", "Haskell", 5],
    ["Access [3 van de 4]", "Access", 4],
    ["InDesign 4 sterren", "InDesign", 4],
    ["Solderen ++", "Solderen", 4],
    ["Blender (basis tot gemiddeld)", "Blender", 2],
  ])("reads %s", (text, phrase, level) => {
    expect(trailingLevel(text)).toEqual({ phrase, level, years: null });
  });

  it("reads years", () => {
    expect(trailingLevel("Java (5+ jaar ervaring)")).toEqual({ phrase: "Java", level: null, years: 5 });
  });

  it("reads years and a level together", () => {
    expect(trailingLevel("Kotlin (expert, 8 jaar)")).toEqual({ phrase: "Kotlin", level: 5, years: 8 });
  });

  it.each([
    "Microsoft Office (Word, Excel)",
    "CI/CD",
    "Node.js",
    "e-mail - marketing",
    "9/5 planning",
    "C++",
  ])("leaves %s alone", (text) => {
    expect(trailingLevel(text)).toEqual({ phrase: text, level: null, years: null });
  });
});

describe("leadingLevel", () => {
  it.each([
    ["Advanced Excel", "Excel", 4],
    ["Basiskennis van SQL", "SQL", 2],
    ["good knowledge of Java", "Java", 3],
    ["Ervaring met lassen", "lassen", null],
    ["proficient in Figma", "Figma", 4],
    ["Masterclass cooking", "Masterclass cooking", null],
    ["Zeer goede kennis van Access", "Access", 4],
    ["Kan goed overweg met Outlook", "Outlook", 3],
    ["Power BI", "Power BI", null],
    ["Deep learning", "Deep learning", null],
    ["Functional testing", "Functional testing", null],
  ])("reads %s", (text, phrase, level) => {
    expect(leadingLevel(text)).toEqual({ phrase, level, years: null });
  });
});

describe("parseLevel", () => {
  it.each(["Python", "6/5", "0/5", "900%", ""])("knows %s is no level", (text) => {
    expect(parseLevel(text)).toBeNull();
  });
});

describe("levelOfLabel", () => {
  it.each([
    ["Expert in", 5],
    ["Familiar with:", 2],
    ["Zeer ervaren met", 4],
    ["• Goede kennis van:", 3],
    ["Basis", 2],
    ["Tools", null],
    ["Kennis van", null],
  ])("reads %s as %s", (text, level) => {
    expect(levelOfLabel(text)).toBe(level);
  });
});
