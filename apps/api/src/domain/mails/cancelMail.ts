import type { Tx } from "../../platform/db/database.ts";
import { mailJobKey } from "./queueMail.ts";

/**
 * Cancels an unsent email of the transaction's company, with its background job. Returns true when it will
 * never be sent; false when it was sent, is being sent or does not exist.
 */
export async function cancelMail(tx: Tx, id: string): Promise<boolean> {
  // Sending locks the row: a locked row counts as sent.
  const { rowCount } = await tx.$client.query(
    `delete from mails where id in (
       select id from mails where company_id = current_setting('app.company_id')::uuid and id = $1
         and status = 'queued' for update skip locked)
     and company_id = current_setting('app.company_id')::uuid`,
    [id],
  );
  if (rowCount !== 1) return false;
  await tx.$client.query("select graphile_worker.remove_job($1)", [mailJobKey(id)]);
  return true;
}
