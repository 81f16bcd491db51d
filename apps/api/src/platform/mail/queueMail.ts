import { v7 } from "uuid";
import { mails } from "../../features/mail/mail.table.ts";
import type { Tx } from "../db/database.ts";
import type { Services } from "../services.ts";

export interface NewMail {
  companyId: string;
  /** The person written to, if there is one. */
  userId?: string;
  to: string;
  subject: string;
  text: string;
}

/** Puts a mail on its way in this transaction: without its commit there is no mail, with it there is one. Answers its id. */
export async function queueMail(tx: Tx, { jobs }: Pick<Services, "jobs">, mail: NewMail): Promise<string> {
  const { companyId, userId, to: toAddress, subject, text } = mail;
  const id = v7();
  await tx.insert(mails).values({ companyId, id, userId, toAddress, subject, text });
  await jobs.add(tx, "send_mail", { companyId, id }, { key: `mail ${id}` });
  return id;
}
