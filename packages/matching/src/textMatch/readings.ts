import type { NameIndex } from "./nameIndex.ts";
import { hashOf } from "./prefixSet.ts";
import type { TextWord } from "./textWords.ts";
import type { WordForm } from "./wordForms.ts";
import data from "./wordStems.json" with { type: "json" };
import { derivedStem } from "./wordStems.ts";

/** A word of a text as one language reads it. */
export interface AnalyzedWord extends TextWord {
  form: WordForm;
  isTypo: boolean;
}

/** A stretch of a text that may be a name: the words from–to, the last one included, and the key they give. */
export interface Reading {
  key: string;
  from: number;
  to: number;
  /** The words stand as in the text. */
  isPlain: boolean;
  /** The verb stands elsewhere in the clause; from–to is what it is about. */
  isLoose?: boolean;
  isFar?: boolean;
  /** What belongs to these words stands with others: "netwerk-" in "netwerk- en systeembeheer". */
  isPart?: boolean;
}

const LONGEST = 10;
const AFTER = 4;
const BEFORE_LINK = 3;
const PARTICLES = new Set(data.separablePrefixes);

/** Calls `visit` with every stretch of a text that begins like a name: in order, turned around "of", and with its verb last. */
export function forEachReading(
  words: readonly AnalyzedWord[],
  index: NameIndex,
  visit: (reading: Reading) => void,
): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || word.form.role === "determiner") continue;
    forEachSpan(words, at, LONGEST, index, (key, to) => visit({ key, from: at, to, isPlain: true }));
    if (word.isCut) visitCompleted(words, at, visit);
    if (word.form.role === "link") aroundLink(words, at, index, visit);
    else if (index.isVerb(word.text, verbKey(word, index.lang))) behindVerb(words, at, index, visit);
  }
}

/** The stretches from a word on whose key begins some name's key. */
export function forEachSpan(
  words: readonly AnalyzedWord[],
  from: number,
  longest: number,
  index: NameIndex,
  visit: (key: string, to: number, hash: number) => void,
): void {
  let key = "";
  let hash: number | undefined;
  for (let to = from; to < words.length && to < from + longest; to += 1) {
    const word = words[to];
    if (!word || (to > from && word.isApart)) return;
    if (word.form.role === "determiner") continue;
    hash = hashOf(word.form.key, hash);
    if (!index.beginnings.has(hash)) return;
    key += word.form.key;
    visit(key, to, hash);
  }
}

/** "opstellen van begrotingen" as "begrotingen opstellen". */
function aroundLink(
  words: readonly AnalyzedWord[],
  link: number,
  index: NameIndex,
  visit: (reading: Reading) => void,
): void {
  if (words[link]?.isApart || words[link + 1]?.isApart) return;
  forEachSpan(words, link + 1, AFTER, index, (key, to, hash) => {
    let before = "";
    for (let from = link - 1, count = 0; from >= 0 && count < BEFORE_LINK; from -= 1) {
      const word = words[from];
      if (!word || word.form.role === "link") break;
      if (word.form.role === "word") {
        before = word.form.key + before;
        count += 1;
        if (index.beginnings.has(hashOf(before, hash)))
          visit({ key: key + before, from, to, isPlain: false });
      }
      if (word.isApart) break;
    }
  });
}

/** "managing budgets" as "budgets managing", "stelt begrotingen op" as "begrotingen opstellen". */
function behindVerb(
  words: readonly AnalyzedWord[],
  at: number,
  index: NameIndex,
  visit: (reading: Reading) => void,
): void {
  const verb = words[at];
  if (!verb || words[at + 1]?.isApart) return;
  forEachSpan(words, at + 1, AFTER, index, (key, to) => {
    visit({ key: key + verbKey(verb, index.lang), from: at, to, isPlain: false });
    const particle = words[to + 1];
    if (index.lang !== "nl" || !particle || particle.isApart || !PARTICLES.has(particle.text)) return;
    const whole = derivedStem(particle.text + verb.text.replace(/t$/, ""), "nl");
    visit({ key: key + whole, from: at, to: to + 1, isPlain: false });
  });
}

/** "netwerk- en systeembeheer": the first word with the head of the next compound. */
function visitCompleted(words: readonly AnalyzedWord[], at: number, visit: (reading: Reading) => void): void {
  const next = words.slice(at + 1, at + 4).find((word) => word.form.isCompound);
  const word = words[at];
  if (next && word)
    visit({ key: word.form.key + next.form.head, from: at, to: at, isPlain: false, isPart: true });
}

/** A finite Dutch verb without its "t", to which a particle may belong: "stelt … op". */
export function verbKey(word: AnalyzedWord, lang: string): string {
  return lang === "nl" && word.form.key === word.text && word.text.endsWith("t")
    ? word.text.slice(0, -1)
    : word.form.key;
}
