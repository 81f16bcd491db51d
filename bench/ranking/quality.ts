/** How much a ranked item is what was looked for: 2 the same profession, 1 one of the same family, 0 another. */
export type Relevance = 0 | 1 | 2;

/** Average precision of what is at least so relevant. */
export function averagePrecision(ranked: readonly Relevance[], least: Relevance): number {
  let found = 0;
  let sum = 0;
  ranked.forEach((relevance, at) => {
    if (relevance < least) return;
    found += 1;
    sum += found / (at + 1);
  });
  return found === 0 ? Number.NaN : sum / found;
}

function gain(ranked: readonly Relevance[], upTo: number): number {
  return ranked
    .slice(0, upTo)
    .reduce<number>((sum, relevance, at) => sum + (2 ** relevance - 1) / Math.log2(at + 2), 0);
}

/** Normalised discounted gain of the first places, 1 for the best order there could be. */
export function ndcg(ranked: readonly Relevance[], upTo: number): number {
  const best = gain(
    ranked.toSorted((a, b) => b - a),
    upTo,
  );
  return best === 0 ? Number.NaN : gain(ranked, upTo) / best;
}

/** The mean of what is a number. */
export function mean(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
