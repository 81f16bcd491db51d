import { describe, expect, it } from "vitest";
import { buildLine } from "../testing/textLine.ts";
import { cleanText } from "./cleanText.ts";
import { joinHyphenated } from "./joinHyphenated.ts";

describe("cleanText", () => {
  it.each([
    ["o\ufb03ce \ufb01le", "office file"],
    ["\uf0b7 Item", "• Item"],
    ["- Item", "• Item"],
    ["zero\u200bwidth and\u00a0space", "zerowidth and space"],
    ["a \t  b", "a\tb"],
    ["●●●○○", "●●●○○"],
    ["e\u0301", "é"],
    ["Priva ............ gevorderd", "Priva\tgevorderd"],
    ["Lathe . . . . . . . 4/5", "Lathe\t4/5"],
    ["Excel ____ goed", "Excel\tgoed"],
    ["IPM (gewas) ... expert", "IPM (gewas)\texpert"],
    ["well... perhaps", "well... perhaps"],
  ])("cleans %j", (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});

describe("joinHyphenated", () => {
  function join(...texts: string[]): string[] {
    return joinHyphenated(texts.map((text) => buildLine(text))).map((line) => line.text);
  }

  it("joins the halves of a word and leaves the rest of the line", () => {
    expect(join("stake-", "holder care")).toEqual(["stakeholder", "care"]);
    expect(join("verant-", "woordelijk")).toEqual(["verantwoordelijk"]);
  });

  it("leaves shared endings and names alone", () => {
    expect(join("project-", "en teamleiding")).toEqual(["project-", "en teamleiding"]);
    expect(join("Noord-", "Holland")).toEqual(["Noord-", "Holland"]);
  });
});
