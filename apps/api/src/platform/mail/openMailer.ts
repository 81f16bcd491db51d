import { createTransport, type Transporter } from "nodemailer";
import type { Config } from "../../config.ts";

interface OutgoingMail {
  /** The same for every try, so that a mail server can recognise a repeated one. */
  id: string;
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Resolves when the mail server took the mail. Throws what the connection or the server said. */
  send(mail: OutgoingMail): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Opens the way out over `SMTP_URL`; undefined without one. */
export function openMailer(config: Config): Mailer | undefined {
  if (!config.SMTP_URL) return undefined;
  const transport: Transporter = createTransport({
    url: config.SMTP_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = new URL(config.publicUrl).hostname;
  return {
    async send({ id, to, subject, text }) {
      await transport.sendMail({
        from: config.MAIL_FROM,
        to: { name: "", address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
      });
    },
  };
}
