import type { Tx } from "../../../platform/db/database.ts";
import { ensureCandidateRecord } from "../ensureCandidateRecord.ts";

export interface SubscriberRow {
  id: string;
  email: string;
  company: string;
  unsubscribed: boolean;
}

/**
 * Returns the person, or the one they were merged into, through any number of merges; undefined when that
 * person was deleted.
 */
export async function subscriberOf(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<SubscriberRow | undefined> {
  const { rows } = await tx.$client.query<SubscriberRow>(
    `with recursive whose as (
        select $2::uuid as id
        union
        select m.kept_id from whose w join candidate_merges m on m.company_id = $1 and m.merged_id = w.id
          and m.undone_at is null)
      select u.id, u.email, c.name as company, coalesce(r.unsubscribed_at is not null, false) as unsubscribed
      from whose w join users u on u.company_id = $1 and u.id = w.id
      join companies c on c.id = u.company_id
      left join candidate_records r on r.company_id = u.company_id and r.user_id = u.id limit 1`,
    [companyId, userId],
  );
  return rows[0];
}

/** Sets whether a person receives unrequested emails; false when nothing changed. */
export async function setUnsubscribed(
  tx: Tx,
  companyId: string,
  userId: string,
  unsubscribed: boolean,
): Promise<boolean> {
  await ensureCandidateRecord(tx, companyId, userId);
  const { rowCount } = await tx.$client.query(
    `update candidate_records set unsubscribed_at = case when $3 then now() end, version = version + 1
     where company_id = $1 and user_id = $2 and (unsubscribed_at is not null) <> $3`,
    [companyId, userId, unsubscribed],
  );
  return rowCount === 1;
}
