import type { Tx } from "../../platform/db/database.ts";
import { alphabetical, byName, fullName } from "../../platform/db/nameSql.ts";

/** How many of what a preview names. */
const FIRST = 8;

export interface Use {
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
  // What waits for approval counts too: of a project it may name roles that are still to come.
  vacancies: `select v.id, v.name, null as photo_id, count(*) over ()::int as total
    from (select company_id, id, name, job_profile_id, revision from vacancies
      union all select company_id, id, name, null, revision from projects) v
    where v.company_id = $1 and (v.job_profile_id = $2 or v.revision::text like '%' || $2::text || '%')
    order by ${alphabetical("v.name")}, v.id limit ${FIRST}`,
} as const;

/** What uses a job profile and goes elsewhere with it: how many, and the first by name. */
export async function usesOf(
  tx: Tx,
  companyId: string,
  part: keyof typeof READ,
  id: string,
): Promise<{ count: number; first: Use[] }> {
  const { rows } = await tx.$client.query<Use>({
    name: `job_profile_uses_${part}`,
    text: READ[part],
    values: [companyId, id],
  });
  return { count: rows[0]?.total ?? 0, first: rows };
}

/** Whether anything uses a job profile. */
export async function isUsed(tx: Tx, companyId: string, id: string): Promise<boolean> {
  for (const part of ["roles", "people", "vacancies"] as const)
    if ((await usesOf(tx, companyId, part, id)).count > 0) return true;
  return false;
}

/** Whatever uses one job profile uses another from now on; anyone who has a role follows it by themselves. */
export async function moveUses(tx: Tx, companyId: string, from: string, to: string): Promise<void> {
  for (const table of ["roles", "users", "vacancies"])
    await tx.$client.query(
      `update ${table} set job_profile_id = $3 where company_id = $1 and job_profile_id = $2`,
      [companyId, from, to],
    );
  // A change that waits for approval names it too.
  for (const table of ["vacancies", "projects"])
    await tx.$client.query(
      `update ${table} set revision = replace(revision::text, $2::text, $3::text)::jsonb, version = version + 1
       where company_id = $1 and revision::text like '%' || $2::text || '%'`,
      [companyId, from, to],
    );
}
