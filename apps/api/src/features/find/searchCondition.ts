import { fold } from "@vaardig/matching/textMatch/fold";
import { isTypo } from "@vaardig/matching/textMatch/typo";
import { hasName, patternOf } from "../../platform/db/textSearch.ts";

/** Maximum number of search words; more would not narrow a search for a name or title. */
const MAX_WORDS = 4;
/** Maximum number of rows to check for typos; a word that resembles so many names is no typo of one. */
const MAX_NEAR = 400;
/** Number of the first SQL parameter after `$1` (company) and `$2` (reader). */
const FIRST = 3;

interface Column {
  /** SQL expression of the folded text to search. */
  text: string;
  isName: boolean;
}

/** An SQL condition with its values, for statements with the company as `$1` and the reader as `$2`. */
export interface SearchCondition {
  /** Part of the statement's name; equal for equal SQL. */
  name: string;
  where: (alias: string, column: Column) => string;
  values: unknown[];
  /** Parameter of the first word, which determines the sort order. */
  first?: string;
  most?: number;
}

/** Returns the search words as typed, at most `MAX_WORDS`. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

const isIn = (alias: string, { text, isName }: Column, place: string) =>
  isName ? hasName(alias, place) : `${text} like (select fold(${place}))`;

/** Returns the condition that a row has all of these words, in any order. */
export function wordCondition(words: readonly string[]): SearchCondition {
  const places = words.map((_word, at) => `$${FIRST + at}`);
  return {
    name: `words${words.length}`,
    where: (alias, column) => places.map((place) => isIn(alias, column, place)).join(" and "),
    values: words.map(patternOf),
    first: `$${FIRST}`,
  };
}

/** Returns the condition that a row has one of these ids. */
export function idCondition(ids: readonly string[]): SearchCondition {
  return {
    name: "ids",
    where: (alias) => `${alias}.id = any($${FIRST}::uuid[])`,
    values: [ids],
    most: ids.length,
  };
}

/**
 * Returns a regular expression for words with the same initial and a length that differs by at most one.
 * Words of fewer than four characters return `$^`, which matches nothing.
 */
function aboutLike(word: string): string {
  const folded = fold(word);
  const [initial = ""] = folded;
  if (folded.length < 4 || !/[\p{L}\p{N}]/u.test(initial)) return "$^";
  return `(^|[^[:alnum:]])${initial}[[:alnum:]]{${folded.length - 2},${folded.length}}($|[^[:alnum:]])`;
}

/**
 * Returns a coarse condition for rows that may contain these words with typos, to be checked with {@link
 * isNear}; null when every word is too short for a typo.
 */
export function maybeMisspelled(words: readonly string[]): SearchCondition | null {
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
    most: MAX_NEAR,
  };
}

/** Returns whether a folded text contains every word, allowing one typo per word. */
export function isFuzzyMatch(text: string, words: readonly string[]): boolean {
  const own = text.split(/[^\p{L}\p{N}]+/u);
  return words.map(fold).every((word) => text.includes(word) || own.some((one) => isTypo(word, one)));
}
