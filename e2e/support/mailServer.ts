import { expect } from "@playwright/test";
import { startSmtpServer } from "../../apps/api/src/test/smtpServer.ts";
import { openRunningDatabase } from "../../bench/lib/openRunningDatabase.ts";

/** A received email. */
export interface ArrivedMail {
  /** Headers and all parts, decoded. */
  text: string;
  /** The first link of the email. */
  link: string;
}

export interface MailServer {
  url: string;
  /** Waits for the newest email to an address that contains `says`. */
  mailTo(address: string, says: string): Promise<ArrivedMail>;
  /** Returns the number of emails to an address that contain `says`. */
  count(address: string, says: string): number;
  close(): Promise<void>;
}

/** A base64-encoded text part, such as a calendar file. */
const BASE64 = /(Content-Transfer-Encoding: base64[\s\S]*?\r?\n\r?\n)([A-Za-z0-9+/=\r\n]+)/g;

/** An encoded word of a subject with non-ASCII letters, and the fold before the next one. */
const ENCODED_WORD = /=\?utf-8\?q\?([^?]*)\?=(?:\r?\n[ \t]+(?==\?))?/gi;

function decoded(source: string): string {
  const bytes = source
    .replace(ENCODED_WORD, (_, word: string) => word.replaceAll("_", " "))
    .replace(BASE64, (_, head: string, body: string) => head + Buffer.from(body, "base64").toString("latin1"))
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Starts a real SMTP server on loopback for a server under test. */
export async function startMailServer(): Promise<MailServer> {
  const smtp = await startSmtpServer();
  const mailsTo = (address: string, says: string) =>
    smtp.received
      .filter(({ to }) => to.includes(address))
      .map(({ source }) => decoded(source))
      .filter((text) => text.includes(says));
  return {
    url: smtp.url,
    async mailTo(address, says) {
      await expect.poll(() => mailsTo(address, says).length, `"${says}" to ${address}`).toBeGreaterThan(0);
      const text = mailsTo(address, says).at(-1) ?? "";
      // Skips the headers, one of which contains the unsubscribe link.
      const body = text.slice(Math.max(0, text.search(/\r?\n\r?\n/)));
      return { text, link: body.match(/http[^\s"<]+/)?.[0] ?? "" };
    },
    count: (address, says) => mailsTo(address, says).length,
    close: () => smtp.close(),
  };
}

/** Returns the send times of scheduled emails to an address; `hurry` makes them due now. */
export async function plannedMails(
  dataDir: string,
  address: string,
  { hurry = false } = {},
): Promise<Date[]> {
  const pool = await openRunningDatabase(dataDir, 1);
  try {
    const { rows } = await pool.query<{ id: string; at: Date }>(
      "select id, send_at as at from mails where to_address = $1 and status = 'queued' and send_at > now()",
      [address],
    );
    if (hurry)
      await pool.query("update graphile_worker._private_jobs set run_at = now() where key = any($1)", [
        rows.map(({ id }) => `mail ${id}`),
      ]);
    return rows.map(({ at }) => at);
  } finally {
    await pool.end();
  }
}
