import type { TextLine } from "../documentText.ts";
import { readDates } from "./certificateDates.ts";
import { findDate, findDateRange } from "./dates.ts";

const header =
  /^(?:certificaat|certificate|naam|name|training|cursus|course|nummer|number|nr\.?|behaald|issued|obtained|datum|date|geldig(?: tot)?|valid(?: until)?|expires?|expiry|verloopt|instituut|issuer|uitgever|instantie)$/iu;
const expiryHeader = /\b(?:geldig|valid|expires?|expiry|verloopt|vervalt)\b/iu;
const detail = /\b(?:nr|nummer|number|no|id|geldig|valid|expires?|verloopt|behaald|issued|credential)\b/iu;
/** Nothing that long is one certificate, and looking for dates in it over and over would take long. */
const LONGEST = 300;
const unfinished = /[,(/&–—-]$/;

/** The text of each certificate in a section: lines that belong together are joined, the head of a table is left out. */
export function certificateTexts(lines: readonly TextLine[]): { texts: string[]; hasExpiryColumn: boolean } {
  const heads = lines.filter(isHeader);
  const own = lines.filter((line) => !heads.includes(line));
  const longest = Math.max(0, ...own.map(({ text }) => text.length));
  const texts: string[] = [];
  let previous: TextLine | null = null;
  for (const line of own) {
    const above = texts.at(-1);
    if (above !== undefined && previous && continues(line, previous, above, longest))
      texts[texts.length - 1] = joinTexts(above, line, previous);
    else texts.push(line.text.replace(/^•\s*/, ""));
    previous = line;
  }
  return { texts, hasExpiryColumn: heads.some(({ text }) => expiryHeader.test(text)) };
}

function isHeader({ text }: TextLine): boolean {
  const cells = text.split("\t").map((cell) => cell.trim());
  return cells.length >= 2 && cells.every((cell) => header.test(cell));
}

function joinTexts(above: string, line: TextLine, previous: TextLine): string {
  const isNext = previous.heading && !line.heading && !isOpen(above);
  const isWrap = !isNext && (isOpen(above) || /^[\p{Ll}(\d]/u.test(line.text) || previous.column !== "full");
  return `${above}${isWrap && !isDateOnly(above) ? " " : "\t"}${line.text}`;
}

function continues(line: TextLine, previous: TextLine, above: string, longest: number): boolean {
  if (line.text.startsWith("•") || previous.column !== line.column || above.length > LONGEST) return false;
  if (isOpen(above)) return true;
  if (line.gap) return false;
  if (/^(?:\p{Ll}|\()/u.test(line.text) || isDetailOnly(line.text)) return true;
  if (isDateOnly(above)) return true;
  const startsWithDate = findDate(above)?.index === 0 && above.includes("\t");
  if (startsWithDate && !previous.text.includes("\t") && previous.heading && !line.heading) return true;
  if (hasDetail(above) || !hasDetail(line.text)) {
    const isFull = previous.column !== "full" && previous.text.length >= 0.75 * longest;
    return !hasDetail(above) && isFull && unfinished.test(line.text);
  }
  const isFull = previous.text.length >= 0.75 * longest && previous.column !== "full";
  return (previous.heading && !line.heading) || isFull;
}

function isOpen(text: string): boolean {
  const opened = text.split("(").length > text.split(")").length;
  return opened || unfinished.test(text);
}

function isDateOnly(text: string): boolean {
  const range = findDateRange(text) ?? findDate(text);
  return range !== null && range.words.length >= text.length * 0.7;
}

function hasDetail(text: string): boolean {
  return findDate(text) !== null || detail.test(text);
}

/** Dates, a number or words about them, and no name. */
function isDetailOnly(text: string): boolean {
  if (!hasDetail(text)) return false;
  const { rest } = readDates(text, false);
  const bare = rest.replace(
    /\b(?:credential|certificate|certificaat|registratie)?[- ]?(?:nr|nummer|number|no|id)\b\.?\s*:?\s*\S+/iu,
    "",
  );
  return !/\p{L}{2}/u.test(
    bare.replace(/\([^()]*\)|\b(?:behaald|issued|afgegeven|obtained|geldig|op|in|on)\b/giu, ""),
  );
}
