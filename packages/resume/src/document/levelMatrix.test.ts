import { expect, it } from "vitest";
import { resolveLevelMatrix } from "./levelMatrix.ts";

/** Cells as they stand in a line of text. */
const cells = (line: string) =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
const read = (...lines: string[]) =>
  resolveLevelMatrix(lines.map(cells)).map((row) =>
    row === null || row === "head" ? row : `${row.name.text}: ${row.level}`,
  );

it("reads the crossed column's level", () => {
  expect(
    read(
      "Programma     Basis   Goed   Expert",
      "AutoCAD                       x",
      "Word            x",
      "Tekla Structures       X",
      "Talen: Duits",
    ),
  ).toEqual(["head", "AutoCAD: Expert", "Word: Basis", "Tekla Structures: Goed", null]);
});

it("reads columns with numbers and boxes", () => {
  expect(read("          1   2   3   4", "Lassen    ☐   ☐   ☒   ☐", "Frezen    ☑   ☐   ☐   ☐")).toEqual([
    "head",
    "Lassen: 3/4",
    "Frezen: 1/4",
  ]);
});

it.each([
  ["two crosses", ["Naam   Basis   Goed   Expert", "Word    x      x"]],
  ["no levels", ["Naam   Lezen   Schrijven   Spreken", "Word    x"]],
  ["years", ["2019   2020   2021", "Sales   x"]],
])("leaves rows with %s as they are", (_, lines) => {
  expect(read(...lines)).toEqual(lines.map(() => null));
});
