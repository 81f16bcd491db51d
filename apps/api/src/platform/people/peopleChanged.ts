import type { Tx } from "../db/database.ts";

/** Whether a person of the company changed since a mark; may be true without cause, never false without. */
export async function peopleChanged(tx: Tx, companyId: string, mark: string): Promise<boolean> {
  const { rows } = await tx.$client.query({
    name: "people_changed",
    text: "select 1 from match_changes where company_id = $1 and xid >= $2::xid8 limit 1",
    values: [companyId, mark],
  });
  return rows.length > 0;
}
