import { and, eq, inArray } from "drizzle-orm";
import { type Database, inCompany, type Tx } from "../../platform/db/database.ts";
import { LoggableError } from "../../platform/log/loggableError.ts";
import { htmlMail } from "../../platform/mail/htmlMail.ts";
import type { Mailer } from "../../platform/mail/openMailer.ts";
import { redactSecrets } from "../../platform/mail/redactSecrets.ts";
import { settleInvitation } from "../accounts/invitations/settleInvitation.ts";
import { makePdf } from "../billing/pdf/makePdf.ts";
import { invoiceFileName, readDocument } from "../billing/pdf/readDocument.ts";
import { isUnsubscribed } from "../candidates/unsubscribed.ts";
import { wantsNotifications } from "../notifications/notificationChoice.ts";
import { users } from "../people/users.table.ts";
import { wantsDigests } from "../saved-views/digests.queries.ts";
import { mails } from "./mails.table.ts";
import { subscriptionOfLink } from "./unsubscribeLink.ts";

export interface MailJob {
  companyId: string;
  id: string;
}

/** The server refuses this email permanently: a retry would be refused too. */
function isFinal(error: unknown): boolean {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === "number" && code >= 500;
}

function reason(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(" ") || "unknown";
}

type Mail = typeof mails.$inferSelect;

/** Builds the email to send: in the recipient's language, with replies to the sender. */
async function letter(tx: Tx, mail: Mail): Promise<Parameters<Mailer["send"]>[0]> {
  const { companyId, id, toAddress: to, subject, text, html, calendar, unsubscribe, userId, senderId } = mail;
  const document = mail.invoiceId ? await readDocument(tx, companyId, mail.invoiceId) : undefined;
  const ids = [userId, senderId].filter((one) => one !== null);
  const people = ids.length
    ? await tx
        .select({
          id: users.id,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          language: users.language,
        })
        .from(users)
        .where(and(eq(users.companyId, companyId), inArray(users.id, ids)))
    : [];
  const sender = people.find((one) => one.id === senderId);
  const language = people.find((one) => one.id === userId)?.language ?? "en";
  return {
    id,
    to,
    subject,
    text,
    ...(html !== null && { html: htmlMail(html, { subject, language }) }),
    ...(sender && {
      replyTo: { name: `${sender.firstName} ${sender.lastName}`.trim(), address: sender.email },
    }),
    ...(unsubscribe !== null && { unsubscribe }),
    ...(calendar !== null && { calendar }),
    ...(document && {
      attachment: { name: invoiceFileName(document.invoice.number), content: await makePdf(document) },
    }),
  };
}

/** Returns whether the recipient unsubscribed from an unrequested email after it was queued. */
async function isUnwanted(tx: Tx, { companyId, userId, unsubscribe }: Mail): Promise<boolean> {
  if (unsubscribe === null || userId === null) return false;
  const from = subscriptionOfLink(unsubscribe);
  if (from === "digests") return !(await wantsDigests(tx, companyId, userId));
  if (from === "emails") return isUnsubscribed(tx, companyId, userId);
  return !(await wantsNotifications(tx, { companyId, userId }, from));
}

/**
 * Returns the text to keep after sending: that of a person's email, for the record, without secrets; nothing
 * of the product's own emails, which may hold secrets.
 */
function keptWords({ senderId, text, html }: Mail): Partial<Mail> {
  if (senderId === null) return { text: "", html: null };
  return { text: redactSecrets(text), html: html === null ? null : redactSecrets(html) };
}

/**
 * Sends one queued email, or marks it as kept without a mail server. The row is locked while sending, so that
 * no other worker sends it and no one cancels it; a sent email is never sent again. Throws after a failure
 * that is worth a retry; `last` marks the last attempt.
 */
export async function sendMail(
  db: Database,
  mailer: Mailer | undefined,
  { companyId, id }: MailJob,
  last: boolean,
): Promise<void> {
  const failure = await inCompany(db, companyId, async (tx) => {
    const mine = and(eq(mails.companyId, companyId), eq(mails.id, id));
    // Waits for a lock: after a cancellation that rolls back the email must still be sent.
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(mine, eq(mails.status, "queued")))
      .for("update");
    if (!mail) return undefined;
    // The person unsubscribed after the email was queued.
    if (await isUnwanted(tx, mail)) {
      await tx.delete(mails).where(mine);
      await settleInvitation(tx, companyId, id, "bounced");
      return undefined;
    }
    if (!mailer) {
      await tx.update(mails).set({ status: "kept", sentAt: new Date() }).where(mine);
      await settleInvitation(tx, companyId, id, "sent");
      return undefined;
    }
    const attempts = mail.attempts + 1;
    try {
      await mailer.send(await letter(tx, mail));
    } catch (error) {
      const final = last || isFinal(error);
      // An email by a person keeps its text after a failure, so that it can be sent again.
      const words = mail.senderId === null && { text: "", html: null };
      await tx
        .update(mails)
        .set({ attempts, error: reason(error), ...(final && { status: "failed", ...words }) })
        .where(mine);
      if (final) await settleInvitation(tx, companyId, id, "bounced");
      return final ? undefined : reason(error);
    }
    await tx
      .update(mails)
      .set({ attempts, error: null, status: "sent", sentAt: new Date(), ...keptWords(mail) })
      .where(mine);
    await settleInvitation(tx, companyId, id, "sent");
    return undefined;
  });
  // The mail server's message may name people; logs and the queue get only the code.
  if (failure !== undefined) throw new LoggableError(`mail ${id} was not sent: ${failure}`);
}
