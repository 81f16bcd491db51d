import { describe, expect, it } from "vitest";
import { markedParts } from "./markedParts.ts";

const skill = (name: string, ...places: [number, number][]) => ({
  skill: { id: name, name, kind: "skill" as const, group_id: null, group_name: null },
  places: places.map(([start, end]) => ({ start, end })),
});

describe("words of a text that name skills", () => {
  it("are cut out in order, and the pieces make the text again", () => {
    const text = "SQL and Python, then SQL.";
    const parts = markedParts(text, [skill("SQL", [0, 3], [21, 24]), skill("Python", [8, 14])]);
    expect(parts.map(({ words }) => words).join("")).toBe(text);
    expect(parts.filter((part) => part.skill).map(({ words, skill: name }) => [words, name])).toEqual([
      ["SQL", "SQL"],
      ["Python", "Python"],
      ["SQL", "SQL"],
    ]);
  });

  it("count once where places overlap", () => {
    const parts = markedParts("data analysis", [skill("data analysis", [0, 13]), skill("analysis", [5, 13])]);
    expect(parts).toEqual([{ start: 0, words: "data analysis", skill: "data analysis" }]);
  });

  it("may be none", () => {
    expect(markedParts("", [])).toEqual([]);
    expect(markedParts("text", [])).toEqual([{ start: 0, words: "text", skill: null }]);
  });
});
