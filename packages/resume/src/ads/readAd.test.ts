import { describe, expect, it } from "vitest";
import { readAd } from "./readAd.ts";

const SKILLS = ["SQL", "Python", "welding", "lassen", "Excel", "German"];

/** Finds each of a few names wherever it stands, whatever its case. */
const linker = {
  link: () => [],
  spot: (text: string) =>
    SKILLS.flatMap((name) =>
      [...text.matchAll(new RegExp(`\\b${name}\\b`, "gi"))].map(({ index }) => ({
        conceptId: name,
        label: name,
        start: index,
        end: index + name.length,
      })),
    ).sort((a, b) => a.start - b.start),
};
const read = (text: string) => readAd(text, linker).asked;

describe("skills of a job text", () => {
  it.each([
    ["You know SQL.", null],
    ["Advanced SQL is needed", 4],
    ["We ask for expert Python", 5],
    ["Strong experience with SQL", 4],
    ["SQL (expert)", 5],
    ["At least 5 years of experience with welding", 4],
    ["minimaal 3 jaar ervaring met lassen", 3],
    ["10+ years of Python", 5],
    ["basic knowledge of Excel", 2],
    ["basiskennis van Excel", 2],
    ["Je spreekt vloeiend German", 4],
    ["You are fluent in German", 4],
  ])("reads the level of %j", (text, level) => {
    expect(read(text)).toMatchObject([{ level }]);
  });

  it("keeps every place, in the order of the text, with the highest level stated", () => {
    const text = "Python daily. Advanced SQL.\nYou teach others Python; expert Python.";
    const found = read(text);
    expect(found.map(({ conceptId, level }) => [conceptId, level])).toEqual([
      ["Python", 5],
      ["SQL", 4],
    ]);
    const words = found[0]?.places.map(({ start, end }) => text.slice(start, end));
    expect(words).toEqual(["Python", "Python", "Python"]);
  });

  it.each(["German is a plus", "Nice to have: German", "German is een pré", "Bij voorkeur spreek je German"])(
    "takes %j as optional",
    (text) => {
      expect(read(`You know SQL. ${text}.`)).toMatchObject([{ weight: "neutral" }, { weight: "plus" }]);
    },
  );

  it("is essential when one place asks for it", () => {
    expect(read("German is a plus.\nYou write German.")).toMatchObject([{ weight: "neutral" }]);
  });

  it("leaves out what is not needed", () => {
    expect(read("No experience with SQL is needed. You know Excel.")).toMatchObject([{ conceptId: "Excel" }]);
    expect(read("Je kent Excel; geen SQL of Python.")).toMatchObject([{ conceptId: "Excel" }]);
    expect(read("Excel without welding")).toMatchObject([{ conceptId: "Excel" }]);
    expect(read("Zonder moeite schrijf je Python")).toMatchObject([{ conceptId: "Python" }]);
  });
});
