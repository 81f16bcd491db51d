import type { Transporter } from "nodemailer";
import type { Config } from "../../config.ts";

interface OutgoingMail {
  /** The same for every attempt, so that a mail server can recognize a repeated email. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The recipient of replies; the product itself when absent. */
  replyTo?: { name: string; address: string };
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribe?: string;
  /** A calendar file; calendar programs offer to accept it. */
  calendar?: string;
  /** An attached PDF. */
  attachment?: { name: string; content: Buffer };
}

export interface Mailer {
  /** Resolves when the mail server accepted the email. Throws the error of the connection or server. */
  send(mail: OutgoingMail): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Returns the method of a calendar file, which the email repeats. */
const methodOf = (calendar: string) => /^METHOD:([A-Z]+)\s*$/m.exec(calendar)?.[1] ?? "PUBLISH";

/** Loaded with the first email: its 600 kB would burden the memory of an idle server. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Opens a mailer over `SMTP_URL`; undefined without one. */
export function openMailer(config: Config): Mailer | undefined {
  const url = config.SMTP_URL;
  if (!url) return undefined;
  let transport: Promise<Transporter> | undefined;
  const domain = new URL(config.publicUrl).hostname;
  return {
    async send({ id, to, subject, text, html, replyTo, unsubscribe, calendar, attachment }) {
      transport ??= connect(url);
      await (await transport).sendMail({
        from: config.MAIL_FROM,
        to: { name: "", address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        ...(html !== undefined && { html }),
        ...(replyTo && { replyTo }),
        ...(unsubscribe !== undefined && {
          headers: {
            "List-Unsubscribe": `<${unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        }),
        ...(attachment && {
          attachments: [
            { filename: attachment.name, content: attachment.content, contentType: "application/pdf" },
          ],
        }),
        ...(calendar !== undefined && {
          icalEvent: { method: methodOf(calendar), filename: "invitation.ics", content: calendar },
        }),
      });
    },
  };
}
