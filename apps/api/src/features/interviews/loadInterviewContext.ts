import type { Outcome } from "@vaardig/contract/applications/pipeline";
import { loadJobFacts } from "../../domain/jobs/jobScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { InterviewContext } from "./interviews.policy.ts";

/** Returns the viewer's relation to an application. Throws 404 when the company has none of this id. */
export async function loadInterviewContext(
  tx: Tx,
  { companyId, userId }: Viewer,
  applicationId: string,
): Promise<InterviewContext & { vacancyId: string; underWay: boolean }> {
  const { rows } = await tx.$client.query<{
    vacancy_id: string;
    user_id: string;
    outcome: Outcome;
    archived: boolean;
    interviews: boolean;
    open: boolean;
  }>({
    name: "interview_beside",
    text: `select a.vacancy_id, a.user_id, a.outcome, a.archived_at is not null as archived, held.*
      from applications a cross join lateral (
        select count(*) > 0 as interviews, coalesce(bool_or(exists (select 1 from interview_slots s
            where s.company_id = i.company_id and s.interview_id = i.id and s.starts_at > now() and i.status = 'offered')
          or i.starts_at + i.minutes * interval '1 minute' > now()), false) as open
        from interviews i join interviewers w on w.company_id = i.company_id and w.interview_id = i.id
        where i.company_id = a.company_id and i.application_id = a.id and i.status <> 'canceled' and w.user_id = $3) held
      where a.company_id = $1 and a.id = $2`,
    values: [companyId, applicationId, userId],
  });
  const { vacancy_id: vacancyId, user_id: applicantId, outcome, archived, interviews, open } = found(rows[0]);
  const underWay = outcome === "active" && !archived;
  const vacancy = await loadJobFacts(tx, companyId, vacancyId);
  return { vacancy, vacancyId, applicantId, interviews, prepares: open && underWay, underWay };
}
