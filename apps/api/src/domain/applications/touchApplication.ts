import type { Tx } from "../../platform/db/database.ts";

/** Updates the timestamp of an application, which refreshes open boards. */
export async function touchApplication(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.$client.query("update applications set updated_at = now() where company_id = $1 and id = $2", [
    companyId,
    id,
  ]);
}
