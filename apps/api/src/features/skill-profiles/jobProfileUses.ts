import type { Tx } from "../../platform/db/database.ts";
import { alphabetical, byName, fullName } from "../../platform/db/nameSql.ts";

/** Maximum number of uses listed by name. */
const FIRST = 8;

export interface JobProfileUse {
  id: string;
  name: string;
  photo_id: string | null;
  total: number;
}

const READ = {
  roles: `select r.id, r.name, null as photo_id, count(*) over ()::int as total from roles r
    where r.company_id = $1 and r.job_profile_id = $2 order by ${alphabetical("r.name")}, r.id limit ${FIRST}`,
  people: `select u.id, ${fullName("u")} as name, count(*) over ()::int as total,
      u.photo_id
    from users u where u.company_id = $1 and u.job_profile_id = $2 and u.status <> 'deactivated'
    order by ${byName("u")} limit ${FIRST}`,
  // Includes pending changes: that of a project may contain new roles.
  vacancies: `select v.id, v.name, null as photo_id, count(*) over ()::int as total
    from (select company_id, id, name, job_profile_id, revision from vacancies
      union all select company_id, id, name, null, revision from projects) v
    where v.company_id = $1 and (v.job_profile_id = $2 or v.revision::text like '%' || $2::text || '%')
    order by ${alphabetical("v.name")}, v.id limit ${FIRST}`,
} as const;

/** Returns the uses of a job profile that move with it: the number, and the first few by name. */
export async function usesOfJobProfile(
  tx: Tx,
  companyId: string,
  part: keyof typeof READ,
  id: string,
): Promise<{ count: number; first: JobProfileUse[] }> {
  const { rows } = await tx.$client.query<JobProfileUse>({
    name: `job_profile_uses_${part}`,
    text: READ[part],
    values: [companyId, id],
  });
  return { count: rows[0]?.total ?? 0, first: rows };
}

/** Returns whether anything uses a job profile. */
export async function isJobProfileUsed(tx: Tx, companyId: string, id: string): Promise<boolean> {
  for (const part of ["roles", "people", "vacancies"] as const)
    if ((await usesOfJobProfile(tx, companyId, part, id)).count > 0) return true;
  return false;
}

/** Replaces a job profile by another in everything that uses it; a trigger updates the holders of a role. */
export async function replaceJobProfile(tx: Tx, companyId: string, from: string, to: string): Promise<void> {
  for (const table of ["roles", "users", "vacancies"])
    await tx.$client.query(
      `update ${table} set job_profile_id = $3 where company_id = $1 and job_profile_id = $2`,
      [companyId, from, to],
    );
  // Pending changes refer to it too.
  for (const table of ["vacancies", "projects"])
    await tx.$client.query(
      `update ${table} set revision = replace(revision::text, $2::text, $3::text)::jsonb, version = version + 1
       where company_id = $1 and revision::text like '%' || $2::text || '%'`,
      [companyId, from, to],
    );
}
