import type { Tx } from "../../platform/db/database.ts";

/** Adds a candidate record where there is none, with retention counted from when the person was added. */
export async function ensureCandidateRecord(tx: Tx, companyId: string, userId: string): Promise<void> {
  await tx.$client.query(
    `insert into candidate_records (company_id, user_id, source, kept_from)
     select u.company_id, u.id, case when u.account then 'sign_up' else 'by_hand' end, u.created_at
     from users u where u.company_id = $1 and u.id = $2 on conflict do nothing`,
    [companyId, userId],
  );
}
