import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { notify } from "../../notifications/notify.ts";
import { invitations } from "./invitations.table.ts";

/** Sets an invitation's status from the delivery of its email; other emails have no invitation. */
export async function settleInvitation(
  tx: Tx,
  companyId: string,
  mailId: string,
  status: "sent" | "bounced",
): Promise<void> {
  const [settled] = await tx
    .update(invitations)
    .set({ status })
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.mailId, mailId),
        eq(invitations.status, "pending"),
      ),
    )
    .returning({ id: invitations.id, userId: invitations.userId, invitedBy: invitations.invitedBy });
  if (!settled || status !== "bounced") return;
  const { id, userId, invitedBy } = settled;
  await notify(tx, {
    companyId,
    userIds: [invitedBy],
    kind: "invitation_failed",
    subject: { type: "person", id: userId },
    values: { what: "bounced" },
    personId: userId,
    key: `invitation ${id} bounced`,
  });
}
