import type { Tx } from "../../../platform/db/database.ts";

/** Voids links that would open a person's account for whoever reads an address that is not the person's any more. */
export async function voidWaysIn(tx: Tx, companyId: string, userId: string): Promise<void> {
  await tx.$client.query(
    `update one_time_links set revoked_at = now() where company_id = $1 and user_id = $2
       and purpose = 'invitation' and used_at is null and revoked_at is null`,
    [companyId, userId],
  );
}
