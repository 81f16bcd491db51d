import { foldKeepingPlaces } from "./fold.ts";
import { headingOf } from "./headings.ts";

/** A line or paragraph of an ad; places are those of the cleaned text, and `text` fills them. */
export interface AdLine {
  start: number;
  text: string;
  /** `text` in compared form, of the same length. */
  folded: string;
  isBullet: boolean;
  /** Marked as a heading: by a tag, "#", "**…**", or capitals throughout. */
  isTitle: boolean;
  gapBefore: boolean;
  /** Where the value of a row of a table or form begins in `text`; its label ends with a colon in `folded`. */
  valueAt: number | null;
}

interface Row {
  from: number;
  to: number;
}

const bullet =
  /^(?:(?:\[[ x✓✔]?\]|[=~-]?>|=>|[^\p{L}\p{N}\s"'“”‘’„«(#€£$¿¡&@/\\.…|[{\p{Extended_Pictographic}*_]{1,2}|\*|\uf0b7|\d{1,2}[.)]|\d{1,2}\.\d{1,2}(?=\s\s)|[a-z][.)](?! \p{Lu}))(?:\s+)|[•✓✔✅➢➤●▪](?=\S))/iu;
const markdown = /^#{1,6}\s+/;
const decoration = /^(?:\*\*|__|(?:\p{Extended_Pictographic}|\ufe0f|\u200d)+\s*)/u;
/** Between the cells of a row: a tab, dots that lead the eye, or room that no one leaves between words. */
const cellGap = /(?<=\S)(?:[^\S\n]*\t\s*|\s*(?:\.{4,}|…{2,}|_{4,}|(?: \.){3,})\s*|\s{3,})(?=\S)/g;
const longestLabel = 60;
/** Wider than this a text is not wrapped by hand. */
const widestWrap = 110;
const narrowestWrap = 50;
/** A column of a page, where at least this part of the rows begins in small letters. */
const narrowest = 36;
const fewWithin = 0.35;
/** "Good grasp of valuation and of IFRS or" goes on, however wide the text is. */
const openWord = /\s(?:and|or|en|of|und|oder|the|de|het|een|an?|van|with|met|mit|for|voor|in|to|te)$/iu;
const shortestOpen = 30;
/** Fewer capitals than these are a short form, such as HACCP. */
const shortestShout = 8;

/** Drawn between parts of a text. */
const ruler = /^[-=_~*+#.·•–—|]{4,}$/;
const oddSign = /^(?:[^\p{L}\p{N}\s([{"'“‘„«@/\\.…€$£]{2,4}|[xov]|[xo][-~=][xo])\s+(?=\S)/u;

/** Signs that no other text would take for a bullet, where several lines begin with them: "+++", "o-o", "x". */
function oddSignsOf(text: string, rows: readonly Row[]): ReadonlySet<string> {
  const signs = rows.flatMap(({ from, to }) => {
    const row = text.slice(from, to);
    const sign = oddSign.exec(row)?.[0].trim();
    // "--- what you need ---" is a heading.
    return sign === undefined || row.endsWith(sign) ? [] : [sign];
  });
  return new Set(signs.filter((one, at) => signs.indexOf(one) < at));
}

/** How much of a row is its bullet. */
function bulletLength(row: string, odd: ReadonlySet<string>): number {
  const sign = oddSign.exec(row)?.[0] ?? "";
  return odd.has(sign.trim()) ? sign.length : (bullet.exec(row)?.[0].length ?? 0);
}

/** Cuts a text into lines, with lines put together again that were wrapped at a margin. */
export function toAdLines(text: string): AdLine[] {
  const rows = toRows(text);
  const width = wrapWidth(rows.map(({ from, to }) => text.slice(from, to)));
  const odd = oddSignsOf(text, rows);
  const lines: AdLine[] = [];
  let open: Row | null = null;
  let gap = true;
  const finish = (): void => {
    if (open) lines.push(toLine(text, open, gap, odd));
    open = null;
  };
  let blankRows = true;
  for (const row of rows) {
    if (row.from === row.to || ruler.test(text.slice(row.from, row.to))) {
      finish();
      blankRows = true;
      continue;
    }
    if (open && wraps(text, open, row, width, odd)) {
      open.to = row.to;
      continue;
    }
    finish();
    gap = blankRows;
    open = { from: row.from, to: row.to };
    blankRows = false;
  }
  finish();
  return lines.map((line, at) => {
    const isItem = line.isBullet && !isNumberedHeading(text, lines, at);
    return { ...line, isBullet: isItem || isSignItem(text, lines, at) };
  });
}

/** "2. Duties" over what is no item itself heads it. */
function isNumberedHeading(text: string, lines: readonly AdLine[], at: number): boolean {
  const isNumbered = (one: AdLine | undefined) =>
    one !== undefined &&
    number.test(text.slice(text.lastIndexOf("\n", one.start) + 1, one.start).trimStart());
  return isNumbered(lines[at]) && !isNumbered(lines[at - 1]) && !isNumbered(lines[at + 1]);
}

const number = /^\d{1,2}[.)]\s+$/;
const sign = /^(?:\p{Extended_Pictographic}|\ufe0f|\u200d)+\s/u;

/** Lines one below the other that each begin with a small picture are a list. */
function isSignItem(text: string, lines: readonly AdLine[], at: number): boolean {
  const begins = (one: AdLine | undefined): boolean => {
    if (!one) return false;
    const from = text.lastIndexOf("\n", one.start) + 1;
    return sign.test(text.slice(from, one.start).trimStart());
  };
  return begins(lines[at]) && (begins(lines[at - 1]) || begins(lines[at + 1]));
}

/** The width at which a text seems wrapped; narrow ones are where many rows begin within a sentence. */
function wrapWidth(rows: readonly string[]): number {
  const width = Math.max(0, ...rows.map(widthOf));
  const begun = rows.filter((row) => /^\p{L}/u.test(row));
  const within = begun.filter((row) => /^\p{Ll}/u.test(row));
  const isNarrow = width >= narrowest && width < narrowestWrap && within.length >= begun.length * fewWithin;
  return isNarrow ? narrowestWrap : width;
}

/** Rows of a table are wider than the margin. */
function widthOf(row: string): number {
  return row.search(cellGap) < 0 ? row.length : 0;
}

function toRows(text: string): Row[] {
  const rows = [];
  for (const match of text.matchAll(/[^\n]+|\n/g)) {
    if (match[0] === "\n") {
      if (text[match.index - 1] === "\n" || match.index === 0)
        rows.push({ from: match.index, to: match.index });
      continue;
    }
    const lead = match[0].length - match[0].trimStart().length;
    const from = match.index + lead;
    rows.push({ from, to: Math.max(from, match.index + match[0].trimEnd().length) });
  }
  return rows;
}

/** Whether a row goes on with the one before: its first word had no room there, or it begins in lower case after a long one; no heading does. */
function wraps(text: string, open: Row, row: Row, width: number, odd: ReadonlySet<string>): boolean {
  const next = text.slice(row.from, row.to);
  if (bulletLength(next, odd) > 0 || sign.test(next)) return false;
  if (markdown.test(next) || next.search(cellGap) >= 0) return false;
  const above = text.slice(Math.max(open.from, text.lastIndexOf("\n", open.to - 1) + 1), open.to).trim();
  if (/^\p{Lu}/u.test(next) && headingOf(foldKeepingPlaces(next), false)?.isSure === true) return false;
  if (above.length >= shortestOpen && openWord.test(above)) return true;
  const isOpenEnded = !/[.!?:;]$/.test(above);
  const isLeadIn = above.endsWith(":") && above.length >= width * 0.6;
  if (
    (isOpenEnded || isLeadIn) &&
    above.length >= Math.min(narrowestWrap, width * 0.7) &&
    /^\p{Ll}/u.test(next)
  )
    return true;
  if (width < narrowestWrap || width > widestWrap || above.length < width * 0.6) return false;
  const first = /^\S+/.exec(next)?.[0].length ?? 0;
  return above.length + 1 + first > width && !/[:]$/.test(above);
}

function toLine(text: string, { from, to }: Row, gapBefore: boolean, odd: ReadonlySet<string>): AdLine {
  let start = from;
  const raw = () => text.slice(start, to);
  const isMarkdown = markdown.test(raw()) || /^(\*\*|__).*\1:?$/.test(raw());
  start += markdown.exec(raw())?.[0].length ?? 0;
  const point = bulletLength(raw(), odd);
  start += point;
  start += decoration.exec(raw())?.[0].length ?? 0;
  const line = raw().replace(/\s/g, " ");
  const row = toRow(raw(), foldKeepingPlaces(line));
  const letters = line.replace(/[^\p{L}]/gu, "");
  const isShouted = letters.length >= shortestShout && /^\p{Lu}+$/u.test(letters);
  return {
    start,
    text: line,
    ...row,
    isBullet: point > 0,
    isTitle: isMarkdown || (isShouted && line.length < 60),
    gapBefore,
  };
}

/** A row reads like "label: value, value", with everything in its place. */
function toRow(raw: string, folded: string): Pick<AdLine, "folded" | "valueAt"> {
  const gaps = [...raw.matchAll(cellGap)];
  const [first] = gaps;
  if (!first || first.index > longestLabel) return { folded, valueAt: null };
  let row = folded;
  for (const gap of gaps) {
    const isAfterColon = gap === first && /[:|]$/.test(folded.slice(0, gap.index));
    const sign = isAfterColon ? " " : gap === first ? ":" : ",";
    row = row.slice(0, gap.index) + sign.padEnd(gap[0].length) + row.slice(gap.index + gap[0].length);
  }
  return { folded: row, valueAt: first.index + first[0].length };
}
