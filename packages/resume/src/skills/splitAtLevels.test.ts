import { describe, expect, test } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { splitSkillList } from "./skillPhrases.ts";
import { splitAtLevels } from "./splitAtLevels.ts";

describe("a line with several lists, each with its level", () => {
  test.each([
    ["Expert: Java, SQL  Advanced: Go  Basic: Rust", ["Java 5", "SQL 5", "Go 4", "Rust 2"]],
    ["Zeer goed: Excel, Word; basis: Power BI", ["Excel 4", "Word 4", "Power BI 2"]],
    ["• Expert in: Python | Basic knowledge of: Scala", ["Python 5", "Scala 2"]],
  ])("%s", (text, expected) => {
    const { phrases } = splitSkillList(buildDocument([text]).lines);
    expect(phrases.map(({ text: name, level }) => `${name} ${level}`)).toEqual(expected);
  });
});

test.each([
  "Magister: vaardig • Excel: basis",
  "Expert: Java, SQL",
  "Talen: Engels: goed, Duits: basis",
  "Tools: Basic: 10 years",
])("%s is one list", (line) => {
  expect(splitAtLevels(line)).toEqual([line]);
});
