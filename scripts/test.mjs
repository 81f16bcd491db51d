import { setImmediate as immediate } from "node:timers/promises";
import { ensureBrowser } from "./lib/browser.mjs";
import { buildWeb } from "./lib/buildWeb.mjs";
import { findNode } from "./lib/findNode.mjs";
import { installDependencies } from "./lib/installDependencies.mjs";
import { run, toolEnvironment } from "./lib/run.mjs";
import { COMPILED } from "./lib/runServer.mjs";
import { withScratch } from "./lib/scratch.mjs";
import { formatDuration, print, runMain, UserFacingError } from "./lib/script.mjs";

// `npm test`: all checks and tests, from a fresh clone. Stops at the first step that fails.
const began = Date.now();
const times = [];

async function step(name, work) {
  const start = Date.now();
  print(`\n— ${name}`);
  try {
    return await work();
  } finally {
    times.push(`${name.padEnd(24)}${formatDuration(Date.now() - start).padStart(12)}`);
  }
}

async function tool(command, args, env) {
  const code = await run(command, args, { env: toolEnvironment(env) });
  if (code !== 0) throw new UserFacingError(`${command} ${args.join(" ")} failed (${code}).`);
}

await runMain(async () => {
  // Installed while other steps run; a failure is reported when the browser is first needed.
  const browser = ensureBrowser().then(
    (path) => ({ path }),
    (error) => ({ error }),
  );
  // Reports immediately when the browser is missing and cannot be installed, not minutes later.
  const { error: missing } = await Promise.race([browser, immediate({})]);
  if (missing) throw missing;
  try {
    await step("dependencies", installDependencies);
    const node = await step("runtime", findNode);
    await step("checks", () => tool(node, ["scripts/validate.mjs"]));
    await step("web application", buildWeb);
    const { path, error } = await step("browser", () => browser);
    if (error) throw error;
    await withScratch(async (scratch) => {
      const env = { TMPDIR: scratch, NODE_COMPILE_CACHE: COMPILED, CHROMIUM_PATH: path };
      await step("tests", () => tool("vitest", ["run"], env));
      await step("journeys", () => tool("playwright", ["test", "--config", "e2e/playwright.config.ts"], env));
    });
    print("\nAll tests passed.");
  } finally {
    print(`\n${times.join("\n")}\n${"total".padEnd(24)}${formatDuration(Date.now() - began).padStart(12)}`);
  }
});
