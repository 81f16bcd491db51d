import type { NameIndex } from "./nameIndex.ts";
import { hashOf } from "./prefixSet.ts";
import { type AnalyzedWord, forEachSpan, type Reading, verbKey } from "./readings.ts";
import data from "./wordStems.json" with { type: "json" };
import { derivedStem } from "./wordStems.ts";

/** Words after a verb, or before it, among which what it is about is looked for. */
const AFTER = 6;
const BEFORE = 3;
const LONGEST_OBJECT = 4;
/** A common word further from the verb belongs to another one. */
const NEAR = 2;
const TIME_UNITS = new Set(data.timeUnits);
const NUMERALS = new Set(data.numerals);
const PARTICLES = new Set(data.separablePrefixes);

/**
 * Calls `visit` with what a verb of the same clause is about, wherever it stands: "manage some thirty subcontractors",
 * "lost kleine storingen zelf op", "verwerken van inkoopfacturen en bankmutaties".
 */
export function forEachLooseReading(
  words: readonly AnalyzedWord[],
  index: NameIndex,
  visit: (reading: Reading) => void,
): void {
  for (let at = 0; at < words.length; at += 1) {
    const verb = words[at];
    if (verb?.form.role !== "word") continue;
    sharedHead(words, at, visit);
    const key = verbKey(verb, index.lang);
    const isVerb = index.isVerb(verb.text, key);
    const isNoun = words[at + 1]?.form.role === "link" && index.isActivity(verb.form.key);
    if (!isVerb && !isNoun) continue;
    const end = clauseEnd(words, at);
    const clause = {
      words,
      index,
      visit,
      verb: at,
      keys: [key, ...particleKeys(words, at, end, index.lang)],
    };
    for (let from = at + 1; from < Math.min(end, at + 1 + AFTER); from += 1) objectsAt(clause, from, end);
    if (!isVerb || index.lang !== "nl") continue;
    for (let from = at - 1; from >= Math.max(0, at - BEFORE) && !words[from + 1]?.isNewClause; from -= 1)
      objectsAt(clause, from, at);
  }
}

/** "pneumatische en hydraulische systemen": the first word with the noun that both have. */
function sharedHead(words: readonly AnalyzedWord[], at: number, visit: (reading: Reading) => void): void {
  const [word, join, other, noun] = words.slice(at, at + 4);
  if (join?.form.key !== "&" || !word || !other || !noun || other.isApart || noun.isApart) return;
  // Adjectives of one kind end alike: "electrical and mechanical".
  if (word.text.slice(-2) !== other.text.slice(-2)) return;
  visit({
    key: word.form.key + noun.form.key,
    from: at,
    to: at,
    isPlain: false,
    isLoose: true,
    isPart: true,
  });
}

interface Clause {
  words: readonly AnalyzedWord[];
  index: NameIndex;
  visit: (reading: Reading) => void;
  /** Place of the verb, and the keys it may have. */
  verb: number;
  keys: readonly string[];
}

function objectsAt({ words, index, visit, verb, keys }: Clause, from: number, before: number): void {
  if (words[from]?.form.role !== "word" || isSpan(words, from)) return;
  const isFar = Math.abs(from - verb) > NEAR;
  forEachSpan(words, from, Math.min(LONGEST_OBJECT, before - from), index, (key, to, hash) => {
    for (const one of keys) {
      if (!index.beginnings.has(hashOf(one, hash))) continue;
      visit({ key: key + one, from, to, isPlain: false, isLoose: true, isFar });
    }
  });
}

/** "Takes 23 minutes", "twee jaar gewerkt": how long, not what. */
function isSpan(words: readonly AnalyzedWord[], at: number): boolean {
  const count = words[at - 1]?.text ?? "";
  return TIME_UNITS.has(words[at]?.text ?? "") && (/^\d/.test(count) || NUMERALS.has(count));
}

function clauseEnd(words: readonly AnalyzedWord[], at: number): number {
  let end = at + 1;
  while (end < words.length && !words[end]?.isNewClause) end += 1;
  return end;
}

/** The whole verbs that a finite one and a particle behind it make: "stelt … op". */
function particleKeys(words: readonly AnalyzedWord[], at: number, end: number, lang: string): string[] {
  if (lang !== "nl") return [];
  const stem = words[at]?.text.replace(/t$/, "") ?? "";
  return words
    .slice(at + 1, end)
    .filter((word) => PARTICLES.has(word.text))
    .map((word) => derivedStem(word.text + stem, "nl"));
}
