import type { Tx } from "../../platform/db/database.ts";

/** Returns the names of a company's departments. */
export async function departmentNames(tx: Tx, companyId: string): Promise<ReadonlySet<string>> {
  const { rows } = await tx.$client.query<{ name: string }>(
    "select name from departments where company_id = $1",
    [companyId],
  );
  return new Set(rows.map(({ name }) => name));
}
