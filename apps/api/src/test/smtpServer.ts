import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface TestSmtpServer {
  url: string;
  /** Every accepted email, as received. */
  received: { to: string[]; source: string }[];
  close(): Promise<void>;
}

/** Starts an SMTP server on loopback; `refuse` returns the status code for a rejected recipient. */
export async function startSmtpServer(
  port = 0,
  refuse?: (address: string) => number | undefined,
): Promise<TestSmtpServer> {
  const received: TestSmtpServer["received"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const code = refuse?.(address);
      callback(code === undefined ? null : Object.assign(new Error("refused"), { responseCode: code }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(chunks).toString("utf8") });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
