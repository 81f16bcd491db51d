import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashFiles } from "./hashFiles.mjs";
import { root } from "./root.mjs";
import { machineEnvironment, run } from "./run.mjs";
import { print, UserFacingError } from "./script.mjs";
import { withLock } from "./withLock.mjs";

const stamp = join(root, "node_modules", ".vaardig-install");

/**
 * Installs the locked dependencies unless the installed ones came from the same lock file on the same
 * platform. The stamp is in the folder that `npm ci` empties first, so an interrupted install never counts
 * as complete.
 */
export async function installDependencies() {
  const wait = () => print("Another start is installing dependencies; waiting for it.");
  await withLock("install", wait, async () => {
    const wanted = await wantedStamp();
    if (await isCurrent(wanted)) return;
    print("Installing the locked dependencies.");
    await rm(stamp, { force: true });
    // Development dependencies include the bundler, which is also needed with NODE_ENV=production.
    const code = await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      env: machineEnvironment(),
    });
    if (code === 127)
      throw new UserFacingError("npm is missing. Install Node.js 20 or later with npm: https://nodejs.org");
    if (code !== 0) {
      throw new UserFacingError(
        `npm ci failed (${code}). It needs the npm registry: check the network or the proxy, and start again.`,
      );
    }
    await writeFile(stamp, wanted);
  });
}

async function isCurrent(wanted) {
  return existsSync(stamp) && (await readFile(stamp, "utf8")) === wanted;
}

async function wantedStamp() {
  const { workspaces } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const folders = await Promise.all(workspaces.map(expand));
  const packages = folders.flat().map((folder) => `${folder}/package.json`);
  const files = [
    "package-lock.json",
    "package.json",
    ...packages.filter((file) => existsSync(join(root, file))),
  ];
  return hashFiles(files, `${process.platform} ${process.arch}`);
}

async function expand(pattern) {
  if (!pattern.endsWith("/*")) return [pattern];
  const folder = pattern.slice(0, -2);
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)
    .sort();
}
