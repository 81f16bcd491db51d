import type { Tx } from "../../../platform/db/database.ts";

/** Ends every session of the given people; once committed, each server refuses their tokens. */
export async function endSessionsOf(tx: Tx, companyId: string, userIds: readonly string[]): Promise<void> {
  await tx.$client.query(
    `update sessions set revoked_at = now()
     where company_id = $1 and user_id = any($2::uuid[]) and revoked_at is null`,
    [companyId, userIds],
  );
}
