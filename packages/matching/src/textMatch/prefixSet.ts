const SEED = 0x811c9dc5;
const PRIME = 0x01000193;
const BITS_PER_PREFIX = 8;

/** A hash of a text that goes on from the hash of what stands before it. */
export function hashOf(text: string, before = SEED): number {
  let hash = before;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

/** The beginnings of many texts in about a byte each: says surely what begins none of them, rarely wrong what does. */
export class PrefixSet {
  private readonly bits: Uint32Array;
  private readonly mask: number;

  constructor(texts: readonly string[]) {
    const letters = texts.reduce((sum, text) => sum + text.length, 0);
    const size = 2 ** Math.max(10, Math.ceil(Math.log2(BITS_PER_PREFIX * (letters + 1))));
    this.bits = new Uint32Array(size / 32);
    this.mask = size - 1;
    for (const text of texts) this.add(text);
  }

  has(hash: number): boolean {
    const place = this.place(hash);
    return (((this.bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
  }

  private add(text: string): void {
    let hash = SEED;
    for (const letter of text) {
      hash = hashOf(letter, hash);
      const place = this.place(hash);
      this.bits[place >>> 5] = (this.bits[place >>> 5] ?? 0) | (1 << (place & 31));
    }
  }

  private place(hash: number): number {
    return (hash ^ (hash >>> 15)) & this.mask;
  }
}
