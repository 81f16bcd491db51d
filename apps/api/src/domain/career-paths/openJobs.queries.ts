import type { Tx } from "../../platform/db/database.ts";
import { alphabetical } from "../../platform/db/nameSql.ts";

/** Number of open jobs listed by name. */
const NAMED = 3;

export interface OpenJobs {
  count: number;
  first: { id: string; name: string }[];
}

/**
 * Returns the open jobs that a job seeker can apply to, by job profile id: the count and the first few names.
 */
export async function openJobsOf(
  tx: Tx,
  companyId: string,
  jobProfileIds: readonly string[],
): Promise<Map<string, OpenJobs>> {
  const { rows } = await tx.$client.query<{ job: string; id: string; name: string; total: number }>({
    name: "career_open_jobs",
    text: `select * from (
        select v.job_profile_id as job, v.id, v.name, count(*) over (partition by v.job_profile_id)::int as total,
          row_number() over (partition by v.job_profile_id order by ${alphabetical("v.name")}, v.id) as place
        from vacancies v where v.company_id = $1 and v.live and v.job_profile_id = any($2::uuid[])) o
      where place <= ${NAMED} order by place`,
    values: [companyId, jobProfileIds],
  });
  const byJob = Map.groupBy(rows, ({ job }) => job);
  return new Map(
    [...byJob].map(([job, own]) => [
      job,
      { count: own[0]?.total ?? 0, first: own.map(({ id, name }) => ({ id, name })) },
    ]),
  );
}
