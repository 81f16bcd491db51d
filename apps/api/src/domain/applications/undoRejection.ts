import type { MoveReason } from "@vaardig/contract/applications/applicationReasons";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { cancelMail } from "../mails/cancelMail.ts";
import { type ApplicationRow, lockApplication } from "./applicationRow.ts";
import { type MovedApplication, moveApplication } from "./moveApplication.ts";
import { deleteOutcomeNotifications } from "./notifyOfMove.ts";
import { replaceOffers } from "./replaceOffers.ts";
import { UNDO_MS } from "./undoTime.ts";

interface Return {
  companyId: string;
  actorId: string;
  id: string;
  version: number;
}

const isCurrent = (row: ApplicationRow, version: number) =>
  row.version === version && row.outcome === "rejected";

/**
 * Undoes a rejection and cancels its email. Throws `move_not_allowed` once the undo time has passed or the
 * email was sent; reinstating is still possible then.
 */
export async function undoRejection(tx: Tx, command: Return): Promise<MovedApplication> {
  const row = await lockApplication(tx, command.companyId, command.id);
  if (isCurrent(row, command.version)) {
    if (Date.now() - row.stage_since.getTime() >= UNDO_MS) throw new AppError("move_not_allowed");
    if (row.rejection_mail_id && !(await cancelMail(tx, row.rejection_mail_id)))
      throw new AppError("move_not_allowed");
  }
  await deleteOutcomeNotifications(tx, command.companyId, command);
  return moveApplication(tx, { ...command, action: "undo_rejection" });
}

/**
 * Reinstates a rejected or withdrawn application. Cancels a rejection email that was not sent yet, and voids
 * earlier offers.
 */
export async function reinstateApplication(
  tx: Tx,
  command: Return & { reason: MoveReason; note?: string },
): Promise<MovedApplication> {
  const row = await lockApplication(tx, command.companyId, command.id);
  const moved = await moveApplication(tx, { ...command, action: "reinstate" });
  if (!moved.changed) return moved;
  if (row.rejection_mail_id) await cancelMail(tx, row.rejection_mail_id);
  await replaceOffers(tx, command.companyId, command.id);
  return moved;
}
