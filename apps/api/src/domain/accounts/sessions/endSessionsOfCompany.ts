import type { Tx } from "../../../platform/db/database.ts";

/** Ends every session of a company; once committed, each server refuses their tokens. */
export async function endSessionsOfCompany(tx: Tx, companyId: string): Promise<void> {
  await tx.$client.query(
    "update sessions set revoked_at = now() where company_id = $1 and revoked_at is null",
    [companyId],
  );
}
