const FIRST_SLOTS = 1024;
const EMPTY = -1;

/** A map from two numbers to a third, all below 2³¹, in 12 bytes a slot (open addressing, at most half full). */
export class PairTable {
  private slots = new Int32Array(3 * FIRST_SLOTS).fill(EMPTY);
  private count = 0;

  /** The value for a pair, −1 when there is none. */
  get(first: number, second: number): number {
    return this.slots[this.find(first, second) + 2] ?? EMPTY;
  }

  /** Sets the value, at least 0, for a pair. */
  set(first: number, second: number, value: number): void {
    if (6 * (this.count + 1) > this.slots.length) this.grow();
    const at = this.find(first, second);
    if (this.slots[at] === EMPTY) this.count += 1;
    this.slots[at] = first;
    this.slots[at + 1] = second;
    this.slots[at + 2] = value;
  }

  /** Place of the pair, or of the empty slot where it belongs. */
  private find(first: number, second: number): number {
    const { slots } = this;
    const mask = slots.length / 3 - 1;
    const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    for (;;) {
      const at = 3 * slot;
      const held = slots[at];
      if (held === EMPTY || (held === first && slots[at + 1] === second)) return at;
      slot = (slot + 1) & mask;
    }
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Int32Array(2 * before.length).fill(EMPTY);
    this.count = 0;
    for (let at = 0; at < before.length; at += 3) {
      const first = before[at] ?? EMPTY;
      if (first !== EMPTY) this.set(first, before[at + 1] ?? 0, before[at + 2] ?? 0);
    }
  }
}
