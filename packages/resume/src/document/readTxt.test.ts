import { expect, it } from "vitest";
import { readTxt } from "./readTxt.ts";

const read = (...lines: string[]) =>
  readTxt(new TextEncoder().encode(lines.join("\r\n"))).lines.map(({ text }) => text);

it("reads boxes that are drawn with signs", () => {
  expect(
    read("+--------+--------+", "| Python | expert |", "| SQL    | basis  |", "+--------+--------+"),
  ).toEqual(["Python\texpert", "SQL\tbasis"]);
  expect(read("╔═════════╗", "║ KENNIS  ║", "╚═════════╝", "Lassen")).toEqual(["KENNIS", "Lassen"]);
});

it("reads a table with a column for each level", () => {
  expect(
    read(
      "              basis   goed   expert",
      "------------------------------",
      "Word                   x",
      "Excel           x",
    ),
  ).toEqual(["Word\tgoed", "Excel\tbasis"]);
});

it("keeps signs within a line", () => {
  expect(read("Utrecht | 06 12345678", "C++ - expert", "2018 - 2020")).toEqual([
    "Utrecht | 06 12345678",
    "C++ - expert",
    "2018 - 2020",
  ]);
});

it("takes the numbers behind a bar that says the same", () => {
  expect(read("CNC milling    [##########]  10/10", "Mastercam      [######    ]   6/10")).toEqual([
    "CNC milling\t10/10",
    "Mastercam\t6/10",
  ]);
});
