import words from "../data/educationWords.json" with { type: "json" };
import type { TextLine } from "../documentText.ts";
import { type DateRange, findDate, findDateRange } from "./dates.ts";
import { chooseNames } from "./entries/chooseNames.ts";
import { isColumnHeads } from "./entries/entryLines.ts";
import { type EntrySigns, findEntries } from "./entries/findEntries.ts";
import { unitsOf } from "./entries/headParts.ts";
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

const signs: EntrySigns = {
  dateOf: (text) => findDateRange(text) ?? findDate(text),
  isTitle: (text) => hasWord(text, degrees),
  isOrganisation: (text) => hasWord(text, institutions) && !startsWithDegree(text),
  standsAlone: () => true,
};

/** Reads the studies in an education section: with dates, and lines that name a degree without any. */
export function readEducation(lines: readonly TextLine[]): EducationEntry[] {
  const found = findEntries(lines, signs);
  const used = new Set(found.flatMap(({ head }) => range(head.first, head.last)));
  const dated = found.map(({ period, head, title, organisation }) => ({
    at: head.first,
    entry: {
      ...{ degree: title, institution: organisation, period },
      words: wordsOf(lines.slice(head.first, head.last + 1)),
    },
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
    const units = own.flatMap(({ text }, order) => unitsOf(text, `below ${order}`));
    const { title, organisation } = chooseNames(units, signs, new Map());
    found.push({
      at,
      entry: { degree: title, institution: organisation, period: null, words: wordsOf(own) },
    });
  }
  return found;
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
