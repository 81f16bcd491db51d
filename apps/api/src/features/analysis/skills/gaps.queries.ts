import { HIRING_SCOPES, hiringScope } from "../../../domain/jobs/listScope.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";

interface Narrowed {
  departments?: readonly string[] | undefined;
  job_profiles?: readonly string[] | undefined;
  locations?: readonly string[] | undefined;
}

/**
 * Returns the open positions of the jobs in the reader's scope, by required skill. A hire fills one; project
 * roles do not count.
 */
export async function openPlaces(tx: Tx, viewer: Viewer, filter: Narrowed): Promise<Map<string, number>> {
  const { departments, job_profiles: jobs, locations } = filter;
  const { rows } = await tx.$client.query<{ skill_id: string; places: number }>({
    name: `analysis_places_${hiringScope(viewer)}`,
    text: `select r.skill_id, sum(o.places)::int as places from (
        select v.id, v.headcount - (select count(*) from applications a
          where a.company_id = v.company_id and a.vacancy_id = v.id and a.outcome = 'hired') as places
        from vacancies v where v.company_id = $1 and $2::uuid is not null and v.live and v.project_id is null
          and ${HIRING_SCOPES[hiringScope(viewer)]}
          and ($3::uuid[] is null or v.department_id = any($3)) and ($4::uuid[] is null or v.job_profile_id = any($4))
          and ($5::text[] is null or v.location = any($5))) o
      join vacancy_skills r on r.company_id = $1 and r.vacancy_id = o.id where o.places > 0 group by 1`,
    values: [
      viewer.companyId,
      viewer.userId,
      ...[departments, jobs, locations].map((some) => (some?.length ? some : null)),
    ],
  });
  return new Map(rows.map(({ skill_id: id, places }) => [id, places]));
}

/** Returns those of the skills that belong to these groups. */
export async function skillsOfGroups(
  tx: Tx,
  ids: readonly string[],
  groups: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "analysis_skills_of_groups",
    text: "select id from skills where id = any($1::uuid[]) and group_id = any($2::uuid[])",
    values: [ids, groups],
  });
  return new Set(rows.map(({ id }) => id));
}
