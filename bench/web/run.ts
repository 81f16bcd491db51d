import { type Browser, chromium } from "playwright-core";
import { DEMO_PASSWORD, DEMO_SLUGS } from "../../apps/api/src/demo/demoAccounts.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { measureBoard, seedBoard } from "./board.ts";
import { measureInteractions } from "./interactions.ts";
import { largestChunk } from "./largestChunk.ts";
import { measureVitals } from "./measureVitals.ts";
import { type Stored, seedSession } from "./seedSession.ts";

const KILOBYTE = 1_000;
/** An untyped script, shared with the test command. */
const { ensureBrowser } = (await import(new URL("../../scripts/lib/browser.mjs", import.meta.url).href)) as {
  ensureBrowser(): Promise<string>;
};

/** Transferred bytes by file type. */
interface Transferred {
  script: number;
  font: number;
}

/** Milliseconds until a signed-in page is there; its network is never idle, because the live stream stays open. */
const LOADED_MS = 3_000;

/** Opens a URL in a fresh browser context and sums the encoded bodies until the page is there. */
async function transferredBy(browser: Browser, address: string, session?: Stored): Promise<Transferred> {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const sizes: Promise<void>[] = [];
  const sum: Transferred = { script: 0, font: 0 };
  page.on("requestfinished", (request) => {
    const kind = request.resourceType();
    if (kind === "script" || kind === "font")
      sizes.push(
        request.sizes().then(({ responseBodySize }) => {
          sum[kind] += responseBodySize;
        }),
      );
  });
  if (session) await seedSession(page, session);
  if (session) {
    await page.goto(address);
    await page.waitForURL((url) => url.pathname !== "/" && url.pathname !== "/login");
    await page.waitForTimeout(LOADED_MS);
  } else await page.goto(address, { waitUntil: "networkidle" });
  await Promise.all(sizes);
  print(
    `${new URL(page.url()).pathname}: scripts ${(sum.script / KILOBYTE).toFixed(1)} kB, fonts ${(sum.font / KILOBYTE).toFixed(1)} kB`,
  );
  await context.close();
  return sum;
}

await inTempFolder(async (dataDir) => {
  const env = { DATA_DIR: dataDir, DEMO: "true", LOG_LEVEL: "warn", CAPTCHA_COST: "1" };
  const server = await startServer(PRODUCT, env);
  const email = `employee@${DEMO_SLUGS[0]}.example`;
  const session = await postSignIn<Stored>(server.url, email, DEMO_PASSWORD, await solvedCheck(server.url));
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  try {
    const login = await transferredBy(browser, `${server.url}/login`);
    const home = await transferredBy(browser, `${server.url}/`, session);
    reportResult("web_login", login.script / KILOBYTE, "kB", "<=", 200);
    reportResult("web_first_screen", home.script / KILOBYTE, "kB", "<=", 380);
    reportResult("web_fonts", Math.max(login.font, home.font) / KILOBYTE, "kB", "<=", 40);
    const felt = [
      await measureVitals(browser, server.url),
      await measureVitals(browser, server.url, session),
    ];
    reportResult("web_shift", Math.max(...felt.map(({ shift }) => shift)), "CLS", "<=", 0.02);
    reportResult("web_interaction", Math.max(...felt.map(({ slowest }) => slowest)), "ms", "<=", 100);
    const large = await seedBoard(server.url, dataDir);
    const board = await measureBoard(browser, server.url, large);
    reportResult("board_scroll", board.frame, "ms", "<=", 50);
    reportResult("board_menu", board.menu, "ms", "<=", 100);
    for (const [name, slowest] of Object.entries(await measureInteractions(browser, server.url, large)))
      reportResult(`inp_${name}`, slowest, "ms", "<=", 100);
  } finally {
    await browser.close();
    await server.stop();
  }
  const { name, bytes } = await largestChunk();
  print(`largest route chunk: ${name}`);
  reportResult("web_route_chunk", bytes / KILOBYTE, "kB", "<=", 150);
});
