import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { queryAllTenants } from "../../../platform/db/queryAllTenants.ts";
import { companies } from "../../companies/companies.table.ts";
import { users } from "../../people/users.table.ts";
import { addressChanges } from "../addressChanges.table.ts";

export type AddressChange = typeof addressChanges.$inferSelect;
export interface Owner {
  user: typeof users.$inferSelect;
  company: typeof companies.$inferSelect;
}

const isOf = (companyId: string, userId: string) =>
  and(
    eq(addressChanges.companyId, companyId),
    eq(addressChanges.userId, userId),
    gt(addressChanges.expiresAt, new Date()),
  );

/** Returns a person's pending address change; undefined when there is none. */
export async function findAddressChange(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<AddressChange | undefined> {
  const [change] = await tx.select().from(addressChanges).where(isOf(companyId, userId));
  return change;
}

/**
 * Returns a person and their company with the person's row locked, which blocks concurrent sign-ins and
 * address changes.
 */
export async function lockOwner(tx: Tx, companyId: string, userId: string): Promise<Owner | undefined> {
  const [owner] = await tx
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .for("update", { of: users });
  return owner;
}

/** Stores a pending address change; replaces an earlier one. */
export async function upsertAddressChange(tx: Tx, change: Omit<AddressChange, "createdAt">): Promise<void> {
  await tx
    .insert(addressChanges)
    .values(change)
    .onConflictDoUpdate({
      target: [addressChanges.companyId, addressChanges.userId],
      set: { ...change, createdAt: new Date() },
    });
}

/** Deletes a pending address change and returns it; of two concurrent calls only one gets it. */
export async function removeAddressChange(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<AddressChange | undefined> {
  const [change] = await tx.delete(addressChanges).where(isOf(companyId, userId)).returning();
  return change;
}

/** Returns whether any account, or any person of the company, has the address. */
export async function isAddressTaken(tx: Tx, companyId: string, email: string): Promise<boolean> {
  const rows = await queryAllTenants(
    tx,
    "select 1 from users where email = $2 and (account or company_id = $1) limit 1",
    [companyId, email],
  );
  return rows.length > 0;
}
