import { addBit, type Bitset, createBitset, deleteBit, hasBit } from "./bitset.ts";
import { mergeSegment } from "./mergeSegment.ts";
import { SEGMENT_SIZE, type Segment, type SkillClaim } from "./segment.ts";

/** All claims of a changed person by place within the segment; an empty list for a person without claims. */
export type Overlay = Map<number, readonly SkillClaim[]>;

/**
 * Everybody's claims by skill, derived from the rows and always equal to them: segments of posting lists, and over
 * them the people who changed since. People and skills are numbers; a person's number also breaks ties, lower first.
 */
export class PostingIndex {
  /** By person number / 65,536; undefined where nobody of the segment has claims. */
  readonly segments: (Segment | undefined)[];
  /** By segment number. */
  readonly overlays = new Map<number, Overlay>();
  private members: Bitset;

  constructor(segments: (Segment | undefined)[], members: Bitset) {
    this.segments = segments;
    this.members = members;
  }

  /** Everybody in the index, with and without claims. */
  get people(): Bitset {
    return this.members;
  }

  /** People changed since the last compact; each costs a ranking about as much as scoring a person does. */
  get pending(): number {
    let count = 0;
    for (const overlay of this.overlays.values()) count += overlay.size;
    return count;
  }

  /** Memory held by the posting lists and the set of people, in bytes. */
  get bytes(): number {
    return this.segments.reduce(
      (sum, segment) =>
        segment
          ? sum + segment.offsets.byteLength + segment.people.byteLength + segment.codes.byteLength
          : sum,
      this.members.byteLength,
    );
  }

  has(person: number): boolean {
    return hasBit(this.members, person);
  }

  /** Adds a person or replaces all of a person's claims. */
  upsert(person: number, claims: readonly SkillClaim[]): void {
    if (person >>> 5 >= this.members.length) {
      const wider = createBitset(Math.max(2 * 32 * this.members.length, person + 1));
      wider.set(this.members);
      this.members = wider;
    }
    addBit(this.members, person);
    this.change(person, claims);
  }

  /** Takes a person out; nothing happens when there is none. */
  remove(person: number): void {
    if (!this.has(person)) return;
    deleteBit(this.members, person);
    this.change(person, []);
  }

  /** Merges the changed people into the segments they belong to; the other segments are left alone. */
  compact(): void {
    for (const [number, overlay] of this.overlays) {
      this.segments[number] = mergeSegment(this.segments[number], overlay);
    }
    this.overlays.clear();
  }

  private change(person: number, claims: readonly SkillClaim[]): void {
    const number = Math.floor(person / SEGMENT_SIZE);
    const overlay = this.overlays.get(number) ?? new Map();
    overlay.set(person % SEGMENT_SIZE, claims);
    this.overlays.set(number, overlay);
  }
}
