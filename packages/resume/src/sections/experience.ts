import type { TextLine } from "../documentText.ts";
import { type DateRange, findDate, findDateRange } from "./dates.ts";
import { type EntrySigns, findEntries } from "./entries/findEntries.ts";
import { listedEntries } from "./entries/listedEntries.ts";
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

/** Time without a job has dates too. */
const noJob =
  /\b(?:career break|sabbatical|gap year|tussenjaar|travell?ing|wereldreis|backpack\w*|op reis|reis (?:door|naar|rond)|reizen|parental leave|maternity leave|ouderschapsverlof|zwangerschapsverlof|werkzoekend|werkloos|unemployed|between jobs|job seeking|mantelzorg(?: voor)?|verzorging van|family care|elternzeit)\b/iu;
const ownAccount =
  /\b(?:freelance\p{L}*|zelfstandig\p{L}*|zzp\p{L}*|self-employed|eigen bedrijf|vrijwillig\p{L}*|volunteer)\b/iu;

const signs: EntrySigns = {
  dateOf: dateOfJob,
  isTitle: looksLikeRole,
  isOrganisation: looksLikeOrganisation,
  hasNoSubstitutes: (text) => ownAccount.test(text),
};

/** Reads the jobs in an experience section: the head around each date range and the lines below it up to the next. */
export function readExperience(section: readonly TextLine[]): ExperienceEntry[] {
  const lines = listedEntries(section);
  const entries = findEntries(lines, signs);
  return entries.flatMap(({ period, head, title, organisation }, index) => {
    if (head.units.some(({ text }) => noJob.test(text)) && !looksLikeRole(title ?? "")) return [];
    const end = entries[index + 1]?.head.first ?? lines.length;
    const headline = lines.slice(head.first, head.last + 1);
    const description = lines.slice(head.last + 1, end);
    return { title, organisation, period, words: wordsOf(headline), headline, description };
  });
}

/** A range anywhere in a headline; a single date only in a cell or brackets of its own. */
function dateOfJob(text: string): DateRange | null {
  const range = findDateRange(text);
  if (range) return range;
  const single = findDate(text);
  if (!single) return null;
  // "2010 (6 mnd)": how long it was may stand behind it.
  const behind = text.slice(single.index + single.words.length).replace(/^\s*\([^()]*\)/u, "");
  const around = [text[single.index - 1] ?? "\t", behind[0] ?? "\t"];
  return around.every((sign) => /[\t()[\]|]/.test(sign)) ? single : null;
}
