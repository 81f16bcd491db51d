import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const REPOSITORY = new URL("../..", import.meta.url).pathname;

/** Folder of the demo as it was filled, beside the data directory that the journeys share. */
const kept = (shared: string): string => `${shared}-filled`;

/**
 * Copies the filled demo into `dataDir`, so that a server on it need not fill its own. Where it cannot be
 * copied, the server fills a demo as on any first start.
 */
export async function copyFilledDemo(shared: string, dataDir: string): Promise<void> {
  const isFilled = await access(join(kept(shared), "pg")).then(
    () => true,
    () => false,
  );
  if (!isFilled) return;
  // `cp -a` keeps the owner, which is another user than this one when root runs the journeys.
  await promisify(execFile)("cp", ["-a", `${kept(shared)}/.`, dataDir]);
}

/** Fills a demo with a server of its own on `port`, and stops it. */
export async function fillDemo(shared: string, port: number): Promise<void> {
  const child = spawn(process.execPath, ["apps/api/src/server.ts"], {
    cwd: REPOSITORY,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), DATA_DIR: kept(shared) },
  });
  const ended = once(child, "exit");
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await pause(100);
  child.kill("SIGTERM");
  await ended;
}
