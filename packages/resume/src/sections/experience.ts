import type { TextLine } from "../documentText.ts";
import { type DateRange, findDateRange } from "./dates.ts";
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

interface Headline {
  period: DateRange;
  /** Index of the first and last line of the headline. */
  first: number;
  last: number;
  pieces: string[];
}

/** Reads the jobs in an experience section, best effort: the headline around each date range and the lines below it up to the next. */
export function readExperience(lines: readonly TextLine[]): ExperienceEntry[] {
  const headlines = findHeadlines(lines);
  return headlines.map((headline, index) => {
    const end = headlines[index + 1]?.first ?? lines.length;
    return {
      ...nameParts(headline.pieces),
      period: headline.period,
      words: wordsOf(lines.slice(headline.first, headline.last + 1)),
      headline: lines.slice(headline.first, headline.last + 1),
      description: lines.slice(headline.last + 1, end),
    };
  });
}

function findHeadlines(lines: readonly TextLine[]): Headline[] {
  const dated = lines.flatMap((line, index) => {
    const period = isHeadlineLine(line) ? findDateRange(line.text) : null;
    return period ? [{ index, period, rest: withoutDates(line.text, period) }] : [];
  });
  const datesLead = dated[0]?.index === 0;
  const headlines: Headline[] = [];
  for (const [order, { index, period, rest }] of dated.entries()) {
    const floor = (headlines.at(-1)?.last ?? -1) + 1;
    const ceiling = dated[order + 1]?.index ?? lines.length;
    const before = datesLead ? 0 : namesBefore(lines, index, floor, rest);
    const after = namesAfter(lines, index, ceiling, rest, before);
    const names = [...lines.slice(index - before, index).map((line) => line.text), rest];
    names.push(...lines.slice(index + 1, index + 1 + after).map((line) => line.text));
    headlines.push({
      period,
      first: index - before,
      last: index + after,
      pieces: names.flatMap(splitPieces),
    });
  }
  return headlines;
}

function namesBefore(lines: readonly TextLine[], index: number, floor: number, rest: string): number {
  const most = rest === "" ? 2 : 1;
  let count = 0;
  for (let at = index - 1; at >= floor && count < most; at -= 1) {
    const line = lines[at];
    const below = lines[at + 1];
    if (!line || !isName(line) || below?.gap) break;
    // With words beside the date, the line above is part of the headline only when it starts the block.
    if (rest !== "" && !(line.gap || line.heading || at === 0)) break;
    count += 1;
    if (line.gap) break;
  }
  // Without white space, a line that no role or company word marks may end the job before.
  const top = lines[index - count];
  if (count === 2 && top && !top.gap && !top.heading && index - count > 0 && !isNamed(top.text)) count -= 1;
  return count;
}

function namesAfter(
  lines: readonly TextLine[],
  index: number,
  ceiling: number,
  rest: string,
  before: number,
): number {
  const most = rest === "" ? (before === 0 ? 2 : 0) : before === 0 ? 1 : 0;
  let count = 0;
  for (let at = index + 1; at < ceiling && count < most; at += 1) {
    const line = lines[at];
    if (!line || !isName(line) || line.gap) break;
    if (count + 1 === most && most === 2 && !isNamed(line.text)) break;
    if (rest !== "" && splitPieces(rest).length > 1 && !isNamed(line.text)) break;
    count += 1;
  }
  return count;
}

function isHeadlineLine(line: TextLine): boolean {
  return (
    line.text.length <= 140 &&
    !line.text.startsWith("•") &&
    !/[.;]$/.test(line.text.replace(/\b\p{L}{1,4}\.$/u, ""))
  );
}

function isName(line: TextLine): boolean {
  if (line.text.startsWith("•") || line.text.length > 80 || findDateRange(line.text) !== null) return false;
  return !/[.;:!?]$/.test(line.text.replace(/\b(?:b\.v|n\.v|inc|ltd|co|corp)\.$/i, ""));
}

function isNamed(text: string): boolean {
  return looksLikeRole(text) || looksLikeOrganisation(text);
}

function withoutDates(text: string, period: DateRange): string {
  const rest = `${text.slice(0, period.index)}\t${text.slice(text.indexOf(period.words) + period.words.length)}`;
  return rest.replace(/[([]\s*[)\]]/g, "").replace(/^[\s,|:–—-]+|[\s,|:–—(-]+$/g, "");
}

function splitPieces(text: string): string[] {
  return text
    .split(/\t|\s+[|–—•-]\s+|,\s+|\s+@\s+|\s+\b(?=(?:at|bij|voor)\s+\p{Lu})|\s*[()]\s*/u)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));
}

function nameParts(pieces: readonly string[]): { title: string | null; organisation: string | null } {
  const employer = /^(?:at|bij|voor)\s+(?=\p{Lu})/u;
  const explicit = pieces.find((piece) => employer.test(piece));
  const title =
    pieces.find((piece) => piece !== explicit && looksLikeRole(piece)) ??
    pieces.find((piece) => piece !== explicit && !looksLikeOrganisation(piece)) ??
    null;
  const others = pieces.filter((piece) => piece !== title);
  const organisation = explicit ?? others.find(looksLikeOrganisation) ?? others[0] ?? null;
  return { title, organisation: organisation?.replace(employer, "") ?? null };
}
