import { addBit, type Bitset, deleteBit, hasBit, withCapacity } from "./bitset.ts";
import { isScorableCode } from "./claimCode.ts";
import { mergeSegment } from "./mergeSegment.ts";
import { SEGMENT_SIZE, type Segment, type SkillClaim } from "./segment.ts";

/** All claims of changed people by place within the segment; empty for a person without claims. */
export type Overlay = Map<number, readonly SkillClaim[]>;

/**
 * All claims by skill, derived from the database rows and kept in sync: segments of posting lists, plus an
 * overlay of people changed since. People and skills are numbers; ties go to the lower person number.
 */
export class PostingIndex {
  /** By person number / 65,536; undefined for a segment without claims. */
  readonly segments: (Segment | undefined)[];
  /** By segment number. */
  readonly overlays = new Map<number, Overlay>();
  private members: Bitset;
  private informed: Bitset;

  constructor(segments: (Segment | undefined)[], members: Bitset, informed: Bitset) {
    this.segments = segments;
    this.members = members;
    this.informed = informed;
  }

  /** Everyone in the index, with and without claims. */
  get people(): Bitset {
    return this.members;
  }

  /** People whose claims suffice for a score, see `isScorable`. */
  get scorable(): Bitset {
    return this.informed;
  }

  /** Number of changed people not merged yet; each costs a ranking about as much as scoring one person. */
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
      this.members.byteLength + this.informed.byteLength,
    );
  }

  has(person: number): boolean {
    return hasBit(this.members, person);
  }

  /** Adds a person or replaces all of a person's claims. */
  upsert(person: number, claims: readonly SkillClaim[]): void {
    this.members = withCapacity(this.members, person);
    this.informed = withCapacity(this.informed, person);
    addBit(this.members, person);
    if (claims.some(({ code }) => isScorableCode(code))) addBit(this.informed, person);
    else deleteBit(this.informed, person);
    this.change(person, claims);
  }

  /** Removes a person; a no-op for unknown people. */
  remove(person: number): void {
    if (!this.has(person)) return;
    deleteBit(this.members, person);
    deleteBit(this.informed, person);
    this.change(person, []);
  }

  /** Merges all changed people into their segments; other segments are untouched. */
  compact(): void {
    for (const number of [...this.overlays.keys()]) this.mergeOverlay(number);
  }

  /**
   * Merges the segment with the most changed people, when at least `least` changed; returns false when none
   * did. One segment is one short step, so that no request waits long.
   */
  compactFullest(least: number): boolean {
    let fullest = -1;
    let most = least - 1;
    for (const [number, { size }] of this.overlays) {
      if (size <= most) continue;
      fullest = number;
      most = size;
    }
    if (fullest < 0) return false;
    this.mergeOverlay(fullest);
    return true;
  }

  private mergeOverlay(number: number): void {
    const overlay = this.overlays.get(number);
    if (!overlay) return;
    this.segments[number] = mergeSegment(this.segments[number], overlay);
    this.overlays.delete(number);
  }

  private change(person: number, claims: readonly SkillClaim[]): void {
    const number = Math.floor(person / SEGMENT_SIZE);
    const overlay = this.overlays.get(number) ?? new Map();
    overlay.set(person % SEGMENT_SIZE, claims);
    this.overlays.set(number, overlay);
  }
}
