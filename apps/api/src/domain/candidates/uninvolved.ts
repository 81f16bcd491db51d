import type { Tx } from "../../platform/db/database.ts";
import { ACTED_SQL } from "../applications/applicantActs.ts";

/** A sourced person who never took part. */
export interface UninvolvedCandidate {
  /** Unsubscribed from emails that do not respond to the person's own actions. */
  unsubscribed: boolean;
}

/**
 * Returns those of the given people who are candidates, never took part in anything and have no application
 * that ended in a hire: no email to them responds to an action of theirs. A candidate who was made an
 * employee without taking part is included.
 */
export async function uninvolvedAmong(
  tx: Tx,
  companyId: string,
  userIds: readonly string[],
): Promise<Map<string, UninvolvedCandidate>> {
  const { rows } = await tx.$client.query<UninvolvedCandidate & { id: string }>({
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
