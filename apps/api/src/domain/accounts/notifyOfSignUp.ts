import type { Tx } from "../../platform/db/database.ts";
import { administratorsOf } from "../notifications/administrators.ts";
import { notify } from "../notifications/notify.ts";

/** Notifies the administrators of a sign-up that awaits approval. */
export async function notifyOfSignUp(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
): Promise<void> {
  await notify(tx, {
    companyId,
    userIds: await administratorsOf(tx, companyId),
    kind: "sign_up_waiting",
    subject: { type: "sign_up", id },
    personId: id,
    values: {},
    key: `sign_up ${id}`,
  });
}
