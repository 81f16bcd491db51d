import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { invitations } from "./invitations.table.ts";

/** Marks the open invitation of a person as accepted. */
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
