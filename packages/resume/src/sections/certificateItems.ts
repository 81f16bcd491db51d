import type { TextLine } from "../documentText.ts";
import { type DateColumns, readDates } from "./certificateDates.ts";
import { namesCourse } from "./courseEntries.ts";
import { findDate, findDateRange } from "./dates.ts";
import { looksLikeOrganisation } from "./headlineWords.ts";
import { isKnownIssuer } from "./issuers.ts";

const header =
  /^(?:wat|what|papier|document|certificaat|certificate|naam|name|training|cursus|course|nummer|number|nr\.?|from|van|door|by|behaald(?: op| in)?|issued|obtained|datum|date|jaar|year|geldig(?: tot)?|valid(?: until)?|expires?|expiry(?: date)?|verloopt|vervaldatum|instituut|instelling|issuer|issued by|awarding body|awarded by|provider|opleider|aanbieder|uitgever|instantie|organisatie|organisation)$/iu;
const issueHeader = /\b(?:behaald|issued|obtained|datum|date|jaar|year)\b/iu;
const expiryHeader = /\b(?:geldig|valid|expires?|expiry|verloopt|vervaldatum)\b/iu;
const detail =
  /\b(?:nr|nummer|number|no|id|geldig|valid|expires?|verloopt|verlopen|behaald|issued|credential|reg)\b/iu;
/** Nothing that long is one certificate, and looking for dates in it over and over would take long. */
const LONGEST = 300;
/** Longer lists are read line by line: trying every way on them would take seconds. */
const MAX_LINES = 80;
const FEWEST_SMALL = 3;
const USUAL_LENGTH = 70;
/** A registration's number tells as much as a date. */
const longNumber = /^[^,;]*\d[\d .-]{5,}\d/u;
/** A line of so many cells is a row of a table and begins an item of its own. */
const ROW = 3;
const LONGEST_LISTED = 40;
const unfinished =
  /(?:[,(/&–—-]|\b(?:of|for|the|and|in|to|with|van|voor|de|het|en|door|met|op|und|für|until|tot|due|since|sinds)|\b(?:jan|feb|mrt|mar|apr|jun|jul|aug|sept?|okt|oct|nov|dec)\.?)$/iu;

/** A short form before a full stop: "nr", "Art", "Oct". */
const abbreviated = /(?<![\p{L}\d])(?:\p{L}\p{Ll}{0,3}|lidnr|regnr|sept)$/u;

type Starts = (line: TextLine, item: string) => boolean;

/** Ways in which the items of a list stand apart: by line, by list sign, by style, by the date each begins or ends with. */
const ways: readonly Starts[] = [
  () => true,
  ({ text }) => text.startsWith("•"),
  ({ gap, heading }) => gap || heading,
  ({ text }) => dateIn(text)?.index === 0,
  (_, item) => hasDetail(item),
];
/** Signs that part items within one line: none, those of a list, and full stops. */
const splits: readonly (RegExp | null)[] = [
  null,
  /\s*\t?\s*•\s+|;\s+|(?<=\))\s*[·|]\s+|(?<=\)),\s+(?=\p{L})|(?<=\d\))\s+(?=\p{Lu})/u,
  /\s*\t?\s*•\s+|;\s+|(?<=[\p{Ll}\d)]{2})\.(?:\s+|\t)(?=[\p{Lu}\d])|\.$/u,
];

export interface CertificateItems {
  texts: string[];
  columns: DateColumns;
}

/**
 * The text of each certificate in a section, the head of a table left out. The items of one list are written alike:
 * of the ways to tell them apart the one is taken by which most look like one certificate each.
 */
export function certificateItems(lines: readonly TextLine[]): CertificateItems {
  const heads = lines.filter(({ text }) => isTableHead(text));
  const own = lines
    .filter(({ text }) => !isTableHead(text))
    .map(withoutLastSign)
    .reduce(withIssuer, []);
  const isUsual = own.length <= MAX_LINES;
  const tries = (isUsual ? ways : ways.slice(0, 1)).flatMap((starts) => {
    const joined = joinItems(own, starts);
    return (isUsual ? splits : splits.slice(0, 1)).map((split) => ({
      texts: splitItems(joined.texts, split),
      cost: joined.cost,
    }));
  });
  const [best] = tries
    .map(({ texts, cost }) => ({
      texts,
      score: scoreOf(texts) - cost / Math.max(1, texts.length) + texts.length / 1000,
    }))
    .toSorted((a, b) => b.score - a.score);
  return {
    texts: (best?.texts ?? []).flatMap(listed),
    columns: {
      issued: heads.some(({ text }) => issueHeader.test(text)),
      expires: heads.some(({ text }) => expiryHeader.test(text)),
    },
  };
}

/** A sign between items at the end of a line parts it from the next one. */
function withoutLastSign(line: TextLine): TextLine {
  return { ...line, text: line.text.replace(/\s+[•·|]\s*$/u, "") };
}

/** "Meta • May 2023" below a name tells who gave it and when. */
function withIssuer(above: TextLine[], line: TextLine): TextLine[] {
  const name = above.at(-1);
  const [, issuer, date = ""] = /^(\p{L}[^•]{1,40}?)\s+•\s+([^•]{4,25})$/u.exec(line.text) ?? [];
  if (!name || issuer === undefined || dateIn(date)?.words.length !== date.length || dateIn(name.text))
    return [...above, line];
  return [...above.slice(0, -1), { ...name, text: `${name.text}, ${issuer}, ${date}` }];
}

/** Whether a line is the head of a table of certificates. */
export function isTableHead(text: string): boolean {
  const cells = text.split("\t").map((cell) => cell.trim());
  return cells.length >= 2 && cells.every((cell) => header.test(cell));
}

/** Whether a line is the head of a table that says until when something is valid. */
export function opensCertificates(text: string): boolean {
  return isTableHead(text) && expiryHeader.test(text);
}

function joinItems(lines: readonly TextLine[], starts: Starts): { texts: string[]; cost: number } {
  const longest = Math.max(0, ...lines.map(({ text }) => text.length));
  const texts: string[] = [];
  const hasGaps = lines.slice(1).some(({ gap }) => gap);
  let cost = 0;
  let previous: TextLine | null = null;
  for (const line of lines) {
    const item = texts.at(-1);
    if (
      item !== undefined &&
      previous?.column === line.column &&
      item.length < LONGEST &&
      (continues(line, item) || !starts(line, item))
    ) {
      cost += joinCost(line, previous, item, longest);
      const isNext = (isIssuer(line.text) || (previous.heading && !line.heading)) && !isOpen(item);
      const isWrap =
        !isNext &&
        (unfinished.test(item) ||
          /^[\p{Ll}(\d]/u.test(line.text) ||
          isFull(previous, longest) ||
          (hasGaps && wouldOverrun(previous, line, longest)));
      texts[texts.length - 1] =
        `${item}${isWrap && !isDateOnly(item) ? " " : "\t"}${line.text.replace(/^•\s*/, "")}`;
    } else {
      // What is set below a name in another style is about it.
      if (previous?.heading && !line.heading && !line.gap) cost += 0.5;
      // Where white space parts the items of a narrow column a full line goes on.
      if (previous && hasGaps && !line.gap && wouldOverrun(previous, line, longest)) cost += 0.5;
      texts.push(line.text.replace(/^•\s*/, ""));
    }
    previous = line;
  }
  return { texts, cost };
}

/** What goes on with the item above in every way of writing. */
function continues({ text }: TextLine, item: string): boolean {
  if (text.startsWith("•")) return false;
  // A row of cells begins again also in small letters: "yearly ⇥ BHV".
  const isRow = text.includes("\t") && item.includes("\t");
  const isLower = /^(?:\p{Ll}{2}|\()/u.test(text) && dateIn(text)?.index !== 0 && !isRow;
  return isOpen(item) || isLower || isDetailOnly(text);
}

/** Joining is suspicious where a line begins like a name and the one above was not full. */
function joinCost(line: TextLine, previous: TextLine, item: string, longest: number): number {
  if (continues(line, item)) return 0;
  if ((isFull(previous, longest) || wouldOverrun(previous, line, longest)) && !line.gap) return 0.1;
  if (previous.heading && !line.heading) return 0;
  if (isIssuer(line.text)) return 0;
  return isDateOnly(item) || (hasDetail(line.text) && !hasDetail(item)) ? 0.35 : 0.8;
}

function isFull({ text, column }: TextLine, longest: number): boolean {
  const [share, least] = column === "full" ? [0.85, 35] : [0.7, 15];
  return text.length >= longest * share && longest > least;
}

/** In a narrow column the next word did not fit. */
function wouldOverrun(previous: TextLine, line: TextLine, longest: number): boolean {
  const [word = ""] = line.text.split(/\s/u);
  return line.column !== "full" && previous.text.length + 1 + word.length > longest * 0.85;
}

function splitItems(texts: readonly string[], split: RegExp | null): string[] {
  return texts.flatMap((text) => {
    if (split === null) return [text];
    const pieces: string[] = [];
    let end = 0;
    for (const piece of text.split(split)) {
      const above = pieces.at(-1);
      const from = text.indexOf(piece, end);
      const sign = text.slice(end, from).trim();
      end = from + piece.length;
      // A sign within brackets or a full stop behind a short form parts nothing.
      const isShort = sign.startsWith(".") && abbreviated.test(above ?? "");
      if (above !== undefined && (isOpenBracket(above) || isShort))
        pieces[pieces.length - 1] = `${above}${sign} ${piece}`;
      else if (piece.trim() !== "") pieces.push(piece.trim());
    }
    return pieces;
  });
}

/** "VCA, BHV, heftruck en rijbewijs BE": a sentence of nothing but certificates. */
function listed(text: string): string[] {
  const pieces = text.split(/,\s+(?![^(]*\))|\s+(?:en|and)\s+(?![^(]*\))/u);
  const isList =
    pieces.length >= 3 &&
    pieces.every((piece) => piece.length <= LONGEST_LISTED && !isDetailOnly(piece) && !isIssuer(piece)) &&
    pieces.filter(namesCourse).length * 2 >= pieces.length;
  return isList ? pieces.map((piece) => piece.replace(/\.$/, "").trim()) : [text];
}

/** How much items look like one certificate each. */
function scoreOf(texts: readonly string[]): number {
  if (texts.length === 0) return 0;
  // Who writes without capitals does so throughout.
  const small = texts.filter((text) => /^\p{Ll}/u.test(text)).length;
  const isSmall = texts.length >= FEWEST_SMALL && small * 2 >= texts.length;
  return texts.reduce((sum, text) => sum + quality(text, isSmall), 0) / texts.length;
}

function quality(text: string, isSmall: boolean): number {
  const { rest, issued, expires } = readDates(text);
  const name = rest.replace(/\s+/g, " ").trim();
  const hasName = /\p{L}{2}/u.test(name) && !isDetailOnly(text);
  const further =
    findDateRange(rest.replace(/\([^()]*\)/gu, "")) ?? findDate(rest.replace(/\([^()]*\)/gu, ""));
  return (
    (hasName ? 1 : -1) -
    (isIssuer(name) && text.split("\t").length < ROW ? 1 : 0) +
    (issued || expires || longNumber.test(name) ? 0.5 : 0) -
    (further ? 1 : 0) -
    ((isSmall ? /^[,;)]/u : /^[\p{Ll},;)]/u).test(text) && dateIn(text)?.index !== 0 ? 0.7 : 0) -
    (isOpen(text) ? 0.7 : 0) -
    Math.max(0, text.length - USUAL_LENGTH) / 100 -
    (text.includes("•") || /(?:[\p{Ll}]{5}|[\d)])[.;]\s+\p{Lu}/u.test(text) ? 0.4 : 0)
  );
}

/** Nothing but who gave it. */
function isIssuer(text: string): boolean {
  if (text.split("\t").length >= ROW) return false;
  const name = text.split("\t")[0] ?? "";
  return isKnownIssuer(name) || (looksLikeOrganisation(name) && !namesCourse(name) && name.length <= 40);
}

function isOpen(text: string): boolean {
  return isOpenBracket(text) || unfinished.test(text);
}

function isOpenBracket(text: string): boolean {
  return text.split("(").length > text.split(")").length;
}

function dateIn(text: string) {
  return findDateRange(text) ?? findDate(text);
}

function isDateOnly(text: string): boolean {
  const range = dateIn(text);
  return range !== null && range.words.length >= text.length * 0.7;
}

function hasDetail(text: string): boolean {
  return findDate(text) !== null || detail.test(text);
}

/** Dates, a number or words about them, and no name. */
function isDetailOnly(text: string): boolean {
  if (!hasDetail(text)) return false;
  const { rest } = readDates(text);
  const bare = rest.replace(
    /\b(?:credential|certificate|certificaat|registratie|reg|lid)?[-. ]?(?:nr|nummer|number|no|id)\b\.?\s*:?\s*\S+/iu,
    "",
  );
  return !/\p{L}{2}/u.test(
    bare.replace(
      /\([^()]*\)|\b(?:behaald|issued|afgegeven|obtained|geldig|verlopen|expired|op|in|on|due)\b/giu,
      "",
    ),
  );
}
