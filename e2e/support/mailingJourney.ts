import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { copyFilledDemo } from "./filledDemo.ts";
import { journey } from "./journey.ts";
import { type MailServer, startMailServer } from "./mailServer.ts";

export interface MailingServer {
  url: string;
  dataDir: string;
  mails: MailServer;
}

interface OfWorker {
  /** A separate server that delivers emails to an SMTP server instead of keeping them in the outbox. */
  mailing: MailingServer;
}

/** A journey on a server whose emails are delivered. */
export const mailingJourney = journey.extend<object, OfWorker>({
  server: async ({ mailing }, use) => use(mailing.url),
  mailing: [
    async ({ playwright }, use, { parallelIndex }) => {
      const mails = await startMailServer();
      const dataDir = await mkdtemp(join(tmpdir(), "vaardig-e2e-mail-"));
      await copyFilledDemo(process.env.E2E_DATA_DIR ?? "", dataDir);
      const port = String(Number(process.env.E2E_PORT ?? 3457) + 2 + parallelIndex);
      const url = `http://127.0.0.1:${port}`;
      const child = spawn(process.execPath, ["apps/api/src/server.ts"], {
        cwd: new URL("../..", import.meta.url).pathname,
        stdio: ["ignore", "ignore", "inherit"],
        env: {
          ...process.env,
          PORT: port,
          PUBLIC_URL: url,
          DATA_DIR: dataDir,
          DEMO: "true",
          SMTP_URL: mails.url,
          CAPTCHA_COST: "200",
          RATE_LIMIT: "100000",
          LOG_LEVEL: "warn",
        },
      });
      const ended = once(child, "exit");
      const asking = await playwright.request.newContext({ baseURL: url });
      const isReady = () =>
        asking.get("/readyz").then(
          (answer) => answer.ok(),
          () => false,
        );
      await expect.poll(isReady, { timeout: 90_000, intervals: [200] }).toBe(true);
      await asking.dispose();
      await use({ url, dataDir, mails });
      child.kill("SIGTERM");
      await ended;
      await mails.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
