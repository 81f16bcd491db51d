import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { billingAccounts } from "./billing.table.ts";

export type AccountRow = typeof billingAccounts.$inferSelect;
type AccountFields = Partial<Omit<AccountRow, "companyId" | "version" | "createdAt" | "updatedAt">>;

/** The billing account of a company as it is. */
export async function findAccount(tx: Tx, companyId: string): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(billingAccounts).where(eq(billingAccounts.companyId, companyId));
  return row;
}

/** The same, made where there is none, and held until the transaction ends. */
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

/** Changes what the product keeps about the subscription; a form that is open meanwhile is not outdated by it. */
export async function changeAccount(tx: Tx, companyId: string, fields: AccountFields): Promise<AccountRow> {
  const [row] = await tx
    .update(billingAccounts)
    .set(fields)
    .where(eq(billingAccounts.companyId, companyId))
    .returning();
  if (!row) throw new Error("the billing account is gone");
  return row;
}

/** Writes the details on the version that was read; undefined when someone else wrote in between. */
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

/** Whether an invoice can be made out to the company. */
export const hasDetails = ({ legalName }: Pick<AccountRow, "legalName">) => legalName !== "";
