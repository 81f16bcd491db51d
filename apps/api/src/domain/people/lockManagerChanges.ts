import type { Tx } from "../../platform/db/database.ts";

/** One change of managers at a time, or two that are fine alone could close a circle together. */
export async function lockManagerChanges(tx: Tx, companyId: string): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`managers/${companyId}`]);
}
