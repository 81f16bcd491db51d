import { EXPECTED_SQL } from "../../domain/people/attention.ts";
import { employeesWhere } from "../../domain/people/employeesWhere.ts";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical } from "../../platform/db/nameSql.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

export interface DepartmentCount {
  id: string | null;
  name: string | null;
  people: number;
  active: number;
}

/**
 * Returns the people in the viewer's scope who work here or are expected to, by department, largest first.
 */
export async function countByDepartment(tx: Tx, viewer: Viewer): Promise<DepartmentCount[]> {
  const { name, text, values } = employeesWhere(viewer);
  const { rows } = await tx.$client.query<DepartmentCount>({
    name: `dashboard_departments_${name}`,
    text: `select d.id, d.name, c.people, c.active from (
        select u.department_id, count(*)::int as people, count(*) filter (where u.status = 'active')::int as active
        from users u where ${text} and ${EXPECTED_SQL} group by u.department_id) c
      left join departments d on d.company_id = $1 and d.id = c.department_id
      order by c.people desc, ${alphabetical("d.name")}, d.id`,
    values,
  });
  return rows;
}

export interface MonthCount {
  /** First day of the month. */
  month: string;
  joined: number;
}

/**
 * Returns the people in the viewer's scope who joined in each of the last 24 months, the current one until
 * today, oldest first.
 */
export async function countJoined(tx: Tx, viewer: Viewer): Promise<MonthCount[]> {
  const { name, text, values } = employeesWhere(viewer);
  const { rows } = await tx.$client.query<MonthCount>({
    name: `dashboard_joined_${name}`,
    text: `select to_char(m.month, 'YYYY-MM-DD') as month, coalesce(c.joined, 0)::int as joined
      from generate_series(date_trunc('month', current_date) - interval '23 months', date_trunc('month', current_date),
        interval '1 month') m (month)
      left join (select date_trunc('month', d.join_date) as month, sum(d.joined) as joined
        from (select u.join_date, count(*) as joined from users u
          where ${text} and ${EXPECTED_SQL} and u.join_date <= current_date
            and u.join_date >= (select (date_trunc('month', current_date) - interval '23 months')::date)
          group by 1) d
        group by 1) c on c.month = m.month
      order by m.month`,
    values,
  });
  return rows;
}
