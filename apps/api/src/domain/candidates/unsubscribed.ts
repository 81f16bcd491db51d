import type { Tx } from "../../platform/db/database.ts";

/** When the person of column `person` in rows of `alias` asked for no mails but answers; null for who never did. */
export const unsubscribedAt = (alias: string, person = "id"): string =>
  `(select r.unsubscribed_at from candidate_records r where r.company_id = ${alias}.company_id and r.user_id = ${alias}.${person})`;

/** Whether a person asked for no mails but those that answer an act of their own. */
export async function isUnsubscribed(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    "select 1 from candidate_records where company_id = $1 and user_id = $2 and unsubscribed_at is not null",
    [companyId, userId],
  );
  return rowCount === 1;
}
