import type { TableData } from "../frame/tableData.ts";

/** What a spreadsheet would calculate. */
const FORMULA = /^[=+\-@\t\r]/;
/** Numbers as the languages on screen write them. */
const NUMBER = /^-?[\d.,]+%?$/;

function quoted(text: string, delimiter: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return safe.includes(delimiter) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV that spreadsheets open as they are set up for the language, without formulas. */
export function toCsv({ columns, rows }: TableData, delimiter: "," | ";"): string {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map(({ cells }) => cells.map(({ text }) => text)),
  ];
  const text = lines.map((line) => line.map((cell) => quoted(cell, delimiter)).join(delimiter)).join("\r\n");
  // By the mark at the start, spreadsheets know the letters.
  return `\ufeff${text}\r\n`;
}
