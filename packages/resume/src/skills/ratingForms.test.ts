import { describe, expect, it } from "vitest";
import { cleanText } from "../document/cleanText.ts";
import { buildLine } from "../testing/textLine.ts";
import { splitSkillList } from "./skillPhrases.ts";
import type { Level } from "./statedLevel.ts";

const skills: readonly [string, Level][] = [
  ["Python", 5],
  ["AutoCAD", 3],
  ["Lassen", 4],
  ["Excel", 2],
  ["Projectmanagement", 4],
];
const drawn = (full: string, empty: string) => (level: Level) => full.repeat(level) + empty.repeat(5 - level);
const dutch = { 1: "beginner", 2: "basis", 3: "goed", 4: "gevorderd", 5: "expert" } as const;

/** Ways to write a level. */
const marks: Readonly<Record<string, (level: Level) => string>> = {
  dots: drawn("●", "○"),
  stars: drawn("★", "☆"),
  bars: drawn("▮", "▯"),
  "stars apart": (level) => drawn("★ ", "☆ ")(level).trim(),
  "dots apart": (level) => drawn("● ", "○ ")(level).trim(),
  fraction: (level) => `${level}/5`,
  percent: (level) => `${level * 20} %`,
  words: (level) => dutch[level],
  numbered: (level) => `niveau ${level}`,
};

/** Ways to put a level beside a skill. */
const places: Readonly<Record<string, (skill: string, mark: string) => string>> = {
  cell: (skill, mark) => `${skill}\t${mark}`,
  colon: (skill, mark) => `${skill}: ${mark}`,
  brackets: (skill, mark) => `${skill} (${mark})`,
  dash: (skill, mark) => `${skill} – ${mark}`,
  bar: (skill, mark) => `${skill} | ${mark}`,
  "before it": (skill, mark) => `${mark}\t${skill}`,
  item: (skill, mark) => `• ${skill}: ${mark}`,
};

describe.each(Object.entries(marks))("levels as %s", (_, mark) => {
  it.each(Object.entries(places))("are read in a %s", (_name, place) => {
    const lines = skills.map(([skill, level]) => buildLine(cleanText(place(skill, mark(level)))));
    const { phrases } = splitSkillList(lines, "Vaardigheden");
    expect(phrases.map(({ text, level }) => [text, level])).toEqual(skills);
  });
});

describe("levels of one line and of sentences above a list", () => {
  const levelsOf = (heading: string | null, ...lines: string[]) =>
    splitSkillList(
      lines.map((text) => buildLine(text)),
      heading,
    ).phrases.map(({ text, level }) => [text, level]);

  it("reads marks behind names with slashes between", () => {
    expect(levelsOf("Skills (1-5)", "Welding 4 / Pipe fitting 5 / Rigging 2")).toEqual([
      ["Welding", 4],
      ["Pipe fitting", 5],
      ["Rigging", 2],
    ]);
  });

  it("takes a number for part of a name where no scale is given", () => {
    expect(levelsOf("Skills", "Angular 2 / HTML 5 / Python 3").map(([, level]) => level)).not.toContain(2);
  });

  it.each([
    ["Kan ik een beetje", 2],
    ["Wat ik goed kan", null],
    ["What I know very well", null],
    ["Beheers ik uitstekend", 5],
  ] as const)("%s", (heading, level) => {
    expect(levelsOf(heading, "Haken, breien")).toEqual([
      ["Haken", level],
      ["breien", level],
    ]);
  });

  it("reads a rating on the line below its name", () => {
    expect(levelsOf("Skills", "Crane operation", "●●●●○", "Rigging ●●○○○")).toEqual([
      ["Crane operation", 4],
      ["Rigging", 2],
    ]);
  });

  it("reads everyday words behind a name", () => {
    expect(levelsOf("Computer", "Exact good, AutoCAD little, Word vlot")).toEqual([
      ["Exact", 3],
      ["AutoCAD", 1],
      ["Word", 4],
    ]);
  });
});
