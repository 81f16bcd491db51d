import type { Tx } from "../../platform/db/database.ts";

/** Returns the ids of a company's administrators who can sign in. */
export async function administratorsOf(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "administrators",
    text: "select id from users where company_id = $1 and system_role = 'admin' and status = 'active' and account",
    values: [companyId],
  });
  return rows.map(({ id }) => id);
}
