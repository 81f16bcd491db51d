import { fold } from "@vaardig/matching/textMatch/fold";
import { isTypo } from "@vaardig/matching/textMatch/typo";
import { hasName, patternOf } from "../../platform/db/textSearch.ts";

/** More words than a name or title is searched by say nothing more. */
const MOST_WORDS = 4;
/** A scan for typos is cut here: what looks alike in so many names is no typo of one. */
const MOST_NEAR = 400;
/** Two more places than `$1` and `$2`, the company and the reader. */
const FIRST = 3;

interface Column {
  /** The folded text that is searched. */
  text: string;
  isName: boolean;
}

/** Which rows are asked for: a condition with its values, for statements whose `$1` and `$2` are company and reader. */
export interface Wanted {
  /** The same for the same text. */
  name: string;
  where: (alias: string, column: Column) => string;
  values: unknown[];
  /** The place of the first word, which rows are ranked by. */
  first?: string;
  most?: number;
}

/** The words that are looked for, as they were typed. */
export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

const isIn = (alias: string, { text, isName }: Column, place: string) =>
  isName ? hasName(alias, place) : `${text} like (select fold(${place}))`;

/** What has all of these words, in any order. */
export function withWords(words: readonly string[]): Wanted {
  const places = words.map((_word, at) => `$${FIRST + at}`);
  return {
    name: `words${words.length}`,
    where: (alias, column) => places.map((place) => isIn(alias, column, place)).join(" and "),
    values: words.map(patternOf),
    first: `$${FIRST}`,
  };
}

/** What these ids name. */
export function withIds(ids: readonly string[]): Wanted {
  return {
    name: "ids",
    where: (alias) => `${alias}.id = any($${FIRST}::uuid[])`,
    values: [ids],
    most: ids.length,
  };
}

/** A word of about this length that begins alike, as a pattern; nothing fits where no letter may be wrong. */
function aboutLike(word: string): string {
  const folded = fold(word);
  const [initial = ""] = folded;
  if (folded.length < 4 || !/[\p{L}\p{N}]/u.test(initial)) return "$^";
  return `(^|[^[:alnum:]])${initial}[[:alnum:]]{${folded.length - 2},${folded.length}}($|[^[:alnum:]])`;
}

/** What may have these words misspelled; {@link isNear} tells. Nothing where every word is too short for a typo. */
export function maybeMisspelled(words: readonly string[]): Wanted | null {
  const patterns = words.map(aboutLike);
  if (patterns.every((pattern) => pattern === "$^")) return null;
  const places = words.map((_word, at) => [`$${FIRST + at}`, `$${FIRST + words.length + at}`] as const);
  return {
    name: `near${words.length}`,
    where: (alias, column) =>
      places
        .map(([word, like]) => `(${isIn(alias, column, word)} or ${column.text} ~ ${like})`)
        .join(" and "),
    values: [...words.map(patternOf), ...patterns],
    most: MOST_NEAR,
  };
}

/** Whether a folded text has each word, some of them with a letter too many, too few or wrong. */
export function isNear(text: string, words: readonly string[]): boolean {
  const own = text.split(/[^\p{L}\p{N}]+/u);
  return words.map(fold).every((word) => text.includes(word) || own.some((one) => isTypo(word, one)));
}
