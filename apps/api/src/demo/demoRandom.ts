import { createHash } from "node:crypto";

/** A pseudo-random generator that yields the same values on every machine for the same name. */
export interface DemoRandom {
  /** Returns a number of at least 0 and below 1. */
  next(): number;
  /** Returns an integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Returns `count` different values in random order, or all when there are fewer. */
  sample<T>(values: readonly T[], count: number): T[];
  weighted<T>(values: readonly (readonly [T, number])[]): T;
}

/** Returns a small, fast counting generator (sfc32) on four 32-bit words. */
function sfc32(words: Buffer): () => number {
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => words.readUInt32LE(at)) as [number, number, number, number];
  return () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
}

/** Returns a separate generator per name, so that adding one kind of data does not change another kind. */
export function demoRandom(name: string): DemoRandom {
  const next = sfc32(createHash("sha256").update(`vaardig demo ${name}`).digest());
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(values: readonly T[]): T => {
    const value = values[int(0, values.length - 1)];
    if (value === undefined) throw new RangeError("nothing to pick from");
    return value;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample: (values, count) =>
      values
        .map((value) => ({ value, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, count)
        .map(({ value }) => value),
    weighted(values) {
      const total = values.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [value, weight] of values) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(values)[0];
    },
  };
}
