import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import type { MailName } from "./mailNames.ts";
import { mails } from "./mails.table.ts";

export interface NewMail {
  /** Kind of email. */
  name: MailName;
  companyId: string;
  /** The recipient, if known to the company. */
  userId?: string;
  to: string;
  subject: string;
  text: string;
  /** HTML version, sanitized by the caller. */
  html?: string;
  /** The person who wrote the email: receives replies, and its text is kept with the recipient's record. */
  senderId?: string;
  /** The job that the email is about. */
  vacancyId?: string;
  /** Subject without personal values, for one of several emails. */
  title?: string;
  /** One-click unsubscribe URL, for an unrequested email. */
  unsubscribe?: string;
  /** Attached calendar file (ICS). */
  calendar?: string;
  /** The invoice whose PDF is attached; drawn when the email is sent. */
  invoiceId?: string;
  /** Earliest time to send; until then the email can be canceled. */
  sendAt?: Date;
}

/** Rows per statement. */
const AT_ONCE = 200;

/** Returns the key of an email's background job. */
export const mailJobKey = (id: string) => `mail ${id}`;

/** A line break in an address or subject could inject a header. */
function refuseLineBreaks({ to, subject }: NewMail): void {
  if (/[\r\n]/.test(to + subject)) throw new TypeError("line break in the address or the subject of a mail");
}

/**
 * Queues emails in this transaction: all of them are sent after its commit, and none without it. Returns
 * their ids in order. Throws a TypeError for a line break in an address or subject.
 */
export async function queueMails(
  tx: Tx,
  { jobs }: Pick<TxServices, "jobs">,
  list: readonly NewMail[],
): Promise<string[]> {
  list.forEach(refuseLineBreaks);
  const rows = list.map(({ to: toAddress, ...mail }) => ({ ...mail, toAddress, id: v7() }));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await tx.insert(mails).values(some);
    await Promise.all(
      some.map(({ companyId, id, sendAt }) =>
        jobs.add(
          tx,
          "send_mail",
          { companyId, id },
          { key: mailJobKey(id), ...(sendAt && { runAt: sendAt }) },
        ),
      ),
    );
  }
  return rows.map(({ id }) => id);
}

/** Queues one email like `queueMails`. Returns its id. */
export async function queueMail(tx: Tx, services: Pick<TxServices, "jobs">, mail: NewMail): Promise<string> {
  const [id = ""] = await queueMails(tx, services, [mail]);
  return id;
}
