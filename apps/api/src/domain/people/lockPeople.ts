import type { Tx } from "../../platform/db/database.ts";

/** Locks people until the transaction ends, so that decisions about one person take turns. */
export async function lockPeople(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.$client.query(
    "select 1 from users where company_id = $1 and id = any($2::uuid[]) order by id for update",
    [companyId, ids],
  );
}
