import { addBit, type Bitset, createBitset, deleteBit } from "@vaardig/matching/bitset";
import type { PeopleSide } from "../matchEngine.ts";

/** The side of a person who may be ranked; null for staff and inactive people. */
export type RankableSide = "internal" | "external" | null;

/** SQL for {@link RankableSide} of a row of `users u`. */
export const SIDE_SQL = `case when u.status = 'active' and u.system_role <> 'staff'
  then case u.system_role when 'freelancer' then 'external' else 'internal' end end`;

const FIRST_PEOPLE = 1_024;

/** The people of a company who may be ranked, by number. */
export class RankablePeople {
  #internal = createBitset(FIRST_PEOPLE);
  #external = createBitset(FIRST_PEOPLE);

  /** Sets or changes the side of one person. */
  put(person: number, side: RankableSide): void {
    if (person >>> 5 >= this.#internal.length) {
      this.#internal = widened(this.#internal, person);
      this.#external = widened(this.#external, person);
    }
    for (const [bits, own] of [
      [this.#internal, "internal"],
      [this.#external, "external"],
    ] as const) {
      if (side === own) addBit(bits, person);
      else deleteBit(bits, person);
    }
  }

  /** Returns a copy of the set of people on a side. */
  of(people: PeopleSide): Bitset {
    if (people === "internal") return this.#internal.slice();
    const bits = this.#external.slice();
    if (people === "all")
      for (const [at, word] of this.#internal.entries()) bits[at] = (bits[at] ?? 0) | word;
    return bits;
  }
}

function widened(bits: Bitset, person: number): Bitset {
  const wider = createBitset(Math.max(2 * 32 * bits.length, person + 1));
  wider.set(bits);
  return wider;
}
