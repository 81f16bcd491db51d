import { and, eq, inArray } from "drizzle-orm";
import { invitations } from "../../features/invitations/invitations.table.ts";
import type { Tx } from "../db/database.ts";

/** The person is in: whatever invitation was open has been accepted. */
export async function acceptInvitation(tx: Tx, user: { companyId: string; id: string }): Promise<void> {
  await tx
    .update(invitations)
    .set({ status: "accepted" })
    .where(
      and(
        eq(invitations.companyId, user.companyId),
        eq(invitations.userId, user.id),
        inArray(invitations.status, ["pending", "sent"]),
      ),
    );
}
