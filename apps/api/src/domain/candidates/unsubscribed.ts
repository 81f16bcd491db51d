import type { Tx } from "../../platform/db/database.ts";

/**
 * Returns the SQL subquery for when the person in column `person` of `alias` unsubscribed; null when they
 * never did.
 */
export const unsubscribedAt = (alias: string, person = "id"): string =>
  `(select r.unsubscribed_at from candidate_records r where r.company_id = ${alias}.company_id and r.user_id = ${alias}.${person})`;

/** Returns whether a person unsubscribed from emails that do not respond to their own actions. */
export async function isUnsubscribed(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    "select 1 from candidate_records where company_id = $1 and user_id = $2 and unsubscribed_at is not null",
    [companyId, userId],
  );
  return rowCount === 1;
}
