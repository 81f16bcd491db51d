import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { companies } from "./companies.table.ts";

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyFields = Partial<Omit<CompanyRow, "id" | "kind" | "slug" | "lifecycle" | "version">>;

export async function findCompany(tx: Tx, companyId: string): Promise<CompanyRow | undefined> {
  const query = prepared(tx, "company_one", (on) =>
    on
      .select()
      .from(companies)
      .where(eq(companies.id, sql.placeholder("id"))),
  );
  const [row] = await query.execute({ id: companyId });
  return row;
}

/** The same, held until the transaction ends: a save without a version waits for one that is under way. */
export async function lockCompany(tx: Tx, companyId: string): Promise<CompanyRow | undefined> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId)).for("no key update");
  return row;
}

/** Sets or takes away the logo; a form that is open meanwhile is not outdated by it. */
export async function changeLogo(
  tx: Tx,
  companyId: string,
  logoKey: string | null,
): Promise<CompanyRow | undefined> {
  const [row] = await tx.update(companies).set({ logoKey }).where(eq(companies.id, companyId)).returning();
  return row;
}

/** Writes fields on the version that was read; undefined when someone else wrote in between. */
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

/** A customer, never the platform's own row; the transaction sees every company. */
export async function findCustomer(tx: Tx, companyId: string): Promise<CompanyRow | undefined> {
  const row = await findCompany(tx, companyId);
  return row?.kind === "customer" ? row : undefined;
}

/** The same, held until the transaction ends. */
export async function lockCustomer(tx: Tx, companyId: string): Promise<CompanyRow | undefined> {
  const row = await lockCompany(tx, companyId);
  return row?.kind === "customer" ? row : undefined;
}

/** Notes who was invited first by staff. */
export async function setFirstAdmin(tx: Tx, companyId: string, userId: string): Promise<CompanyRow> {
  const [row] = await tx
    .update(companies)
    .set({ firstAdminId: userId })
    .where(eq(companies.id, companyId))
    .returning();
  if (!row) throw new Error("the company was not found");
  return row;
}
