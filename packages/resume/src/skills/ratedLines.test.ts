import { expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { splitRated } from "./ratedLines.ts";

const ratedOf = (heading: string | null, ...lines: string[]) =>
  splitRated(buildDocument(lines).lines, heading).rated.map(({ text }) => text);

it("finds a list in which each line rates what it names, and leaves the text around it", () => {
  const lines = [
    "I plan the work of a salon.",
    "Knippen ●●●●●",
    "Baarden\t●●●○○",
    "Kassa – basis",
    "Sinds 2012.",
  ];
  const { rated, rest } = splitRated(buildDocument(lines).lines, "Kan ik");
  expect(rated.map(({ text }) => text)).toEqual(lines.slice(1, 4));
  expect(rest.map(({ text }) => text)).toEqual([lines[0], lines[4]]);
});

it("finds marks that only their heading explains", () => {
  expect(ratedOf("Eigen oordeel (1-10)", "Lassen\t9", "Frezen\t5", "Draaien\t6")).toEqual([
    "Lassen\t9/10",
    "Frezen\t5/10",
    "Draaien\t6/10",
  ]);
});

it.each([
  ["two lines are no list", ["Knippen ●●●●●", "Baarden ●●●○○"]],
  ["spoken languages", ["Engels: goed", "Duits: redelijk", "Frans: matig"]],
  ["running text", ["Coverage rose to 80%", "Sales grew", "Led the team"]],
])("leaves %s", (_, lines) => {
  expect(ratedOf(null, ...lines)).toEqual([]);
});
