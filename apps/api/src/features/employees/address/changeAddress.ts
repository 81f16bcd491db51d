import { sendInvitation } from "../../../domain/accounts/accountMails.ts";
import {
  isAddressTaken,
  type Owner,
  removeAddressChange,
  upsertAddressChange,
} from "../../../domain/accounts/address/addressChanges.queries.ts";
import { insertInvitation } from "../../../domain/accounts/invitations/insertInvitation.ts";
import { markNotInvited } from "../../../domain/accounts/invitations/invitations.queries.ts";
import { LINK_LIFE_MS } from "../../../domain/accounts/links/createLink.ts";
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
import { askOldAddress, tellAddressChanged, tellInvitationMoved } from "./addressMails.ts";

type Post = Pick<TxServices, "config" | "jobs" | "secrets" | "sessions">;

/**
 * Keeps another address of someone who has been in until that person or the old address confirms it, and asks the old
 * address. `requestedBy` stays who asked first where it is only asked again. Throws `email_taken`.
 */
export async function requestAddress(
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
  const expiresAt = new Date(Date.now() + LINK_LIFE_MS.address);
  await upsertAddressChange(tx, { companyId, userId, email, requestedBy, expiresAt });
  await askOldAddress(tx, services, owner, email);
  const kind = "employee.address_change_requested";
  await recordEvent(tx, { companyId, actorId, kind, userId });
  await notify(tx, {
    ...{ companyId, actorId, userIds: await administratorsOf(tx, companyId), kind: "address_change_waiting" },
    ...{ subject: { type: "person", id: userId }, personId: userId, values: {} },
  });
}

/** After the address of someone who never was in is another one: who was invited is invited there, and no more here. */
export async function moveInvitation(
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
    // The links are void, and nothing can be sent to an unsubscribed person.
    await markNotInvited(tx, companyId, [user.id]);
    return;
  }
  await insertInvitation(tx, { companyId, userId: user.id, invitedBy });
  await sendInvitation(tx, services, { ...user, email }, company);
  await tellInvitationMoved(tx, services, owner);
  await recordEvent(tx, { companyId, actorId: invitedBy, kind: "employee.invited", userId: user.id });
}

/**
 * Makes the address that waits the person's own, or forgets it. Every link that went to the old address is void then.
 * Throws `conflict` when none waits any more, `email_taken` when someone has it by now, and 403 where the person who
 * asked for it would confirm it by being signed in alone.
 */
export async function settleAddress(
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
  await tellAddressChanged(tx, services, owner, change.email);
  if (by === "session") return;
  await endSessionsOf(tx, user.companyId, [user.id]);
  services.sessions.forgetUser(userId);
}
