import { expect, it } from "vitest";
import { levelInText } from "./levelInText.ts";

const levelOf = (text: string, skill: string) => {
  const start = text.indexOf(skill);
  return levelInText(text, start, start + skill.length);
};

it.each([
  ["Expert in Excel, comfortable with SAP.", "Excel", 5],
  ["Expert in Excel, comfortable with SAP.", "SAP", null],
  ["Sterk in bezwaar en beroep, nuchter in de rechtszaal", "beroep", 4],
  ["Zeer ervaren in aanbestedingen en in het aansturen van leveranciers.", "leveranciers", 4],
  ["Microsoft Office: goed. Rijbewijs B.", "Microsoft Office", 3],
  ["Microsoft Office: goed. Rijbewijs B.", "Rijbewijs B", null],
  ["I bring advanced SQL and curiosity", "SQL", 4],
  ["Basiskennis van Python", "Python", 2],
  ["Ruime ervaring met lassen", "lassen", 4],
  ["Tableau (strong), QGIS, a little Power BI", "Power BI", 2],
  ["Windows 11, DNS basics, some Python", "Python", 2],
  ["Welding (electric, TIG basic). Bunkering.", "TIG", 2],
  ["Welding (electric, TIG basic). Bunkering.", "electric", null],
  ["loodgieterswerk: alleen het allersimpelste", "loodgieterswerk", 1],
  ["HR in utilities with a strong works council", "works council", null],
  ["A strong team built the Python service", "Python", null],
])("reads in %j of %s the level %s", (text, skill, level) => {
  expect(levelOf(text, skill)).toBe(level);
});
