import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { billingAccounts } from "./billing.table.ts";

export type AccountRow = typeof billingAccounts.$inferSelect;
type AccountFields = Partial<Omit<AccountRow, "companyId" | "version" | "createdAt" | "updatedAt">>;

/** Returns the billing account of a company; undefined when it has none yet. */
export async function findAccount(tx: Tx, companyId: string): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(billingAccounts).where(eq(billingAccounts.companyId, companyId));
  return row;
}

/**
 * Returns the billing account of a company with its row locked until the transaction ends; creates it when
 * missing.
 */
export async function lockAccount(tx: Tx, companyId: string): Promise<AccountRow> {
  await tx.insert(billingAccounts).values({ companyId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.companyId, companyId))
    .for("update");
  if (!row) throw new Error("the billing account is gone");
  return row;
}

/**
 * Updates the subscription fields of a billing account. The version stays the same, so an open form remains
 * valid.
 */
export async function changeAccount(tx: Tx, companyId: string, fields: AccountFields): Promise<AccountRow> {
  const [row] = await tx
    .update(billingAccounts)
    .set(fields)
    .where(eq(billingAccounts.companyId, companyId))
    .returning();
  if (!row) throw new Error("the billing account is gone");
  return row;
}

/**
 * Updates the billing details if the version is still the one that was read; undefined when another write
 * came in between.
 */
export async function changeDetails(
  tx: Tx,
  companyId: string,
  version: number,
  fields: AccountFields,
): Promise<AccountRow | undefined> {
  const [row] = await tx
    .update(billingAccounts)
    .set({ ...fields, version: sql`${billingAccounts.version} + 1` })
    .where(and(eq(billingAccounts.companyId, companyId), eq(billingAccounts.version, version)))
    .returning();
  return row;
}

/** Returns whether the company has the details that an invoice needs. */
export const hasDetails = ({ legalName }: Pick<AccountRow, "legalName">) => legalName !== "";
