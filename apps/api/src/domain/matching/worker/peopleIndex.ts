import { addBit, type Bitset, createBitset, intersect, subtract } from "@vaardig/matching/bitset";
import { claimCode } from "@vaardig/matching/claimCode";
import type { PostingIndex } from "@vaardig/matching/postingIndex";
import { PostingIndexBuilder } from "@vaardig/matching/postingIndexBuilder";
import { SEGMENT_SIZE, type SkillClaim } from "@vaardig/matching/segment";
import type { SkillTable } from "@vaardig/matching/skillTable";
import type { Tx } from "../../../platform/db/database.ts";
import type { PeopleSide } from "../matchEngine.ts";
import { claimsOf, dayOf } from "./claims.ts";
import { OWN_JOB_SQL, OwnPeople, type OwnPerson, WITHOUT_SKILLS_SQL } from "./ownPeople.ts";
import { PackedClaims } from "./packedClaims.ts";
import { RankablePeople, type RankableSide, SIDE_SQL } from "./rankable.ts";
import { scanPeople } from "./scanPeople.ts";

/** Changed people of a segment (1 %) after which it is merged again. */
const MERGE_AT = SEGMENT_SIZE / 100;

/** A company's people and their claims, sorted by id; derived from the database and kept up to date. */
export class PeopleIndex {
  readonly index: PostingIndex;
  readonly ids: string[];
  readonly own: OwnPeople;
  readonly #numbers: Map<string, number>;
  readonly #rankable: RankablePeople;
  readonly #skills: SkillTable;

  private constructor(
    index: PostingIndex,
    ids: string[],
    { own, rankable }: { own: OwnPeople; rankable: RankablePeople },
    skills: SkillTable,
  ) {
    this.index = index;
    this.ids = ids;
    this.own = own;
    this.#rankable = rankable;
    this.#skills = skills;
    this.#numbers = new Map(ids.map((id, number) => [id, number]));
  }

  /** Reads a company in one ordered scan. */
  static async read(tx: Tx, companyId: string, skills: SkillTable, now: Date): Promise<PeopleIndex> {
    const ids: string[] = [];
    const builder = new PostingIndexBuilder();
    const rankable = new RankablePeople();
    const own = new OwnPeople();
    const packed = new PackedClaims(skills, now);
    await scanPeople(tx, companyId, dayOf(now), ([id, side, claims, jobId, isWithoutSkills]) => {
      const number = ids.push(id) - 1;
      rankable.put(number, side);
      own.put(number, { jobId, isWithoutSkills });
      builder.addPerson(number);
      if (claims) packed.forEach(claims, (skill, code) => builder.add(number, skill, code));
    });
    return new PeopleIndex(builder.finish(), ids, { own, rankable }, skills);
  }

  /** Reads changed people again; new people get the next numbers, deleted people lose their claims. */
  async refresh(tx: Tx, companyId: string, userIds: string[], now: Date): Promise<void> {
    if (userIds.length === 0) return;
    const claims = await claimsOf(tx, companyId, userIds, now);
    const states = await statesOf(tx, companyId, userIds);
    for (const id of userIds) {
      const number = this.#numberOf(id);
      const held = claims.get(id)?.claims ?? [];
      const state = states.get(id);
      this.#rankable.put(number, state?.side ?? null);
      this.own.put(number, state);
      this.index.upsert(
        number,
        held.map(
          (claim): SkillClaim => ({ skill: this.#skills.ordinalOf(claim.skillId), code: claimCode(claim) }),
        ),
      );
    }
    // One segment per request: the next request merges the next.
    this.index.compactFullest(MERGE_AT);
  }

  #numberOf(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.ids.length;
    this.ids.push(id);
    this.#numbers.set(id, number);
    return number;
  }

  /** Returns a person's number; undefined for a person added after the index was updated. */
  find(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** Returns the set of active people of a side, limited to `userIds` and without `withoutIds` when given. */
  allowed(people: PeopleSide, userIds?: string[], withoutIds?: string[]): Bitset {
    const side = this.#rankable.of(people);
    const among = userIds ? intersect(side, this.setOf(userIds)) : side;
    return withoutIds ? subtract(among, this.setOf(withoutIds)) : among;
  }

  /** Returns these people as a set; people added after the index was updated are left out. */
  setOf(userIds: string[]): Bitset {
    const bits = createBitset(Math.max(1, this.ids.length));
    for (const id of userIds) {
      const number = this.#numbers.get(id);
      if (number !== undefined) addBit(bits, number);
    }
    return bits;
  }
}

type State = OwnPerson & { side: RankableSide };

async function statesOf(tx: Tx, companyId: string, userIds: string[]): Promise<Map<string, State>> {
  const { rows } = await tx.$client.query<State & { id: string }>({
    name: "people_states",
    text: `select u.id, ${SIDE_SQL} as side, ${OWN_JOB_SQL} as "jobId", ${WITHOUT_SKILLS_SQL} as "isWithoutSkills"
      from users u where u.company_id = $1 and u.id = any($2::uuid[])`,
    values: [companyId, userIds],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
