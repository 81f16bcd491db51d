import { addBit, type Bitset, createBitset } from "@vaardig/matching/bitset";
import { claimCode } from "@vaardig/matching/claimCode";
import type { PostingIndex } from "@vaardig/matching/postingIndex";
import { PostingIndexBuilder } from "@vaardig/matching/postingIndexBuilder";
import type { SkillClaim } from "@vaardig/matching/segment";
import type { SkillTable } from "@vaardig/matching/skillTable";
import type { Tx } from "../../db/database.ts";
import { claimsOf, toClaim } from "./claims.ts";

/** Overlay entries after which the index is merged again. */
const COMPACT_AT = 512;
const BATCH = 20_000;

interface ScanRow {
  user_id: string;
  skill_id: string;
  level: number | null;
  source: "confirmed" | "self" | "inferred";
  last_used: string | null;
}

/** A company's people and their claims, in the order of their ids; derived from the rows and kept equal to them. */
export class PeopleIndex {
  readonly index: PostingIndex;
  readonly ids: string[];
  readonly #numbers: Map<string, number>;
  readonly #skills: SkillTable;

  private constructor(index: PostingIndex, ids: string[], skills: SkillTable) {
    this.index = index;
    this.ids = ids;
    this.#skills = skills;
    this.#numbers = new Map(ids.map((id, number) => [id, number]));
  }

  /** Reads a company in one ordered scan. */
  static async read(tx: Tx, companyId: string, skills: SkillTable, now: Date): Promise<PeopleIndex> {
    const { rows: people } = await tx.$client.query<{ id: string }>(
      "select id from users where company_id = $1 order by id",
      [companyId],
    );
    const ids = people.map((row) => row.id);
    const numbers = new Map(ids.map((id, number) => [id, number]));
    const builder = new PostingIndexBuilder();
    let next = 0;
    /** People without claims are in the index too, so everybody up to here is added in order. */
    const addUpTo = (end: number) => {
      for (; next < end; next += 1) builder.addPerson(next);
    };
    await tx.$client.query(
      `declare claims no scroll cursor for
         select user_id, skill_id, level, source, to_char(last_used, 'YYYY-MM-DD') as last_used
         from person_skills where company_id = '${companyId}' and valid_to is null order by user_id, skill_id`,
    );
    for (;;) {
      const { rows } = await tx.$client.query<ScanRow>(`fetch ${BATCH} from claims`);
      for (const row of rows) {
        const number = numbers.get(row.user_id);
        if (number === undefined) continue;
        addUpTo(number);
        builder.add(number, skills.ordinalOf(row.skill_id), claimCode(toClaim(row, now)));
      }
      if (rows.length < BATCH) break;
    }
    await tx.$client.query("close claims");
    addUpTo(ids.length);
    return new PeopleIndex(builder.finish(), ids, skills);
  }

  /** Reads changed people again; people who are new get the next numbers, people who are gone lose their claims. */
  async refresh(tx: Tx, companyId: string, userIds: string[], now: Date): Promise<void> {
    if (userIds.length === 0) return;
    const claims = await claimsOf(tx, companyId, userIds, now);
    for (const id of userIds) {
      const own = claims.get(id)?.claims ?? [];
      this.index.upsert(
        this.#numberOf(id),
        own.map(
          (claim): SkillClaim => ({ skill: this.#skills.ordinalOf(claim.skillId), code: claimCode(claim) }),
        ),
      );
    }
    if (this.index.pending >= COMPACT_AT) this.index.compact();
  }

  #numberOf(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.ids.length;
    this.ids.push(id);
    this.#numbers.set(id, number);
    return number;
  }

  /** The set of these people, for the index; unknown ids are left out. */
  setOf(userIds: string[]): Bitset {
    const bits = createBitset(Math.max(1, this.ids.length));
    for (const id of userIds) {
      const number = this.#numbers.get(id);
      if (number !== undefined) addBit(bits, number);
    }
    return bits;
  }
}
