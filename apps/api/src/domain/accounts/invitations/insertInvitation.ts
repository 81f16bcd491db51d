import type { Tx } from "../../../platform/db/database.ts";
import { LINK_LIFETIME_MS } from "../links/createLink.ts";
import { invitations } from "./invitations.table.ts";

/** Adds a person's invitation; it is pending until its email is sent. */
export async function insertInvitation(
  tx: Tx,
  of: Pick<typeof invitations.$inferInsert, "companyId" | "userId" | "invitedBy">,
): Promise<void> {
  await tx
    .insert(invitations)
    .values({ ...of, expiresAt: new Date(Date.now() + LINK_LIFETIME_MS.invitation) });
}
