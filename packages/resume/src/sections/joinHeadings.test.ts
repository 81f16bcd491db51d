import { expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { joinHeadings } from "./joinHeadings.ts";

const joined = (...texts: string[]) => joinHeadings(buildDocument(texts).lines).map(({ text }) => text);

it("joins a heading that was broken over two lines", () => {
  expect(joined("AANVULLENDE", "INFORMATIE", "Rijbewijs B")).toEqual([
    "AANVULLENDE INFORMATIE",
    "Rijbewijs B",
  ]);
});

it("leaves lines apart that are no heading together, or are one by themselves", () => {
  expect(joined("Jan", "Jansen", "Skills", "Tools", "Work", "", "Experience")).toEqual([
    "Jan",
    "Jansen",
    "Skills",
    "Tools",
    "Work",
    "Experience",
  ]);
});

it("joins a label in the margin that goes on below the first line of its text", () => {
  expect(joined("Digitale\tExcel, Word", "vaardigheden", "Overige\tGitaar")).toEqual([
    "Digitale vaardigheden\tExcel, Word",
    "Overige\tGitaar",
  ]);
});
