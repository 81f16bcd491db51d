import type { ACCOUNT_STATUSES } from "@vaardig/contract/employee-role/employeeRole";
import type { EMPLOYEE_SORTS, GENDERS } from "@vaardig/contract/employees/employees";
import {
  type EmployeeTexts,
  LISTED_TEXTS,
  namesOf,
  RECORD_TEXTS,
} from "@vaardig/contract/employees/employeeTexts";
import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { Tx } from "../../../platform/db/database.ts";
import { alphabetical, byName, fullName } from "../../../platform/db/nameSql.ts";
import { pendingAddressSql } from "../../accounts/address/pendingAddressSql.ts";
import type { Condition } from "../employeesWhere.ts";
import { textColumns } from "./textColumns.ts";

export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number];

/** A person in a list, with the ids and names of their position. */
export interface EmployeeListRow extends Record<keyof typeof LISTED_TEXTS, string | null> {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
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

/** A listed person with the facts that lists leave out. */
export interface EmployeeFacts extends EmployeeListRow, EmployeeTexts<string | null> {
  gender: (typeof GENDERS)[number];
}

/** The complete record. */
export interface EmployeeRecord extends EmployeeFacts {
  job_profile_id: string | null;
  job_profile: string | null;
  language: Language;
  created_at: Date;
  pending_email: string | null;
  pending_since: Date | null;
  pending_until: Date | null;
}

const columnsOf = (table: string, names: readonly string[]) =>
  names.map((name) => `${table}.${name}`).join(", ");

const LISTED = `p.id, p.first_name, p.last_name, p.email, ${columnsOf("p", namesOf(LISTED_TEXTS))}, p.join_date::text as join_date, p.system_role,
  p.status, p.department_id, p.team_id, p.role_id, p.manager_id, p.photo_id, p.version,
  d.name as department, t.name as team, r.name as role, ${fullName("m")} as manager`;
const FACTS = `${LISTED}, ${columnsOf("p", namesOf(RECORD_TEXTS))}, p.gender`;

/** Joins the position and manager of the people `p`: only to the rows of the page. */
const PLACES = `left join departments d on d.company_id = $1 and d.id = p.department_id
  left join teams t on t.company_id = $1 and t.id = p.team_id
  left join roles r on r.company_id = $1 and r.id = p.role_id
  left join users m on m.company_id = $1 and m.id = p.manager_id`;

type Direction = "" | " desc";

/** Sorts the people `alias` by the name of their unit; those without one come last. */
const byUnit = (alias: string, direction: Direction) =>
  `${alphabetical(`${alias}.sort_name`)}${direction} nulls last, ${byName(alias)}`;
const byJoinDate = (alias: string, direction: Direction) =>
  `${alias}.join_date${direction} nulls last, ${byName(alias)}`;

/** The sort order of the people `alias`, and the unit whose name it needs. */
const SORTS: Record<
  EmployeeSort,
  { unit?: "departments" | "roles"; by: (alias: string, direction: Direction) => string }
> = {
  name: { by: byName },
  "-name": { by: byName },
  department: { unit: "departments", by: byUnit },
  "-department": { unit: "departments", by: byUnit },
  role: { unit: "roles", by: byUnit },
  "-role": { unit: "roles", by: byUnit },
  join_date: { by: byJoinDate },
  "-join_date": { by: byJoinDate },
};

const COLUMN = { departments: "department_id", roles: "role_id" };

/**
 * Columns of `users u` for pages and exports; each additional column is carried through all steps of the
 * statement.
 */
const COLUMNS = `u.id, u.first_name, u.last_name, u.email, ${textColumns((name) => `u.${name}`)}, u.join_date, u.system_role, u.status,
  u.gender, u.department_id, u.team_id, u.role_id, u.manager_id, u.photo_id, u.version`;

/** Returns the people who match a condition, with their sort key, as a subquery. */
function source(unit: keyof typeof COLUMN | undefined, where: string): string {
  if (!unit) return `(select ${COLUMNS} from users u where ${where}) u`;
  return `(select ${COLUMNS}, s.name as sort_name from users u
    left join ${unit} s on s.company_id = $1 and s.id = u.${COLUMN[unit]} where ${where}) u`;
}

/**
 * Returns the statement for `columns` of sorted people: cut to the page first, then joined with the names of
 * their units, then sorted again.
 */
function inOrder(columns: string, condition: Condition, sort: EmployeeSort, cut: string): string {
  const { unit, by } = SORTS[sort];
  const order = (alias: string) => by(alias, sort.startsWith("-") ? " desc" : "");
  return `select ${columns} from (
    select * from ${source(unit, condition.text)} order by ${order("u")} ${cut}) p ${PLACES} order by ${order("p")}`;
}

/** The sort order and page, counted from 0. */
export interface EmployeePage {
  sort: EmployeeSort;
  page: number;
  size: number;
}

const TOTAL = "count(*)::int as total from users u where";

/** Returns the number of people who match a condition. */
async function countEmployees(tx: Tx, { name, text, values }: Condition): Promise<number> {
  const { rows } = await tx.$client.query<{ total: number }>({
    name: `${name}_counted`,
    text: `select ${TOTAL} ${text}`,
    values,
  });
  return rows[0]?.total ?? 0;
}

/**
 * Returns a page of the people who match a condition, with the total. Each set of filters and order is its
 * own prepared statement. The page size is a literal: a generic plan would look so expensive that PostgreSQL
 * would plan every call again.
 */
export async function listEmployeeRows(
  tx: Tx,
  condition: Condition,
  { sort, page, size }: EmployeePage,
): Promise<{ rows: EmployeeListRow[]; total: number }> {
  const values = [...condition.values];
  const skip = page > 0 ? ` offset $${values.push(page * size)}` : "";
  const { rows } = await tx.$client.query<EmployeeListRow & { total: number }>({
    name: `${condition.name}_${sort}_${size}${skip && "_next"}`,
    text: inOrder(`${LISTED}, (select ${TOTAL} ${condition.text})`, condition, sort, `limit ${size}${skip}`),
    values,
  });
  // A page behind the last one has no row to carry the total.
  const total = rows[0]?.total ?? (skip ? await countEmployees(tx, condition) : 0);
  return { rows, total };
}

/** Returns everyone who matches a condition, sorted, for an export. */
export async function allEmployeeRows(
  tx: Tx,
  condition: Condition,
  sort: EmployeeSort,
): Promise<EmployeeFacts[]> {
  const { rows } = await tx.$client.query<EmployeeFacts>({
    name: `${condition.name}_${sort}_all`,
    text: inOrder(FACTS, condition, sort, ""),
    values: condition.values,
  });
  return rows;
}

/** Returns the record of an internal or external person of the company; undefined when there is none. */
export async function findEmployee(
  tx: Tx,
  companyId: string,
  id: string,
  language: Language,
): Promise<EmployeeRecord | undefined> {
  const { rows } = await tx.$client.query<EmployeeRecord>({
    name: "employee_one",
    text: `select ${FACTS}, p.job_profile_id, coalesce(j.labels->>$3, j.labels->>'en') as job_profile, p.language, p.created_at,
        a.email as pending_email, a.created_at as pending_since, a.expires_at as pending_until
      from users p ${PLACES} left join job_profiles j on j.id = p.job_profile_id
      left join lateral ${pendingAddressSql("p")} a on true
      where p.company_id = $1 and p.id = $2`,
    values: [companyId, id, language],
  });
  return rows[0];
}
