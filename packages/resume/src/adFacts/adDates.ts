import months from "../data/months.json" with { type: "json" };
import { type AdFact, firstFact } from "./adFact.ts";

const numbers: Readonly<Record<string, number>> = months;
const names = Object.keys(months)
  .sort((a, b) => b.length - a.length)
  .join("|");

const isoOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
};

/** No search for people lasts longer: a day without a year that comes next only after it has passed. */
const AHEAD_MS = 200 * 86_400_000;

/** The day without a year that comes next, today included; null where it is rather a day that passed lately. */
function nextDay(month: number, day: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const found = [year, year + 1].map((one) => isoOf(one, month, day)).find((one) => one && one >= today);
  return found && Date.parse(found) - Date.parse(today) <= AHEAD_MS ? found : null;
}

/**
 * Makes a reader of a day behind certain words, as YYYY-MM-DD. `today` completes a day without a year; without it such
 * a day is none.
 */
export function dayAfter(lead: string, isYearOpen = false) {
  const head = `(?<![\\p{L}\\p{N}])(?:${lead}):?\\s+(?:(?:de|the|op|on|is|\\p{L}+dag|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?,?\\s+){0,3}`;
  const year = isYearOpen ? "(?:,?\\s+(20\\d\\d))?(?![\\p{L}\\p{N}])" : ",?\\s+(20\\d\\d)\\b";
  const named = new RegExp(`${head}(\\d{1,2})(?:e|st|nd|rd|th)?\\s+(?:of\\s+)?(${names})\\.?${year}`, "iu");
  const monthFirst = new RegExp(`${head}(${names})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?${year}`, "iu");
  const digits = new RegExp(`${head}(\\d{1,2})[-/.](\\d{1,2})[-/.](20\\d\\d)\\b`, "iu");
  const iso = new RegExp(`${head}(20\\d\\d)-(\\d{2})-(\\d{2})\\b`, "iu");
  return (lines: readonly string[], today = ""): AdFact<string> | null => {
    const day = (at: string | undefined, month: number, inYear: string | undefined): string | null => {
      if (inYear !== undefined) return isoOf(Number(inYear), month, Number(at));
      return today === "" ? null : nextDay(month, Number(at), today);
    };
    const numberOf = (name: string | undefined) => numbers[(name ?? "").toLowerCase()] ?? 0;
    return (
      firstFact(lines, named, ([, at, month, inYear]) => day(at, numberOf(month), inYear)) ??
      firstFact(lines, monthFirst, ([, month, at, inYear]) => day(at, numberOf(month), inYear)) ??
      firstFact(lines, digits, ([, at, month, inYear]) => day(at, Number(month), inYear)) ??
      firstFact(lines, iso, ([, inYear, month, at]) => day(at, Number(month), inYear))
    );
  };
}
