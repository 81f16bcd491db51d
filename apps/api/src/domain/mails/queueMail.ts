import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import type { MailName } from "./mailNames.ts";
import { mails } from "./mails.table.ts";

export interface NewMail {
  /** Which of the product's emails it is. */
  name: MailName;
  companyId: string;
  /** The person written to, if there is one. */
  userId?: string;
  to: string;
  subject: string;
  text: string;
  /** The same with its looks, sanitised before. */
  html?: string;
  /** Who wrote it: answers go there, and its words are kept with the person written to. */
  senderId?: string;
  /** The vacancy that it is about. */
  vacancyId?: string;
  /** Its subject without what is one person's alone, where it is one of several. */
  title?: string;
  /** Where mail programs unsubscribe the person, for a mail that was not asked for. */
  unsubscribe?: string;
  /** A calendar file (ICS) that goes with it. */
  calendar?: string;
  /** The invoice whose PDF goes with it; drawn when the mail leaves. */
  invoiceId?: string;
  /** Not sent before; until it leaves it can be taken back. */
  sendAt?: Date;
}

/** Rows of one statement. */
const AT_ONCE = 200;

/** The name under which the queue knows a mail's job. */
export const mailJobKey = (id: string) => `mail ${id}`;

/** A line break in an address or a subject could add a header. */
function refuseLineBreaks({ to, subject }: NewMail): void {
  if (/[\r\n]/.test(to + subject)) throw new TypeError("line break in the address or the subject of a mail");
}

/**
 * Puts mails on their way in this transaction: without its commit there is none, with it there are all. Answers their
 * ids in order. Throws a TypeError for a line break in an address or a subject.
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

/** Puts one mail on its way, as `queueMails` does. Answers its id. */
export async function queueMail(tx: Tx, services: Pick<TxServices, "jobs">, mail: NewMail): Promise<string> {
  const [id = ""] = await queueMails(tx, services, [mail]);
  return id;
}
