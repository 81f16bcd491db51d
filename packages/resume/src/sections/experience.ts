import type { TextLine } from "../documentText.ts";
import { type DateRange, findDate, findDateRange } from "./dates.ts";
import { splitPieces } from "./entryUnits.ts";
import { findEntries } from "./findEntries.ts";
import { looksLikeOrganisation, looksLikeRole } from "./headlineWords.ts";
import { wordsOf } from "./paragraphs.ts";

export interface ExperienceEntry {
  title: string | null;
  organisation: string | null;
  period: DateRange | null;
  /** The exact words that title, organisation and period were read from. */
  words: string;
  headline: TextLine[];
  /** The lines that say what was done, headline excluded. */
  description: TextLine[];
}

interface Names {
  title: string | null;
  organisation: string | null;
}

const employed = /^(?:at|bij|chez|bei)\s+(?=\p{Lu})/u;
const titleLabel =
  /^(?:functie|functietitel|rol|role|title|job title|position|beruf|occupation or position held)\s*:\s*/iu;
const employerLabel =
  /^(?:werkgever|bedrijf|organisatie|opdrachtgever|employer|company|client|organisation|organization|arbeitgeber)\s*:\s*/iu;
const otherLabel = /^(?:sector|plaats|locatie|location|adres|branche|type|taken|tasks|duties)\s*:/iu;
/** Time without a job has dates too. */
const noJob =
  /\b(?:career break|sabbatical|gap year|tussenjaar|travell?ing|wereldreis|backpack\w*|op reis|reis (?:door|naar|rond)|reizen|parental leave|maternity leave|ouderschapsverlof|zwangerschapsverlof|werkzoekend|between jobs|job seeking|mantelzorg(?: voor)?|verzorging van|family care|elternzeit)\b/iu;
const ownAccount =
  /\b(?:freelance\p{L}*|zelfstandig\p{L}*|zzp\p{L}*|self-employed|eigen bedrijf|vrijwillig\p{L}*|volunteer)\b/iu;

/** Reads the jobs in an experience section: the headline around each date range and the lines below it up to the next. */
export function readExperience(lines: readonly TextLine[]): ExperienceEntry[] {
  const entries = findEntries(lines, { dateOf: dateOfJob, isNamed });
  let previous: Names & { lines: number } = { title: null, organisation: null, lines: 0 };
  return entries.flatMap(({ period, first, last, units }, index) => {
    const end = entries[index + 1]?.first ?? lines.length;
    const headline = lines.slice(first, last + 1);
    const isOwn = ownAccount.test(wordsOf(headline));
    const names = isOwn ? namesIn(units) : inherit(namesIn(units), previous, units);
    previous = { ...names, lines: units.length > 1 ? units.length : previous.lines };
    if (units.some((unit) => noJob.test(unit)) && !looksLikeRole(names.title ?? "")) return [];
    return { ...names, period, words: wordsOf(headline), headline, description: lines.slice(last + 1, end) };
  });
}

/** A range anywhere in a headline; a single date only in a cell or brackets of its own. */
function dateOfJob(text: string): DateRange | null {
  const range = findDateRange(text);
  if (range) return range;
  const single = findDate(text);
  if (!single) return null;
  const around = [text[single.index - 1] ?? "\t", text[single.index + single.words.length] ?? "\t"];
  return around.every((sign) => /[\t()[\]|]/.test(sign)) ? single : null;
}

function isNamed(text: string): boolean {
  return (
    looksLikeRole(text) || looksLikeOrganisation(text) || titleLabel.test(text) || employerLabel.test(text)
  );
}

/** A further job at the employer above: only its title stands with the dates, perhaps with a department. */
function inherit(names: Names, previous: Names & { lines: number }, units: readonly string[]): Names {
  const [only] = units;
  if (only === undefined || units.length > 1 || previous.organisation === null) return names;
  const isAlone = names.organisation === null && names.title !== null;
  const isDepartment =
    previous.lines > 1 && names.title !== null && !looksLikeOrganisation(names.organisation ?? "");
  if (!isAlone && !isDepartment) return names;
  return { title: isAlone ? names.title : only, organisation: previous.organisation };
}

function namesIn(units: readonly string[]): Names {
  const labelled = units.filter((unit) => !otherLabel.test(unit));
  const titled = labelled.find((unit) => titleLabel.test(unit));
  const hired = labelled.find((unit) => employerLabel.test(unit) || employed.test(unit));
  const open = labelled.filter((unit) => unit !== titled && unit !== hired);
  const read = hired && open.length === 1 ? { title: open[0] ?? null, organisation: null } : namesOf(open);
  return {
    title: titled?.replace(titleLabel, "") ?? read.title,
    organisation: employerOf(hired ?? (titled && !read.organisation ? read.title : read.organisation)),
  };
}

function namesOf(units: readonly string[]): Names {
  const [only] = units;
  if (only === undefined) return { title: null, organisation: null };
  const parts = units.length === 1 ? splitPieces(only) : units;
  if (parts.length < 2)
    return looksLikeOrganisation(only) && !looksLikeRole(only)
      ? { title: null, organisation: only }
      : { title: only, organisation: null };
  const title = bestTitle(parts);
  const others = parts.filter((part) => part !== title);
  return { title, organisation: others.find(looksLikeOrganisation) ?? others[0] ?? null };
}

function bestTitle(parts: readonly string[]): string | null {
  const byScore = parts.toSorted((a, b) => titleScore(b) - titleScore(a));
  return byScore[0] ?? null;
}

function titleScore(part: string): number {
  return (looksLikeRole(part) ? 2 : 0) - (looksLikeOrganisation(part) ? 1 : 0);
}

/** An employer without the place behind it. */
function employerOf(unit: string | null): string | null {
  const bare = unit?.replace(employed, "").replace(employerLabel, "") ?? null;
  return bare?.split(/,\s+(?=\p{Lu}|'s-)/u)[0]?.trim() || null;
}
