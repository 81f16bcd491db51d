import type { EmployeeTexts } from "@vaardig/contract/employees/employeeTexts";
import type { Role } from "@vaardig/contract/roles";
import { textColumns } from "../../../../domain/people/employees/textColumns.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import { queryAllTenants } from "../../../../platform/db/queryAllTenants.ts";

/** An existing person, as compared with a row. */
export interface KnownPerson extends EmployeeTexts<string | null> {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  gender: string;
  join_date: string | null;
  system_role: Role;
  status: string;
  departmentId: string | null;
  teamId: string | null;
  roleId: string | null;
  managerEmail: string | null;
}

/** Returns the people with these addresses; `lock` locks them until the transaction ends. */
export async function findByEmail(
  tx: Tx,
  companyId: string,
  emails: string[],
  lock: boolean,
): Promise<Map<string, KnownPerson>> {
  const { rows } = await tx.$client.query<KnownPerson>({
    name: `upload_known${lock ? "_lock" : ""}`,
    text: `select u.id, u.email, u.first_name, u.last_name, ${textColumns((name) => `u.${name}`)}, u.gender,
        to_char(u.join_date, 'YYYY-MM-DD') as join_date, u.system_role, u.status, u.department_id as "departmentId",
        u.team_id as "teamId", u.role_id as "roleId", m.email as "managerEmail"
      from users u left join users m on m.company_id = $1 and m.id = u.manager_id
      where u.company_id = $1 and u.email = any($2)${lock ? " order by u.id for no key update of u" : ""}`,
    values: [companyId, emails],
  });
  return new Map(rows.map((row) => [row.email, row]));
}

/** Returns those of these addresses that have an account with another company. */
export async function findInOtherCompanies(
  tx: Tx,
  companyId: string,
  emails: string[],
): Promise<Set<string>> {
  const rows = await queryAllTenants<{ email: string }>(
    tx,
    "select email from users where account and email = any($2) and company_id <> $1",
    [companyId, emails],
  );
  return new Set(rows.map(({ email }) => email));
}

/** A colleague and their manager. */
export interface ReportRow {
  email: string;
  manager: string | null;
  isInternal: boolean;
}

/** Returns everyone of the company with their manager's address. */
export async function readReports(tx: Tx, companyId: string): Promise<ReportRow[]> {
  const { rows } = await tx.$client.query<ReportRow>({
    name: "upload_reports",
    text: `select u.email, m.email as manager, u.account and u.system_role not in ('freelancer', 'staff') as "isInternal"
      from users u left join users m on m.company_id = $1 and m.id = u.manager_id where u.company_id = $1`,
    values: [companyId],
  });
  return rows;
}

/** Returns the addresses of a manager's direct and indirect reports. */
export async function readLine(tx: Tx, companyId: string, managerId: string): Promise<Set<string>> {
  const { rows } = await tx.$client.query<{ email: string }>(
    `with recursive line as (
        select id, email from users where company_id = $1 and manager_id = $2
        union select u.id, u.email from users u join line on u.manager_id = line.id where u.company_id = $1)
      select email from line where id <> $2`,
    [companyId, managerId],
  );
  return new Set(rows.map(({ email }) => email));
}

/** Returns the number of active administrators except those with these addresses. */
export async function countOtherAdmins(tx: Tx, companyId: string, emails: string[]): Promise<number> {
  const { rows } = await tx.$client.query<{ number: number }>(
    `select count(*)::int as number from users
     where company_id = $1 and system_role = 'admin' and status = 'active' and email <> all($2)`,
    [companyId, emails],
  );
  return rows[0]?.number ?? 0;
}
