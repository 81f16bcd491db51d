import words from "../data/educationWords.json" with { type: "json" };
import type { TextLine } from "../documentText.ts";
import { type DateRange, findDate, findDateRange } from "./dates.ts";
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

/** Reads the studies in an education section, best effort: a new entry begins at white space or at a second date or degree. */
export function readEducation(lines: readonly TextLine[]): EducationEntry[] {
  const entries: EducationEntry[] = [];
  let open: EducationEntry | null = null;
  for (const line of lines) {
    const period = findDateRange(line.text) ?? findDate(line.text);
    const pieces = piecesOf(line.text, period);
    const degree = pieces.find((piece) => hasWord(piece, degrees) && !hasWord(piece, institutions));
    const institution = pieces.find((piece) => hasWord(piece, institutions));
    const isDetail = line.text.startsWith("•") || (line.text.length > 90 && !period);
    if (isDetail && !degree) continue;
    const repeats = (period && open?.period) || (degree && open?.degree && hasWord(open.degree, degrees));
    if (!open || repeats || (line.gap && (open.degree || open.institution))) {
      open = { degree: null, institution: null, period: null, words: "" };
      entries.push(open);
    }
    open.words = open.words === "" ? wordsOf([line]) : `${open.words} · ${wordsOf([line])}`;
    open.period ??= period;
    open.institution ??= institution ?? null;
    const rest = pieces.find((piece) => piece !== institution);
    if (degree !== undefined && !(open.degree && hasWord(open.degree, degrees))) open.degree = degree;
    else if (open.degree === null) open.degree = rest ?? null;
    else if (open.institution === null) open.institution = rest ?? null;
  }
  return entries.filter((entry) => entry.degree !== null || entry.institution !== null);
}

function piecesOf(text: string, period: DateRange | null): string[] {
  const rest = period ? text.replace(period.words, "\t") : text;
  return rest
    .split(/\t|\s+[|–—•-]\s+|,\s+|\s+@\s+|\s+(?:at|aan de|bij)\s+(?=\p{Lu})|\s*[()]\s*/u)
    .map((piece) => piece.replace(/^[\s•:,–—-]+|[\s:,–—-]+$/g, ""))
    .filter((piece) => /\p{L}{2}/u.test(piece));
}

function hasWord(text: string, set: ReadonlySet<string>): boolean {
  return text
    .toLowerCase()
    .split(/[\s,/()&]+/)
    .some((word) => set.has(word) || set.has(word.replace(/[.:]$/, "")));
}
