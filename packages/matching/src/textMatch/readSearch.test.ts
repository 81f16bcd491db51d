import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSearch, type SearchNames } from "./readSearch.ts";
import { normalizeText } from "./tokenize.ts";

const SKILLS = ["data engineering", "sql", "python", "r", "visual basic", "go", "ruby", "marketing"];
const TITLES = ["marketing manager", "sql developer"];
const names: SearchNames = {
  skillCalled: (phrase) => SKILLS.find((skill) => skill === normalizeText(phrase)) ?? null,
  isTitle: (phrase) => TITLES.includes(normalizeText(phrase)),
};
const read = (text: string) => {
  const { skills, rest } = readSearch(text, names);
  return [skills.map(({ conceptId, level }) => (level ? `${conceptId} ${level}` : conceptId)), rest];
};

describe("reading what is typed into one box", () => {
  it.each([
    ["data engineering, at least Basic", ["data engineering 2"], ""],
    ["Data engineering minimaal basis", ["data engineering 2"], ""],
    ["sql zeer gevorderd", ["sql 4"], ""],
    ["minimaal gevorderd in SQL en Python", ["sql 3", "python"], ""],
    ["advanced SQL", ["sql 4"], ""],
    ["SQL, advanced Python", ["sql", "python 4"], ""],
    ["SQL expert and python 3", ["sql 5", "python 3"], ""],
    ["sql niveau 3 of hoger", ["sql 3"], ""],
    ["SQL (level 4/5)", ["sql 4"], ""],
    ["visual basic", ["visual basic"], ""],
    ["people with sql and python", ["sql", "python"], ""],
    ["mensen met SQL", ["sql"], ""],
  ])("%s", (text, skills, rest) => {
    expect(read(text)).toEqual([skills, rest]);
  });

  it.each([
    ["Anna de Vries", [], "Anna de Vries"],
    ["jansen sql", ["sql"], "jansen"],
    ["Anna de Vries, python at least expert", ["python 5"], "Anna de Vries"],
    ["sql engineer", ["sql"], "engineer"],
    ["Basic", [], "Basic"],
    ["", [], ""],
  ])("leaves names and titles: %s", (text, skills, rest) => {
    expect(read(text)).toEqual([skills, rest]);
  });

  it("takes a longer job title for what it is", () => {
    expect(read("marketing manager")).toEqual([[], "marketing manager"]);
    expect(read("SQL developer, Python")).toEqual([["python"], "SQL developer"]);
  });

  it("takes what is in quotation marks as it stands", () => {
    expect(read('"Ruby" Jansen')).toEqual([[], "Ruby Jansen"]);
    expect(read('"go')).toEqual([[], "go"]);
    expect(read('sql "Marketing"')).toEqual([["sql"], "Marketing"]);
  });

  it("takes one letter for a language only where it stands alone", () => {
    expect(read("R. Jansen")).toEqual([[], "R. Jansen"]);
    expect(read("R, SQL")).toEqual([["r", "sql"], ""]);
    expect(read("R advanced")).toEqual([["r 4"], ""]);
    expect(read("r")).toEqual([[], "r"]);
  });

  it("reads a level while it is typed, and forgets what only joins", () => {
    expect(read("sql at")).toEqual([["sql"], ""]);
    expect(read("sql at least adv")).toEqual([["sql 4"], ""]);
    expect(read("sql minimaal zeer g")).toEqual([["sql 4"], ""]);
    expect(read("sql bas")).toEqual([["sql"], "bas"]);
  });

  it("tells places that hold the words of skill and level, in order and apart", () => {
    const text = "Anna, advanced SQL and python at least basic";
    const { skills } = readSearch(text, names);
    expect(skills.map(({ start, end }) => text.slice(start, end))).toEqual([
      "advanced SQL",
      "python at least basic",
    ]);
    const word = fc.constantFrom(
      "sql",
      "Python",
      "at least",
      "basic",
      "and",
      ",",
      "Anna",
      '"',
      "R",
      "3",
      "of hoger",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (parts) => {
        const typed = parts.join(" ");
        let last = 0;
        for (const { start, end } of readSearch(typed, names).skills) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(typed.length);
      }),
    );
  });
});
