import type { Transporter } from "nodemailer";
import type { Config } from "../../config.ts";

interface OutgoingMail {
  /** The same for every try, so that a mail server can recognise a repeated one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** To whom answers go; the product itself without one. */
  replyTo?: { name: string; address: string };
  /** Where the reader unsubscribes with one click (RFC 8058). */
  unsubscribe?: string;
  /** A calendar file; calendars offer to accept it. */
  calendar?: string;
  /** A PDF that goes with it. */
  attachment?: { name: string; content: Buffer };
}

export interface Mailer {
  /** Resolves when the mail server took the mail. Throws what the connection or the server said. */
  send(mail: OutgoingMail): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** What a calendar file asks its reader to do; the mail says the same. */
const methodOf = (calendar: string) => /^METHOD:([A-Z]+)\s*$/m.exec(calendar)?.[1] ?? "PUBLISH";

/** The library is read when the first mail leaves: its 600 kB would lie in the memory of an idle server. */
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

/** Opens the way out over `SMTP_URL`; undefined without one. */
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
