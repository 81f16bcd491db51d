import type { Tx } from "../../../platform/db/database.ts";

/** An endorsement changed by a merge of skills; complete if it was removed. */
export interface MovedEndorsement {
  id: string;
  user_id: string;
  skill_id: string;
  author_id: string;
  level: number;
  created_at: string;
  taken_back_at: string | null;
  removed: boolean;
}

const COLUMNS =
  "e.id, e.user_id, e.skill_id, e.author_id, e.level, e.created_at::text, e.taken_back_at::text";
const RECORD =
  "as b(id uuid, user_id uuid, skill_id uuid, author_id uuid, level smallint, created_at timestamptz, taken_back_at timestamptz, removed boolean)";

/** Ranks two endorsements by one colleague: valid before withdrawn, then by level, then the later. */
const WORTH = (e: string) => `(${e}.taken_back_at is null, ${e}.level, ${e}.created_at, ${e}.id)`;

/**
 * Moves endorsements from one skill to another; of two by the same colleague the better stays. An endorsement
 * counts beside the statement that stays, up to its level.
 */
export async function moveEndorsements(
  tx: Tx,
  companyId: string,
  from: string,
  into: string,
): Promise<MovedEndorsement[]> {
  const removed = await tx.$client.query<MovedEndorsement>(
    `delete from skill_endorsements e using skill_endorsements o
      where e.company_id = $1 and o.company_id = $1 and e.user_id = o.user_id and e.author_id = o.author_id
        and (e.skill_id, o.skill_id) in (($2, $3), ($3, $2)) and ${WORTH("e")} < ${WORTH("o")}
      returning ${COLUMNS}, true as removed`,
    [companyId, from, into],
  );
  const moved = await tx.$client.query<MovedEndorsement>(
    `update skill_endorsements e set skill_id = $3 where e.company_id = $1 and e.skill_id = $2
      returning ${COLUMNS}, false as removed`,
    [companyId, from, into],
  );
  return [...removed.rows, ...moved.rows];
}

/** Undoes `moveEndorsements`; an endorsement changed since keeps the change. */
export async function restoreEndorsements(
  tx: Tx,
  companyId: string,
  from: string,
  into: string,
  before: readonly unknown[],
): Promise<void> {
  if (before.length === 0) return;
  const rows = JSON.stringify(before);
  await tx.$client.query(
    `update skill_endorsements e set skill_id = $2 from jsonb_to_recordset($4::jsonb) ${RECORD}
      where e.company_id = $1 and e.id = b.id and not b.removed and e.skill_id = $3`,
    [companyId, from, into, rows],
  );
  await tx.$client.query(
    `insert into skill_endorsements (company_id, id, user_id, skill_id, author_id, level, created_at, taken_back_at)
      select $1, b.id, b.user_id, b.skill_id, b.author_id, b.level, b.created_at, b.taken_back_at
      from jsonb_to_recordset($2::jsonb) ${RECORD}
      join users u on u.company_id = $1 and u.id = b.user_id
      join users a on a.company_id = $1 and a.id = b.author_id
      where b.removed on conflict do nothing`,
    [companyId, rows],
  );
}
