import { decodeText } from "@vaardig/resume/document/decodeText";
import { CsvError, parse } from "csv-parse/sync";
import { openCsv } from "./openCsv.ts";
import { sheetLimits } from "./sheetLimits.ts";
import { UnreadableSheetError } from "./unreadableSheetError.ts";

/**
 * Returns all rows of a CSV file, including empty ones; UTF-8, UTF-16 or Windows-1252, separated by comma,
 * semicolon or tab.
 */
export function readCsv(bytes: Uint8Array): string[][] {
  const decoded = decodeText(bytes);
  if (decoded === null) throw new UnreadableSheetError("unsupported_type", "not text");
  const { hasStated, body, options } = openCsv(decoded);
  try {
    const rows: string[][] = parse(body, { ...options, to: sheetLimits.rows + 2 });
    // The line with the delimiter counts as a row in every spreadsheet program.
    return hasStated ? [[], ...rows] : rows;
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableSheetError("corrupt", error.code);
    throw error;
  }
}
