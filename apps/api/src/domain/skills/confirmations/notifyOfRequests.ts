import type { Tx } from "../../../platform/db/database.ts";
import { notifyEach, type PersonNotification } from "../../notifications/notify.ts";

interface Request {
  user_id: string;
  responder_id: string;
  state: string;
}

/** Returns one notification per other person, with the number of that person's rows. */
function byPerson(
  userId: string,
  rows: readonly Request[],
  of: (row: Request) => string,
  more: Record<string, string>,
): PersonNotification[] {
  return [...Map.groupBy(rows, of)].map(([personId, own]) => ({
    userId,
    subjectId: personId,
    personId,
    values: { ...more, n: own.length },
  }));
}

/** Notifies a person of colleagues' requests to confirm skills, or reminds of them. */
export function notifyOfRequest(
  tx: Tx,
  companyId: string,
  userId: string,
  rows: readonly Request[],
  isReminder: boolean,
): Promise<void> {
  const values = { list: "received", ...(isReminder && { what: "reminder" }) };
  const list = byPerson(userId, rows, (row) => row.user_id, values);
  return notifyEach(tx, { companyId, kind: "confirmation_asked", type: "confirmations" }, list);
}

/** Notifies a requester that a colleague confirmed skills. */
export function notifyAnswered(
  tx: Tx,
  companyId: string,
  userId: string,
  rows: readonly Request[],
): Promise<void> {
  const list = byPerson(userId, rows, (row) => row.responder_id, { list: "sent" });
  return notifyEach(tx, { companyId, kind: "confirmation_answered", type: "confirmations" }, list);
}

/** Notifies a requester of requests that ended without an answer: expired, or because the colleague left. */
export async function notifyEnded(
  tx: Tx,
  companyId: string,
  userId: string,
  rows: readonly Request[],
): Promise<void> {
  const of = (state: string, values: Record<string, string>) =>
    byPerson(
      userId,
      rows.filter((row) => row.state === state),
      (row) => row.responder_id,
      { list: "sent", ...values },
    );
  const about = { companyId, type: "confirmations" } as const;
  await notifyEach(tx, { ...about, kind: "confirmation_answered" }, of("expired", { what: "ended" }));
  await notifyEach(tx, { ...about, kind: "line_left" }, of("ended", {}));
}
