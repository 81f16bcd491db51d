import { escapeFormula } from "./escapeFormula.ts";

const BYTE_ORDER_MARK = "\uFEFF";
const NEEDS_QUOTES = /["\n\r,;]|^\s|\s$/;

function field(text: string): string {
  const plain = escapeFormula(text);
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * Returns rows, header first, as CSV with a byte order mark, by which Excel detects UTF-8. Formulas are
 * neutralized.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}
