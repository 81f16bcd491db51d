import type { InvitationBatch } from "@vaardig/contract/invitations/invitations";
import { v7 } from "uuid";
import { addInvitations } from "../../domain/accounts/invitations/invitations.queries.ts";
import { recordEvents } from "../../domain/events/recordEvents.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Creates a batch of invitations, sent in the background; null when there are none to send. */
export async function startBatch(
  tx: Tx,
  { jobs }: Pick<TxServices, "jobs">,
  viewer: Viewer,
  userIds: string[],
  kind: "employee.invited" | "employee.invitation_resent",
): Promise<InvitationBatch | null> {
  const total = userIds.length;
  if (total === 0) return null;
  const { companyId, userId: actorId } = viewer;
  const id = v7();
  await addInvitations(tx, viewer, id, userIds);
  await recordEvents(
    tx,
    userIds.map((userId) => ({ companyId, actorId, kind, userId })),
  );
  await jobs.add(tx, "send_invitations", { companyId, batchId: id });
  return { id, total, pending: total, sent: 0, accepted: 0, revoked: 0, bounced: 0, delayed: 0 };
}
