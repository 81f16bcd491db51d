import type { Tx } from "../../platform/db/database.ts";

/**
 * Marks the open offers of an application as replaced, so that they no longer await an answer. Returns whether
 * there was one.
 */
export async function replaceOffers(tx: Tx, companyId: string, applicationId: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    "update offers set status = 'replaced' where company_id = $1 and application_id = $2 and status = 'made'",
    [companyId, applicationId],
  );
  return (rowCount ?? 0) > 0;
}
