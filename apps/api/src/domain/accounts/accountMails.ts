import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { timeIn } from "../../platform/i18n/timeIn.ts";
import { type WrittenMail, withoutLinks } from "../../platform/mail/template.ts";
import type { TxServices } from "../../platform/services.ts";
import { uninvolvedAmong } from "../candidates/uninvolved.ts";
import type { companies } from "../companies/companies.table.ts";
import type { MailName } from "../mails/mailNames.ts";
import { queueMail } from "../mails/queueMail.ts";
import { unsubscribeFooter } from "../mails/unsubscribeFooter.ts";
import { unsubscribeLinks } from "../mails/unsubscribeLink.ts";
import type { users } from "../people/users.table.ts";
import { invitations } from "./invitations/invitations.table.ts";
import { createLink, LINK_LIFETIME_MS, linkAddress } from "./links/createLink.ts";
import { accountExists } from "./mails/accountExists.ts";
import { confirmAddress } from "./mails/confirmAddress.ts";
import { type FactorChange, factorChanged } from "./mails/factorChanged.ts";
import { invitation } from "./mails/invitation.ts";
import { passwordChanged } from "./mails/passwordChanged.ts";
import { resetPassword } from "./mails/resetPassword.ts";

type Person = Pick<typeof users.$inferSelect, "companyId" | "id" | "email" | "language" | "status">;
type Company = Pick<typeof companies.$inferSelect, "name">;
type Post = Pick<TxServices, "config" | "jobs">;

function post(
  tx: Tx,
  services: Post,
  person: Person,
  name: MailName,
  mail: WrittenMail & { unsubscribe?: string },
): Promise<string> {
  const { companyId, id: userId, email: to } = person;
  return queueMail(tx, services, { companyId, name, userId, to, ...mail });
}

/**
 * Emails an invitation with a new link, which revokes the earlier one and restarts the open invitation. A
 * person that a recruiter added can unsubscribe. `hired` is the first name of a person who was hired.
 */
export async function sendInvitation(
  tx: Tx,
  services: Post & Pick<TxServices, "secrets">,
  person: Person,
  company: Company,
  {
    isAnswer = false,
    hired = null,
    isFirstAdmin = false,
  }: { isAnswer?: boolean; hired?: string | null; isFirstAdmin?: boolean } = {},
): Promise<void> {
  const { companyId, id: userId, language } = person;
  const secret = await createLink(tx, person, "invitation");
  const link = linkAddress(services.config, "invitation", secret, language);
  const companyName = withoutLinks(company.name);
  const mail = invitation[language]({
    companyName,
    link,
    recoverLink: `${services.config.publicUrl}/recover`,
    occasion:
      hired === null
        ? { for: isFirstAdmin ? "first_admin" : "colleague" }
        : { for: "hired", firstName: withoutLinks(hired) },
  });
  const isUnasked = !isAnswer && (await uninvolvedAmong(tx, companyId, [userId])).has(userId);
  const out = unsubscribeLinks(services.config, services.secrets, { companyId, userId });
  const end = unsubscribeFooter(language, { company: companyName, page: out.page, about: "invitation" }).text;
  const mailId = await post(
    tx,
    services,
    person,
    hired !== null ? "hired_invited" : isFirstAdmin ? "first_admin_invited" : "invited",
    isUnasked ? { ...mail, text: mail.text + end, unsubscribe: out.post } : mail,
  );
  await tx
    .update(invitations)
    .set({ mailId, status: "pending", expiresAt: new Date(Date.now() + LINK_LIFETIME_MS.invitation) })
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.userId, userId),
        inArray(invitations.status, ["pending", "sent"]),
      ),
    );
}

/** Emails a person who signed up a link to confirm the address. */
export async function sendConfirmation(
  tx: Tx,
  services: Post,
  person: Person,
  company: Company,
): Promise<void> {
  const secret = await createLink(tx, person, "confirmation");
  const link = linkAddress(services.config, "confirmation", secret, person.language);
  const { language, status } = person;
  const values = { companyName: withoutLinks(company.name), link, active: status === "active" };
  await post(tx, services, person, "address_to_confirm", confirmAddress[language](values));
}

/** Emails a link for setting a new password. */
export async function sendReset(tx: Tx, services: Post, person: Person): Promise<void> {
  const secret = await createLink(tx, person, "reset");
  const link = linkAddress(services.config, "reset", secret, person.language);
  await post(tx, services, person, "password_reset", resetPassword[person.language]({ link }));
}

/** Notifies a person that their password was changed. */
export async function sendPasswordChanged(tx: Tx, services: Post, person: Person): Promise<void> {
  const recoverLink = `${services.config.publicUrl}/recover`;
  const at = timeIn(new Date(), person.language, services.config.TIME_ZONE);
  await post(tx, services, person, "password_changed", passwordChanged[person.language]({ at, recoverLink }));
}

/** Notifies a person of a change of their second factors. */
export async function sendFactorChanged(
  tx: Tx,
  services: Post,
  person: Person,
  change: FactorChange,
): Promise<void> {
  const recoverLink = `${services.config.publicUrl}/recover`;
  const at = timeIn(new Date(), person.language, services.config.TIME_ZONE);
  await post(
    tx,
    services,
    person,
    "factor_changed",
    factorChanged[person.language]({ change, at, recoverLink }),
  );
}

/** Notifies the owner of a known address that it was used to sign up. */
export async function sendAccountExists(
  tx: Tx,
  services: Post,
  person: Person,
  company: Company,
): Promise<void> {
  const { publicUrl } = services.config;
  const companyName = withoutLinks(company.name);
  const links = { loginLink: `${publicUrl}/login`, recoverLink: `${publicUrl}/recover` };
  await post(
    tx,
    services,
    person,
    "account_exists",
    accountExists[person.language]({ companyName, ...links }),
  );
}
