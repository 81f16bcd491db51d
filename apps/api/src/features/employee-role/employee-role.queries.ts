import type { ACCOUNT_STATUSES } from "@vaardig/contract/employeeRole";
import type { Role } from "@vaardig/contract/roles";
import { and, asc, count, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { companies } from "../company/company.table.ts";
import { users } from "../employees/employees.table.ts";

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

/** Everybody who may sign in now or later; candidates without an account have no role to give. */
function accountsOf(companyId: string, search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`;
  return and(
    eq(users.companyId, companyId),
    eq(users.account, true),
    search ? or(ilike(name, pattern), ilike(users.email, pattern)) : undefined,
  );
}

/** A page of the accounts by name. */
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
): Promise<{ rows: EmployeeRoleRow[]; total: number }> {
  const { search, systemRole, status, page, size } = options;
  const where = and(
    accountsOf(companyId, search),
    systemRole && eq(users.systemRole, systemRole),
    status && eq(users.status, status),
  );
  const [counted] = await tx.select({ total: count() }).from(users).where(where);
  const rows = await tx
    .select(COLUMNS)
    .from(users)
    .where(where)
    .orderBy(sql`lower(${users.firstName})`, sql`lower(${users.lastName})`, asc(users.id))
    .limit(size)
    .offset(page * size);
  return { rows, total: counted?.total ?? 0 };
}

/** How many accounts there are of each role and status. */
export function countAccounts(
  tx: Tx,
  companyId: string,
  search: string,
): Promise<{ systemRole: Role; status: AccountStatus; number: number }[]> {
  return tx
    .select({ systemRole: users.systemRole, status: users.status, number: count() })
    .from(users)
    .where(accountsOf(companyId, search))
    .groupBy(users.systemRole, users.status);
}

export async function countActiveAdmins(tx: Tx, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.systemRole, "admin"), eq(users.status, "active")));
  return row?.number ?? 0;
}

/** The account with this id, or undefined. */
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

/** Gives a role on the version that was read; undefined when somebody else wrote in between. */
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

/** Decides on a sign-up that waits; undefined when it does not wait (any more). */
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
