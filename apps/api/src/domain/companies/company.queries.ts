import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { preparedQuery } from "../../platform/db/preparedQuery.ts";
import { companies } from "./companies.table.ts";

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyFields = Partial<Omit<CompanyRow, "id" | "kind" | "slug" | "lifecycle" | "version">>;

export async function findCompany(tx: Tx, companyId: string): Promise<CompanyRow | undefined> {
  const query = preparedQuery(tx, "company_one", (on) =>
    on
      .select()
      .from(companies)
      .where(eq(companies.id, sql.placeholder("id"))),
  );
  const [row] = await query.execute({ id: companyId });
  return row;
}

/**
 * Returns a company with its row locked until the transaction ends, so that a save without a version waits
 * for a concurrent one.
 */
export async function lockCompany(tx: Tx, companyId: string): Promise<CompanyRow | undefined> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId)).for("no key update");
  return row;
}

/** Sets or removes the logo. The version stays the same, so an open form remains valid. */
export async function changeLogo(
  tx: Tx,
  companyId: string,
  logoKey: string | null,
): Promise<CompanyRow | undefined> {
  const [row] = await tx.update(companies).set({ logoKey }).where(eq(companies.id, companyId)).returning();
  return row;
}

/**
 * Updates fields if the version is still the one that was read; undefined when another write came in between.
 */
export async function changeCompany(
  tx: Tx,
  companyId: string,
  version: number,
  fields: CompanyFields,
): Promise<CompanyRow | undefined> {
  const [row] = await tx
    .update(companies)
    .set({ ...fields, version: sql`${companies.version} + 1` })
    .where(and(eq(companies.id, companyId), eq(companies.version, version)))
    .returning();
  return row;
}

/** Returns a customer, never the platform's own row; the transaction must see all companies. */
export async function findCustomer(tx: Tx, companyId: string): Promise<CompanyRow | undefined> {
  const row = await findCompany(tx, companyId);
  return row?.kind === "customer" ? row : undefined;
}

/** Returns a customer with its row locked until the transaction ends. */
export async function lockCustomer(tx: Tx, companyId: string): Promise<CompanyRow | undefined> {
  const row = await lockCompany(tx, companyId);
  return row?.kind === "customer" ? row : undefined;
}

/** Records the first administrator that staff invited. */
export async function setFirstAdmin(tx: Tx, companyId: string, userId: string): Promise<CompanyRow> {
  const [row] = await tx
    .update(companies)
    .set({ firstAdminId: userId })
    .where(eq(companies.id, companyId))
    .returning();
  if (!row) throw new Error("the company was not found");
  return row;
}
