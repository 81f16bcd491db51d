import type { Tx } from "../../platform/db/database.ts";

/** Open boards hear of it as of every change of an application. */
export async function touchApplication(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.$client.query("update applications set updated_at = now() where company_id = $1 and id = $2", [
    companyId,
    id,
  ]);
}
