import type { Tx } from "../../platform/db/database.ts";
import { addRecord } from "./addRecord.ts";
import { IN_PROCESS_SQL, OWN_ACCOUNT_SQL } from "./retention.ts";

/**
 * Returns what an external person's retention depends on; without a record it counts from when the person was
 * added.
 */
export async function findRetentionFacts(tx: Tx, companyId: string, userId: string) {
  const { rows } = await tx.$client.query<{
    kept_from: Date;
    consent_at: Date | null;
    in_process: boolean;
    own_account: boolean;
  }>(
    `select coalesce(r.kept_from, u.created_at) as kept_from, r.consent_at, ${IN_PROCESS_SQL} as in_process,
       ${OWN_ACCOUNT_SQL} as own_account
     from users u left join candidate_records r on r.company_id = u.company_id and r.user_id = u.id
     where u.company_id = $1 and u.id = $2`,
    [companyId, userId],
  );
  return rows[0];
}

/** Gives or withdraws the consent to be kept for a year; false when nothing changed. */
export async function setConsent(
  tx: Tx,
  companyId: string,
  userId: string,
  consent: boolean,
): Promise<boolean> {
  await addRecord(tx, { companyId, userId, source: "sign_up" });
  const { rowCount } = await tx.$client.query(
    `update candidate_records set consent_at = case when $3 then now() end, version = version + 1
     where company_id = $1 and user_id = $2 and (consent_at is not null) <> $3`,
    [companyId, userId, consent],
  );
  return rowCount === 1;
}
