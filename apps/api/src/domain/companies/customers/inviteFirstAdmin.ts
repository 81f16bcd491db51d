import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import { sendInvitation } from "../../accounts/accountMails.ts";
import { insertInvitation } from "../../accounts/invitations/insertInvitation.ts";
import { revokeInvitations } from "../../accounts/invitations/invitations.queries.ts";
import type { users } from "../../people/users.table.ts";

/** Sends a first administrator a new invitation and revokes the earlier ones. */
export async function inviteFirstAdmin(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  company: { id: string; name: string },
  admin: typeof users.$inferSelect,
  invitedBy: string,
): Promise<void> {
  await revokeInvitations(tx, company.id, [admin.id]);
  await insertInvitation(tx, { companyId: company.id, userId: admin.id, invitedBy });
  await sendInvitation(tx, services, admin, company, { isAnswer: true, isFirstAdmin: true });
}
