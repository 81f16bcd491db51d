import type { Tx } from "../../../platform/db/database.ts";

/** Ends every session of these people in this transaction; each server refuses their tokens from its commit on. */
export async function endSessionsOf(tx: Tx, companyId: string, userIds: readonly string[]): Promise<void> {
  await tx.$client.query(
    `update sessions set revoked_at = now()
     where company_id = $1 and user_id = any($2::uuid[]) and revoked_at is null`,
    [companyId, userIds],
  );
}
