import { sheetLimits } from "./sheetLimits.ts";

const DELIMITERS = [",", ";", "\t"] as const;
/** Excel writes its delimiter in a separate first line. */
const STATED = /^sep=(.)\r?\n/i;

/** Returns the most frequent delimiter outside quotes in the first non-empty line. */
function delimiterOf(text: string): string {
  const line = /[^\r\n]*[^\s,;][^\r\n]*/.exec(text.slice(0, 20_000))?.[0].replace(/"[^"]*"?/g, "") ?? "";
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/**
 * Returns the parser options for a CSV file, from its beginning; `body` is the text without the lines before
 * the first row.
 */
export function openCsv(beginning: string) {
  const text = beginning.replace(/^\uFEFF/, "");
  const stated = STATED.exec(text);
  const body = stated ? text.slice(stated[0].length) : text;
  const options = {
    delimiter: stated?.[1] ?? delimiterOf(body),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: sheetLimits.columns * sheetLimits.cellCharacters,
  };
  return { hasStated: stated !== null, body, options };
}
