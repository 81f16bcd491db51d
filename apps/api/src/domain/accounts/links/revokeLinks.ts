import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { addressChanges } from "../addressChanges.table.ts";
import { invitations } from "../invitations/invitations.table.ts";
import { oneTimeLinks } from "./oneTimeLinks.table.ts";

/** Revokes people's invitation and reset links, and deletes their pending address changes. */
export async function revokeLinks(tx: Tx, companyId: string, userIds: string[]): Promise<void> {
  const now = new Date();
  await tx
    .delete(addressChanges)
    .where(and(eq(addressChanges.companyId, companyId), inArray(addressChanges.userId, userIds)));
  await tx
    .update(oneTimeLinks)
    .set({ revokedAt: now })
    .where(
      and(
        eq(oneTimeLinks.companyId, companyId),
        inArray(oneTimeLinks.userId, userIds),
        isNull(oneTimeLinks.usedAt),
        isNull(oneTimeLinks.revokedAt),
      ),
    );
  await tx
    .update(invitations)
    .set({ status: "revoked" })
    .where(
      and(
        eq(invitations.companyId, companyId),
        inArray(invitations.userId, userIds),
        inArray(invitations.status, ["pending", "sent"]),
      ),
    );
}
