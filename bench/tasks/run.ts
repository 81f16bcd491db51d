import { type Browser, chromium } from "playwright-core";
import { DEMO_PASSWORD, DEMO_SLUGS } from "../../apps/api/src/demo/demoAccounts.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { type Stored, seedSession } from "../web/seedSession.ts";
import { type ActionCounts, countingUser } from "./hand.ts";
import { OTHER_TASKS } from "./otherTasks.ts";
import { RECRUITER_TASKS } from "./recruiterTasks.ts";
import type { Task } from "./task.ts";

const VIEWPORT = { width: 1440, height: 900 };
const PATIENCE_MS = 60_000;
/** An untyped script, shared with the test command. */
const { ensureBrowser } = (await import(new URL("../../scripts/lib/browser.mjs", import.meta.url).href)) as {
  ensureBrowser(): Promise<string>;
};

/** Performs a task as a signed-in person in a fresh browser context. */
async function perform(browser: Browser, url: string, { who, begin, work }: Task): Promise<ActionCounts> {
  const email = `${who}@${DEMO_SLUGS[0]}.example`;
  const session = await postSignIn<Stored>(url, email, DEMO_PASSWORD, await solvedCheck(url));
  const context = await browser.newContext({ locale: "en-GB", viewport: VIEWPORT, baseURL: url });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  try {
    await seedSession(page, session);
    await begin(page);
    const hand = countingUser(page);
    await work(hand);
    return hand.acts;
  } finally {
    await context.close();
  }
}

await inTempFolder(async (dataDir) => {
  const env = { DATA_DIR: dataDir, DEMO: "true", LOG_LEVEL: "warn", CAPTCHA_COST: "1" };
  const server = await startServer(PRODUCT, env);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  try {
    for (const task of [...RECRUITER_TASKS, ...OTHER_TASKS]) {
      const { clicks, keys } = await perform(browser, server.url, task);
      print(`${task.name}: ${clicks} clicks, ${keys} keys`);
      reportResult(`tasks_${task.name.replaceAll(/[^a-z]+/g, "_")}`, clicks + keys, "acts", "<=", task.limit);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});
