import words from "../data/educationWords.json" with { type: "json" };
import type { TextLine } from "../documentText.ts";
import { type DateRange, findDate, findDateRange } from "./dates.ts";
import { isColumnHeads } from "./entryLines.ts";
import { splitPieces, splitUnits } from "./entryUnits.ts";
import { findEntries } from "./findEntries.ts";
import { wordsOf } from "./paragraphs.ts";

export interface EducationEntry {
  degree: string | null;
  institution: string | null;
  period: DateRange | null;
  /** The exact words it was read from. */
  words: string;
}

const degrees = new Set(words.degrees);
const institutions = new Set(words.institutions);
/** A short course without a school is no study. */
const course = /^(?:training|cursus|course|workshop|webinar|seminar|e-learning)\b/iu;

/** Reads the studies in an education section: with dates, and lines that name a degree without any. */
export function readEducation(lines: readonly TextLine[]): EducationEntry[] {
  const isNamed = (text: string) => hasWord(text, degrees) || hasWord(text, institutions);
  const dateOf = (text: string) => findDateRange(text) ?? findDate(text);
  const found = findEntries(lines, { dateOf, isNamed });
  const used = new Set(found.flatMap(({ first, last }) => range(first, last)));
  const dated = found.map(({ period, first, last, units }) => ({
    at: first,
    entry: { ...namesOf(units), period, words: wordsOf(lines.slice(first, last + 1)) },
  }));
  return [...dated, ...undated(lines, used)]
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry)
    .filter(({ degree, institution }) => degree !== null || institution !== null)
    .filter(({ degree, institution }) => institution !== null || !course.test(degree ?? ""));
}

/** Lines that no dated study took: one with a degree, and the school below it. */
function undated(
  lines: readonly TextLine[],
  used: ReadonlySet<number>,
): { at: number; entry: EducationEntry }[] {
  const found: { at: number; entry: EducationEntry }[] = [];
  for (const [at, line] of lines.entries()) {
    const isOpen = !used.has(at) && !line.text.startsWith("•") && line.text.length <= 100;
    if (!isOpen || !hasWord(line.text, degrees) || /[.:;]$/.test(line.text) || isColumnHeads(line.text))
      continue;
    const next = lines[at + 1];
    const hasSchool = next && !used.has(at + 1) && !next.gap && hasWord(next.text, institutions);
    const own = hasSchool ? [line, next] : [line];
    const names = namesOf(own.flatMap(({ text }) => splitUnits(text)));
    found.push({ at, entry: { ...names, period: null, words: wordsOf(own) } });
  }
  return found;
}

const label =
  /^(?:opleiding|studie|richting|diploma|degree|course|school|instelling|instituut|institution|university|universiteit)\s*:\s*/iu;

function namesOf(given: readonly string[]): Pick<EducationEntry, "degree" | "institution"> {
  const units = given.map((unit) => unit.replace(label, ""));
  const [first, ...more] = units;
  if (first === undefined) return { degree: null, institution: null };
  if (more.length === 0) return namesInOne(first);
  const school = units.find((unit) => hasWord(unit, institutions) && !startsWithDegree(unit));
  const degree =
    units.find((unit) => unit !== school && hasWord(unit, degrees)) ?? units.find((unit) => unit !== school);
  const other = school ?? units.find((unit) => unit !== degree);
  // "Bachelor Rechten, Universiteit Leiden" and a place beside it.
  const inDegree = school ? null : namesInOne(degree ?? "");
  if (inDegree?.institution) return inDegree;
  return { degree: degree ?? null, institution: schoolOf(other ?? null) };
}

/** A degree and behind it, after a comma or in brackets, the school. */
function namesInOne(unit: string): Pick<EducationEntry, "degree" | "institution"> {
  const pieces = splitPieces(unit);
  const at = pieces.findIndex(
    (piece, index) => hasWord(piece, institutions) && (index > 0 || !startsWithDegree(piece)),
  );
  const school = pieces[at];
  if (school === undefined) {
    const [degree = unit, second] = pieces;
    return pieces.length === 2 && hasWord(degree, degrees) && !unit.includes("(") && second
      ? { degree, institution: second }
      : { degree: unit, institution: null };
  }
  const before = unit.slice(0, unit.indexOf(school)).replace(/[\s,(]+$/u, "");
  const degree = at > 0 ? before : (pieces[1] ?? null);
  return { degree, institution: school };
}

function schoolOf(unit: string | null): string | null {
  return unit?.split(/,\s+(?=\p{Lu}|'s-)/u)[0]?.trim() || null;
}

function startsWithDegree(text: string): boolean {
  return hasWord(text.split(/\s+/)[0] ?? "", degrees);
}

function hasWord(text: string, set: ReadonlySet<string>): boolean {
  return text
    .toLowerCase()
    .split(/[\s,/()&]+/)
    .some((word) => set.has(word) || set.has(word.replace(/[.:]$/, "")));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
