import type { Tx } from "../../platform/db/database.ts";

/** A statement changed by a merge of skills. */
export interface MovedClaim {
  id: string;
  user_id: string;
  /** True for a row of the merged skill, false for a row that was closed at the skill that stays. */
  moved: boolean;
  /** Whether the row was current before. */
  held: boolean;
}

/**
 * Ranks statements `c`: by source, then level, then date. Endorsements belong to the skill and move with it,
 * so they count beside whichever statement stays.
 */
const WORTH = (c: string) =>
  `(case ${c}.source when 'confirmed' then 3 when 'self' then 2 else 1 end, coalesce(${c}.level, 0), ${c}.valid_from)`;

/**
 * Moves people's statements from one skill to another. For a person with both, the better statement stays
 * current and the other becomes history. The history of people without a current statement is not moved: its
 * id still leads to the skill.
 */
export async function moveClaims(
  tx: Tx,
  companyId: string,
  from: string,
  into: string,
): Promise<MovedClaim[]> {
  const closed = await tx.$client.query<MovedClaim>(
    `with pair as (
        select f.id as f_id, i.id as i_id, ${WORTH("f")} > ${WORTH("i")} as from_wins
        from person_skills f join person_skills i on i.company_id = $1 and i.user_id = f.user_id and i.skill_id = $3 and i.valid_to is null
        where f.company_id = $1 and f.skill_id = $2 and f.valid_to is null)
      update person_skills p set valid_to = now() from pair
      where p.company_id = $1 and p.id = case when from_wins then i_id else f_id end
      returning p.id, p.user_id, not from_wins as moved, true as held`,
    [companyId, from, into],
  );
  const lost = new Set(closed.rows.map(({ id }) => id));
  const moved = await tx.$client.query<MovedClaim>(
    `update person_skills p set skill_id = $3
      where p.company_id = $1 and p.skill_id = $2 and (p.valid_to is null or p.id = any($4::uuid[]) or p.user_id in (
        select user_id from person_skills where company_id = $1 and skill_id = $2 and valid_to is null
        union select user_id from person_skills where company_id = $1 and id = any($4::uuid[])))
      returning p.id, p.user_id, true as moved, p.valid_to is null as held`,
    [companyId, from, into, [...lost]],
  );
  return [
    ...closed.rows.filter((row) => !row.moved),
    ...moved.rows.map((row) => ({ ...row, held: row.held || lost.has(row.id) })),
  ];
}

const RECORD = "as b(id uuid, user_id uuid, moved boolean, held boolean)";

/** Undoes `moveClaims`; a person who removed the skill since does not get it back. */
export async function restoreClaims(
  tx: Tx,
  companyId: string,
  from: string,
  into: string,
  before: readonly unknown[],
): Promise<void> {
  if (before.length === 0) return;
  const rows = JSON.stringify(before);
  const staying = await tx.$client.query<{ user_id: string }>(
    `select distinct p.user_id from person_skills p join jsonb_to_recordset($3::jsonb) ${RECORD} on b.user_id = p.user_id
      where p.company_id = $1 and p.skill_id = $2 and p.valid_to is null`,
    [companyId, into, rows],
  );
  const users = staying.rows.map((row) => row.user_id);
  await tx.$client.query(
    `update person_skills p set skill_id = $2,
        valid_to = case when b.held and p.user_id = any($5::uuid[]) then null else p.valid_to end
      from jsonb_to_recordset($4::jsonb) ${RECORD}
      where p.company_id = $1 and p.id = b.id and b.moved and p.skill_id = $3`,
    [companyId, from, into, rows, users],
  );
  await tx.$client.query(
    `update person_skills p set valid_to = null from jsonb_to_recordset($3::jsonb) ${RECORD}
      where p.company_id = $1 and p.id = b.id and not b.moved and p.user_id = any($4::uuid[])
        and not exists (select 1 from person_skills o
          where o.company_id = $1 and o.user_id = p.user_id and o.skill_id = $2 and o.valid_to is null)`,
    [companyId, into, rows, users],
  );
}

export interface MovedWish {
  id: string;
  user_id: string;
  skill_id: string;
  created_at: string;
  removed: boolean;
}

/**
 * Moves wishes to the other skill, after the statements were moved; duplicate and fulfilled wishes are
 * deleted.
 */
export async function moveWishes(
  tx: Tx,
  companyId: string,
  from: string,
  into: string,
): Promise<MovedWish[]> {
  const removed = await tx.$client.query<MovedWish>(
    `delete from skill_wishes w where w.company_id = $1 and (
        (w.skill_id = any(array[$2, $3]::uuid[]) and exists (select 1 from person_skills p
          where p.company_id = $1 and p.user_id = w.user_id and p.skill_id = $3 and p.valid_to is null))
        or (w.skill_id = $2 and exists (select 1 from skill_wishes o
          where o.company_id = $1 and o.user_id = w.user_id and o.skill_id = $3)))
      returning w.id, w.user_id, w.skill_id, w.created_at::text, true as removed`,
    [companyId, from, into],
  );
  const moved = await tx.$client.query<MovedWish>(
    `update skill_wishes set skill_id = $3 where company_id = $1 and skill_id = $2
      returning id, user_id, $2::uuid as skill_id, created_at::text, false as removed`,
    [companyId, from, into],
  );
  return [...removed.rows, ...moved.rows];
}

/** Undoes `moveWishes`. */
export async function restoreWishes(
  tx: Tx,
  companyId: string,
  from: string,
  into: string,
  before: readonly unknown[],
): Promise<void> {
  if (before.length === 0) return;
  const record = "as b(id uuid, user_id uuid, skill_id uuid, created_at timestamptz, removed boolean)";
  const rows = JSON.stringify(before);
  await tx.$client.query(
    `update skill_wishes w set skill_id = $2 from jsonb_to_recordset($4::jsonb) ${record}
      where w.company_id = $1 and w.id = b.id and not b.removed and w.skill_id = $3`,
    [companyId, from, into, rows],
  );
  await tx.$client.query(
    `insert into skill_wishes (company_id, id, user_id, skill_id, created_at)
      select $1, b.id, b.user_id, b.skill_id, b.created_at from jsonb_to_recordset($2::jsonb) ${record}
      join users u on u.company_id = $1 and u.id = b.user_id where b.removed on conflict do nothing`,
    [companyId, rows],
  );
}
