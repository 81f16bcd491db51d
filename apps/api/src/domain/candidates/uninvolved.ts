import type { Tx } from "../../platform/db/database.ts";
import { ACTED_SQL } from "../applications/applicantActs.ts";

/** How someone found by the company has answered its emails so far. */
export interface Uninvolved {
  /** Asked for no mails but those that answer an act of their own. */
  unsubscribed: boolean;
}

/**
 * Those of these people whom the company knows as candidates and who never took part in anything and were never hired:
 * no mail to them answers an act of theirs. Someone who was made a colleague without taking part is one of them.
 */
export async function uninvolvedAmong(
  tx: Tx,
  companyId: string,
  userIds: readonly string[],
): Promise<Map<string, Uninvolved>> {
  const { rows } = await tx.$client.query<Uninvolved & { id: string }>({
    name: "uninvolved_among",
    text: `select u.id, r.unsubscribed_at is not null as unsubscribed
      from users u left join candidate_records r on r.company_id = u.company_id and r.user_id = u.id
      where u.company_id = $1 and u.id = any($2::uuid[]) and (u.system_role = 'freelancer' or r.converted_at is not null)
        and not exists (select 1 from applications a where a.company_id = u.company_id and a.user_id = u.id
          and (a.outcome = 'hired' or ${ACTED_SQL}))`,
    values: [companyId, userIds],
  });
  return new Map(rows.map(({ id, unsubscribed }) => [id, { unsubscribed }]));
}
