/** Relevance of a ranked item: 2 same profession, 1 same family, 0 neither. */
export type Relevance = 0 | 1 | 2;

/** Returns the average precision of items with at least this relevance. */
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

/** Returns the normalized discounted cumulative gain of the first ranks, 1 for the ideal order. */
export function ndcg(ranked: readonly Relevance[], upTo: number): number {
  const best = gain(
    ranked.toSorted((a, b) => b - a),
    upTo,
  );
  return best === 0 ? Number.NaN : gain(ranked, upTo) / best;
}

/** Returns the mean of the values that are not NaN. */
export function mean(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
