import { sendInvitation } from "../../../domain/accounts/accountMails.ts";
import {
  isAddressTaken,
  type Owner,
  removeAddressChange,
  upsertAddressChange,
} from "../../../domain/accounts/address/addressChanges.queries.ts";
import { insertInvitation } from "../../../domain/accounts/invitations/insertInvitation.ts";
import { markNotInvited } from "../../../domain/accounts/invitations/invitations.queries.ts";
import { LINK_LIFETIME_MS } from "../../../domain/accounts/links/createLink.ts";
import { revokeLinks } from "../../../domain/accounts/links/revokeLinks.ts";
import { endSessionsOf } from "../../../domain/accounts/sessions/endSessionsOf.ts";
import { uninvolvedAmong } from "../../../domain/candidates/uninvolved.ts";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import { administratorsOf } from "../../../domain/notifications/administrators.ts";
import { notify } from "../../../domain/notifications/notify.ts";
import { setAddress } from "../../../domain/people/employees/saveEmployee.queries.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError, authorize } from "../../../platform/http/appError.ts";
import type { TxServices } from "../../../platform/services.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { emailAddressChanged, emailAddressConfirmation, emailInvitationMoved } from "./addressMails.ts";

type Post = Pick<TxServices, "config" | "jobs" | "secrets" | "sessions">;

/**
 * Stores a new address of a person who has signed in before, until they or the old address confirm it, and
 * asks the old address. `requestedBy` keeps the original requester when the question is sent again. Throws
 * `email_taken`.
 */
export async function requestAddressChange(
  tx: Tx,
  services: Post,
  { companyId, userId: actorId }: Viewer,
  owner: Owner,
  email: string,
  requestedBy = actorId,
): Promise<void> {
  const { id: userId } = owner.user;
  if (await isAddressTaken(tx, companyId, email))
    throw new AppError("email_taken", { fields: { email: "email_taken" } });
  const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS.address);
  await upsertAddressChange(tx, { companyId, userId, email, requestedBy, expiresAt });
  await emailAddressConfirmation(tx, services, owner, email);
  const kind = "employee.address_change_requested";
  await recordEvent(tx, { companyId, actorId, kind, userId });
  await notify(tx, {
    companyId,
    actorId,
    userIds: await administratorsOf(tx, companyId),
    kind: "address_change_waiting",
    subject: { type: "person", id: userId },
    personId: userId,
    values: {},
  });
}

/**
 * Moves the invitation to the new address of a person who has never signed in, and revokes it at the old one.
 */
export async function changeInvitationAddress(
  tx: Tx,
  services: Post,
  { companyId, userId: invitedBy }: Viewer,
  owner: Owner,
  email: string,
): Promise<void> {
  const { user, company } = owner;
  await revokeLinks(tx, companyId, [user.id]);
  if (user.status !== "invited") return;
  const known = (await uninvolvedAmong(tx, companyId, [user.id])).get(user.id);
  if (known?.unsubscribed) {
    // The links are revoked, and an unsubscribed person cannot be emailed.
    await markNotInvited(tx, companyId, [user.id]);
    return;
  }
  await insertInvitation(tx, { companyId, userId: user.id, invitedBy });
  await sendInvitation(tx, services, { ...user, email }, company);
  await emailInvitationMoved(tx, services, owner);
  await recordEvent(tx, { companyId, actorId: invitedBy, kind: "employee.invited", userId: user.id });
}

/**
 * Applies or discards a pending address; afterwards every link sent to the old address is void. Throws
 * `conflict` when none is pending any more, `email_taken` when another person has it by now, and 403 when the
 * requester would confirm it merely by being signed in.
 */
export async function resolveAddressChange(
  tx: Tx,
  services: Post,
  owner: Owner,
  { agree, by }: { agree: boolean; by: "session" | "link" },
): Promise<void> {
  const { user } = owner;
  const { companyId, id: userId } = user;
  const change = user.status === "active" ? await removeAddressChange(tx, companyId, userId) : undefined;
  if (!change) throw new AppError("conflict");
  authorize(!agree || by === "link" || change.requestedBy !== userId);
  await revokeLinks(tx, companyId, [userId]);
  const kind = agree ? "employee.address_changed" : "employee.address_change_refused";
  await recordEvent(tx, { companyId, actorId: userId, kind, userId, data: { by } });
  if (!agree) return;
  await setAddress(tx, companyId, userId, change.email);
  await emailAddressChanged(tx, services, owner, change.email);
  if (by === "session") return;
  await endSessionsOf(tx, user.companyId, [user.id]);
  services.sessions.forgetUser(userId);
}
