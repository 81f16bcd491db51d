import writeXlsxFile, { type Row } from "write-excel-file/node";
import { escapeFormula } from "./escapeFormula.ts";

/** Widths in characters. */
const NARROW = 10;
const WIDE = 40;
/** Number of rows that determine the column widths. */
const LOOKED_AT = 200;
/** Excel refuses a file with longer cells. */
const CELL_LIMIT = 32_767;
/** Control characters that XML does not allow. */
const UNWRITABLE = /[[\p{Cc}--[\t\n\r\u0080-\u009f]]\ufffe\uffff]/gv;

function widthOf(rows: readonly (readonly string[])[], column: number): number {
  const longest = rows
    .slice(0, LOOKED_AT)
    .reduce((most, row) => Math.max(most, row[column]?.length ?? 0), NARROW);
  return Math.min(longest + 2, WIDE);
}

/** Builds the result of `writeXlsx` in the calling thread. */
export async function buildWorkbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const cells = rows.map(
    (row, number): Row =>
      row.map((text) => {
        const value = escapeFormula(text.replace(UNWRITABLE, "")).slice(0, CELL_LIMIT);
        return value === "" ? null : { value, type: String, ...(number === 0 && { fontWeight: "bold" }) };
      }),
  );
  const columns = (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) }));
  return writeXlsxFile(cells, { columns, stickyRowsCount: 1, sheet: "1" }).toBuffer();
}
