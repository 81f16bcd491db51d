import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import { recordEvent } from "../../events/recordEvent.ts";
import { sendFactorChanged } from "../accountMails.ts";
import { endSessionsOf } from "../sessions/endSessionsOf.ts";
import type { Account } from "../sessions/session.queries.ts";
import { deleteFactors } from "./factors.queries.ts";

/**
 * Removes the second factors of a person who lost them, ends their sessions and notifies them. False when
 * there were none.
 */
export async function resetFactors(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs">,
  user: Account["user"],
  actorId: string | null,
): Promise<boolean> {
  const { companyId, id: userId } = user;
  if (!(await deleteFactors(tx, companyId, userId))) return false;
  await endSessionsOf(tx, companyId, [userId]);
  await recordEvent(tx, { companyId, actorId, kind: "session.second_factor_reset", userId });
  await sendFactorChanged(tx, services, user, "reset");
  return true;
}
