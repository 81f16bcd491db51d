import type { Owner } from "../../../domain/accounts/address/addressChanges.queries.ts";
import { createLink, linkAddress } from "../../../domain/accounts/links/createLink.ts";
import { addressChanged } from "../../../domain/accounts/mails/addressChanged.ts";
import { addressChangeRequested } from "../../../domain/accounts/mails/addressChangeRequested.ts";
import { invitationMoved } from "../../../domain/accounts/mails/invitationMoved.ts";
import { queueMail } from "../../../domain/mails/queueMail.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { withoutLinks } from "../../../platform/mail/template.ts";
import type { TxServices } from "../../../platform/services.ts";

type Post = Pick<TxServices, "config" | "jobs">;

/** Asks the old address to confirm the new one; the link revokes an earlier one. */
export async function emailAddressConfirmation(
  tx: Tx,
  services: Post,
  { user, company }: Owner,
  email: string,
): Promise<void> {
  const { companyId, id: userId, language, email: to } = user;
  const secret = await createLink(tx, user, "address");
  const link = linkAddress(services.config, "address", secret, language);
  const mail = addressChangeRequested[language]({ companyName: withoutLinks(company.name), email, link });
  await queueMail(tx, services, { companyId, name: "address_change_asked", userId, to, ...mail });
}

/** Notifies both addresses of the change. */
export async function emailAddressChanged(
  tx: Tx,
  services: Post,
  { user, company }: Owner,
  email: string,
): Promise<void> {
  const { companyId, id: userId, language, email: old } = user;
  const companyName = withoutLinks(company.name);
  for (const to of [old, email]) {
    const mail = addressChanged[language]({ companyName, old: to === old ? old : null, email });
    await queueMail(tx, services, { companyId, name: "address_changed", userId, to, ...mail });
  }
}

/** Notifies an invited address that its invitation was moved. */
export async function emailInvitationMoved(tx: Tx, services: Post, { user, company }: Owner): Promise<void> {
  const { companyId, id: userId, language, email: to } = user;
  const mail = invitationMoved[language]({ companyName: withoutLinks(company.name) });
  await queueMail(tx, services, { companyId, name: "invitation_moved", userId, to, ...mail });
}
