import type { JobTerms } from "@vaardig/contract/applications/offerWarnings";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";

/** Returns the pay range, hours and first day of a job. */
export async function jobTermsOf(
  tx: Tx,
  companyId: string,
  vacancyId: string,
): Promise<JobTerms & { starts_on: string | null }> {
  const { rows } = await tx.$client.query<JobTerms & { starts_on: string | null }>({
    name: "job_terms",
    text: `select salary_from, salary_to, hours, to_char(coalesce(starts_on, available_from), 'YYYY-MM-DD') as starts_on
      from vacancies where company_id = $1 and id = $2`,
    values: [companyId, vacancyId],
  });
  return found(rows[0]);
}
