import { findDate, findDateRange } from "../../sections/dates.ts";
import { headingSection } from "../../sections/headingSection.ts";
import { isLanguageLevel } from "../../sections/languages.ts";
import { parseLevel } from "../../skills/statedLevel.ts";
import type { Row } from "./rows.ts";

/** What a document is called opens no column. */
const documentTitle = /^(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé]|lebenslauf)$/iu;
const SHORT = 30;
const LABEL = 45;
/** A day of birth stands with the text. */
const STRAY_DATES = 1;

/** So many headings on a side that has little else are labels of the other side. */
const FEWEST_LABELS = 3;
const LABELS = 0.6;

/** Of the font size: lines whose baselines differ less are level. */
const LEVEL = 0.2;

/** Whether one side of a page only adds to the lines of the other: dates, ratings or levels in a margin, labels before what they name, cells of a table. */
export function isMarginal(side: readonly Row[], other: readonly Row[]): boolean {
  const texts = textsOf(side);
  const share = levelShare(side, other);
  const marks = side.filter(opensWithMark).length / Math.max(1, texts.length);
  if (marks >= 0.5) return share >= 0.5;
  if (areDatesOf(side, other)) return true;
  const length = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
  if (length > SHORT || share < 0.5) return false;
  // Two sides with headings of their own are columns whose lines happen to be level.
  if (hasHeading(other)) return false;
  return share >= 0.8 || (hasHeading(side) && texts.every((text) => text.length <= LABEL));
}

/** Headings and next to nothing else, each beside the first line of its section, also where its baseline is another. */
export function isLabelColumn(side: readonly Row[], other: readonly Row[]): boolean {
  const labels = side.flatMap((row, at) => textsOf([row]).map((text) => ({ text, at })));
  const known = labels.filter(({ text }) => headingSection(text) !== null && !isLanguageLevel(text));
  const beside = labels.filter(({ at }) => (other[at]?.segments.length ?? 0) > 0);
  return (
    known.length >= FEWEST_LABELS &&
    known.length >= LABELS * labels.length &&
    beside.length >= LABELS * labels.length &&
    labels.every(({ text }) => text.length <= SHORT && !isDateText(text)) &&
    !hasHeading(other)
  );
}

/** Three dates or more beside lines that have none: when it was stands before what it was. */
function areDatesOf(side: readonly Row[], other: readonly Row[]): boolean {
  const dated = side.filter((row) => textsOf([row]).some((text) => isDateText(text)));
  const level = levelShare(
    side.map((row) => (dated.includes(row) ? row : { ...row, segments: [] })),
    other,
  );
  const otherDates = textsOf(other).filter((text) => isDateText(text)).length;
  return dated.length >= 3 && level >= 0.8 && otherDates <= STRAY_DATES && !hasHeading(other);
}

function isDateText(text: string): boolean {
  const range = findDateRange(text) ?? findDate(text);
  return range !== null && range.words.length >= text.length * 0.6;
}

/** How many of a side's lines are level with a line of the other side. */
function levelShare(side: readonly Row[], other: readonly Row[]): number {
  const filled = side.flatMap(({ segments: [first] }, at) => (first ? [{ first, at }] : []));
  const level = filled.filter(({ first, at }) => {
    const beside = other[at]?.segments[0];
    return beside && Math.abs(beside.y - first.y) <= LEVEL * Math.max(first.size, beside.size);
  });
  return level.length / Math.max(1, filled.length);
}

function textsOf(side: readonly Row[]): string[] {
  return side.flatMap((row) => {
    const text = row.segments.map((segment) => segment.text).join("\t");
    return text === "" ? [] : [text.replace(/\t/g, " ").trim()];
  });
}

/** Whether a line is a mark, or begins with a rating: "80 % ⇥ Excel ⇥ 60 %" goes on from what the other side names. */
function opensWithMark(row: Row): boolean {
  const [text] = textsOf([row]);
  return text !== undefined && (isMark(text) || isRating(row.segments[0]?.text ?? ""));
}

function isRating(text: string): boolean {
  return /^[\d\s/%●○★☆]+$/.test(text) && !isDateText(text);
}

/** A date, a level, a rating or a label with a colon. */
function isMark(text: string): boolean {
  if (/^.{2,30}:$/u.test(text)) return true;
  return isDateText(text) || isRating(text) || parseLevel(text) !== null || isLanguageLevel(text);
}

function hasHeading(side: readonly Row[]): boolean {
  const texts = side.flatMap(({ segments }) => segments.map(({ text }) => text));
  return texts.some(
    (text) => headingSection(text) !== null && !documentTitle.test(text) && !isLanguageLevel(text),
  );
}
