import type { Possessions } from "@vaardig/contract/employees";
import type { Tx } from "../../../platform/db/database.ts";

/** Kinds of things with one owner or lead; `reports` are people and handed over with more care. */
const OWNED = {
  vacancies: { table: "vacancies", column: "owner_id", key: "id" },
  projects: { table: "projects", column: "owner_id", key: "id" },
  talent_pools: { table: "talent_pools", column: "owner_id", key: "id" },
  candidates: { table: "candidate_records", column: "owner_id", key: "user_id" },
  departments: { table: "departments", column: "lead_id", key: "id" },
  teams: { table: "teams", column: "lead_id", key: "id" },
} as const;
export type OwnedKind = keyof typeof OWNED;
export const OWNED_KINDS = Object.keys(OWNED) as OwnedKind[];

/** What these people own, lead, and who reports to them without leaving too. */
export async function countPossessions(tx: Tx, companyId: string, ids: string[]): Promise<Possessions> {
  const parts = OWNED_KINDS.map((kind) => {
    const { table, column } = OWNED[kind];
    return `(select count(*)::int from ${table} where company_id = $1 and ${column} = any($2::uuid[])) as ${kind}`;
  });
  const { rows } = await tx.$client.query<Possessions>({
    name: "possessions_count",
    text: `select ${parts.join(", ")}, (select count(*)::int from users
      where company_id = $1 and manager_id = any($2::uuid[]) and id <> all($2::uuid[])) as reports`,
    values: [companyId, ids],
  });
  const [row] = rows;
  if (!row) throw new Error("nothing was counted");
  return row;
}

/** Of these people those who work with candidates. */
export async function recruitersAmong(tx: Tx, companyId: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from users where company_id = $1 and id = any($2::uuid[]) and system_role = 'moderator'
     and status = 'active'`,
    [companyId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Gives what people own to their successors; answers which thing was whose. `from` and `to` are pairs, null for nobody. */
export async function reown(
  tx: Tx,
  companyId: string,
  kind: OwnedKind,
  from: string[],
  to: (string | null)[],
): Promise<{ id: string; person: string }[]> {
  const { table, column, key } = OWNED[kind];
  const { rows } = await tx.$client.query<{ id: string; person: string }>(
    `update ${table} o set ${column} = s.successor, version = o.version + 1
     from unnest($2::uuid[], $3::uuid[]) s(person, successor)
     where o.company_id = $1 and o.${column} = s.person returning o.${key} as id, s.person`,
    [companyId, from, to],
  );
  return rows;
}

/** Gives things back to a person as far as the successor still holds them. */
export async function takeBack(
  tx: Tx,
  companyId: string,
  kind: OwnedKind,
  { ids, from, to }: { ids: string[]; from: string | null; to: string },
): Promise<void> {
  const { table, column, key } = OWNED[kind];
  await tx.$client.query(
    `update ${table} set ${column} = $4::uuid, version = version + 1
     where company_id = $1 and ${key} = any($2::uuid[]) and ${column} is not distinct from $3::uuid`,
    [companyId, ids, from, to],
  );
}

/** Who reports to people that leave, without leaving too. */
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

/** Gives people new managers; `ids` and `managers` are pairs, null for nobody. */
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

/** For each person who leaves the nearest manager above who is active and stays. */
export async function managersWhoStay(
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

/** For each person everybody above, the person included. */
export async function everybodyAbove(
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
