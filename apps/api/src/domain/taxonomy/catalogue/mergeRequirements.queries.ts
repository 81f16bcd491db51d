import type { Tx } from "../../../platform/db/database.ts";

/** Tables of required skills, with the column of their owner and the table that holds its version. */
const LISTS = {
  job_profile_skills: { owner: "job_profile_id", owners: "job_profiles" },
  vacancy_skills: { owner: "vacancy_id", owners: "vacancies" },
} as const;
export type RequirementList = keyof typeof LISTS;

export interface RequirementRow {
  owner: string;
  skill_id: string;
  level: number;
  kind: string;
  importance: number;
  must_have: boolean;
}

const COLUMNS = "skill_id, level, kind, importance, must_have";
const RECORD =
  "as b(owner uuid, skill_id uuid, level smallint, kind text, importance smallint, must_have boolean)";
/** When two requirements become one, the stronger values stay. */
const STRONGER =
  "max(b.level) as level, min(b.kind) as kind, max(b.importance) as importance, bool_or(b.must_have) as must_have";

async function raiseVersions(tx: Tx, companyId: string, list: RequirementList, ids: string[]): Promise<void> {
  await tx.$client.query(
    `update ${LISTS[list].owners} set version = version + 1 where company_id = $1 and id = any($2::uuid[])`,
    [companyId, ids],
  );
}

/** Replaces a required skill by another everywhere in the company; returns the rows as they were. */
export async function moveRequirements(
  tx: Tx,
  companyId: string,
  list: RequirementList,
  from: string,
  into: string,
): Promise<RequirementRow[]> {
  const { owner } = LISTS[list];
  const { rows } = await tx.$client.query<RequirementRow>(
    `select ${owner} as owner, ${COLUMNS} from ${list} where company_id = $1 and skill_id = any(array[$2, $3]::uuid[])
      and ${owner} in (select ${owner} from ${list} where company_id = $1 and skill_id = $2)`,
    [companyId, from, into],
  );
  if (rows.length === 0) return rows;
  await tx.$client.query(
    `insert into ${list} (company_id, ${owner}, ${COLUMNS})
      select $1, b.owner, $2, ${STRONGER.replaceAll(/ as \w+/g, "")} from jsonb_to_recordset($3::jsonb) ${RECORD} group by b.owner
      on conflict (${list === "vacancy_skills" ? "company_id, " : ""}${owner}, skill_id) do update set
        level = excluded.level, kind = excluded.kind, importance = excluded.importance, must_have = excluded.must_have`,
    [companyId, into, JSON.stringify(rows)],
  );
  await tx.$client.query(`delete from ${list} where company_id = $1 and skill_id = $2`, [companyId, from]);
  await raiseVersions(tx, companyId, list, [...new Set(rows.map((row) => row.owner))]);
  return rows;
}

/** Undoes `moveRequirements`, except where the merged requirement was changed since. */
export async function restoreRequirements(
  tx: Tx,
  companyId: string,
  list: RequirementList,
  into: string,
  before: readonly unknown[],
): Promise<void> {
  if (before.length === 0) return;
  const { owner } = LISTS[list];
  const rows = JSON.stringify(before);
  const untouched = await tx.$client.query<{ owner: string }>(
    `with made as (select b.owner, ${STRONGER} from jsonb_to_recordset($3::jsonb) ${RECORD} group by b.owner)
      delete from ${list} t using made m
      where t.company_id = $1 and t.skill_id = $2 and t.${owner} = m.owner
        and (t.level, t.kind, t.importance, t.must_have) = (m.level, m.kind, m.importance, m.must_have)
      returning m.owner`,
    [companyId, into, rows],
  );
  const owners = untouched.rows.map((row) => row.owner);
  await tx.$client.query(
    `insert into ${list} (company_id, ${owner}, ${COLUMNS})
      select $1, b.owner, b.skill_id, b.level, b.kind, b.importance, b.must_have
      from jsonb_to_recordset($2::jsonb) ${RECORD} where b.owner = any($3::uuid[]) on conflict do nothing`,
    [companyId, rows, owners],
  );
  await raiseVersions(tx, companyId, list, owners);
}
