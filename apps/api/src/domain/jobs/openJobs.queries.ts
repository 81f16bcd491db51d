import type { Tx } from "../../platform/db/database.ts";
import { hasText, patternOf } from "../../platform/db/textSearch.ts";
import { CLOSING_SQL } from "./deadline.ts";

/** The fields of a job that job searches filter by. */
export interface OpenJob {
  id: string;
  name: string;
  department: string | null;
  project_id: string | null;
  apply_by: string | null;
  closing: "later" | "soon" | "passed" | null;
}

interface Wanted {
  externalOnly: boolean;
  savedOnly: boolean;
  search: string;
}

/**
 * Returns the jobs shown to a job seeker, newest first: approved, open and accepting applications, or saved
 * by them; for external people only external jobs.
 */
export async function openJobs(
  tx: Tx,
  companyId: string,
  userId: string,
  { externalOnly, savedOnly, search }: Wanted,
): Promise<OpenJob[]> {
  const { rows } = await tx.$client.query<OpenJob>({
    name: "vacancies_open",
    text: `select id, name, department, project_id, apply_by, closing from (
        select v.id, v.name, v.project_id, v.created_at, v.apply_by::text as apply_by, ${CLOSING_SQL} as closing,
          d.name as department, exists (select 1 from saved_vacancies s
            where s.company_id = v.company_id and s.vacancy_id = v.id and s.user_id = $2) as saved
        from vacancies v
        left join departments d on d.company_id = v.company_id and d.id = v.department_id
        left join projects j on j.company_id = v.company_id and j.id = v.project_id
        where v.company_id = $1 and v.live and (not $3 or v.external)
          and (${["v.name", "d.name", "v.location", "j.name"].map((column) => hasText(column, "$5")).join(" or ")})) open
      where (saved or not $4 and closing is distinct from 'passed') and (not $4 or saved)
      order by created_at desc, id desc limit 5000`,
    values: [companyId, userId, externalOnly, savedOnly, patternOf(search)],
  });
  return rows;
}
