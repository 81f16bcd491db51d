import { type AdFact, firstFact } from "./adFact.ts";

const MOST = 60;
const FEWEST = 4;
/** "9-17 uur" tells times of the day, unless it says that it is a week's. */
const EARLIEST = 12;
const number = "(\\d{1,2})";
const unit = "(?:uur|uren|u|hours?|hrs?|wochenstunden|stunden|std|heures?|h|godz(?:in[ay]?)?)(?!\\p{L})\\.?";
const each =
  "(?:\\s*(?:per|/|p\\.?|a|each|in de|in the|pro|die|par|na)\\s*(?:week|wk|w(?!\\p{L})|woche|semaine|tydzień)|\\s*weekly|\\s*p/?w(?!\\p{L})|\\s*hebdomadaires?|\\s*tygodniowo)";
const range = new RegExp(
  `(?<![\\d.,:€])${number}\\s*(?:[-–—/]|tot(?: en met)?|t/m|à|to|or|of|bis|do)\\s*${number}\\s*(?:-?urige|${unit})(${each})?`,
  "iu",
);
const single = new RegExp(
  `(?<![\\d.,:€])${number}\\s*(?:-?urige werkweek|wochenstunden|${unit}${each})`,
  "iu",
);
const labels =
  "(?:(?:aantal |contract|werk)?uren|(?:contract(?:ed)? |working |weekly )?hours|(?:wochen)?stunden|arbeitszeit|heures|temps de travail|wymiar(?: czasu)? pracy|godziny)";
/** "Hours: 32", "Uren per week: 32-36": the label is the unit; a clock's time has minutes. */
const labelled = new RegExp(
  `^${labels}(?:${each}| \\(week\\))?[\\s:|*–-]+${number}(?:\\s*(?:[-–—/]|tot|to|bis|do|à)\\s*${number})?(?!\\d|[:.]\\d)`,
  "iu",
);
const titled = new RegExp(
  `[(|·,–-]\\s*(${number}\\s*${unit})\\s*(?:[)|·,–-]|$)|^(${number}\\s*${unit})\\s*(?:[|·]|$)`,
  "iu",
);

/** Hours a week: the most that an ad names, from "32-40 uur", "36 hours a week" or "(24 uur)". */
export function hoursOf(lines: readonly string[]): AdFact<number> | null {
  const read = hoursIn(lines);
  return read && { ...read, value: read.value.to };
}

/** The fewest hours a week of a range such as "32-40 uur"; null where an ad names one number. */
export function hoursFromOf(lines: readonly string[]): AdFact<number> | null {
  const read = hoursIn(lines);
  return read && read.value.from < read.value.to ? { ...read, value: read.value.from } : null;
}

interface Hours {
  from: number;
  to: number;
}

function fits(text: string | undefined): number | null {
  const hours = Number(text);
  return hours >= FEWEST && hours <= MOST ? hours : null;
}

function one(text: string | undefined): Hours | null {
  const hours = fits(text);
  return hours === null ? null : { from: hours, to: hours };
}

function between(match: RegExpExecArray, isClock: (from: number) => boolean): Hours | null {
  const [from, to] = [fits(match[1]), fits(match[2])];
  return from !== null && to !== null && from <= to && !isClock(from) ? { from, to } : null;
}

function hoursIn(lines: readonly string[]): AdFact<Hours> | null {
  return (
    firstFact(lines, range, (match) => between(match, (from) => match[3] === undefined && from < EARLIEST)) ??
    firstFact(lines, single, (match) => one(match[1])) ??
    firstFact(lines, labelled, (match) =>
      match[2] === undefined ? one(match[1]) : between(match, (from) => from < EARLIEST),
    ) ??
    firstFact(lines.slice(0, TOP), titled, (match) => one(match[2] ?? match[4]))
  );
}

/** Lines in which a bare "24 uur" is the job's. */
const TOP = 8;
