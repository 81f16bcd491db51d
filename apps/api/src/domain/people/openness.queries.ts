import type { Tx } from "../../platform/db/database.ts";

interface Openness {
  open: boolean;
  line_may_know: boolean;
}

/** Returns whether a person is open to internal moves; undefined when the company has none of this id. */
export async function opennessOf(tx: Tx, companyId: string, userId: string): Promise<Openness | undefined> {
  const { rows } = await tx.$client.query<Openness>(
    "select open_to_moves as open, open_to_line as line_may_know from users where company_id = $1 and id = $2",
    [companyId, userId],
  );
  return rows[0];
}

/** Saves the given settings. The version stays the same: it belongs to the public profile. */
export async function setOpenness(
  tx: Tx,
  companyId: string,
  userId: string,
  { open, line_may_know: line }: { [Key in keyof Openness]?: boolean | undefined },
): Promise<void> {
  await tx.$client.query(
    `update users set open_to_moves = coalesce($3, open_to_moves), open_to_line = coalesce($4, open_to_line)
     where company_id = $1 and id = $2`,
    [companyId, userId, open ?? null, line ?? null],
  );
}

/**
 * Returns those of the given people whose openness to moves this reader may know; their managers only with
 * their permission.
 */
export async function openToMovesAmong(
  tx: Tx,
  { companyId, userId: readerId }: { companyId: string; userId: string },
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "people_open",
    text: `with recursive line as (
        select l.id from users l where l.company_id = $1 and l.manager_id = $2
        union
        select l.id from users l join line on l.manager_id = line.id where l.company_id = $1)
      select u.id from users u where u.company_id = $1 and u.id = any($3::uuid[]) and u.open_to_moves
        and u.system_role not in ('freelancer', 'staff')
        and (u.open_to_line or u.id not in (select id from line))`,
    values: [companyId, readerId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
