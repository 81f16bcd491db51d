import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { certificates } from "../career.table.ts";

export type CertificateRow = typeof certificates.$inferSelect;

/**
 * Returns a certificate of the company, with its row locked until the transaction ends if `lock` is set;
 * undefined when there is none.
 */
export async function findCertificate(
  tx: Tx,
  companyId: string,
  id: string,
  lock = false,
): Promise<CertificateRow | undefined> {
  const query = tx
    .select()
    .from(certificates)
    .where(and(eq(certificates.companyId, companyId), eq(certificates.id, id)));
  const [row] = await (lock ? query.for("update") : query);
  return row;
}

/** Adds certificates, in the order given. */
export function addCertificateRows(
  tx: Tx,
  rows: (typeof certificates.$inferInsert)[],
): Promise<CertificateRow[]> {
  return tx.insert(certificates).values(rows).returning();
}

/**
 * Updates a certificate if the version is still the one that was read; undefined when another write came in
 * between.
 */
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

/** Unlinks certificates from a licence that the person no longer states; the certificates stay. */
export async function unlinkLicence(
  tx: Tx,
  companyId: string,
  userId: string,
  skillId: string,
): Promise<void> {
  await tx
    .update(certificates)
    .set({ skillId: null })
    .where(
      and(
        eq(certificates.companyId, companyId),
        eq(certificates.userId, userId),
        eq(certificates.skillId, skillId),
      ),
    );
}
