import type { Tx } from "../../platform/db/database.ts";

/** Ids of the company's people whose name has this part. */
export async function idsByName(tx: Tx, companyId: string, part: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "people_by_name",
    text: "select id from users where company_id = $1 and (first_name || ' ' || last_name) ilike $2",
    values: [companyId, `%${part.replace(/[\\%_]/g, "\\$&")}%`],
  });
  return rows.map((row) => row.id);
}
