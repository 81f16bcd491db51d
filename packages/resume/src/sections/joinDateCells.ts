import type { TextLine } from "../documentText.ts";
import { findDate, findDateRange } from "./dates.ts";

/** "08- 2016": a narrow cell broke the date at its hyphen. */
const broken = /(?<!\d)(\d{1,2})([-/.])\s(\d{4})(?!\d)/gu;
const open = /^(?:present|now|current|today|to date|heden|nu|tot nu|lopend|heute)$/iu;

/** A row of a table with "From" and "To" in two cells ("08-2016 ⇥ 03-2022") gets the range that they are. */
export function joinDateCells<Line extends Pick<TextLine, "text">>(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    if (!line.text.includes("\t")) return line;
    const cells = line.text.split("\t").map((cell) => cell.trim().replace(broken, "$1$2$3"));
    const at = cells.findIndex((cell, index) => isDate(cell) && isEnd(cells[index + 1] ?? ""));
    if (at < 0 || cells.length < 3) return line;
    const range = `${cells[at]} – ${cells[at + 1]}`;
    if (findDateRange(range) === null) return line;
    return { ...line, text: [...cells.slice(0, at), range, ...cells.slice(at + 2)].join("\t") };
  });
}

function isDate(cell: string): boolean {
  return findDateRange(cell) === null && findDate(cell)?.words === cell;
}

function isEnd(cell: string): boolean {
  return open.test(cell) || isDate(cell);
}
