import type { Tx } from "../../platform/db/database.ts";

export interface ProjectRoleForSkills {
  project_id: string;
  /** Names of its open roles that require any of the skills, best first. */
  roles: string[];
  skill_ids: string[];
}

/** Returns projects with open roles that require any of these skills, those that require the most first. */
export async function projectRolesForSkills(
  tx: Tx,
  companyId: string,
  { skillIds, exclude, limit }: { skillIds: string[]; exclude: string[]; limit: number },
): Promise<ProjectRoleForSkills[]> {
  const { rows } = await tx.$client.query<ProjectRoleForSkills>({
    name: "project_roles_for_skills",
    text: `with fits as (
        select v.project_id, v.id, v.name, array_agg(distinct s.skill_id::text) as skills
        from vacancies v join vacancy_skills s on s.company_id = v.company_id and s.vacancy_id = v.id
        where v.company_id = $1 and v.live and v.project_id is not null
          and s.skill_id = any($2::uuid[]) and v.project_id <> all($3::uuid[])
        group by v.project_id, v.id, v.name)
      select f.project_id, array_agg(f.name order by cardinality(f.skills) desc, f.name, f.id) as roles,
        (select array_agg(distinct skill order by skill) from fits x cross join unnest(x.skills) skill
          where x.project_id = f.project_id) as skill_ids
      from fits f group by f.project_id
      order by cardinality((select array_agg(distinct skill) from fits x cross join unnest(x.skills) skill
        where x.project_id = f.project_id)) desc, f.project_id limit $4`,
    values: [companyId, skillIds, exclude, limit],
  });
  return rows;
}
