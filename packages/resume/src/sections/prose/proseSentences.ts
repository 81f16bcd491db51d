import type { TextLine } from "../../documentText.ts";
import { type DateRange, findDate, findDateRange } from "../dates.ts";
import { toParagraphs } from "../paragraphs.ts";

interface ToldSentence {
  text: string;
  /** Without the words of its date ranges, which may stand between a title and its employer. */
  undated: string;
  /** Its date ranges from left to right. */
  ranges: DateRange[];
}

/** Nothing longer is one sentence of a life. */
const LONGEST = 500;
const end = /(?<=[\p{Ll}\p{N})’'"]{2})[.!?;]\s+(?=[\p{Lu}“"])/u;
const betweenYears = /(?<!\p{L})(?:between|tussen)\s+(.{4,20}?)\s+(?:and|en)\s+(?=.{0,12}\d{4})/giu;
const untilThen = /(?<!\p{L})(?:until|till|tot|left(?: them| there)? in|t\/m)\s*$/iu;

/** The sentences of running text, each with the dates that it names. */
export function proseSentences(lines: readonly TextLine[]): ToldSentence[] {
  return toParagraphs(lines)
    .flatMap((paragraph) => paragraph.split(end))
    .filter((text) => text.length <= LONGEST)
    .map((given) => {
      const text = given.replace(betweenYears, "from $1 to ");
      const ranges = rangesIn(text);
      const undated = ranges
        .reduce((left, { words }) => left.replace(words, " "), text)
        .replace(/\(\s*\)/gu, " ")
        .replace(/\s+(?=[,.;])/gu, "")
        .replace(/\s{2,}/gu, " ");
      return { text, undated, ranges: ranges.length > 0 ? ranges : apart(text) };
    });
}

/** A sentence's only date where it has no range. */
export function dateIn({ text, ranges }: ToldSentence): DateRange | null {
  return ranges[0] ?? findDate(text);
}

function rangesIn(text: string): DateRange[] {
  const found: DateRange[] = [];
  let from = 0;
  while (from < text.length) {
    const range = findDateRange(text.slice(from));
    if (range === null) break;
    found.push({ ...range, index: range.index + from });
    from += range.index + Math.max(1, range.words.length);
  }
  return found;
}

/** "In 2009 I joined … and stayed until 2013": two dates, the second of them an end. */
function apart(text: string): DateRange[] {
  const first = findDate(text);
  if (first === null) return [];
  const from = first.index + first.words.length;
  const second = findDate(text.slice(from));
  if (second === null || !untilThen.test(text.slice(from, from + second.index))) return [];
  return [
    { ...first, end: second.end, words: text.slice(first.index, from + second.index + second.words.length) },
  ];
}
