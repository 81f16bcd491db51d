import type { Tx } from "../../../platform/db/database.ts";

/** Returns the number of people who report to leaving people and stay themselves. */
export async function countReports(tx: Tx, companyId: string, ids: string[]): Promise<number> {
  return (await reportsOf(tx, companyId, ids)).length;
}

/** Returns the people who report to leaving people and stay themselves. */
export async function reportsOf(
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<{ id: string; managerId: string }[]> {
  const { rows } = await tx.$client.query<{ id: string; managerId: string }>(
    `select id, manager_id as "managerId" from users
     where company_id = $1 and manager_id = any($2::uuid[]) and id <> all($2::uuid[])`,
    [companyId, ids],
  );
  return rows;
}

/** Sets people's managers; `ids` and `managers` are pairs, null for no manager. */
export async function setManagers(
  tx: Tx,
  companyId: string,
  ids: string[],
  managers: (string | null)[],
): Promise<void> {
  await tx.$client.query(
    `update users u set manager_id = s.manager, version = u.version + 1
     from unnest($2::uuid[], $3::uuid[]) s(person, manager) where u.company_id = $1 and u.id = s.person`,
    [companyId, ids, managers],
  );
}

/** Returns the nearest active manager above each leaving person who stays. */
export async function remainingManagers(
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{ person: string; manager: string }>(
    `with recursive up as (
        select id as person, manager_id as at, 1 as steps from users where company_id = $1 and id = any($2::uuid[])
        union all
        select up.person, u.manager_id, up.steps + 1 from up join users u on u.company_id = $1 and u.id = up.at
          where up.steps < 50 and (u.id = any($2::uuid[]) or u.status <> 'active'))
      select distinct on (person) person, at as manager from up
        join users u on u.company_id = $1 and u.id = up.at and u.status = 'active' and u.id <> all($2::uuid[])
      order by person, steps`,
    [companyId, ids],
  );
  return new Map(rows.map(({ person, manager }) => [person, manager]));
}

/** Returns everyone above each person, including that person. */
export async function managersAbove(
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await tx.$client.query<{ person: string; above: string }>(
    `with recursive up as (
        select id as person, id as above from users where company_id = $1 and id = any($2::uuid[])
        union
        select up.person, u.manager_id from up join users u on u.company_id = $1 and u.id = up.above
          where u.manager_id is not null)
      select person, above from up`,
    [companyId, ids],
  );
  const above = new Map<string, Set<string>>();
  for (const row of rows) above.set(row.person, (above.get(row.person) ?? new Set()).add(row.above));
  return above;
}
