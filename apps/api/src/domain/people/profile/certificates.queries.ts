import { and, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { certificates } from "../career.table.ts";

export type CertificateRow = typeof certificates.$inferSelect;

/** Certificates, what was issued last first. */
export function certificatesOf(tx: Tx, companyId: string, userId: string): Promise<CertificateRow[]> {
  return tx
    .select()
    .from(certificates)
    .where(and(eq(certificates.companyId, companyId), eq(certificates.userId, userId)))
    .orderBy(sql`${certificates.issuedOn} desc nulls last`, certificates.name, desc(certificates.id));
}

/** A certificate of the company, or undefined. */
export async function findCertificate(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<CertificateRow | undefined> {
  const [row] = await tx
    .select()
    .from(certificates)
    .where(and(eq(certificates.companyId, companyId), eq(certificates.id, id)));
  return row;
}

/** Adds certificates, in the order given. */
export function addCertificateRows(
  tx: Tx,
  rows: (typeof certificates.$inferInsert)[],
): Promise<CertificateRow[]> {
  return tx.insert(certificates).values(rows).returning();
}

/** Writes on the version that was read; undefined when someone else wrote in between. */
export async function changeCertificate(
  tx: Tx,
  before: CertificateRow,
  fields: Partial<CertificateRow>,
): Promise<CertificateRow | undefined> {
  const { companyId, id, version } = before;
  const [row] = await tx
    .update(certificates)
    .set({ ...fields, version: version + 1 })
    .where(
      and(eq(certificates.companyId, companyId), eq(certificates.id, id), eq(certificates.version, version)),
    )
    .returning();
  return row;
}

export async function removeCertificate(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.delete(certificates).where(and(eq(certificates.companyId, companyId), eq(certificates.id, id)));
}
