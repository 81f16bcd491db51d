import type { HeldInterview } from "@vaardig/contract/interviews/interviews";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";

export interface HeldRow extends Omit<HeldInterview, "starts_at" | "applicant"> {
  starts_at: Date;
  user_id: string;
  name: string;
  photo_id: string | null;
}

/**
 * Returns the booked interviews of an interviewer: upcoming ones of active applications, and those of the
 * last 60 days.
 */
export async function interviewsHeldBy(tx: Tx, companyId: string, userId: string): Promise<HeldRow[]> {
  const { rows } = await tx.$client.query<HeldRow>({
    name: "interviews_held",
    text: `select i.id, i.application_id, i.title, i.kind, i.place, i.minutes, i.starts_at, v.name as vacancy, u.id as user_id,
        ${fullName("u")} as name,
        u.photo_id,
        exists (select 1 from scorecards c where c.company_id = i.company_id and c.application_id = i.application_id
          and c.author_id = $2) as given
      from interviewers w
      join interviews i on i.company_id = w.company_id and i.id = w.interview_id and i.status = 'booked'
      join applications a on a.company_id = i.company_id and a.id = i.application_id
      join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      join users u on u.company_id = a.company_id and u.id = a.user_id
      where w.company_id = $1 and w.user_id = $2 and u.id <> $2 and i.starts_at > now() - interval '60 days'
        and (i.starts_at <= now() or a.outcome = 'active' and a.archived_at is null)
      order by i.starts_at, i.id limit 200`,
    values: [companyId, userId],
  });
  return rows;
}
