import type { Tx } from "../../platform/db/database.ts";

/**
 * Returns the ids of active people who hold a job's profile, the one it was copied from, or a copy of it;
 * none when the job has no profile.
 */
export async function jobHolders(tx: Tx, companyId: string, vacancyId: string): Promise<Set<string>> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "job_holders",
    text: `select u.id from vacancies v join job_profiles asked on asked.id = v.job_profile_id
      join job_profiles p on p.id = asked.id or p.made_from = asked.id or p.id = asked.made_from
      join users u on u.company_id = $1 and u.job_profile_id = p.id and u.status = 'active'
      where v.company_id = $1 and v.id = $2`,
    values: [companyId, vacancyId],
  });
  return new Set(rows.map(({ id }) => id));
}
