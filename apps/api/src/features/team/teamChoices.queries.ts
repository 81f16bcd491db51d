import { EMPLOYED_SQL } from "../../domain/people/attention.ts";
import { employeesWhere } from "../../domain/people/employeesWhere.ts";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical, byName, fullName } from "../../platform/db/nameSql.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

export interface NamedCount {
  id: string;
  name: string;
  people: number;
}

/** Returns the department of the company with this id; undefined when there is none. */
export async function departmentOf(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await tx.$client.query<{ id: string; name: string }>({
    name: "team_department",
    text: "select id, name from departments where company_id = $1 and id = $2",
    values: [companyId, id],
  });
  return rows[0];
}

/** Returns the department with most people; undefined when there is none. */
export async function largestDepartment(
  tx: Tx,
  companyId: string,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await tx.$client.query<{ id: string; name: string }>({
    name: "team_largest_department",
    text: `select d.id, d.name from departments d
      join (select u.department_id, count(*) as people from users u where ${EMPLOYED_SQL} and u.status = 'active'
        group by 1) c on c.department_id = d.id
      where d.company_id = $1 order by c.people desc, ${alphabetical("d.name")}, d.id limit 1`,
    values: [companyId],
  });
  return rows[0];
}

/** Returns the departments in the viewer's scope with their numbers of people, by name. */
export async function departmentsInScope(tx: Tx, viewer: Viewer): Promise<NamedCount[]> {
  const { name, text, values } = employeesWhere(viewer);
  const { rows } = await tx.$client.query<NamedCount>({
    name: `team_departments_${name}`,
    text: `select d.id, d.name, c.people from departments d
      join (select u.department_id, count(*)::int as people from users u
        where ${text} and u.status = 'active' group by 1) c on c.department_id = d.id
      where d.company_id = $1 order by ${alphabetical("d.name")}, d.id`,
    values,
  });
  return rows;
}

/**
 * Returns the people in the viewer's scope with direct reports, and their number; the manager's own line
 * comes first.
 */
export async function managersInScope(tx: Tx, viewer: Viewer): Promise<NamedCount[]> {
  const { name, text, values } = employeesWhere(viewer);
  const own = `$${values.push(viewer.userId)}`;
  const { rows } = await tx.$client.query<NamedCount>({
    name: `team_managers_${name}`,
    text: `select m.id, ${fullName("m")} as name, c.people from users m
      join (select u.manager_id, count(*)::int as people from users u
        where ${EMPLOYED_SQL} and u.status = 'active' and u.manager_id is not null group by 1) c on c.manager_id = m.id
      where m.company_id = $1 and (m.id = ${own} or m.id in (select u.id from users u where ${text}))
      order by m.id <> ${own}, ${byName("m")}`,
    values,
  });
  return rows;
}
