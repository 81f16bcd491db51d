import { gramsOf } from "./grams.ts";
import type { LabelStore } from "./labelStore.ts";

/**
 * TF-IDF of the labels' grams, kept per word: grams never cross a word, so a label's vector is the sum of its
 * words' vectors and 100,000 labels need the grams of their different words alone.
 */
export interface GramIndex {
  gramNumbers: ReadonlyMap<string, number>;
  /** ln((1 + labels) / (1 + labels with the gram)) + 1. */
  idf: Float32Array;
  /** Words with gram g and how often it occurs there: entries starts[g] … starts[g + 1]. */
  starts: Uint32Array;
  words: Uint32Array;
  counts: Uint8Array;
  /** Length of each label's vector, and of each word's. */
  norms: Float32Array;
  wordNorms: Float32Array;
}

/** Grams of every word of the vocabulary: those of word w are numbers[starts[w] … starts[w + 1]], repeats included. */
function wordGrams(store: LabelStore): {
  gramNumbers: Map<string, number>;
  starts: Uint32Array;
  numbers: Uint32Array;
} {
  const gramNumbers = new Map<string, number>();
  const starts = new Uint32Array(store.vocabulary.length + 1);
  const numbers: number[] = [];
  for (const [word, text] of store.vocabulary.entries()) {
    for (const gram of gramsOf(text)) {
      const known = gramNumbers.get(gram);
      numbers.push(known ?? gramNumbers.size);
      if (known === undefined) gramNumbers.set(gram, gramNumbers.size);
    }
    starts[word + 1] = numbers.length;
  }
  return { gramNumbers, starts, numbers: Uint32Array.from(numbers) };
}

/** Visits each label with its different grams and how often each occurs. */
function eachLabel(
  store: LabelStore,
  grams: { gramNumbers: Map<string, number>; starts: Uint32Array; numbers: Uint32Array },
  visit: (label: number, different: Uint32Array, count: number, times: Uint16Array) => void,
): void {
  const times = new Uint16Array(grams.gramNumbers.size);
  const different = new Uint32Array(grams.gramNumbers.size);
  for (let label = 0; label < store.labels.length; label += 1) {
    let count = 0;
    for (let at = store.wordStarts[label] ?? 0; at < (store.wordStarts[label + 1] ?? 0); at += 1) {
      const word = store.words[at] ?? 0;
      for (let place = grams.starts[word] ?? 0; place < (grams.starts[word + 1] ?? 0); place += 1) {
        const gram = grams.numbers[place] ?? 0;
        if (times[gram] === 0) {
          different[count] = gram;
          count += 1;
        }
        times[gram] = (times[gram] ?? 0) + 1;
      }
    }
    visit(label, different, count, times);
    for (let at = 0; at < count; at += 1) times[different[at] ?? 0] = 0;
  }
}

function invertGrams(
  wordStarts: Uint32Array,
  grams: Uint32Array,
  size: number,
): Pick<GramIndex, "starts" | "words" | "counts"> {
  const totals = new Uint32Array(size + 1);
  const seenIn = new Int32Array(size).fill(-1);
  const entries = new Uint32Array(size);
  for (let word = 0; word + 1 < wordStarts.length; word += 1) {
    for (let at = wordStarts[word] ?? 0; at < (wordStarts[word + 1] ?? 0); at += 1) {
      const gram = grams[at] ?? 0;
      if (seenIn[gram] !== word) totals[gram + 1] = (totals[gram + 1] ?? 0) + 1;
      seenIn[gram] = word;
    }
  }
  for (let gram = 1; gram <= size; gram += 1) totals[gram] = (totals[gram] ?? 0) + (totals[gram - 1] ?? 0);
  const words = new Uint32Array(totals[size] ?? 0);
  const counts = new Uint8Array(words.length);
  entries.set(totals.subarray(0, size));
  seenIn.fill(-1);
  for (let word = 0; word + 1 < wordStarts.length; word += 1) {
    for (let at = wordStarts[word] ?? 0; at < (wordStarts[word + 1] ?? 0); at += 1) {
      const gram = grams[at] ?? 0;
      if (seenIn[gram] !== word) entries[gram] = (entries[gram] ?? 0) + 1;
      seenIn[gram] = word;
      const entry = (entries[gram] ?? 0) - 1;
      words[entry] = word;
      counts[entry] = Math.min(255, (counts[entry] ?? 0) + 1);
    }
  }
  return { starts: totals, words, counts };
}

/** Lengths of the words' vectors, from the words that hold each gram. */
function wordNormsOf(
  { starts, words, counts }: Pick<GramIndex, "starts" | "words" | "counts">,
  idf: Float32Array,
  size: number,
): Float32Array {
  const squares = new Float32Array(size);
  for (let gram = 0; gram < idf.length; gram += 1) {
    for (let at = starts[gram] ?? 0; at < (starts[gram + 1] ?? 0); at += 1) {
      const word = words[at] ?? 0;
      squares[word] = (squares[word] ?? 0) + ((counts[at] ?? 0) * (idf[gram] ?? 0)) ** 2;
    }
  }
  return squares.map(Math.sqrt);
}

/** Builds the index: about 0.5 s and 30 MB for 100,000 labels. */
export function buildGramIndex(store: LabelStore): GramIndex {
  const grams = wordGrams(store);
  const size = grams.gramNumbers.size;
  const frequency = new Uint32Array(size);
  eachLabel(store, grams, (_label, different, count) => {
    for (let at = 0; at < count; at += 1) {
      const gram = different[at] ?? 0;
      frequency[gram] = (frequency[gram] ?? 0) + 1;
    }
  });
  const idf = Float32Array.from(
    frequency,
    (labels) => Math.log((1 + store.labels.length) / (1 + labels)) + 1,
  );
  const norms = new Float32Array(store.labels.length);
  eachLabel(store, grams, (label, different, count, times) => {
    let sum = 0;
    for (let at = 0; at < count; at += 1) {
      const gram = different[at] ?? 0;
      sum += ((times[gram] ?? 0) * (idf[gram] ?? 0)) ** 2;
    }
    norms[label] = Math.sqrt(sum);
  });
  const inverted = invertGrams(grams.starts, grams.numbers, size);
  const wordNorms = wordNormsOf(inverted, idf, store.vocabulary.length);
  return { gramNumbers: grams.gramNumbers, idf, norms, wordNorms, ...inverted };
}
