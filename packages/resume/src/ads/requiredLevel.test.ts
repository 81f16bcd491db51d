import { describe, expect, it } from "vitest";
import { askedOf } from "./testing/namedSkills.ts";

const cases: [string, string[]][] = [
  ["Basic understanding of Docker", ["Docker 2"]],
  ["Basiskennis van SQL", ["SQL 2"]],
  ["Enige kennis van SAP", ["SAP 2"]],
  ["Some Python", ["Python 2"]],
  ["You write Java to a high standard", ["Java 4"]],
  ["Enigszins vertrouwd met Git", ["Git 2"]],
  ["Je kunt toveren met Excel", ["Excel 4"]],
  ["Good knowledge of Excel and Word", ["Excel 3", "Word 3"]],
  ["Goede kennis van Excel", ["Excel 3"]],
  ["Good communication skills", ["communication skills 3"]],
  ["Goede communicatieve vaardigheden", ["communicatieve vaardigheden 3"]],
  ["Strong SQL and good Python", ["SQL 4", "Python 3"]],
  ["Zeer goede kennis van Exact", ["Exact 4"]],
  ["Ruime ervaring met SAP", ["SAP 4"]],
  ["Several years of experience in recruitment", ["recruitment 4"]],
  ["Je bent expert in Power BI", ["Power BI 5"]],
  ["SQL (expert)", ["SQL 5"]],
  ["Python at an advanced level", ["Python 4"]],
  ["Java op expertniveau", ["Java 5"]],
  ["1 year of experience with Python", ["Python 2"]],
  ["2-3 years of Python", ["Python 3"]],
  ["minimaal vijf jaar ervaring met lassen", ["lassen 4"]],
  ["8+ years of experience with Java", ["Java 5"]],
  ["At least 5 years' experience in sales", ["sales 4"]],
  ["Java (5 years), SQL", ["Java 4", "SQL"]],
  ["Ervaring met Python (minimaal 3 jaar)", ["Python 3"]],
  ["Experience with Docker and strong SQL", ["Docker", "SQL 4"]],
  ["Fluent Dutch and English at native level", ["Dutch 4", "English 5"]],
  ["Uitstekende beheersing van het Nederlands", ["Dutch 4"]],
  ["Je spreekt en schrijft goed Nederlands en vloeiend Engels", ["Dutch 3", "English 4"]],
  ["Je beheerst de Nederlandse taal uitstekend in woord en geschrift", ["Dutch 4"]],
  ["Engels op C1-niveau, Duits (B1)", ["English 4", "German 3"]],
  ["Native German speaker", ["German 5"]],
  ["Dutch (B2)", ["Dutch 3"]],
  // What a row or a list ends with.
  ["SQL: minimaal twee jaar mee gewerkt", ["SQL 3"]],
  ["Java incl. Spring: expert level please, we mean it", ["Java 5"]],
  ["SQL, Docker or Q-DAS, good working knowledge", ["SQL 3", "Docker 3"]],
  ["Some exposure to payment tools such as SAP or Exact", ["SAP 2", "Exact 2"]],
  ["Enige notie van SQL", ["SQL 2"]],
  ["5+ years in sales or buying, in FMCG or marketing", ["sales 4", "marketing 4"]],
  ["At least eighteen months in marketing", ["marketing 2"]],
  ["Enkele jaren ervaring met SAP", ["SAP 3"]],
  ["Een jaar of vijf ervaring met SAP", ["SAP 4"]],
  ["You know your way around SQL", ["SQL 3"]],
  ["Ervaring met SQL in een winkel is een must, minimaal twee jaar", ["SQL must 3"]],
  ["Je kent Excel inclusief draaitabellen van haver tot gort", ["Excel 4"]],
  ["Je kent SQL op hoofdlijnen", ["SQL 2"]],
  ["Een beetje kunnen werken met SAP", ["SAP 2"]],
  ["Real depth in Python", ["Python 4"]],
  ["Python, deep down in your fingers", ["Python 4"]],
  ["Basic computer skills are sufficient (Word, Excel)", ["Word 2", "Excel 2"]],
  // Words for a level that a skill's name begins or ends with.
  ["Je schrijft goed en feitelijk", ["je schrijft goed 3"]],
  ["Zeer goede contactuele eigenschappen en Excel", ["goede contactuele eigenschappen 4", "Excel 4"]],
  ["Excellent written English", ["English 4"]],
  // Years in the job itself.
  [
    "Loodgieter\n\nWat vragen wij?\n- 3 jaar ervaring als loodgieter\n- loodgieterswerk in woningen",
    ["loodgieterswerk 3"],
  ],
  [
    "Marketing manager\n\nProfile\n- SQL and marketing\n- At least 4 years in a similar job",
    ["SQL", "marketing 4"],
  ],
  [
    "Marketing manager\n\nProfile\n- SQL and marketing\n- Anna has led the team for 9 years",
    ["SQL", "marketing"],
  ],
  ["Loodgieter\n\nJe profiel\n- loodgieterswerk\n- een paar jaar in de bouw", ["loodgieterswerk 3"]],
  [
    "Loodgieter\n\nJe profiel\n- loodgieterswerk\n- 5 jaar ervaring als loodgieter, waarvan een deel in de marketing",
    ["loodgieterswerk 4", "marketing"],
  ],
  // No level that the words do not state.
  ["Two trainings in SQL a year are yours", ["SQL"]],
  ["You teach Excel twice a year", ["Excel"]],
  ["You know SQL", ["SQL"]],
  ["A strong team player with knowledge of SQL", ["SQL"]],
  ["goed Engels, ervaring met SAP", ["English 3", "SAP"]],
  ["You have experience with SQL in a good team", ["SQL"]],
  ["Je bent 5 jaar in dienst en je kent Excel", ["Excel"]],
  ["Rijbewijs B, minimaal 2 jaar", ["rijbewijs B must"]],
];

describe("the level that an ad asks for", () => {
  it.each(cases)("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});
