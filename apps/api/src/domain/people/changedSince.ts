import type { Tx } from "../../platform/db/database.ts";

/**
 * Number of the transaction that noted the newest change of the company `$1` since the mark in the place `mark`: of its
 * people, of what they are filtered by, of the names of its units. Null for none. Asked in order, because asked whether
 * there is any the database reads all there are to find none; with a mark, because without it knows no better before
 * it has counted them.
 */
export const newestChange = (mark: string): string =>
  `(select c.xid::text from match_changes c where c.company_id = $1 and c.xid >= ${mark}::xid8 order by c.xid desc limit 1)`;

/** The mark of what a statement reads: the oldest transaction that its snapshot does not see the end of. */
export const SNAPSHOT_MARK = "pg_snapshot_xmin(pg_current_snapshot())::text";

/** The same asked by itself. */
export async function newestChangeSince(tx: Tx, companyId: string, mark: string): Promise<string | null> {
  const { rows } = await tx.$client.query<{ newest: string | null }>({
    name: "newest_change",
    text: `select ${newestChange("$2")} as newest`,
    values: [companyId, mark],
  });
  return rows[0]?.newest ?? null;
}

/** Greater than all that come: nothing is remembered yet. */
const NEVER = "18446744073709551615";

/** The oldest of some marks, to ask for what changed since all of them. */
export function oldestMark(...marks: (string | undefined)[]): string {
  return marks.reduce<string>(
    (oldest, mark) => (mark !== undefined && BigInt(mark) < BigInt(oldest) ? mark : oldest),
    NEVER,
  );
}

/** Whether what was read at `mark` (the oldest transaction that ran then) may have changed; `newest` as above. */
export function isSince(newest: string | null, mark: string): boolean {
  return newest !== null && BigInt(newest) >= BigInt(mark);
}
