import type { Language } from "@vaardig/contract/limits";

/** Example of a typed date, in the reader's letters. */
export const DATE_PATTERN: Record<Language, string> = { en: "dd/mm/yyyy", nl: "dd-mm-jjjj" };

const SIGN: Record<Language, string> = { en: "/", nl: "-" };
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
/** Years of two digits lie at most so far ahead. */
const AHEAD = 20;

function fullYear(year: string, now: Date): number {
  if (year.length === 4) return Number(year);
  const here = 2000 + Number(year);
  return here > now.getFullYear() + AHEAD ? here - 100 : here;
}

function isoOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = year > 999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : null;
}

/** `31-3-2026`, `31/03/26`, `31032026` or `2026-03-31` → `2026-03-31`; null for what is no day. */
export function parseTypedDate(text: string, now = new Date()): string | null {
  const typed = text.trim();
  const [, year, month, day] = YEAR_FIRST.exec(typed) ?? [];
  if (year) return isoOf(Number(year), Number(month), Number(day));
  const [, d, m, y = ""] = DAY_FIRST.exec(typed) ?? DIGITS.exec(typed) ?? [];
  return d ? isoOf(fullYear(y, now), Number(m), Number(d)) : null;
}

/** `2026-03-31` → `31/03/2026` or `31-03-2026`; anything else stays as it is. */
export function formatTypedDate(value: string, language: Language): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return year ? [day, month, year].join(SIGN[language]) : value;
}
