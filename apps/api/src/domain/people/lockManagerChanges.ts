import type { Tx } from "../../platform/db/database.ts";

/**
 * Locks changes of managers in a company until the transaction ends: two changes that are valid alone could
 * form a cycle together.
 */
export async function lockManagerChanges(tx: Tx, companyId: string): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`managers/${companyId}`]);
}
