import { describe, expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { splitSkillList } from "./skillPhrases.ts";

function items(...texts: string[]): string[] {
  return splitSkillList(buildDocument(texts).lines).phrases.map((phrase) =>
    [phrase.text, phrase.level, phrase.years].filter((part) => part !== null).join(" "),
  );
}

describe("splitSkillList", () => {
  it.each([
    ["Python, SQL; Java | Excel • Word", ["Python", "SQL", "Java", "Excel", "Word"]],
    ["• Python (expert)", ["Python 5"]],
    ["Python\tExpert", ["Python 5"]],
    ["Python, SQL, expert", ["Python", "SQL 5"]],
    ["Programming: Python, Java", ["Python", "Java"]],
    ["Expert: Python, Java", ["Python 5", "Java 5"]],
    ["SQL: goed", ["SQL 3"]],
    ["Wondzorg\t●●●●○", ["Wondzorg 4"]],
    ["Python ●●●○○ Java ★★★★★", ["Python 3", "Java 5"]],
    ["● Python ● Java", ["Python", "Java"]],
    ["●●○○○\tPython", ["Python 2"]],
    ["Excel\t80%\tWord\t3 van 5", ["Excel 4", "Word 3"]],
    ["Stakeholdermanagement expert", ["Stakeholdermanagement 5"]],
    ["Python ****", ["Python 4"]],
    ["SQL [###--]", ["SQL 3"]],
    ["Scrum master", ["Scrum master"]],
    ["Data\tSpark, Airflow, Kafka", ["Spark", "Airflow", "Kafka"]],
    ["Vaardigheid\tNiveau", []],
    ["Microsoft Office (Word, Excel)", ["Microsoft Office", "Word", "Excel"]],
    ["CI/CD, 3, –", ["CI/CD"]],
    ["Java – 5 years", ["Java 5"]],
  ])("splits %s", (line, expected) => {
    expect(items(line)).toEqual(expected);
  });

  it("puts wrapped items back together", () => {
    expect(items("Process optimisation, stakeholder", "management, Excel,", "Word")).toEqual([
      "Process optimisation",
      "stakeholder management",
      "Excel",
      "Word",
    ]);
  });

  it("puts a label back together that goes on below its rating", () => {
    expect(items("Motiverende\t●●○○○", "gespreksvoering", "Excel\t●●●○○")).toEqual([
      "Motiverende gespreksvoering 2",
      "Excel 3",
    ]);
  });

  it("ends an item with its sentence", () => {
    expect(items("IFRS, Excel (expert). Analytisch sterk.")).toEqual(["IFRS", "Excel 5", "Analytisch sterk"]);
  });

  it("sets whole sentences apart", () => {
    const sentence = "I have used Excel to plan the work of forty people";
    expect(splitSkillList(buildDocument([sentence]).lines)).toEqual({ phrases: [], sentences: [sentence] });
  });

  it("knows where in the line an item stands", () => {
    const phrase = splitSkillList(buildDocument(["Tools: Excel, Word (basic)"]).lines).phrases[1];
    expect(phrase?.line.slice(phrase.start)).toBe("Word (basic)");
  });
});
