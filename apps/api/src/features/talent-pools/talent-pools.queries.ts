import type { PoolFilter } from "@vaardig/contract/talent-pools/talentPools";
import { POOL_FACTS_SQL, type PoolFacts, WORKS_ON_POOL_SQL } from "../../domain/talent-pools/poolScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical, fullName } from "../../platform/db/nameSql.ts";
import { hasText, patternOf } from "../../platform/db/textSearch.ts";
import { AppError } from "../../platform/http/appError.ts";

export interface TalentPoolRow extends PoolFacts {
  id: string;
  name: string;
  description: string;
  people_count: number;
  owner_name: string | null;
  created_at: Date;
  version: number;
}

const COLUMNS = `p.id, p.name, p.description, p.version, p.created_at, ${POOL_FACTS_SQL},
  ${fullName("o")} as owner_name,
  (select count(*)::int from talent_pool_people m where m.company_id = p.company_id and m.talent_pool_id = p.id) as people_count
  from talent_pools p left join users o on o.company_id = p.company_id and o.id = p.owner_id`;

interface Wanted {
  filter: PoolFilter;
  search: string;
  page: number;
  size: number;
}

/** Returns a page of the company's talent pools by name, with the number of results per filter. */
export async function listTalentPoolRows(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  { filter, search, page, size }: Wanted,
): Promise<{ rows: TalentPoolRow[]; counts: Record<PoolFilter, number> }> {
  const values = [companyId, userId, patternOf(search)];
  const where = `p.company_id = $1 and ${hasText("p.name", "$3")}`;
  const { rows: totals } = await tx.$client.query<Record<PoolFilter, number>>({
    name: "talent_pool_counts",
    text: `select count(*)::int as all, (count(*) filter (where ${WORKS_ON_POOL_SQL}))::int as mine from talent_pools p where ${where}`,
    values,
  });
  const { rows } = await tx.$client.query<TalentPoolRow>({
    name: `talent_pools_${filter}`,
    text: `select ${COLUMNS} where ${where} and ${filter === "mine" ? WORKS_ON_POOL_SQL : "$2::uuid is not null"}
      order by ${alphabetical("p.name")}, p.id limit $4 offset $5`,
    values: [...values, size, page * size],
  });
  const [counts] = totals;
  if (!counts) throw new Error("an aggregate answers one row");
  return { rows, counts };
}

/** Returns the pools of the company among these ids. */
export async function findTalentPools(tx: Tx, companyId: string, ids: string[]): Promise<TalentPoolRow[]> {
  const { rows } = await tx.$client.query<TalentPoolRow>({
    name: "talent_pools_by_id",
    text: `select ${COLUMNS} where p.company_id = $1 and p.id = any($2::uuid[])`,
    values: [companyId, ids],
  });
  return rows;
}

/** Adds a pool. Throws `conflict` at the name when it is taken. */
export async function insertTalentPool(
  tx: Tx,
  row: { companyId: string; id: string; name: string; description: string; ownerId: string },
): Promise<void> {
  const { rowCount } = await tx.$client.query(
    `insert into talent_pools (company_id, id, name, description, owner_id) values ($1, $2, $3, $4, $5)
     on conflict (company_id, name) do nothing`,
    [row.companyId, row.id, row.name, row.description, row.ownerId],
  );
  if (rowCount === 0) throw nameTakenError();
}

/** Returns a 409 error at the field of the name. */
export function nameTakenError(cause?: unknown): AppError {
  return new AppError("conflict", { fields: { name: "name_taken" }, cause });
}

/**
 * Updates a pool's name and description. Throws 409 for an older version, or when another pool has the name.
 */
export async function updateTalentPool(
  tx: Tx,
  { companyId, id, version }: { companyId: string; id: string; version: number },
  words: { name?: string | undefined; description?: string | undefined },
): Promise<void> {
  const { rowCount } = await tx.$client
    .query(
      `update talent_pools set name = coalesce($4, name), description = coalesce($5, description), version = version + 1
       where company_id = $1 and id = $2 and version = $3`,
      [companyId, id, version, words.name ?? null, words.description ?? null],
    )
    .catch((error: unknown) => {
      throw (error as { code?: unknown }).code === "23505" ? nameTakenError(error) : error;
    });
  if (rowCount === 0) throw new AppError("stale_version");
}

/** Locks pools against deletion until the transaction ends; returns how many of them exist. */
export async function lockTalentPools(tx: Tx, companyId: string, ids: string[]): Promise<number> {
  const { rowCount } = await tx.$client.query(
    "select 1 from talent_pools where company_id = $1 and id = any($2::uuid[]) order by id for key share",
    [companyId, ids],
  );
  return rowCount ?? 0;
}

/** Adds people to pools; returns the new pairs. */
export async function addPoolPeople(
  tx: Tx,
  { companyId, userId: addedBy }: { companyId: string; userId: string },
  poolIds: string[],
  userIds: string[],
): Promise<{ talent_pool_id: string; user_id: string }[]> {
  const { rows } = await tx.$client.query<{ talent_pool_id: string; user_id: string }>(
    `insert into talent_pool_people (company_id, talent_pool_id, user_id, added_by)
     select $1, pool, person, $4 from unnest($2::uuid[]) pool cross join unnest($3::uuid[]) person
     on conflict do nothing returning talent_pool_id, user_id`,
    [companyId, poolIds, userIds, addedBy],
  );
  return rows;
}
