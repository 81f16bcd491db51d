import { ConceptBest } from "./conceptBest.ts";
import { GramDots } from "./gramDots.ts";
import { buildGramIndex, type GramIndex } from "./gramIndex.ts";
import { buildLabelStore, type Label, type LabelStore } from "./labelStore.ts";
import { mineSynonyms, type Synonym } from "./synonyms.ts";
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
  /** What links are ordered by, comparable between linkers: the cosine with what other names and words say. */
  rank: number;
}

/** Below this cosine texts share endings and chance letters only. */
const MIN_SCORE = 0.1;
/** What two texts that differ can reach, so that word order alone never passes for equality. */
const NEARLY = 0.999;
/** What the mean of a concept's labels adds; an equal label is worth more than all of it. */
const MEAN_WEIGHT = 0.2;
const EQUAL = 1 + MEAN_WEIGHT;
/** Queries tried with one word exchanged, and what their cosine counts. */
const VARIANTS = 6;
const VARIANT_WEIGHT = 0.9;

/**
 * Finds the concepts whose labels look most like a text: cosine of character 2–5-gram TF-IDF vectors, the best label
 * per concept, ordered with the concept's other labels and with synonyms. Keeps working arrays; answers one query at
 * a time.
 */
export class Linker {
  readonly store: LabelStore;
  private readonly grams: GramIndex;
  private readonly synonyms: ReadonlyMap<number, readonly Synonym[]>;
  private readonly byText = new Map<string, number[]>();
  private readonly dots: GramDots;
  private readonly best: ConceptBest;

  constructor(store: LabelStore) {
    this.store = store;
    this.grams = buildGramIndex(store);
    this.synonyms = mineSynonyms(store);
    this.dots = new GramDots(store, this.grams);
    this.best = new ConceptBest(store, MEAN_WEIGHT);
    for (const [label, text] of store.normalized.entries()) {
      const alike = this.byText.get(text);
      if (alike) alike.push(label);
      else this.byText.set(text, [label]);
    }
  }

  /** The most similar concepts, best first; equal ones in the order the concepts were given. */
  link(text: string, { k = 10, minScore = MIN_SCORE, lang }: LinkOptions = {}): Link[] {
    const words = tokenize(text).map((token) => token.text);
    if (words.length === 0 || k <= 0) return [];
    const { labels, normalized } = this.store;
    const typed = words.join(" ");
    const isSpoken = (label: number): boolean => lang === undefined || labels[label]?.lang === lang;
    this.dots.ask(words);
    for (const label of this.byText.get(typed) ?? []) if (isSpoken(label)) this.best.offer(label, EQUAL);
    for (const label of this.dots.labelsNear(minScore)) {
      const cosine = Math.min(NEARLY, this.dots.cosineOf(label));
      if (cosine < minScore || !isSpoken(label)) continue;
      this.best.addToMean(label, cosine);
      this.best.offer(label, cosine);
    }
    this.offerVariants(words, (label) => isSpoken(label) && this.dots.cosineOf(label) >= minScore);
    return this.best.take(k).flatMap(({ label, score: rank }): Link[] => {
      const found = labels[label];
      const score = normalized[label] === typed ? 1 : Math.min(NEARLY, this.dots.cosineOf(label));
      return found ? [{ conceptId: found.conceptId, label: found.label, lang: found.lang, score, rank }] : [];
    });
  }

  /** Offers labels by the query with one word exchanged for a synonym, for labels that hold the synonym. */
  private offerVariants(words: readonly string[], isWanted: (label: number) => boolean): void {
    const { wordLabelStarts, wordLabels } = this.store;
    const { dots, grams } = this;
    for (const { replaced, word } of this.variantsOf(words)) {
      const gained = (grams.wordNorms[word] ?? 0) ** 2;
      const lost = (grams.wordNorms[replaced] ?? 0) ** 2;
      const change = gained - (dots.ofWords[word] ?? 0);
      const ratio = Math.sqrt(dots.squares / (Math.max(0, dots.squares - lost) + gained));
      for (let at = wordLabelStarts[word] ?? 0; at < (wordLabelStarts[word + 1] ?? 0); at += 1) {
        const label = wordLabels[at] ?? 0;
        if (!isWanted(label)) continue;
        const added = change / (Math.sqrt(dots.squares) * (grams.norms[label] ?? 1));
        const cosine = (dots.cosineOf(label) + added) * ratio;
        this.best.offer(label, VARIANT_WEIGHT * Math.min(NEARLY, cosine));
      }
    }
  }

  private variantsOf(words: readonly string[]): { replaced: number; word: number }[] {
    return [...new Set(words)]
      .flatMap((word) => this.store.wordNumbers.get(word) ?? [])
      .flatMap((replaced) => (this.synonyms.get(replaced) ?? []).map((synonym) => ({ ...synonym, replaced })))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, VARIANTS);
  }
}

/** Builds a linker over preferred and alternative labels in any languages. */
export function buildLinker(labels: Iterable<Label>): Linker {
  return new Linker(buildLabelStore(labels));
}
