import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";

export interface TalentPoolRow {
  id: string;
  name: string;
  people_count: number;
  owner_name: string | null;
  version: number;
}

const COLUMNS = `p.id, p.name, p.version, trim(o.first_name || ' ' || o.last_name) as owner_name,
  (select count(*)::int from talent_pool_people m where m.company_id = p.company_id and m.talent_pool_id = p.id) as people_count
  from talent_pools p left join users o on o.company_id = p.company_id and o.id = p.owner_id`;

/** A page of the company's talent pools by name. */
export async function listTalentPoolRows(
  tx: Tx,
  companyId: string,
  { search, page, size }: { search: string; page: number; size: number },
): Promise<{ rows: TalentPoolRow[]; total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const [counted, { rows }] = await Promise.all([
    tx.$client.query<{ total: number }>(
      "select count(*)::int as total from talent_pools where company_id = $1 and name ilike $2",
      [companyId, pattern],
    ),
    tx.$client.query<TalentPoolRow>(
      `select ${COLUMNS} where p.company_id = $1 and p.name ilike $2
       order by lower(p.name collate "und-x-icu"), p.id limit $3 offset $4`,
      [companyId, pattern, size, page * size],
    ),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The pools of the company among these ids. */
export async function findTalentPools(tx: Tx, companyId: string, ids: string[]): Promise<TalentPoolRow[]> {
  const { rows } = await tx.$client.query<TalentPoolRow>(
    `select ${COLUMNS} where p.company_id = $1 and p.id = any($2::uuid[])`,
    [companyId, ids],
  );
  return rows;
}

/** Starts a pool. Throws `conflict` at the name when it is in use. */
export async function insertTalentPool(
  tx: Tx,
  row: { companyId: string; id: string; name: string; ownerId: string },
): Promise<void> {
  const { rowCount } = await tx.$client.query(
    `insert into talent_pools (company_id, id, name, owner_id) values ($1, $2, $3, $4)
     on conflict (company_id, name) do nothing`,
    [row.companyId, row.id, row.name, row.ownerId],
  );
  if (rowCount === 0) throw new AppError("conflict", { fields: { name: "name_taken" } });
}

/** Puts people into pools; answers the pairs that are new. */
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
