import { toAdLines } from "../ads/adLines.ts";
import { toAdText } from "../ads/adText.ts";
import type { AdFact } from "./adFact.ts";

/** Longer lines are sentences, in which a name alone says nothing. */
const LONGEST = 110;
const separators = /\s*(?:[·|,/()–•]|\s-\s)\s*/u;

/**
 * Which of the given departments a job is of: named as one ("afdeling Finance", "our IT department") or alone beside
 * other facts of the job ("Utrecht · Finance · 36 hours"); null where none or several are.
 */
export function departmentOf<T extends { name: string }>(
  source: string,
  departments: readonly T[],
): AdFact<T> | null {
  const lines = toAdLines(toAdText(source).text).map(({ text }) => text.trim());
  const found = departments.flatMap((department) => {
    const words = lines.map((line) => wordsFor(line, department.name)).find((one) => one !== null);
    return words ? [{ value: department, words }] : [];
  });
  const [only, other] = found;
  return only && !other ? only : null;
}

function wordsFor(line: string, name: string): string | null {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = `(?:afdeling|department|directie|sector|cluster|dienst|division|department of)[:\\s]+(?:de\\s+|the\\s+)?${escaped}(?![\\p{L}\\p{N}])`;
  const after = `(?<![\\p{L}\\p{N}])${escaped}(?:[- ]?(?:afdeling|department|division))(?!\\p{L})`;
  const named = new RegExp(`${before}|${after}`, "iu").exec(line);
  if (named) return named[0];
  const parts = line.length > LONGEST ? [] : line.split(separators);
  return parts.length > 1 && parts.some((part) => part.toLowerCase() === name.toLowerCase()) ? line : null;
}
