import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { capture, machineEnvironment, run } from "./run.mjs";
import { print, UserFacingError } from "./script.mjs";
import { withLock } from "./withLock.mjs";

const NEEDED = 24;
const folder = join(root, "node_modules", "node");
const own = join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * Returns the path of a Node that runs the product: the locked one, otherwise the machine's when it is
 * recent enough.
 */
export async function findNode() {
  if (await works(own)) return own;
  if (Number(process.versions.node.split(".")[0]) >= NEEDED) return process.execPath;
  // npm may skip install scripts, and this package downloads its binary in one.
  await withLock(
    "install",
    () => print("Another start is fetching the locked Node; waiting for it."),
    fetchNode,
  );
  if (await works(own)) return own;
  throw new UserFacingError(
    `This program needs Node ${NEEDED}. It could not be fetched as a package, and this machine has ${process.versions.node}. ` +
      `Install Node ${NEEDED}, or run npm rebuild node.`,
  );
}

async function fetchNode() {
  if (await works(own)) return;
  print("Fetching the locked Node.");
  const options = { cwd: folder, env: machineEnvironment(), shell: false };
  await run(process.execPath, ["installArchSpecificPackage.js"], options);
}

async function works(path) {
  return existsSync(path) && (await capture(path, ["--version"], { shell: false })).code === 0;
}
