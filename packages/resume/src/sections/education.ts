import words from "../data/educationWords.json" with { type: "json" };
import type { TextLine } from "../documentText.ts";
import { isBrief, namesCourse, namesDegree } from "./courseEntries.ts";
import { type DateRange, findDate, findDateRange } from "./dates.ts";
import { chooseNames } from "./entries/chooseNames.ts";
import { isColumnHeader } from "./entries/entryLines.ts";
import { type EntrySigns, type FoundEntry, findEntries } from "./entries/findEntries.ts";
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

const signs: EntrySigns = {
  dateOf: dateOfStudy,
  isTitle: (text) => hasWord(text, degrees) || namesCourse(text) || schoolKind.test(text),
  isOrganisation: (text) => namesInstitution(text) && !startsWithDegree(text) && !schoolKind.test(text),
  hasNoSubstitutes: () => true,
};

const expiring =
  /(?:valid (?:until|to|till|thru|through)|expir\p{L}*(?: on)?|geldig (?:tot|t\/m)(?: en met)?|verloopt(?: op| in)?)\s*:?\s*$/iu;
/** A level of school and no name of one. */
const schoolKind =
  /^(?:(?:upper |lower )?(?:secondary|high|primary|grammar|middle|elementary|comprehensive|technical|vocational) (?:school|education)|(?:middelbare|lagere|technische|basis)\s?school|(?:voortgezet|basis|middelbaar|lager|speciaal|hoger)\s?(?:beroeps)?onderwijs)$/iu;
/** Course institutes that stand before what they teach without a sign between: "NCOI Middle Management". */
const instituteFirst =
  /^(NCOI|LOI|NTI|NHA|ISBW|PBNA|SBO|Schoevers|Scheidegger|Luzac|Capabel|Reforge|Coursera|Udemy|Udacity|edX)\s+(\p{Lu}.+)$/u;

/** "Horecaschool", "Zorgacademie": a school by the end of a word that begins with a capital. */
const schoolWord =
  /(?<!\p{L})\p{Lu}\p{L}{2,}(?:school|academie|academy|instituut|lyceum|universiteit)(?!\p{L})/iu;

function namesInstitution(text: string): boolean {
  return hasWord(text, institutions) || (schoolWord.test(text) && !hasWord(text, degrees));
}

/** Whether words name a school, university or other place to learn at. */
export function looksLikeInstitution(text: string): boolean {
  return namesInstitution(text);
}

export interface Education {
  studies: EducationEntry[];
  /** The lines of courses and certificates among them; one whose dates stand on a line of their own is one line. */
  courseLines: TextLine[];
}

/** Reads the studies in an education section, with dates and without, and sets courses and certificates apart. */
export function readEducation(lines: readonly TextLine[]): Education {
  const found = findEntries(lines, signs);
  const used = new Set(found.flatMap(({ head }) => range(head.first, head.last)));
  const [courses, studies] = [found.filter(isCourse), found.filter((entry) => !isCourse(entry))];
  const taken = new Set(courses.flatMap(({ head }) => range(head.first, head.last)));
  const blocks = new Map(courses.filter(isBlock).map(({ head }) => [head.first, head]));
  const inBlock = new Set([...blocks.values()].flatMap(({ first, last }) => range(first + 1, last)));
  const courseLines = lines.flatMap((line, at) => {
    const block = blocks.get(at);
    if (block) return [joined(lines.slice(block.first, block.last + 1), line)];
    return isCourseAt(line, at) && !inBlock.has(at) ? [line] : [];
  });
  const dated = studies.map(({ period, head, title, organisation }) => ({
    at: head.first,
    entry: {
      ...namesOf(title, organisation),
      period,
      words: wordsOf(lines.slice(head.first, head.last + 1)),
    },
  }));
  const left = new Set([...used, ...lines.flatMap((line, at) => (isCourseAt(line, at) ? [at] : []))]);
  const entries = [...dated, ...undated(lines, left)]
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry)
    .filter(({ degree, institution }) => degree !== null || institution !== null);
  return { studies: entries, courseLines };

  function isCourseAt(line: TextLine, at: number): boolean {
    return taken.has(at) || (!used.has(at) && isCourseLine(line));
  }

  function isBlock({ head, period }: FoundEntry): boolean {
    const own = lines.slice(head.first, head.last + 1);
    const others = own
      .map(({ text }) => text.replace(period.words, ""))
      .filter((text) => findDate(text) !== null);
    const [top, ...below] = own;
    // "Outdoor First Aid, valid to May 2027" below a dated course is another one.
    const isDated = top && findDate(top.text) !== null && /\p{L}{3}/u.test(top.text);
    if (isDated && below.some(isCourseLine)) return false;
    return own.length > 1 && others.every((text) => dateOfStudy(text) === null);
  }

  function isCourse({ head, period }: FoundEntry): boolean {
    const text = wordsOf(lines.slice(head.first, head.last + 1));
    if (namesDegree(text) || !isBrief(period)) return false;
    return namesCourse(text) || !(hasWord(text, degrees) || looksLikeInstitution(text));
  }
}

/** Until when a certificate is valid is no date of its own. */
function dateOfStudy(text: string): DateRange | null {
  const date = findDateRange(text) ?? findDate(text);
  return date && !expiring.test(text.slice(0, date.index)) ? date : null;
}

function joined(lines: readonly TextLine[], first: TextLine): TextLine {
  return { ...first, text: lines.map(({ text }) => text).join("\t") };
}

/** A list item or line without dates that names a certificate. */
function isCourseLine({ text }: TextLine): boolean {
  return namesCourse(text) && text.length <= 140 && (text.startsWith("•") || findDate(text) !== null);
}

/** Lines that no dated study took: one with a degree, and the school below it. */
function undated(
  lines: readonly TextLine[],
  used: ReadonlySet<number>,
): { at: number; entry: EducationEntry }[] {
  const found: { at: number; entry: EducationEntry }[] = [];
  for (const [at, line] of lines.entries()) {
    const isOpen = !used.has(at) && !line.text.startsWith("•") && line.text.length <= 100;
    if (!isOpen || !hasWord(line.text, degrees) || /[.:;]$/.test(line.text) || isColumnHeader(line.text))
      continue;
    const next = lines[at + 1];
    const hasSchool = next && !used.has(at + 1) && !next.gap && namesInstitution(next.text);
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

/** The names of a study, an institute taken off what it teaches. */
function namesOf(title: string | null, organisation: string | null) {
  const [, institute, taught] =
    (title === null || organisation === null ? instituteFirst.exec(title ?? organisation ?? "") : null) ?? [];
  return institute !== undefined && taught !== undefined
    ? { degree: taught, institution: institute }
    : { degree: title, institution: organisation };
}

function startsWithDegree(text: string): boolean {
  return hasWord(text.split(/\s+/)[0] ?? "", degrees);
}

function hasWord(text: string, set: ReadonlySet<string>): boolean {
  return text
    .toLowerCase()
    .split(/[\s,/()&]+/)
    .some(
      (word) =>
        set.has(word) || set.has(word.replace(/[.:]$/, "")) || (set === degrees && set.has(leadOf(word))),
    );
}

/** "vmbo-groen" is a vmbo. */
function leadOf(word: string): string {
  const lead = /^((?:[vhm]?(?:mbo|avo|bo|wo)))-/u.exec(word)?.[1];
  return lead ?? "";
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
