import type { Tx } from "../../../platform/db/database.ts";
import { queueMail } from "../../../platform/mail/queueMail.ts";
import { addressChangeAsked } from "../../../platform/mail/templates/addressChangeAsked.ts";
import { addressChanged } from "../../../platform/mail/templates/addressChanged.ts";
import { invitationMoved } from "../../../platform/mail/templates/invitationMoved.ts";
import { withoutLinks } from "../../../platform/mail/templates/template.ts";
import type { TxServices } from "../../../platform/services.ts";
import { createLink, linkAddress } from "../../../platform/session/createLink.ts";
import type { Owner } from "./addressChanges.queries.ts";

type Post = Pick<TxServices, "config" | "jobs">;

/** Asks the old address whether the new one is right; the link voids an earlier one. */
export async function askOldAddress(
  tx: Tx,
  services: Post,
  { user, company }: Owner,
  email: string,
): Promise<void> {
  const { companyId, id: userId, language, email: to } = user;
  const secret = await createLink(tx, user, "address");
  const link = linkAddress(services.config, "address", secret, language);
  const mail = addressChangeAsked[language]({ companyName: withoutLinks(company.name), email, link });
  await queueMail(tx, services, { companyId, userId, to, ...mail });
}

/** Tells both addresses which one is used from now on. */
export async function tellAddressChanged(
  tx: Tx,
  services: Post,
  { user, company }: Owner,
  email: string,
): Promise<void> {
  const { companyId, id: userId, language, email: old } = user;
  const mail = addressChanged[language]({ companyName: withoutLinks(company.name), old, email });
  for (const to of [old, email]) await queueMail(tx, services, { companyId, userId, to, ...mail });
}

/** Tells an address that was invited that the invitation went elsewhere. */
export async function tellInvitationMoved(tx: Tx, services: Post, { user, company }: Owner): Promise<void> {
  const { companyId, id: userId, language, email: to } = user;
  const mail = invitationMoved[language]({ companyName: withoutLinks(company.name) });
  await queueMail(tx, services, { companyId, userId, to, ...mail });
}
