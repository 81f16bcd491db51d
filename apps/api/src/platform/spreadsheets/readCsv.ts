import { decodeText } from "@vaardig/resume/document/decodeText";
import { CsvError, parse } from "csv-parse/sync";
import { sheetLimits } from "./sheetLimits.ts";
import { UnreadableSheet } from "./unreadableSheet.ts";

const DELIMITERS = [",", ";", "\t"] as const;
/** Excel writes its delimiter as a first line of its own. */
const STATED = /^sep=(.)\r?\n/i;

/** The delimiter that stands most often outside quotation marks in the first line that is not empty. */
function delimiterOf(text: string): string {
  const line = /[^\r\n]*[^\s,;][^\r\n]*/.exec(text.slice(0, 20_000))?.[0].replace(/"[^"]*"?/g, "") ?? "";
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** All rows of a CSV file, empty ones as well; UTF-8, UTF-16 or Windows-1252, separated by comma, semicolon or tab. */
export function readCsv(bytes: Uint8Array): string[][] {
  const decoded = decodeText(bytes);
  if (decoded === null) throw new UnreadableSheet("unsupported_type", "not text");
  const text = decoded.replace(/^\uFEFF/, "");
  const stated = STATED.exec(text);
  const body = stated ? text.slice(stated[0].length) : text;
  try {
    const rows: string[][] = parse(body, {
      delimiter: stated?.[1] ?? delimiterOf(body),
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: sheetLimits.columns * sheetLimits.cellCharacters,
      to: sheetLimits.rows + 2,
    });
    // The stated delimiter has a row of its own in every spreadsheet program.
    return stated ? [[], ...rows] : rows;
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableSheet("corrupt", error.code);
    throw error;
  }
}
