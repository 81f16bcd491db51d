import type { MailSending, SentMail } from "@vaardig/contract/mail-templates/mailSendings";
import type { SendingRow, SentRow } from "../../domain/mails/sentMails.queries.ts";
import { redactSecrets } from "../../platform/mail/redactSecrets.ts";

export function presentSending({ createdAt, ...row }: SendingRow): MailSending {
  return { ...row, created_at: createdAt.toISOString() };
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Converts an email to the wire format for readers of the record, without its secret links. */
export function presentSent(row: SentRow): SentMail {
  return {
    id: row.id,
    user_id: row.userId,
    name: row.name,
    internal: row.internal,
    job_id: row.vacancyId,
    job: row.job,
    sender: row.sender,
    to: row.to,
    subject: row.subject,
    html: row.html === null ? null : redactSecrets(row.html),
    text: redactSecrets(row.text),
    state: row.status === "failed" ? "bounced" : row.status,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    send_at: iso(row.sendAt),
    sent_at: iso(row.sentAt),
  };
}
