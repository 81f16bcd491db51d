import months from "../data/months.json" with { type: "json" };
import type { TextLine } from "../documentText.ts";
import { findDate, findDateRange } from "../sections/dates.ts";

const month = Object.keys(months).join("|");
/** A date range that its narrow cell broke off: "May 2021 –", "Sept 2016 – Apr". */
const begun = new RegExp(
  `^(\\p{L}{0,9}\\.?\\s?[\\d/.-]{0,5}\\s?\\d{4}\\s?(?:[-–—]|tot|to|t/m)(?:\\s?(?:${month})(?!\\p{L})\\.?)?)(?=$|\\s)\\s*(.*)$`,
  "iu",
);
const ended = /^((?:\p{L}{3,9}\.?\s)?\d{4}|\d{1,2}[-/.]\d{4}|\p{L}{2,8})(?=$|\s)\s*(.*)$/u;

/** A line that ends within a date: "… sinds", "april 2019 tot november", "2015 –". */
const unfinished = new RegExp(
  `(?:(?<!\\p{L})(?:sinds|since|vanaf|seit|depuis)|\\d{4}\\s*(?:[-–—]|(?<!\\p{L})(?:tot|to|t/m|until)))(?:\\s(?:${month})\\.?)?$`,
  "iu",
);
const LONGEST_PART = 40;

/** Puts dates back together that a narrow cell broke over two lines: "08/2012 –" and, below, "07/2018". */
export function joinWrappedDates(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const next = lines[at + 1];
    const whole =
      next && next.column === line.column
        ? (joinTwo(line, next) ?? joinStacked(line, next) ?? joinAcross(line, next))
        : null;
    if (!whole) joined.push(line);
    else {
      joined.push(...whole);
      at += 1;
    }
  }
  return joined;
}

/** "sept. 2020 ⇥ Nurse" and below "heden ⇥ Hospital": two dates on each other in a cell are from and until. */
function joinStacked(line: TextLine, next: TextLine): TextLine[] | null {
  const [from = "", ...names] = line.text.split("\t");
  const [until = "", ...more] = next.text.split("\t");
  if (names.length === 0 || findDate(from)?.words !== from || until.length > 20) return null;
  const isMonths = findDate(from)?.start?.month != null && findDate(until)?.start?.month != null;
  const dates = `${from} – ${until}`;
  const range = findDateRange(dates);
  if (range?.words !== dates || !(range.current || isMonths)) return null;
  const head = { ...line, text: [dates, ...names].join("\t") };
  return more.length === 0 ? [head] : [head, { ...next, text: more.join("\t") }];
}

/** "…, sinds" and below "november 2021 (32 uur)": the words of a date that wrapped stay on the line where it began. */
function joinAcross(line: TextLine, next: TextLine): TextLine[] | null {
  const begins = Math.max(0, line.text.length - LONGEST_PART);
  const tail = line.text.slice(begins);
  const lead = next.text.slice(0, LONGEST_PART);
  if (lead.startsWith("•") || !unfinished.test(tail)) return null;
  const range = findDateRange(`${tail} ${lead}`);
  const until = range ? range.index + range.words.length - tail.length - 1 : 0;
  const isAcross = range !== null && range.index < tail.length && until > 0;
  if (!isAcross || /^[\p{L}\d]/u.test(next.text.slice(until))) return null;
  const head = { ...line, text: `${line.text} ${next.text.slice(0, until)}` };
  const rest = next.text.slice(until).replace(/^[.,;)\s]+/u, "");
  return rest === "" ? [head] : [head, { ...next, text: rest }];
}

function joinTwo(line: TextLine, next: TextLine): TextLine[] | null {
  const first = begun.exec(line.text.replace(/^(\S+)\t(\d{4})\t?/u, "$1 $2 ").replace(/\t(?=[-–—])/u, " "));
  const second = first && ended.exec(next.text);
  const held = findDateRange(line.text);
  const isWhole = held !== null && (held.end !== null || /\p{L}$/u.test(held.words));
  if (!first || !second || isWhole) return null;
  const dates = `${first[1]?.trim()} ${second[1]}`;
  const range = findDateRange(dates);
  if (!range || range.words !== dates) return null;
  const rest = second[2]?.trim() ?? "";
  const head = { ...line, text: [dates, first[2]?.trim() ?? ""].filter(Boolean).join("\t") };
  return rest === "" ? [head] : [head, { ...next, text: rest }];
}
