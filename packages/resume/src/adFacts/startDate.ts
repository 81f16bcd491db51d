import months from "../data/months.json" with { type: "json" };
import { type AdFact, firstFact } from "./adFact.ts";

const numbers: Readonly<Record<string, number>> = months;
const names = Object.keys(months)
  .sort((a, b) => b.length - a.length)
  .join("|");
const start =
  "(?:per|vanaf|ingangsdatum|startdatum|start(?: date)?|starting|start(?:s|ing)? on|as of|from|with effect from)";
const named = new RegExp(
  `\\b${start}:?\\s+(?:de\\s+|the\\s+)?(\\d{1,2})(?:e|st|nd|rd|th)?\\s+(?:of\\s+)?(${names})\\.?\\s+(20\\d\\d)\\b`,
  "iu",
);
const monthFirst = new RegExp(
  `\\b${start}:?\\s+(${names})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(20\\d\\d)\\b`,
  "iu",
);
const digits = new RegExp(`\\b${start}:?\\s+(\\d{1,2})[-/.](\\d{1,2})[-/.](20\\d\\d)\\b`, "iu");

/** The day on which a job begins, as YYYY-MM-DD; null where an ad leaves day, month or year open. */
export function startDateOf(lines: readonly string[]): AdFact<string> | null {
  const day = (year: string | undefined, month: number, at: string | undefined): string | null => {
    const date = new Date(Date.UTC(Number(year), month - 1, Number(at)));
    return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
  };
  const numberOf = (name: string | undefined) => numbers[(name ?? "").toLowerCase()] ?? 0;
  return (
    firstFact(lines, named, ([, at, month, year]) => day(year, numberOf(month), at)) ??
    firstFact(lines, monthFirst, ([, month, at, year]) => day(year, numberOf(month), at)) ??
    firstFact(lines, digits, ([, at, month, year]) => day(year, Number(month), at))
  );
}
