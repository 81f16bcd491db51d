import { checkZip } from "@vaardig/taxonomy/zip/zipGuard";
import { ZIP_PROBLEMS } from "@vaardig/taxonomy/zip/zipProblems";
import { type CellValue, readSheet } from "read-excel-file/node";
import { sheetLimits } from "./sheetLimits.ts";
import { UnreadableSheetError } from "./unreadableSheetError.ts";

/** Dates are objects at run time, despite the library's types. */
function textOf(cell: CellValue<string> | null): string {
  if (cell === null) return "";
  if ((cell as unknown) instanceof Date) return (cell as unknown as Date).toISOString().slice(0, 10);
  return String(cell);
}

/** Returns all rows of a workbook's first sheet as texts: numbers as stored, dates as YYYY-MM-DD. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  // The reader trusts the declared sizes of an archive, so they are verified by unpacking it once before.
  const verdict = await checkZip(bytes, sheetLimits.zip, { verifyContents: true });
  if (!verdict.ok) throw new UnreadableSheetError(ZIP_PROBLEMS[verdict.reason], verdict.reason);
  if (!verdict.entries.some(({ name }) => name === "xl/workbook.xml"))
    throw new UnreadableSheetError("unsupported_type", "no workbook");
  try {
    const rows = await readSheet<string>(Buffer.from(bytes), { parseNumber: (text) => text });
    return rows.map((row) => row.map(textOf));
  } catch (error) {
    throw new UnreadableSheetError("corrupt", error instanceof Error ? error.name : "xlsx");
  }
}
