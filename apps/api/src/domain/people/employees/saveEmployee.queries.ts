import type { EmployeeTexts } from "@vaardig/contract/employees/employeeTexts";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { throwEmailTaken } from "../emailTaken.ts";
import { users } from "../users.table.ts";

export type UserColumns = typeof users.$inferInsert;

/** The columns of an employee's optional texts. */
export const TEXT_COLUMNS = { phone: "phone", location: "location" } as const satisfies EmployeeTexts<
  keyof UserColumns
>;

/** Adds a person and returns their id. Throws `email_taken`. */
export async function insertEmployee(tx: Tx, columns: UserColumns): Promise<string> {
  const rows = await tx.insert(users).values(columns).returning({ id: users.id }).catch(throwEmailTaken);
  const [row] = rows;
  if (!row) throw new Error("no one was added");
  return row.id;
}

/**
 * Updates a person if the version is still the one that was read; false when another write came in between.
 * Throws `email_taken`.
 */
export async function updateEmployee(
  tx: Tx,
  companyId: string,
  { id, version }: { id: string; version: number },
  columns: Partial<UserColumns>,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ ...columns, version: sql`${users.version} + 1` })
    .where(and(eq(users.companyId, companyId), eq(users.id, id), eq(users.version, version)))
    .returning({ id: users.id })
    .catch(throwEmailTaken);
  return rows.length > 0;
}

/** Changes a person's email address. Throws `email_taken`. */
export async function setAddress(tx: Tx, companyId: string, id: string, email: string): Promise<void> {
  await tx
    .update(users)
    .set({ email, version: sql`${users.version} + 1` })
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
    .catch(throwEmailTaken);
}
