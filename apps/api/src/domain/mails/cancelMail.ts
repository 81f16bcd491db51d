import type { Tx } from "../../platform/db/database.ts";
import { mailJobKey } from "./queueMail.ts";

/**
 * Takes back a mail of the transaction's company that has not left, with its job; true when it will never leave.
 * False when it left, is leaving at this moment, or does not exist.
 */
export async function cancelMail(tx: Tx, id: string): Promise<boolean> {
  // Anyone who sends it holds its row meanwhile: a row that is held counts as one that left.
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
