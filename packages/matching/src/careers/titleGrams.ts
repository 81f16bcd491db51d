import { fold } from "../textMatch/fold.ts";

const LENGTH = 3;

/** The letters of a title by threes, each word with a space around it, each three once. */
function gramsOf(title: string): Set<string> {
  const grams = new Set<string>();
  for (const word of title.split(/[^\p{L}\p{N}+#]+/u)) {
    const padded = ` ${fold(word)} `;
    if (word)
      for (let at = 0; at + LENGTH <= padded.length; at += 1) grams.add(padded.slice(at, at + LENGTH));
  }
  return grams;
}

/** A job's names prepared for comparing. */
export type TitleGrams = readonly ReadonlySet<string>[];

/** Prepares a job's names. */
export function titleGrams(titles: readonly string[]): TitleGrams {
  return titles.map(gramsOf).filter((grams) => grams.size > 0);
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

/** How alike two jobs' names are, 0–1: those of the pair that are most alike. */
export function titleSimilarity(a: TitleGrams, b: TitleGrams): number {
  let best = 0;
  for (const one of a) for (const other of b) best = Math.max(best, dice(one, other));
  return best;
}
