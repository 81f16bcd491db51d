import type { TableData } from "../frame/tableData.ts";

/** Text that a spreadsheet would evaluate as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Numbers in the format of either language. */
const NUMBER = /^-?[\d.,]+%?$/;

function quoted(text: string, delimiter: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return safe.includes(delimiter) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a table as CSV with the language's delimiter, and with formulas neutralized. */
export function toCsv({ columns, rows }: TableData, delimiter: "," | ";"): string {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map(({ cells }) => cells.map(({ text }) => text)),
  ];
  const text = lines.map((line) => line.map((cell) => quoted(cell, delimiter)).join(delimiter)).join("\r\n");
  // The byte order mark declares the encoding to spreadsheets.
  return `\ufeff${text}\r\n`;
}
