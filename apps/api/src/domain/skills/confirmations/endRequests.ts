import { CONFIRMATION_DAYS, CONFIRMATION_ROLES } from "@vaardig/contract/confirmations/confirmations";
import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import { emailEnd } from "./requestEmails.ts";

/** SQL condition: the person can sign in and works here, and so can answer requests. */
export const CAN_RESPOND_SQL = `u.status = 'active' and u.system_role in (${CONFIRMATION_ROLES.map((role) => `'${role}'`).join(", ")})`;

async function end(
  tx: Tx,
  companyId: string,
  state: string,
  where: string,
  values: unknown[] = [],
): Promise<void> {
  await tx.$client.query(
    `update confirmation_requests r set state = '${state}', closed_at = now(), version = r.version + 1
     where r.company_id = $1 and r.state = 'open' and ${where}`,
    [companyId, ...values],
  );
}

/**
 * Withdraws the open requests of leaving people, and ends those addressed to them, of which the requesters
 * are notified.
 */
export async function endRequestsOf(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  companyId: string,
  ids: string[],
): Promise<void> {
  await end(tx, companyId, "withdrawn", "r.user_id = any($2::uuid[])", [ids]);
  await end(tx, companyId, "ended", "r.responder_id = any($2::uuid[])", [ids]);
  await emailEnd(tx, services, companyId);
}

/** Expires old requests, and ends those addressed to people who can no longer answer. */
export async function endOverdueRequests(tx: Tx, companyId: string): Promise<void> {
  await end(tx, companyId, "expired", "r.created_at <= now() - make_interval(days => $2)", [
    CONFIRMATION_DAYS.expires,
  ]);
  await end(
    tx,
    companyId,
    "ended",
    `not exists (select 1 from users u where u.company_id = r.company_id and u.id = r.responder_id and ${CAN_RESPOND_SQL})`,
  );
}

/** Withdraws a person's requests about skills that they removed. */
export function withdrawRequests(
  tx: Tx,
  companyId: string,
  userId: string,
  skillIds: string[],
): Promise<void> {
  return end(
    tx,
    companyId,
    "withdrawn",
    "r.user_id = $2 and (r.skill_id = any($3::uuid[]) or r.skill_id in (select id from skills where merged_into = any($3::uuid[])))",
    [userId, skillIds],
  );
}
