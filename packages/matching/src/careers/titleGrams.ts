import { fold } from "../textMatch/fold.ts";

const LENGTH = 3;

/** Returns the distinct trigrams of a title, each word padded with a space on both sides. */
function gramsOf(title: string): Set<string> {
  const grams = new Set<string>();
  for (const word of title.split(/[^\p{L}\p{N}+#]+/u)) {
    const padded = ` ${fold(word)} `;
    if (word)
      for (let at = 0; at + LENGTH <= padded.length; at += 1) grams.add(padded.slice(at, at + LENGTH));
  }
  return grams;
}

/** Titles of a job, prepared for comparison. */
export type TitleGrams = readonly ReadonlySet<string>[];

/** Prepares the titles of a job for comparison. */
export function titleGrams(titles: readonly string[]): TitleGrams {
  return titles.map(gramsOf).filter((grams) => grams.size > 0);
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

/** Returns the similarity of two jobs' titles, 0–1: that of the most similar pair. */
export function titleSimilarity(a: TitleGrams, b: TitleGrams): number {
  let best = 0;
  for (const one of a) for (const other of b) best = Math.max(best, dice(one, other));
  return best;
}
