import { sheetLimits } from "./sheetLimits.ts";

const DELIMITERS = [",", ";", "\t"] as const;
/** Excel writes its delimiter as a first line of its own. */
const STATED = /^sep=(.)\r?\n/i;

/** The delimiter that stands most often outside quotation marks in the first line that is not empty. */
function delimiterOf(text: string): string {
  const line = /[^\r\n]*[^\s,;][^\r\n]*/.exec(text.slice(0, 20_000))?.[0].replace(/"[^"]*"?/g, "") ?? "";
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** How CSV is to be parsed, by its beginning; `body` is the text without what stands before its first row. */
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
