import { defineConfig } from "vitest/config";

/** What is waited for comes at once on a quiet machine; a busy one is no fault. */
const PATIENT = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    // One more than there are processors: tests wait in turn for timers and for the database.
    maxWorkers: 3,
    // Files of a worker share their modules, which halves the time: nothing here keeps state beside its own database.
    isolate: false,
    // Requests leave much behind, and there is memory enough to look for it seldom.
    execArgv: ["--max-semi-space-size=64"],
    projects: [
      {
        // As people run it: React's development build takes twice the time.
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          name: "web",
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
          env: { NODE_ENV: "production" },
          environment: "happy-dom",
          setupFiles: ["apps/web/src/test/emptyWindow.ts"],
          // A link that a test follows would leave the window of the files after it without an address.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
          environment: "node",
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/api/src/**/*.test.ts"],
          environment: "node",
          globalSetup: ["apps/api/src/test/globalSetup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: PATIENT,
        },
      },
    ],
  },
});
