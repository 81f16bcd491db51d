import type { LabelStore } from "./labelStore.ts";

/** A word that stands where another one stands in names of the same concept. */
export interface Synonym {
  /** Number in the vocabulary. */
  word: number;
  /** Higher where more concepts agree and the word replaced is rarer. */
  weight: number;
}

const PER_WORD = 6;

function labelsByConcept(store: LabelStore): number[][] {
  const lists: number[][] = store.conceptIds.map(() => []);
  for (const [label, concept] of store.concepts.entries()) lists[concept]?.push(label);
  return lists;
}

/** Words of one concept's names that stand in the same place among the same other words, by language. */
function exchangedWords(store: LabelStore, labels: readonly number[]): Iterable<Set<number>> {
  const frames = new Map<string, Set<number>>();
  for (const label of labels) {
    const words = store.words.subarray(store.wordStarts[label], store.wordStarts[label + 1]);
    for (const [place, word] of words.entries()) {
      const frame = `${store.labels[label]?.lang} ${words.subarray(0, place)} _ ${words.subarray(place + 1)}`;
      const known = frames.get(frame);
      if (known) known.add(word);
      else frames.set(frame, new Set([word]));
    }
  }
  return frames.values();
}

/** In how many concepts each word is exchanged for each other one; a pair is `word * vocabulary + other`. */
function countPairs(store: LabelStore): Map<number, number> {
  const size = store.vocabulary.length;
  const counts = new Map<number, number>();
  for (const labels of labelsByConcept(store)) {
    if (labels.length < 2) continue;
    const pairs = new Set<number>();
    for (const words of exchangedWords(store, labels))
      for (const word of words) for (const other of words) if (word !== other) pairs.add(word * size + other);
    for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/**
 * Mines synonyms from the labels: two labels of one concept that differ in one word (fix a tyre, repair a tyre). The
 * best six of each word, by its number, best first.
 */
export function mineSynonyms(store: LabelStore): ReadonlyMap<number, readonly Synonym[]> {
  const size = store.vocabulary.length;
  const synonyms = new Map<number, Synonym[]>();
  for (const [pair, concepts] of countPairs(store)) {
    const word = Math.floor(pair / size);
    const labels = (store.wordLabelStarts[word + 1] ?? 0) - (store.wordLabelStarts[word] ?? 0);
    const synonym = { word: pair % size, weight: concepts / Math.sqrt(labels) };
    const known = synonyms.get(word);
    if (known) known.push(synonym);
    else synonyms.set(word, [synonym]);
  }
  for (const [word, list] of synonyms)
    synonyms.set(word, list.sort((a, b) => b.weight - a.weight || a.word - b.word).slice(0, PER_WORD));
  return synonyms;
}
