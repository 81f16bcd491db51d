import type { Tx } from "../../platform/db/database.ts";

/** Deletes every email to these people, who are being erased. */
export async function deleteMailsTo(tx: Tx, companyId: string, userIds: readonly string[]): Promise<void> {
  await tx.$client.query("delete from mails where company_id = $1 and user_id = any($2::uuid[])", [
    companyId,
    userIds,
  ]);
}
