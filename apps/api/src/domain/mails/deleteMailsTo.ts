import type { Tx } from "../../platform/db/database.ts";

/** Deletes every mail to these people, who are erased. */
export async function deleteMailsTo(tx: Tx, companyId: string, userIds: readonly string[]): Promise<void> {
  await tx.$client.query("delete from mails where company_id = $1 and user_id = any($2::uuid[])", [
    companyId,
    userIds,
  ]);
}
