/** A set of small whole numbers, 32 to a word: number n is bit n % 32 of word n / 32. */
export type Bitset = Uint32Array;

/** An empty set for numbers below size. */
export function createBitset(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / 32));
}

/** A set of the given numbers, all below size. */
export function bitsetOf(numbers: Iterable<number>, size: number): Bitset {
  const bits = createBitset(size);
  for (const number of numbers) addBit(bits, number);
  return bits;
}

/** Puts a number into the set; numbers beyond its size are ignored. */
export function addBit(bits: Bitset, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
}

/** Takes a number out of the set. */
export function deleteBit(bits: Bitset, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) & ~(1 << (number & 31));
}

/** Whether the set holds a number. */
export function hasBit(bits: Bitset, number: number): boolean {
  return (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

/** Numbers in both sets, as long as the shorter one. */
export function intersect(a: Bitset, b: Bitset): Bitset {
  const bits = new Uint32Array(Math.min(a.length, b.length));
  for (let at = 0; at < bits.length; at += 1) bits[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return bits;
}

/** How many numbers the set holds. */
export function countBits(bits: Bitset): number {
  let count = 0;
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** The set itself, or a copy of at least twice its size where it has no room for a number. */
export function widened(bits: Bitset, number: number): Bitset {
  if (number >>> 5 < bits.length) return bits;
  const wider = createBitset(Math.max(2 * 32 * bits.length, number + 1));
  wider.set(bits);
  return wider;
}

/** The numbers of the first set that the second does not have. */
export function subtract(a: Bitset, b: Bitset): Bitset {
  return a.map((word, at) => word & ~(b[at] ?? 0));
}

/** Some numbers of the set, the highest first, after skipping as many as told. */
export function newestIn(bits: Bitset, count: number, skip: number): number[] {
  const found: number[] = [];
  let left = skip;
  for (let word = bits.length - 1; word >= 0 && found.length < count; word -= 1) {
    const set = bits[word] ?? 0;
    if (set === 0) continue;
    for (let bit = 31; bit >= 0 && found.length < count; bit -= 1) {
      if (((set >>> bit) & 1) === 0) continue;
      if (left > 0) left -= 1;
      else found.push(word * 32 + bit);
    }
  }
  return found;
}
