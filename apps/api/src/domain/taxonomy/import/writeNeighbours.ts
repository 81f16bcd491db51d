import { type OccupationSkill, skillStatistics } from "@vaardig/matching/adjacency";
import { UNKNOWN_IDF } from "@vaardig/matching/scorerConfig";
import type { Tx } from "../../../platform/db/database.ts";
import { BulkInsert, type WriteQueue } from "./bulkInsert.ts";
import { type SyncCounts, syncLinks } from "./syncRows.ts";

const ROWS_AT_ONCE = 5_000;

/** Returns the requirements of all shared job profiles; equal ids share one string. */
async function readRequirements(tx: Tx): Promise<OccupationSkill[]> {
  // Sorted, because floating-point sums depend on their order and an import must be repeatable to the bit.
  await tx.$client.query(`declare requirements no scroll cursor for
    select job_profile_id, skill_id, kind from job_profile_skills where company_id is null order by 1, 2`);
  const strings = new Map<string, string>();
  const once = (text: string): string => {
    const known = strings.get(text);
    if (known === undefined) strings.set(text, text);
    return known ?? text;
  };
  const all: OccupationSkill[] = [];
  for (;;) {
    const { rows } = await tx.$client.query<[string, string, OccupationSkill["kind"]]>({
      text: `fetch ${ROWS_AT_ONCE} from requirements`,
      rowMode: "array",
    });
    for (const [occupationId, skillId, kind] of rows)
      all.push({ occupationId: once(occupationId), skillId: once(skillId), kind: once(kind) as typeof kind });
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.$client.query("close requirements");
  return all;
}

/**
 * Computes rarity and nearest skills over all shared job profiles and writes the differences; returns the
 * counts of neighbours and the number of changed rarities.
 */
export async function writeNeighbours(tx: Tx): Promise<{ neighbours: SyncCounts; rarities: number }> {
  const statistics = skillStatistics(await readRequirements(tx));
  await tx.$client.query(`create temp table stage_idf (id uuid primary key, idf double precision) on commit drop;
    create temp table wanted_skill_neighbours (skill_id uuid, neighbour_id uuid, similarity real) on commit drop`);
  const line: WriteQueue = { last: Promise.resolve() };
  const idfs = new BulkInsert(tx, line, "stage_idf", { id: "uuid", idf: "double precision" });
  const near = new BulkInsert(tx, line, "wanted_skill_neighbours", {
    skill_id: "uuid",
    neighbour_id: "uuid",
    similarity: "real",
  });
  for (const { skillId, idf, neighbours } of statistics) {
    await idfs.add([skillId, idf]);
    for (const neighbour of neighbours) await near.add([skillId, neighbour.skillId, neighbour.sim]);
  }
  await idfs.flush();
  await near.flush();
  const rarities = await tx.$client.query(
    `update skills s set idf = w.idf
     from (select k.id, coalesce(i.idf, $1) as idf from skills k left join stage_idf i on i.id = k.id where k.company_id is null) w
     where s.id = w.id and s.idf <> w.idf`,
    [UNKNOWN_IDF],
  );
  const neighbours = await syncLinks(tx, {
    table: "skill_neighbours",
    columns: ["skill_id", "neighbour_id", "similarity"],
    scope: "true",
    values: [],
  });
  return { neighbours, rarities: rarities.rowCount ?? 0 };
}
