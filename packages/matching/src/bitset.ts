/** A set of non-negative integers, 32 per word: number n is bit n % 32 of word ⌊n / 32⌋. */
export type Bitset = Uint32Array;

/** Returns an empty set for numbers below `size`. */
export function createBitset(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / 32));
}

/** Returns a set of the given numbers, all below `size`. */
export function bitsetOf(numbers: Iterable<number>, size: number): Bitset {
  const bits = createBitset(size);
  for (const number of numbers) addBit(bits, number);
  return bits;
}

/** Adds a number to the set; numbers beyond its size are ignored. */
export function addBit(bits: Bitset, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
}

/** Removes a number from the set. */
export function deleteBit(bits: Bitset, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) & ~(1 << (number & 31));
}

/** Returns whether the set contains a number. */
export function hasBit(bits: Bitset, number: number): boolean {
  return (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

/** Returns the intersection, as long as the shorter set. */
export function intersect(a: Bitset, b: Bitset): Bitset {
  const bits = new Uint32Array(Math.min(a.length, b.length));
  for (let at = 0; at < bits.length; at += 1) bits[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return bits;
}

/** Returns the number of elements. */
export function countBits(bits: Bitset): number {
  let count = 0;
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Returns the set itself, or a copy of at least twice its size when a number does not fit. */
export function withCapacity(bits: Bitset, number: number): Bitset {
  if (number >>> 5 < bits.length) return bits;
  const wider = createBitset(Math.max(2 * 32 * bits.length, number + 1));
  wider.set(bits);
  return wider;
}

/** Returns the numbers of the first set that are not in the second. */
export function subtract(a: Bitset, b: Bitset): Bitset {
  return a.map((word, at) => word & ~(b[at] ?? 0));
}

/** Returns up to `count` numbers, highest first, after skipping `skip`. */
export function highestNumbers(bits: Bitset, count: number, skip: number): number[] {
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
