import { ConceptBest } from "./conceptBest.ts";
import type { LabelStore } from "./labelStore.ts";
import type { Linker } from "./linker.ts";
import { tokenize } from "./tokenize.ts";
import { isTypo } from "./typo.ts";

export type PrefixMatch = "exact" | "title" | "words" | "label_prefix" | "word_prefix" | "fuzzy";

export interface PrefixHit {
  conceptId: string;
  /** The label that matched, which need not be the preferred one. */
  label: string;
  lang: string;
  match: PrefixMatch;
  /** Higher is better, comparable between searches over different labels. */
  rank: number;
}

export interface PrefixSearchOptions {
  /** Language of the screen: labels in other languages come after its own. */
  lang: string;
  k?: number;
}

/** Below this cosine a label is not what was meant; nor is one that is so much further off than the nearest. */
const FUZZY_SCORE = 0.35;
const FUZZY_SHARE = 0.7;
/** Places of the tiers, those in the language of the screen so many higher. */
const TIERS = { word_prefix: 0, label_prefix: 1, words: 2, first_words: 3 } as const;
const OWN_LANGUAGE = 4;
const EXACT = 8;
const MOST = 11;
/** A shorter word is more likely the beginning of one than a word of a label. */
const SHORTEST_WORD = 3;
/** In shorter names a letter more is another name. */
const SHORTEST_DOUBLED = 5;
/** One rank outweighs preferred, that the share of a concept's labels with the words, and that outweighs length. */
const RANK = 1_000_000;
const PREFERRED = 500_000;
const SHARE = 400_000;
const LENGTH_MAX = 1_000;
/** What stands for a name is worth less than the name and more than parts of names; something like it, less than those. */
export const titleRanks = { exact: EXACT * RANK + 900_000, words: 900_000 } as const;

type Tier = keyof typeof TIERS | "exact";

/** A name as it is compared whole: in one word, and but for short ones with single letters ("excell"). */
function lettersOf(text: string): string {
  const letters = text.replaceAll(" ", "");
  return letters.length < SHORTEST_DOUBLED ? letters : letters.replace(/(\p{L})\1/gu, "$1");
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Search as you type: every word typed begins a word of the label. Exact labels come first in any language, written
 * in one word or apart, with single or double letters; then labels with the words typed, then those that begin with the text, then others; within
 * each preferred labels first, then short ones. Where that leaves room, labels that look similar follow.
 */
export class PrefixSearch {
  private readonly linker: Linker;
  private readonly store: LabelStore;
  private readonly sortedWords: Uint32Array;
  private readonly byLetters = new Map<string, number[]>();
  /** How many of the words typed a label has matched in the current search. */
  private readonly matched: Uint8Array;
  private readonly best: ConceptBest;

  constructor(linker: Linker) {
    this.linker = linker;
    this.store = linker.store;
    const { vocabulary } = this.store;
    this.sortedWords = Uint32Array.from(vocabulary.keys()).sort((a, b) =>
      compareText(vocabulary[a] ?? "", vocabulary[b] ?? ""),
    );
    for (const [label, text] of this.store.normalized.entries()) {
      const letters = lettersOf(text);
      const alike = this.byLetters.get(letters);
      if (alike) alike.push(label);
      else this.byLetters.set(letters, [label]);
    }
    this.matched = new Uint8Array(this.store.labels.length);
    this.best = new ConceptBest(this.store, SHARE);
  }

  /** The concepts that match best; nothing for a text without letters or digits, or that no label is like. */
  search(text: string, options: PrefixSearchOptions): PrefixHit[] {
    const { k = 10 } = options;
    const hits = this.named(text, options);
    if (hits.length >= k) return hits;
    const similar = [
      ...(hits.length === 0 ? this.misspelt(text, options) : []),
      ...this.alike(text, k + hits.length),
    ];
    const found = new Set(hits.map((hit) => hit.conceptId));
    const others = similar.filter(({ conceptId }) => !found.has(conceptId) && found.add(conceptId));
    return [...hits, ...others].slice(0, k);
  }

  private alike(text: string, k: number): PrefixHit[] {
    const links = this.linker.link(text, { k, minScore: FUZZY_SCORE });
    const least = FUZZY_SHARE * Math.max(0, ...links.map((link) => link.score));
    return links
      .filter((link) => link.score >= least)
      .map(({ score: _score, ...link }) => ({ ...link, match: "fuzzy" }));
  }

  /** What is found once words that no label has are read as the word that they miss by a letter. */
  private misspelt(text: string, options: PrefixSearchOptions): PrefixHit[] {
    const { vocabulary } = this.store;
    const words = tokenize(text).map((token) => token.text);
    const meant = words.map((word) =>
      this.wordsFrom(word).length > 0 ? word : vocabulary.find((one) => isTypo(word, one)),
    );
    if (meant.includes(undefined)) return [];
    return this.named(meant.join(" "), options).map((hit) => ({
      ...hit,
      match: "fuzzy",
      rank: 1 + hit.rank / (MOST * RANK),
    }));
  }

  /** The concepts with a label in which what was typed stands. */
  named(text: string, { lang, k = 10 }: PrefixSearchOptions): PrefixHit[] {
    const words = tokenize(text).map((token) => token.text);
    if (words.length === 0) return [];
    const typed = words.join(" ");
    const exact = new Set(this.byLetters.get(lettersOf(typed)));
    const tierOf = (label: number): Tier => (exact.has(label) ? "exact" : this.tierOf(label, typed));
    for (const label of exact) this.best.offer(label, this.rate(label, "exact", lang));
    for (const label of this.labelsFor(words)) {
      this.best.offer(label, this.rate(label, tierOf(label), lang));
      this.best.addToMean(label, 1);
    }
    return this.best.take(k).flatMap(({ label, score }) => this.hit(label, tierOf(label), score));
  }

  /** The concept that is called so in any language, those of the given one first; null where none is. */
  called(text: string, { lang }: Pick<PrefixSearchOptions, "lang">): string | null {
    const letters = lettersOf(
      tokenize(text)
        .map((token) => token.text)
        .join(" "),
    );
    const rated = (this.byLetters.get(letters) ?? []).map((label) => ({
      label,
      rate: this.rate(label, "exact", lang),
    }));
    const best = rated.sort((a, b) => b.rate - a.rate)[0];
    return (best && this.store.labels[best.label]?.conceptId) ?? null;
  }

  /** The concepts that were perhaps meant: with the words typed, else with a letter more or less. */
  meant(text: string, options: PrefixSearchOptions): PrefixHit[] {
    const hits = this.named(text, options);
    return hits.length > 0 ? hits : this.misspelt(text, options);
  }

  private labelsFor(words: readonly string[]): number[] {
    const apart = this.labelsWith(words);
    return apart.length === 0 && words.length > 1 ? this.labelsWith([words.join("")]) : apart;
  }

  private hit(label: number, tier: Tier, rank: number): PrefixHit[] {
    const found = this.store.labels[label];
    const match = tier === "first_words" ? "words" : tier;
    return found ? [{ conceptId: found.conceptId, label: found.label, lang: found.lang, match, rank }] : [];
  }

  private tierOf(label: number, typed: string): Tier {
    const text = this.store.normalized[label] ?? "";
    if (text.startsWith(typed)) return text[typed.length] === " " ? "first_words" : "label_prefix";
    if (typed.length < SHORTEST_WORD) return "word_prefix";
    return text.endsWith(` ${typed}`) || text.includes(` ${typed} `) ? "words" : "word_prefix";
  }

  private rate(label: number, tier: Tier, lang: string): number {
    const { lang: own, preferred } = this.store.labels[label] ?? { lang, preferred: false };
    const rank = tier === "exact" ? EXACT : TIERS[tier] + (own === lang ? OWN_LANGUAGE : 0);
    const length = Math.min(LENGTH_MAX, this.store.normalized[label]?.length ?? 0);
    const order = (tier === "exact" && own === lang ? RANK : 0) + (preferred ? PREFERRED : 0);
    return (rank + 1) * RANK + order + LENGTH_MAX - length;
  }

  /** Labels in which each of the words begins a word. */
  private labelsWith(words: readonly string[]): number[] {
    let labels: number[] = [];
    for (const [turn, word] of words.entries()) {
      const next: number[] = [];
      for (const number of this.wordsFrom(word)) {
        const { wordLabelStarts, wordLabels } = this.store;
        for (let at = wordLabelStarts[number] ?? 0; at < (wordLabelStarts[number + 1] ?? 0); at += 1) {
          const label = wordLabels[at] ?? 0;
          if (this.matched[label] !== turn) continue;
          this.matched[label] = turn + 1;
          next.push(label);
        }
      }
      for (const label of labels) if (this.matched[label] === turn) this.matched[label] = 0;
      labels = next;
    }
    for (const label of labels) this.matched[label] = 0;
    return labels;
  }

  /** Words of the vocabulary that begin with the given letters. */
  private wordsFrom(prefix: string): Uint32Array {
    const { vocabulary } = this.store;
    const isBefore = (at: number): boolean => (vocabulary[this.sortedWords[at] ?? 0] ?? "") < prefix;
    let low = 0;
    let high = this.sortedWords.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(middle)) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < this.sortedWords.length && vocabulary[this.sortedWords[end] ?? 0]?.startsWith(prefix))
      end += 1;
    return this.sortedWords.subarray(low, end);
  }
}
