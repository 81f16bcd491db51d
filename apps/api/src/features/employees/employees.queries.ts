import type { ACCOUNT_STATUSES } from "@vaardig/contract/employeeRole";
import type { EMPLOYEE_SORTS, GENDERS } from "@vaardig/contract/employees";
import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { Tx } from "../../platform/db/database.ts";
import type { Condition } from "../../platform/people/employeesWhere.ts";

export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number];

/** A person with the names of what the ids stand for. */
export interface EmployeeFacts {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  location: string | null;
  gender: (typeof GENDERS)[number];
  join_date: string | null;
  system_role: Role;
  status: (typeof ACCOUNT_STATUSES)[number];
  department_id: string | null;
  department: string | null;
  team_id: string | null;
  team: string | null;
  role_id: string | null;
  role: string | null;
  manager_id: string | null;
  manager: string | null;
  photo_id: string | null;
  version: number;
}

/** The whole record. */
export interface EmployeeRecord extends EmployeeFacts {
  job_profile_id: string | null;
  job_profile: string | null;
  language: Language;
  created_at: Date;
}

const nameIn = (table: string, id: string) =>
  `(select o.name from ${table} o where o.company_id = $1 and o.id = ${id})`;
/** The newest picture of a person. */
const photoOf = (person: string) => `(select f.id from files f
  where f.company_id = $1 and f.user_id = ${person} and f.use_as = 'profile_pic' order by f.created_at desc limit 1)`;

/** Names are looked up for the rows that are shown, which costs less than joining their tables. */
const FACTS = `p.id, p.first_name, p.last_name, p.email, p.phone, p.location, p.gender,
  p.join_date::text as join_date, p.system_role, p.status,
  p.department_id, ${nameIn("departments", "p.department_id")} as department,
  p.team_id, ${nameIn("teams", "p.team_id")} as team, p.role_id, ${nameIn("roles", "p.role_id")} as role,
  p.manager_id, (select trim(m.first_name || ' ' || m.last_name) from users m
    where m.company_id = $1 and m.id = p.manager_id) as manager,
  ${photoOf("p.id")} as photo_id, p.version`;

const lower = (column: string) => `lower(${column} collate "und-x-icu")`;
const byName = (direction = "") =>
  `${lower("first_name")}${direction}, ${lower("last_name")}${direction}, id${direction}`;

/** What a page is cut by, on `users u` with the joins it needs; what has no value comes last. */
const SORTS: Record<EmployeeSort, { join?: string; by: string }> = {
  name: { by: byName() },
  "-name": { by: byName(" desc") },
  department: { join: "departments", by: `${lower("sort_name")} nulls last, ${byName()}` },
  "-department": { join: "departments", by: `${lower("sort_name")} desc nulls last, ${byName()}` },
  role: { join: "roles", by: `${lower("sort_name")} nulls last, ${byName()}` },
  "-role": { join: "roles", by: `${lower("sort_name")} desc nulls last, ${byName()}` },
  join_date: { by: `join_date nulls last, ${byName()}` },
  "-join_date": { by: `join_date desc nulls last, ${byName()}` },
};

const COLUMN: Record<string, string> = { departments: "department_id", roles: "role_id" };

/** The people of a condition with what they are sorted by, as a table to select from. */
function source({ join }: { join?: string }, where: string): string {
  if (!join) return `(select u.* from users u where ${where}) u`;
  return `(select u.*, s.name as sort_name from users u
    left join ${join} s on s.company_id = $1 and s.id = u.${COLUMN[join]} where ${where}) u`;
}

/**
 * A page of the people that a condition finds. A statement per set of filters and order, planned for what it asks; the
 * size is written out, because a plan for any size looks so dear that the database would plan each call anew. `changed`
 * tells whether somebody of the company changed since `mark`, and is undefined when nobody was found.
 */
export async function listEmployeeRows(
  tx: Tx,
  condition: Condition,
  { sort, page, size, mark = "0" }: { sort: EmployeeSort; page: number; size: number; mark?: string },
): Promise<{ rows: EmployeeFacts[]; changed: boolean | undefined }> {
  const order = SORTS[sort];
  const values = [...condition.values, mark];
  const since = `exists (select 1 from match_changes c where c.company_id = $1 and c.xid >= $${values.length}::xid8)`;
  const skip = page > 0 ? ` offset $${values.push(page * size)}` : "";
  const { rows } = await tx.$client.query<EmployeeFacts & { changed: boolean }>({
    name: `${condition.name}_${sort}_${size}${skip && "_next"}`,
    // Nothing is joined to the page, so it keeps the order in which it was cut; sorting by names twice is dear.
    text: `select ${FACTS}, ${since} as changed from (
      select * from ${source(order, condition.text)} order by ${order.by} limit ${size}${skip}) p`,
    values,
  });
  return { rows, changed: rows[0]?.changed };
}

/** Everybody that a condition finds, in order: for a file. */
export async function allEmployeeRows(
  tx: Tx,
  condition: Condition,
  sort: EmployeeSort,
): Promise<EmployeeFacts[]> {
  const { rows } = await listEmployeeRows(tx, condition, { sort, page: 0, size: 1_000_000 });
  return rows;
}

/** The record of one of the company's own or external people, or undefined. */
export async function findEmployee(
  tx: Tx,
  companyId: string,
  id: string,
  language: Language,
): Promise<EmployeeRecord | undefined> {
  const { rows } = await tx.$client.query<EmployeeRecord>({
    name: "employee_one",
    text: `select ${FACTS}, p.job_profile_id, coalesce(j.labels->>$3, j.labels->>'en') as job_profile, p.language, p.created_at
      from users p left join job_profiles j on j.id = p.job_profile_id
      where p.company_id = $1 and p.id = $2`,
    values: [companyId, id, language],
  });
  return rows[0];
}
