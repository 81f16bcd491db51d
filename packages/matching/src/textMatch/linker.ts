import { ConceptBest } from "./conceptBest.ts";
import { buildGramIndex, type GramIndex } from "./gramIndex.ts";
import { gramsOf } from "./grams.ts";
import { buildLabelStore, type Label, type LabelStore } from "./labelStore.ts";
import { tokenize } from "./tokenize.ts";

export interface LinkOptions {
  /** Concepts wanted at most (10), and the lowest cosine, 0–1 (0.1). */
  k?: number;
  minScore?: number;
  /** Only labels of this language. */
  lang?: string | undefined;
}

export interface Link {
  conceptId: string;
  label: string;
  lang: string;
  /** Cosine, 0–1; 1 exactly when the texts are equal in compared form. */
  score: number;
}

/** Below this cosine texts share endings and chance letters only. */
const MIN_SCORE = 0.1;
/** What two texts that differ can reach, so that word order alone never passes for equality. */
const NEARLY = 0.999;

/**
 * Finds the concepts whose labels look most like a text: cosine of character 2–5-gram TF-IDF vectors, the best label
 * per concept. Keeps working arrays; answers one query at a time.
 */
export class Linker {
  readonly store: LabelStore;
  private readonly grams: GramIndex;
  private readonly byText = new Map<string, number[]>();
  private readonly wordDots: Float32Array;
  private readonly touchedWords: Uint32Array;
  private readonly dots: Float32Array;
  private readonly best: ConceptBest;

  constructor(store: LabelStore) {
    this.store = store;
    this.grams = buildGramIndex(store);
    this.wordDots = new Float32Array(store.vocabulary.length);
    this.touchedWords = new Uint32Array(store.vocabulary.length);
    this.dots = new Float32Array(store.labels.length);
    this.best = new ConceptBest(store);
    for (const [label, text] of store.normalized.entries()) {
      const alike = this.byText.get(text);
      if (alike) alike.push(label);
      else this.byText.set(text, [label]);
    }
  }

  /** The most similar concepts, best first; equal scores in the order the concepts were given. */
  link(text: string, { k = 10, minScore = MIN_SCORE, lang }: LinkOptions = {}): Link[] {
    const words = tokenize(text).map((token) => token.text);
    if (words.length === 0 || k <= 0) return [];
    const { labels } = this.store;
    const isWanted = (label: number): boolean => lang === undefined || labels[label]?.lang === lang;
    for (const label of this.byText.get(words.join(" ")) ?? []) {
      if (isWanted(label)) this.best.offer(label, 1);
    }
    const norm = this.addDots(words);
    const { dots } = this;
    const { norms } = this.grams;
    for (let label = 0; label < labels.length; label += 1) {
      const dot = dots[label] ?? 0;
      if (dot === 0) continue;
      const cosine = dot / (norm * (norms[label] ?? 1));
      if (cosine >= minScore && isWanted(label)) this.best.offer(label, Math.min(NEARLY, cosine));
    }
    this.dots.fill(0);
    return this.best.take(k).flatMap(({ label, score }) => {
      const found = labels[label];
      return found ? [{ conceptId: found.conceptId, label: found.label, lang: found.lang, score }] : [];
    });
  }

  /** Adds the query's inner product with every label to dots; returns the length of the query's vector. */
  private addDots(words: readonly string[]): number {
    const times = new Map<string, number>();
    for (const word of words) for (const gram of gramsOf(word)) times.set(gram, (times.get(gram) ?? 0) + 1);
    const unseen = Math.log(1 + this.store.labels.length) + 1;
    const { gramNumbers, idf, starts, words: holders, counts } = this.grams;
    const { wordDots, touchedWords, dots, store } = this;
    let squares = 0;
    let touched = 0;
    for (const [text, count] of times) {
      const gram = gramNumbers.get(text);
      const weight = count * (gram === undefined ? unseen : (idf[gram] ?? 0));
      squares += weight * weight;
      if (gram === undefined) continue;
      const gain = weight * (idf[gram] ?? 0);
      for (let at = starts[gram] ?? 0; at < (starts[gram + 1] ?? 0); at += 1) {
        const word = holders[at] ?? 0;
        const before = wordDots[word] ?? 0;
        if (before === 0) {
          touchedWords[touched] = word;
          touched += 1;
        }
        wordDots[word] = before + gain * (counts[at] ?? 0);
      }
    }
    for (let turn = 0; turn < touched; turn += 1) {
      const word = touchedWords[turn] ?? 0;
      const dot = wordDots[word] ?? 0;
      wordDots[word] = 0;
      for (let at = store.wordLabelStarts[word] ?? 0; at < (store.wordLabelStarts[word + 1] ?? 0); at += 1) {
        const label = store.wordLabels[at] ?? 0;
        dots[label] = (dots[label] ?? 0) + dot;
      }
    }
    return Math.sqrt(squares);
  }
}

/** Builds a linker over preferred and alternative labels in any languages. */
export function buildLinker(labels: Iterable<Label>): Linker {
  return new Linker(buildLabelStore(labels));
}
