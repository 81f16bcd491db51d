import type { Tx } from "../../platform/db/database.ts";
import { ACTED_SQL, PROPOSED_SQL, UNANSWERED_SQL } from "./applicantActs.ts";

/** What an invitation link that came with an email about a job leads an external person to. */
export interface InvitationContext {
  /** The person applied, booked an interview, answered an offer or was hired. */
  acted: boolean;
  /** Proposed times or an offer await an answer. */
  asked: boolean;
  /** Times were proposed or an offer was made, and nothing can be answered any more. */
  closed: boolean;
}

/** Returns what a person without an account finds behind an invitation link; all false for other people. */
export async function readInvitationContext(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<InvitationContext> {
  const { rows } = await tx.$client.query<InvitationContext & { proposed: boolean }>(
    `select coalesce(bool_or(a.outcome = 'hired' or ${ACTED_SQL}), false) as acted,
       coalesce(bool_or(${UNANSWERED_SQL}), false) as asked,
       coalesce(bool_or(${PROPOSED_SQL} or exists (select 1 from offers n
         where n.company_id = a.company_id and n.application_id = a.id)), false) as proposed
     from applications a where a.company_id = $1 and a.user_id = $2`,
    [companyId, userId],
  );
  const { acted, asked, proposed } = rows[0] ?? { acted: false, asked: false, proposed: false };
  return { acted, asked, closed: proposed && !acted && !asked };
}
