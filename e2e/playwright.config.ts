import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.E2E_PORT ?? 3457);
const baseURL = `http://127.0.0.1:${PORT}`;

// Every worker evaluates this file again; the environment variable shares one data directory, removed by the
// process that created it.
if (!process.env.E2E_DATA_DIR) {
  const made = mkdtempSync(join(tmpdir(), "vaardig-e2e-"));
  process.env.E2E_DATA_DIR = made;
  process.on("exit", () => {
    // The demo is filled beside it (`filledDemo.ts`).
    for (const folder of [made, `${made}-filled`])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

const issuer = `http://127.0.0.1:${PORT + 1}`;
const clientId = "vaardig";
const clientSecret = "known to no one outside this machine";
const identities = {
  PUBLIC_URL: baseURL,
  OIDC_GOOGLE_ISSUER: issuer,
  OIDC_GOOGLE_CLIENT_ID: clientId,
  OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
  OIDC_MICROSOFT_ISSUER: issuer,
  OIDC_MICROSOFT_CLIENT_ID: clientId,
  OIDC_MICROSOFT_CLIENT_SECRET: clientSecret,
};

export default defineConfig({
  testDir: "journeys",
  testMatch: "*.test.ts",
  outputDir: "../test-results",
  fullyParallel: false,
  // One more than the tests have: a journey waits in turn for its page, its server and what it polls.
  workers: 3,
  forbidOnly: true,
  // A retry distinguishes a stalled machine from a defect; a pass on retry is reported as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        // Pages live for seconds, so optimizing compilation costs a quarter of the time without a benefit.
        "--js-flags=--no-opt --no-maglev",
        "--no-sandbox",
        "--disable-gpu",
        // No test looks at animations, so none is drawn while a screen loads.
        "--disable-threaded-animation",
        "--disable-checker-imaging",
        "--num-raster-threads=1",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    {
      command: "node e2e/support/identityProvider.ts",
      cwd: "..",
      url: `${issuer}/.well-known/openid-configuration`,
      env: identities,
    },
    {
      command: "node e2e/support/journeyServer.ts",
      cwd: "..",
      url: `${baseURL}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      env: {
        PORT: String(PORT),
        DATA_DIR: process.env.E2E_DATA_DIR,
        DEMO: "true",
        CAPTCHA_COST: "200",
        // All test users share one IP address.
        RATE_LIMIT: "100000",
        LOG_LEVEL: "warn",
        ...identities,
      },
    },
  ],
});
