import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { invitations } from "./invitations.table.ts";

/** The fate of an invitation's mail is the invitation's; other mails have none. */
export async function settleInvitation(
  tx: Tx,
  companyId: string,
  mailId: string,
  status: "sent" | "bounced",
): Promise<void> {
  await tx
    .update(invitations)
    .set({ status })
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.mailId, mailId),
        eq(invitations.status, "pending"),
      ),
    );
}
