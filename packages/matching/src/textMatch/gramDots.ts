import type { GramIndex } from "./gramIndex.ts";
import { gramsOf } from "./grams.ts";
import type { LabelStore } from "./labelStore.ts";

/** Inner products of one query's TF-IDF vector with words and labels, in arrays that are used again. */
export class GramDots {
  /** Inner product of the query with every word of the vocabulary. */
  readonly ofWords: Float32Array;
  /** Squared length of the query's vector. */
  squares = 0;
  private readonly store: LabelStore;
  private readonly index: GramIndex;
  private readonly touched: Uint32Array;
  private count = 0;
  private readonly isFound: Uint8Array;
  private readonly found: Uint32Array;

  constructor(store: LabelStore, index: GramIndex) {
    this.store = store;
    this.index = index;
    this.ofWords = new Float32Array(store.vocabulary.length);
    this.touched = new Uint32Array(store.vocabulary.length);
    this.isFound = new Uint8Array(store.labels.length);
    this.found = new Uint32Array(store.labels.length);
  }

  /** Takes the next query. */
  ask(words: readonly string[]): void {
    const { gramNumbers, idf, starts, words: holders, counts } = this.index;
    for (let at = 0; at < this.count; at += 1) this.ofWords[this.touched[at] ?? 0] = 0;
    this.count = 0;
    this.squares = 0;
    for (const [gram, weight] of this.weightsOf(words)) {
      this.squares += weight * weight;
      const number = gramNumbers.get(gram);
      if (number === undefined) continue;
      const gain = weight * (idf[number] ?? 0);
      for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1)
        this.addToWord(holders[at] ?? 0, gain * (counts[at] ?? 0));
    }
  }

  /** Cosine of the query with a label. */
  cosineOf(label: number): number {
    const { wordStarts, words } = this.store;
    const end = wordStarts[label + 1] ?? 0;
    let dot = 0;
    for (let at = wordStarts[label] ?? 0; at < end; at += 1) dot += this.ofWords[words[at] ?? 0] ?? 0;
    return dot / (Math.sqrt(this.squares) * (this.index.norms[label] ?? 1));
  }

  /**
   * Labels whose cosine may reach `least`, in order: those with a word that reaches half of it. Only a label of five
   * words or more can reach it without such a word, and hardly any does.
   */
  labelsNear(least: number): Uint32Array {
    const { wordLabelStarts, wordLabels } = this.store;
    const { ofWords, touched, isFound, found } = this;
    const bound = (least / 2) * Math.sqrt(this.squares);
    for (let turn = 0; turn < this.count; turn += 1) {
      const word = touched[turn] ?? 0;
      if ((ofWords[word] ?? 0) < bound * (this.index.wordNorms[word] ?? 0)) continue;
      const end = wordLabelStarts[word + 1] ?? 0;
      for (let at = wordLabelStarts[word] ?? 0; at < end; at += 1) isFound[wordLabels[at] ?? 0] = 1;
    }
    let size = 0;
    for (let label = 0; label < isFound.length; label += 1) {
      if (isFound[label] === 0) continue;
      found[size] = label;
      size += 1;
    }
    isFound.fill(0);
    return found.subarray(0, size);
  }

  /** Each gram with how often it occurs times its rarity; one that no label has is the rarest. */
  private weightsOf(words: readonly string[]): Map<string, number> {
    const { gramNumbers, idf } = this.index;
    const unseen = Math.log(1 + this.store.labels.length) + 1;
    const weights = new Map<string, number>();
    for (const word of words) {
      for (const gram of gramsOf(word)) {
        const number = gramNumbers.get(gram);
        const rarity = number === undefined ? unseen : (idf[number] ?? 0);
        weights.set(gram, (weights.get(gram) ?? 0) + rarity);
      }
    }
    return weights;
  }

  private addToWord(word: number, gain: number): void {
    const before = this.ofWords[word] ?? 0;
    if (before === 0) {
      this.touched[this.count] = word;
      this.count += 1;
    }
    this.ofWords[word] = before + gain;
  }
}
