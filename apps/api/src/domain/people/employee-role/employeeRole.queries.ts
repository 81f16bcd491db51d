import type { ACCOUNT_STATUSES } from "@vaardig/contract/employee-role/employeeRole";
import type { Role } from "@vaardig/contract/roles";
import { and, count, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { alphabetical } from "../../../platform/db/nameSql.ts";
import { hasName, hasText, patternOf } from "../../../platform/db/textSearch.ts";
import { companies } from "../../companies/companies.table.ts";
import { users } from "../users.table.ts";

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

const COLUMNS = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  systemRole: users.systemRole,
  status: users.status,
  language: users.language,
  version: users.version,
};

export type EmployeeRoleRow = Pick<typeof users.$inferSelect, keyof typeof COLUMNS>;

/** The displayed fields of an account. */
export type ListedAccount = Omit<EmployeeRoleRow, "language">;

export interface AccountCount {
  systemRole: Role;
  status: AccountStatus;
  number: number;
}

/**
 * SQL condition: people who may sign in, now or later; candidates without an account have no access level.
 */
const ACCOUNTS = "company_id = $1 and account";
/** Returns the SQL search condition; `number` is the placeholder of the pattern. */
const matching = (number: number) =>
  ` and (${hasName("users", `$${number}`)} or ${hasText("email", `$${number}`)})`;

/**
 * Returns a page of the accounts by name. Each set of filters is its own prepared statement. The page size
 * and the filters, values of fixed lists, are literals: a generic plan would look so expensive that
 * PostgreSQL would plan every call again.
 */
export async function listAccounts(
  tx: Tx,
  companyId: string,
  options: {
    search: string;
    systemRole: Role | undefined;
    status: AccountStatus | undefined;
    page: number;
    size: number;
  },
): Promise<ListedAccount[]> {
  const { search, systemRole, status, page, size } = options;
  const values: unknown[] = [companyId];
  let [name, where] = [`accounts_${size}`, ACCOUNTS];
  const narrow = (filter: string, condition: string) => {
    name += `_${filter}`;
    where += condition;
  };
  if (systemRole) narrow(systemRole, ` and system_role = '${systemRole}'`);
  if (status) narrow(status, ` and status = '${status}'`);
  if (search) narrow("search", matching(values.push(patternOf(search))));
  const skip = page > 0 ? ` offset $${values.push(page * size)}` : "";
  const { rows } = await tx.$client.query<ListedAccount>({
    name: skip ? `${name}_next` : name,
    text: `select id, first_name as "firstName", last_name as "lastName", email, system_role as "systemRole", status, version
      from users where ${where}
      order by ${alphabetical("first_name")}, ${alphabetical("last_name")}, id limit ${size}${skip}`,
    values,
  });
  return rows;
}

/** Returns the number of the company's accounts per access level and status. */
export async function countAccounts(tx: Tx, companyId: string): Promise<AccountCount[]> {
  const { rows } = await tx.$client.query<AccountCount>({
    name: "accounts_counted",
    text: `select system_role as "systemRole", status, count(*)::int as number
      from users where ${ACCOUNTS} group by system_role, status`,
    values: [companyId],
  });
  return rows;
}

/** Returns the same numbers for the accounts that match a search. */
export async function countMatchingAccounts(
  tx: Tx,
  companyId: string,
  search: string,
): Promise<AccountCount[]> {
  const { rows } = await tx.$client.query<AccountCount>({
    name: "accounts_found",
    text: `select system_role as "systemRole", status, count(*)::int as number
      from users where ${ACCOUNTS}${matching(2)} group by system_role, status`,
    values: [companyId, patternOf(search)],
  });
  return rows;
}

export async function countActiveAdmins(tx: Tx, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.systemRole, "admin"), eq(users.status, "active")));
  return row?.number ?? 0;
}

/** Returns the account with this id; undefined when there is none. */
export async function findAccount(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<EmployeeRoleRow | undefined> {
  const [row] = await tx
    .select(COLUMNS)
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id), eq(users.account, true)));
  return row;
}

/**
 * Changes an access level if the version is still the one that was read; undefined when another write came in
 * between.
 */
export async function changeRole(
  tx: Tx,
  companyId: string,
  person: Pick<EmployeeRoleRow, "id" | "version">,
  systemRole: Role,
): Promise<EmployeeRoleRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ systemRole, version: sql`${users.version} + 1` })
    .where(and(eq(users.companyId, companyId), eq(users.id, person.id), eq(users.version, person.version)))
    .returning(COLUMNS);
  return row;
}

/** Approves or declines a sign-up; undefined when it is not awaiting approval (any more). */
export async function settleSignUp(
  tx: Tx,
  companyId: string,
  id: string,
  status: "active" | "deactivated",
): Promise<EmployeeRoleRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ status, version: sql`${users.version} + 1` })
    .where(and(eq(users.companyId, companyId), eq(users.id, id), eq(users.status, "awaiting_approval")))
    .returning(COLUMNS);
  return row;
}

export async function companyNameOf(tx: Tx, companyId: string): Promise<string> {
  const [row] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return row?.name ?? "";
}
