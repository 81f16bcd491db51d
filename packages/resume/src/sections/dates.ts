import months from "../data/months.json" with { type: "json" };

export interface YearMonth {
  year: number;
  /** 1–12, or null when only the year is given. */
  month: number | null;
}

export interface DateRange {
  start: YearMonth | null;
  end: YearMonth | null;
  /** Still going on. */
  current: boolean;
  /** The exact words it was read from, and where they begin. */
  words: string;
  index: number;
}

const monthNumbers: Record<string, number> = months;
const names = Object.keys(months)
  .sort((a, b) => b.length - a.length)
  .join("|");
const seasons =
  "spring|summer|autumn|fall|winter|lente|voorjaar|zomer|najaar|herfst|frühjahr|sommer|herbst|q[1-4]|h[12]|begin|eind|early|late|mid|medio";
const year = "(?:19[4-9]\\d|20\\d\\d)";
/** "'09", "’22": a year by its last two digits. */
const shortened = "(?<![\\p{L}\\d])['’‘]\\d{2}(?!\\d)";
const isoDay = `\\b${year}-(?:0[1-9]|1[0-2])-\\d{2}\\b(?!-)`;
const point = `(?:${isoDay}|${shortened}(?:\\s(?:${seasons}))?|(?:(?<!\\d)\\d{1,2}(?:\\.|e|st|nd|rd|th)?\\s+)?\\b(?:${names})\\b\\.?,?(?:\\s+of)?\\s*['’‘]?\\s?(?:${year}|\\d{2})\\b|\\b(?:${seasons})\\b\\.?,?\\s*(?:of\\s+)?${year}\\b|\\b\\d{1,2}[-/.]\\d{1,2}[-/.]${year}\\b|\\b(?:0?[1-9]|1[0-2])\\s?[-/.]\\s?${year}\\b|\\b${year}[-/.](?:0[1-9]|1[0-2])\\b(?![-/.]\\d(?!\\d{3}\\b))(?! \\d{2,3}\\b)|(?<![\\d.,/])\\b${year}\\b(?![.,]\\d))`;
const now =
  "(?:present day|present|date|now|current(?:ly)?|today|ongoing|to date|till date|onwards|vandaag|momenteel|thans|heden|nu|nog steeds|huidige?|tot nu(?: toe)?|tot op heden|lopend|tegenwoordig|heute|jetzt|aktuell|aujourd['’]hui|présent|actuel(?:lement)?|actualidad|presente|oggi|obecnie)(?![\\p{L}])";
const between =
  "\\s*(?:[-–—―‐−~→=]+>?|(?<=\\s)/(?=\\s)|/(?=(?:heden|nu|present|now|date)\\b)|\\bt\\s?/\\s?m\\b|\\btot en met\\b|\\btot\\b|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\bt\\.?e\\.?m\\.?\\b|\\bbis\\b|(?<!\\p{L})à(?!\\p{L})|\\bjusqu['’]à\\b)\\s*";
const opening = "(?:\\b(?:van|from|von|de)\\s+)?";

const range = new RegExp(
  `${opening}(?<from>${point})(?:${between}(?:(?:${"tot en met|tot|until|to|bis"})\\s+)?(?<until>${point}|${now})|(?:${between}|/)(?<short>\\d{2})\\b(?![-/.]\\d)|/(?<next>${year})(?!\\s?[-–—/])|(?<open>\\s*[-–—](?=\\s*(?:$|[\\t)\\]|:]))))`,
  "iu",
);
/** "Feb – July 2015": both months are of one year. */
const monthsOfYear = new RegExp(
  `(?<from>\\b(?:${names})\\b\\.?)\\s*(?:[-–—]|\\bto\\b|\\btot\\b|\\bt/m\\b)\\s*(?<until>\\b(?:${names})\\b\\.?\\s*(?<year>${year})\\b)`,
  "iu",
);
const since = new RegExp(`\\b(?:sinds|since|vanaf|starting|seit|depuis|desde)\\s+(?<from>${point})`, "iu");
const single = new RegExp(point, "iu");
/** "03/18 – now", "2012 – 02/18": a month with a year of two digits, only between others. */
const brief = "(?:0[1-9]|1[0-2])/\\d{2}(?![\\d/])";
const briefRange = new RegExp(
  `(?<from>(?<![\\d/.-])${brief}|${point})(?:${between}(?<until>${brief}|${point}|${now})|\\s*[-–—](?=\\s*(?:$|[\\t)\\]|:])))`,
  "iu",
);

/** Finds the first date range in a line, in English or Dutch: "Jan 2019 – present", "sept. 2018 t/m heden", "2015-2018", "03/2017 - 12/2020", "sinds 2020"; null when there is none. */
export function findDateRange(text: string): DateRange | null {
  const between = range.exec(text);
  const open = since.exec(text);
  if (open && (!between || open.index <= between.index)) {
    const start = parsePoint(open.groups?.from ?? "");
    return start && { start, end: null, current: true, words: open[0], index: open.index };
  }
  if (!between) return monthsOfOneYear(text) ?? rangeOfBriefMonths(text);
  const { from = "", until = between.groups?.next, short } = between.groups ?? {};
  const start = parsePoint(from);
  const end = short === undefined ? parsePoint(until ?? "") : shortYear(start, short);
  if (!start || (until !== undefined && end === null && single.test(until)) || (short && !end)) return null;
  if (end && monthIndex(end, 12) < monthIndex(start, 1)) return null;
  return { start, end, current: end === null, words: between[0].trim(), index: between.index };
}

function monthsOfOneYear(text: string): DateRange | null {
  const match = monthsOfYear.exec(text);
  const start = parsePoint(`${match?.groups?.from ?? ""} ${match?.groups?.year ?? ""}`);
  const end = parsePoint(match?.groups?.until ?? "");
  return match && start && end && monthIndex(start, 1) <= monthIndex(end, 12)
    ? { start, end, current: false, words: match[0], index: match.index }
    : null;
}

function rangeOfBriefMonths(text: string): DateRange | null {
  const match = briefRange.exec(text);
  const written = (at = "") => at.replace(/^(\d{2})\/(\d{2})$/, "$1 '$2");
  const start = monthOfBrief(written(match?.groups?.from));
  const until = match?.groups?.until ?? "";
  const end = monthOfBrief(written(until));
  if (!match || !start || (end === null && /\d/.test(until))) return null;
  if (end && monthIndex(end, 12) < monthIndex(start, 1)) return null;
  return { start, end, current: end === null, words: match[0], index: match.index };
}

/** "03 '18" */
function monthOfBrief(text: string): YearMonth | null {
  const [, month, year] = /^(\d{2}) (['’]\d{2})$/.exec(text) ?? [];
  const known = year === undefined ? null : shortenedYear(year);
  return known ? { ...known, month: Number(month) } : parsePoint(text);
}

/** Finds a single date ("June 2020", "2016") as a range that begins and ends there; null when there is none. */
export function findDate(text: string): DateRange | null {
  const match = single.exec(text);
  const date = match && parsePoint(match[0]);
  return match && date
    ? { start: date, end: date, current: false, words: match[0], index: match.index }
    : null;
}

/** Months counted from year 0; a date without a month counts as the given month. */
export function monthIndex(date: YearMonth, fallbackMonth: number): number {
  return date.year * 12 + (date.month ?? fallbackMonth) - 1;
}

function shortYear(start: YearMonth | null, digits: string): YearMonth | null {
  if (!start || start.month !== null) return null;
  const end = Math.floor(start.year / 100) * 100 + Number(digits);
  return end >= start.year ? { year: end, month: null } : null;
}

/** A year by its last two digits is one up to a few years ahead. */
function shortenedYear(text: string): YearMonth | null {
  const digits = /^['’‘](\d{2})/.exec(text)?.[1];
  return digits === undefined
    ? null
    : { year: (Number(digits) > 50 ? 1900 : 2000) + Number(digits), month: null };
}

function parsePoint(text: string): YearMonth | null {
  const lower = text.toLowerCase();
  const name = new RegExp(`(?<![\\p{L}])(${names})(?![\\p{L}])`, "u").exec(lower)?.[1];
  const numbers = (lower.match(/\d+/g) ?? []).map(Number);
  const full = numbers.find((number) => number >= 1940 && number < 2100);
  if (name !== undefined) {
    const last = numbers.at(-1);
    if (last === undefined) return null;
    return { year: full ?? (last > 50 ? 1900 : 2000) + last, month: monthNumbers[name] ?? null };
  }
  if (full === undefined) return shortenedYear(lower);
  if (/^\p{L}/u.test(lower)) return { year: full, month: null };
  const others = numbers.filter((number) => number !== full);
  // "2024-05-13" begins with the year, "13-05-2024" ends with it.
  const month = (numbers[0] === full ? others[0] : others.at(-1)) ?? null;
  return { year: full, month: month !== null && month >= 1 && month <= 12 ? month : null };
}
