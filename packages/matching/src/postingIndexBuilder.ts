import { addBit, type Bitset, createBitset, withCapacity } from "./bitset.ts";
import { isScorableCode } from "./claimCode.ts";
import { PostingIndex } from "./postingIndex.ts";
import {
  buildSegment,
  createRows,
  pushRow,
  SEGMENT_SIZE,
  type Segment,
  type SegmentRows,
} from "./segment.ts";

const FIRST_PEOPLE = 1024;

/**
 * Builds a PostingIndex from one scan in ascending order of person. Only the current segment is held twice,
 * so the peak is about 10 MB above the finished index.
 */
export class PostingIndexBuilder {
  private readonly segments: (Segment | undefined)[] = [];
  private members: Bitset = createBitset(FIRST_PEOPLE);
  private informed: Bitset = createBitset(FIRST_PEOPLE);
  private rows: SegmentRows = createRows();
  private last = -1;

  /** Adds a person, possibly without claims. Throws RangeError when people are out of order. */
  addPerson(person: number): void {
    if (person === this.last) return;
    if (person < this.last) throw new RangeError(`person ${person} comes after ${this.last}`);
    if (this.last >= 0 && Math.floor(person / SEGMENT_SIZE) > Math.floor(this.last / SEGMENT_SIZE))
      this.close();
    this.members = withCapacity(this.members, person);
    this.informed = withCapacity(this.informed, person);
    addBit(this.members, person);
    this.last = person;
  }

  /** Adds one claim: person, number of the canonical skill, claim code. Throws RangeError like addPerson. */
  add(person: number, skill: number, code: number): void {
    this.addPerson(person);
    if (isScorableCode(code)) addBit(this.informed, person);
    pushRow(this.rows, person % SEGMENT_SIZE, skill, code);
  }

  /** Returns the finished index; the builder must not be used afterwards. */
  finish(): PostingIndex {
    if (this.last >= 0) this.close();
    return new PostingIndex(this.segments, this.members, this.informed);
  }

  private close(): void {
    const number = Math.floor(this.last / SEGMENT_SIZE);
    while (this.segments.length < number) this.segments.push(undefined);
    this.segments[number] = buildSegment(this.rows);
    this.rows.count = 0;
  }
}
