import { ConceptBest } from "./conceptBest.ts";
import type { LabelStore } from "./labelStore.ts";
import type { Linker } from "./linker.ts";
import { tokenize } from "./tokenize.ts";

export type PrefixMatch = "exact" | "label_prefix" | "word_prefix" | "fuzzy";

export interface PrefixHit {
  conceptId: string;
  /** The label that matched, which need not be the preferred one. */
  label: string;
  lang: string;
  match: PrefixMatch;
  /** Higher is better, comparable between searches over different labels; a similar label has its cosine. */
  rank: number;
}

export interface PrefixSearchOptions {
  /** Language of the screen: labels in other languages come after its own. */
  lang: string;
  k?: number;
}

/** Below this cosine a label is not what was meant. */
const FUZZY_SCORE = 0.35;
const TIERS: readonly PrefixMatch[] = ["word_prefix", "label_prefix", "exact"];
/** One rank outweighs preferred, preferred outweighs length. */
const RANK = 1_000_000;
const PREFERRED = 500_000;
const LENGTH_MAX = 1_000;

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Search as you type: every word typed begins a word of the label. Exact labels come first in any language, then
 * labels that begin with the text, then others; within each preferred labels first, then short ones. Where that
 * leaves room, labels that look similar follow.
 */
export class PrefixSearch {
  private readonly linker: Linker;
  private readonly store: LabelStore;
  private readonly sortedWords: Uint32Array;
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
    this.matched = new Uint8Array(this.store.labels.length);
    this.best = new ConceptBest(this.store);
  }

  /** The concepts that match best; nothing for a text without letters or digits. */
  search(text: string, { lang, k = 10 }: PrefixSearchOptions): PrefixHit[] {
    const words = tokenize(text).map((token) => token.text);
    if (words.length === 0) return [];
    const typed = words.join(" ");
    for (const label of this.labelsWith(words)) this.best.offer(label, this.rate(label, typed, lang));
    const hits = this.best
      .take(k)
      .flatMap(({ label, score }) => this.hit(label, this.tierOf(label, typed), score));
    if (hits.length >= k) return hits;
    const found = new Set(hits.map((hit) => hit.conceptId));
    const fuzzy = this.linker
      .link(text, { k: k + hits.length, minScore: FUZZY_SCORE })
      .filter((link) => !found.has(link.conceptId))
      .slice(0, k - hits.length)
      .map(
        (link): PrefixHit => ({
          conceptId: link.conceptId,
          label: link.label,
          lang: link.lang,
          match: "fuzzy",
          rank: link.score,
        }),
      );
    return [...hits, ...fuzzy];
  }

  private hit(label: number, match: PrefixMatch, rank: number): PrefixHit[] {
    const found = this.store.labels[label];
    return found ? [{ conceptId: found.conceptId, label: found.label, lang: found.lang, match, rank }] : [];
  }

  private tierOf(label: number, typed: string): PrefixMatch {
    const text = this.store.normalized[label] ?? "";
    if (!text.startsWith(typed)) return "word_prefix";
    return text.length === typed.length ? "exact" : "label_prefix";
  }

  private rate(label: number, typed: string, lang: string): number {
    const tier = TIERS.indexOf(this.tierOf(label, typed));
    const { lang: own, preferred } = this.store.labels[label] ?? { lang, preferred: false };
    const isExact = tier === TIERS.length - 1;
    const rank = isExact ? 2 * TIERS.length : tier + (own === lang ? TIERS.length : 0);
    const length = Math.min(LENGTH_MAX, this.store.normalized[label]?.length ?? 0);
    const order = (isExact && own === lang ? RANK : 0) + (preferred ? PREFERRED : 0);
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
