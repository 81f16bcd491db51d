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
    ["Loonheffingen\t2011\tzeer goed", ["Loonheffingen 4"]],
    ["Solderen (zilver), etsen, emailleren: goed", ["Solderen 3", "zilver 3", "etsen 3", "emailleren 3"]],
    ["Vaardigheid\tNiveau", []],
    ["Microsoft Office (Word, Excel)", ["Microsoft Office", "Word", "Excel"]],
    ["CI/CD, 3, –", ["CI/CD"]],
    ["Java – 5 years", ["Java 5"]],
    ["PLC\t4/5\tRevit/AutoCAD\tgeen", ["PLC 4"]],
    ["Python, Rust\tnone", []],
    ["Magister: vaardig • Excel: basisgebruiker", ["Magister 4", "Excel 2"]],
    ["Word, Excel\tzeer goed", ["Word 4", "Excel 4"]],
    ["Expert in: Rust; basis: Zig", ["Rust 5", "Zig 2"]],
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

  it.each([
    [
      "a bracket is open",
      ["Functional safety (TÜV", "Rheinland)", "Excel"],
      ["Functional safety", "TÜV Rheinland", "Excel"],
    ],
    ["a level follows its dash", ["Excel, Word –", "gevorderd"], ["Excel 4", "Word 4"]],
    [
      "a level in brackets follows",
      ["Histology, FlowJo", "(expert), OMIQ"],
      ["Histology", "FlowJo 5", "OMIQ"],
    ],
    [
      "lines begin small among capitals",
      ["Excel", "Route", "planning", "Word", "Outlook"],
      ["Excel", "Route planning", "Word", "Outlook"],
    ],
    ["each has a level of its own", ["Java, Python – expert, C# – basic"], ["Java", "Python 5", "C# 2"]],
    [
      "typed stars count to the most of them",
      ["SIEM: Sentinel ***, Splunk **, QRadar *", "Vuln mgmt: Nessus **"],
      ["Sentinel 5", "Splunk 3", "QRadar 2", "Nessus 3"],
    ],
    [
      "details follow the level",
      ["Excel – good (lookups)", "Word\tbeetje (brieven)"],
      ["Excel 3", "lookups 3", "Word 1"],
    ],
    [
      "each line is one item",
      ["Coaching (zeer goed)", "Excel, draaitabellen (goed)", "Genesys (goed)", "Power BI (basis)"],
      ["Coaching 4", "Excel 3", "draaitabellen 3", "Genesys 3", "Power BI 2"],
    ],
  ])("goes on below where %s", (_, lines, expected) => {
    expect(items(...lines)).toEqual(expected);
  });

  it.each([
    ["Expert in", ["Expert in", "Python", "SQL", "Familiar with", "Rust"], ["Python 5", "SQL 5", "Rust 2"]],
    ["Basis:", ["Gevorderd:", "Word", "Basis:", "Access"], ["Word 4", "Access 2"]],
    ["a level below each item", ["Python", "expert", "Rust", "basis"], ["Python 5", "Rust 2"]],
    ["marks below each item", ["Cooking", "●●●●●", "Butchery", "●●●○○"], ["Cooking 5", "Butchery 3"]],
  ])("reads %s as the level of a list or of the item above", (_, lines, expected) => {
    expect(items(...lines)).toEqual(expected);
  });

  it("takes the level of a list from its heading", () => {
    const { phrases } = splitSkillList(buildDocument(["Welding", "Milling 4/5"]).lines, "Ruime ervaring met");
    expect(phrases.map(({ text, level }) => [text, level])).toEqual([
      ["Welding", 4],
      ["Milling", 4],
    ]);
  });

  it.each([
    ["a range in the heading", "Kennis (1-10)", ["Lassen\t9\tFrezen\t5"], ["Lassen 5", "Frezen 3"]],
    ["a legend", null, ["B = basis, G = gevorderd", "Lassen\tG", "Frezen (B)"], ["Lassen 4", "Frezen 2"]],
    ["the head of a column", null, ["Skill\tLevel", "Welding\t4", "Milling\t2"], ["Welding 4", "Milling 2"]],
    ["nothing", null, ["Welding\t4"], ["Welding"]],
  ])("reads bare marks by %s", (_, heading, lines, expected) => {
    const { phrases } = splitSkillList(buildDocument(lines).lines, heading);
    expect(phrases.map(({ text, level }) => [text, level].filter(Boolean).join(" "))).toEqual(expected);
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
