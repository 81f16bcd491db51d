import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.E2E_PORT ?? 3457);
const baseURL = `http://127.0.0.1:${PORT}`;

// Every worker reads this file again; they all mean the one server's directory.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "vaardig-e2e-"));

export default defineConfig({
  testDir: "journeys",
  testMatch: "*.test.ts",
  outputDir: "../test-results",
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node apps/api/src/server.ts",
    cwd: "..",
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO: "true",
      CAPTCHA_COST: "200",
      // One address plays everybody here.
      RATE_LIMIT: "100000",
      LOG_LEVEL: "warn",
    },
  },
});
