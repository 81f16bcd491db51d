import type { Condition } from "../../../domain/people/employeesWhere.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { alphabetical } from "../../../platform/db/nameSql.ts";

/** People of a department, and of how many of them something is not known; id and name are null outside any. */
export interface DepartmentSize {
  id: string | null;
  name: string | null;
  people: number;
  without_job: number;
  without_skills: number;
}

/** `users u` who stated no skill: nothing is known of them. */
export const STATED_NOTHING = `not exists (select 1 from person_skills o
  where o.company_id = u.company_id and o.user_id = u.id and o.valid_to is null)`;

/** How many people are counted by department, by its name, those outside any last. */
export async function departmentSizes(tx: Tx, { name, text, values }: Condition): Promise<DepartmentSize[]> {
  const { rows } = await tx.$client.query<DepartmentSize>({
    name: `analysis_sizes_${name}`,
    text: `select c.id, d.name, c.people, c.without_job, c.without_skills
      from (select u.department_id as id, count(*)::int as people,
          (count(*) filter (where u.job_profile_id is null))::int as without_job,
          (count(*) filter (where ${STATED_NOTHING}))::int as without_skills
        from users u where ${text} group by 1) c
      left join departments d on d.company_id = $1 and d.id = c.id
      order by d.id is null, ${alphabetical("d.name")}, d.id`,
    values,
  });
  return rows;
}
