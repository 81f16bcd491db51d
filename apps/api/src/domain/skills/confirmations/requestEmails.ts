import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import {
  MAILED_REQUESTS_FROM_SQL,
  type MailedRequest,
  mailedRequestColumns,
  sendAnswerMail,
  sendEndMail,
  sendRequestMail,
} from "./sendConfirmationMails.ts";

type Posting = Pick<TxServices, "config" | "jobs" | "secrets">;

interface Pair {
  companyId: string;
  userId: string;
  responderId: string;
}

/** Sets a timestamp on the requests that match `where`, and returns them with the name of the person `of`. */
async function mark(
  tx: Tx,
  companyId: string,
  column: "mailed_at" | "told_at" | "auto_reminded_at" | "reminded_at",
  of: "u" | "a",
  where: string,
  values: unknown[] = [],
): Promise<MailedRequest[]> {
  const { rows } = await tx.$client.query<MailedRequest>(
    `with marked as (update confirmation_requests set ${column} = now() where company_id = $1 and ${where} returning id)
     select ${mailedRequestColumns(of)} from ${MAILED_REQUESTS_FROM_SQL}
     where r.company_id = $1 and r.id in (select id from marked) order by r.created_at, r.id`,
    [companyId, ...values],
  );
  return rows;
}

/** Emails a colleague about one person's new requests; withdrawn ones are left out. */
export async function emailRequest(
  tx: Tx,
  services: Posting,
  { companyId, userId, responderId }: Pair,
): Promise<void> {
  const where = "user_id = $2 and responder_id = $3 and state = 'open' and mailed_at is null";
  const rows = await mark(tx, companyId, "mailed_at", "u", where, [userId, responderId]);
  await sendRequestMail(tx, services, companyId, responderId, rows, false);
}

/** Emails a requester about a colleague's confirmations that can no longer be undone. */
export async function emailAnswer(
  tx: Tx,
  services: Posting,
  { companyId, userId, responderId }: Pair,
): Promise<void> {
  const where =
    "user_id = $2 and responder_id = $3 and state in ('confirmed', 'endorsed') and told_at is null";
  const rows = await mark(tx, companyId, "told_at", "a", where, [userId, responderId]);
  await sendAnswerMail(tx, services, companyId, userId, rows);
}

/** Reminds a colleague, once, of all requests by one person that are `days` old. Returns their number. */
export async function remindResponder(
  tx: Tx,
  services: Posting,
  { companyId, userId, responderId }: Pair,
  days: number,
): Promise<number> {
  const where = `user_id = $2 and responder_id = $3 and state = 'open' and reminded_at is null
    and created_at <= now() - make_interval(days => $4)`;
  const rows = await mark(tx, companyId, "reminded_at", "u", where, [userId, responderId, days]);
  await sendRequestMail(tx, services, companyId, responderId, rows, true);
  return rows.length;
}

/**
 * Reminds everyone of a company whose answer has been awaited for `days`, once per request, in one email per
 * person.
 */
export async function sendDueReminders(
  tx: Tx,
  services: Posting,
  companyId: string,
  days: number,
): Promise<void> {
  const where = `state = 'open' and auto_reminded_at is null and created_at <= now() - make_interval(days => $2)
    and (reminded_at is null or reminded_at <= now() - interval '3 days')`;
  const rows = await mark(tx, companyId, "auto_reminded_at", "u", where, [days]);
  for (const [responderId, own] of Map.groupBy(rows, ({ responder_id: id }) => id))
    await sendRequestMail(tx, services, companyId, responderId, own, true);
}

/** Notifies everyone of a company whose requests ended without an answer, in one email per person. */
export async function emailEnd(tx: Tx, services: Posting, companyId: string): Promise<void> {
  const where = "state in ('ended', 'expired') and told_at is null";
  const rows = await mark(tx, companyId, "told_at", "a", where);
  for (const [userId, own] of Map.groupBy(rows, ({ user_id: id }) => id))
    await sendEndMail(tx, services, companyId, userId, own);
}
