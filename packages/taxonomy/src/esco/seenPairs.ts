/** Remembers pairs of URIs in a few bytes each: a URI is numbered once and a pair is one number. */
export class SeenPairs {
  readonly #numbers = new Map<string, number>();
  readonly #pairs = new Set<number>();

  /** True when the pair was not added before. */
  add(from: string, to: string): boolean {
    const pair = this.#number(from) * 2 ** 26 + this.#number(to);
    if (this.#pairs.has(pair)) return false;
    this.#pairs.add(pair);
    return true;
  }

  #number(uri: string): number {
    const known = this.#numbers.get(uri);
    if (known !== undefined) return known;
    this.#numbers.set(uri, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
