import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";

export interface HeldInterview {
  application_id: string;
  /** Name of the applicant. */
  name: string;
  starts_at: Date;
  /** The interview is upcoming; otherwise its scorecard is due. */
  to_come: boolean;
}

/**
 * Returns a person's interviews in the next seven days, and those of the last 60 days without their
 * scorecard.
 */
export async function interviewsHeld(tx: Tx, companyId: string, userId: string): Promise<HeldInterview[]> {
  const { rows } = await tx.$client.query<HeldInterview>({
    name: "dashboard_interviews",
    text: `select i.application_id, ${fullName("u")} as name, i.starts_at,
        i.starts_at > now() as to_come
      from interviewers w
      join interviews i on i.company_id = w.company_id and i.id = w.interview_id and i.status = 'booked'
        and i.starts_at between now() - interval '60 days' and now() + interval '7 days'
      join applications a on a.company_id = i.company_id and a.id = i.application_id
        and a.outcome = 'active' and a.archived_at is null
      join users u on u.company_id = a.company_id and u.id = a.user_id
      where w.company_id = $1 and w.user_id = $2 and u.id <> $2
        and (i.starts_at > now() or not exists (select 1 from scorecards c where c.company_id = i.company_id
          and c.application_id = i.application_id and c.author_id = $2))
      order by i.starts_at, i.id limit 100`,
    values: [companyId, userId],
  });
  return rows;
}
