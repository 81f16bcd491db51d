import type { Payload } from "@vaardig/contract/endpoint";
import type { listOutbox } from "@vaardig/contract/mail/mail";
import type { mails } from "../../domain/mails/mails.table.ts";

type OutboxMail = Payload<typeof listOutbox>["data"][number];

export function presentOutboxMail(mail: typeof mails.$inferSelect): OutboxMail {
  return {
    id: mail.id,
    to: mail.toAddress,
    subject: mail.subject,
    text: mail.text,
    status: mail.status,
    created_at: mail.createdAt.toISOString(),
  };
}
