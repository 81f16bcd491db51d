import type { Condition } from "../../../domain/people/employeesWhere.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { alphabetical } from "../../../platform/db/nameSql.ts";

/** Returns those of these ids that are departments of the company. */
export async function knownDepartments(tx: Tx, companyId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "analysis_departments_known",
    text: "select id from departments where company_id = $1 and id = any($2::uuid[])",
    values: [companyId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Returns departments of the company by name. */
export async function namesOfDepartments(
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.$client.query<{ id: string; name: string }>({
    name: "analysis_departments_named",
    text: `select d.id, d.name from departments d where d.company_id = $1 and d.id = any($2::uuid[])
      order by ${alphabetical("d.name")}, d.id`,
    values: [companyId, ids],
  });
  return rows;
}

/** Returns those of these ids that are job profiles the company sees. */
export async function knownJobProfiles(tx: Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "analysis_profiles_known",
    text: "select id from job_profiles where id = any($1::uuid[])",
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Returns the departments of the people in the scope, by name. */
export async function departmentsOf(
  tx: Tx,
  { name, text, values }: Condition,
): Promise<{ id: string; name: string; people: number }[]> {
  const { rows } = await tx.$client.query<{ id: string; name: string; people: number }>({
    name: `analysis_departments_${name}`,
    text: `select d.id, d.name, c.people from departments d
      join (select u.department_id as id, count(*)::int as people from users u where ${text} group by 1) c on c.id = d.id
      where d.company_id = $1 order by ${alphabetical("d.name")}, d.id`,
    values,
  });
  return rows;
}

export interface CountedProfile {
  id: string;
  labels: Record<string, string>;
  people: number;
}

/** Returns the job profiles of the people in the scope, those of most people first. */
export async function profilesOf(tx: Tx, { name, text, values }: Condition): Promise<CountedProfile[]> {
  const { rows } = await tx.$client.query<CountedProfile>({
    name: `analysis_profiles_${name}`,
    text: `select p.id, p.labels, c.people from job_profiles p
      join (select u.job_profile_id, count(*)::int as people from users u where ${text} group by 1) c
        on c.job_profile_id = p.id
      order by c.people desc, p.id`,
    values,
  });
  return rows;
}

/** Returns the locations of the people in the scope, those of most people first; at most 100. */
export async function locationsOf(
  tx: Tx,
  { name, text, values }: Condition,
): Promise<{ name: string; people: number }[]> {
  const { rows } = await tx.$client.query<{ name: string; people: number }>({
    name: `analysis_locations_${name}`,
    text: `select u.location as name, count(*)::int as people from users u
      where ${text} and u.location <> '' group by 1 order by 2 desc, 1 limit 100`,
    values,
  });
  return rows;
}

/** Returns the skills that most job profiles in the scope require, most required first; at most 300. */
export async function requestedSkills(tx: Tx, { name, text, values }: Condition): Promise<string[]> {
  const { rows } = await tx.$client.query<{ skill_id: string }>({
    name: `analysis_asked_${name}`,
    text: `select n.skill_id from (select u.job_profile_id, count(*) as people from users u
        where ${text} and u.job_profile_id is not null group by 1) j
      join job_profile_skills n on n.job_profile_id = j.job_profile_id
      group by 1 order by sum(j.people) desc, 1 limit 300`,
    values,
  });
  return rows.map(({ skill_id: id }) => id);
}
