import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";

interface ApplicantRow {
  id: string;
  name: string;
  photo_id: string | null;
  labels: Record<string, string> | null;
  headline: string | null;
  motivation: string | null;
  vacancy: string;
}

/**
 * Returns the facts about an applicant that interviewers need, and no more; undefined when the application is
 * unknown.
 */
export async function applicantOf(
  tx: Tx,
  companyId: string,
  applicationId: string,
): Promise<ApplicantRow | undefined> {
  const { rows } = await tx.$client.query<ApplicantRow>({
    name: "scorecards_applicant",
    text: `select u.id, ${fullName("u")} as name, p.labels, u.headline, a.motivation, v.name as vacancy,
        u.photo_id
      from applications a
      join users u on u.company_id = a.company_id and u.id = a.user_id
      join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      left join job_profiles p on p.id = u.job_profile_id
      where a.company_id = $1 and a.id = $2`,
    values: [companyId, applicationId],
  });
  return rows[0];
}
