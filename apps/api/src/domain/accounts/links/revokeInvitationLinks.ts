import type { Tx } from "../../../platform/db/database.ts";

/** Revokes a person's invitation links after an address change; the old mailbox must not open the account. */
export async function revokeInvitationLinks(tx: Tx, companyId: string, userId: string): Promise<void> {
  await tx.$client.query(
    `update one_time_links set revoked_at = now() where company_id = $1 and user_id = $2
       and purpose = 'invitation' and used_at is null and revoked_at is null`,
    [companyId, userId],
  );
}
