import { tokenize } from "./tokenize.ts";

/** A name of a concept (a skill or an occupation) in one language. */
export interface Label {
  conceptId: string;
  label: string;
  lang: string;
  preferred: boolean;
}

/** Labels with their words numbered: the words of label n are words[wordStarts[n] … wordStarts[n + 1]]. */
export interface LabelStore {
  labels: readonly Label[];
  /** Number of the concept of each label, and the concepts by number. */
  concepts: Uint32Array;
  conceptIds: readonly string[];
  /** Label in compared form. */
  normalized: readonly string[];
  vocabulary: readonly string[];
  wordNumbers: ReadonlyMap<string, number>;
  wordStarts: Uint32Array;
  words: Uint32Array;
  /** Labels that hold word w, ascending, repeated where the word is: wordLabels[wordLabelStarts[w] … wordLabelStarts[w + 1]]. */
  wordLabelStarts: Uint32Array;
  wordLabels: Uint32Array;
}

function numberIn(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

function invert(
  wordStarts: Uint32Array,
  words: Uint32Array,
  size: number,
): [starts: Uint32Array, labels: Uint32Array] {
  const starts = new Uint32Array(size + 1);
  for (const word of words) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 1; word <= size; word += 1) starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0);
  const next = starts.slice();
  const labels = new Uint32Array(words.length);
  for (let label = 0; label + 1 < wordStarts.length; label += 1) {
    for (let at = wordStarts[label] ?? 0; at < (wordStarts[label + 1] ?? 0); at += 1) {
      const word = words[at] ?? 0;
      const to = next[word] ?? 0;
      labels[to] = label;
      next[word] = to + 1;
    }
  }
  return [starts, labels];
}

/** Reads labels once and numbers their concepts and words; labels without a single letter or digit are left out. */
export function buildLabelStore(source: Iterable<Label>): LabelStore {
  const labels: Label[] = [];
  const concepts: number[] = [];
  const conceptNumbers = new Map<string, number>();
  const normalized: string[] = [];
  const wordNumbers = new Map<string, number>();
  const wordStarts = [0];
  const words: number[] = [];
  for (const label of source) {
    const tokens = tokenize(label.label);
    if (tokens.length === 0) continue;
    labels.push(label);
    concepts.push(numberIn(conceptNumbers, label.conceptId));
    normalized.push(tokens.map((token) => token.text).join(" "));
    for (const token of tokens) words.push(numberIn(wordNumbers, token.text));
    wordStarts.push(words.length);
  }
  const starts = Uint32Array.from(wordStarts);
  const numbers = Uint32Array.from(words);
  const [wordLabelStarts, wordLabels] = invert(starts, numbers, wordNumbers.size);
  return {
    labels,
    concepts: Uint32Array.from(concepts),
    conceptIds: [...conceptNumbers.keys()],
    normalized,
    vocabulary: [...wordNumbers.keys()],
    wordNumbers,
    wordStarts: starts,
    words: numbers,
    wordLabelStarts,
    wordLabels,
  };
}
