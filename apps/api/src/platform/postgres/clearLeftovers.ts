import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { commandOf, findProcesses, isAlive } from "./processes.ts";

/**
 * Cleans up after an earlier run on a database directory: stops its server as usual, kills helpers of a dead
 * server, and removes a lock file that names a dead, zombie or unrelated process. Processes without `marker`
 * in their command are never signaled. Must run while the data directory is locked.
 */
export async function clearLeftovers(pg: string, marker: string, log: (line: string) => void): Promise<void> {
  const found = await findProcesses(marker);
  const server = found.find((one) => one.command.includes(`cluster_name=${marker}`));
  if (server) {
    log(`Stopping the database that an earlier run left behind (process ${server.pid}).`);
    await signalUntilGone(marker, [server.pid], "SIGINT", 10_000);
    await signalUntilGone(marker, [server.pid], "SIGQUIT", 5_000);
  }
  const rest = (await findProcesses(marker)).map((one) => one.pid);
  await signalUntilGone(marker, rest, "SIGKILL", 5_000);
  await removeStaleLock(pg);
}

async function signalUntilGone(marker: string, pids: number[], signal: NodeJS.Signals, patience: number) {
  const end = Date.now() + patience;
  for (const pid of pids) {
    // The command is read again immediately before: the pid may have been reused.
    if (!(await commandOf(pid))?.includes(marker)) continue;
    try {
      process.kill(pid, signal);
    } catch {
      // The process ended in between.
    }
  }
  while (Date.now() < end && (await anyLeft(marker, pids))) await delay(10);
}

/**
 * Checks only these processes: reading all processes of a busy machine takes longer than most of these need
 * to end.
 */
async function anyLeft(marker: string, pids: number[]): Promise<boolean> {
  const commands = await Promise.all(pids.map((pid) => commandOf(pid)));
  return commands.some((command) => command?.includes(marker));
}

/**
 * PostgreSQL accepts any process with the recorded number as its server, including zombies and unrelated
 * ones.
 */
async function removeStaleLock(pg: string): Promise<void> {
  const file = join(pg, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  if (pid > 0 && (await isAlive(pid)) && (await isServer(pid))) return;
  if (process.platform !== "win32") await rm(file, { force: true });
}

/** A server started by hand on this directory keeps its lock: PostgreSQL then refuses and says why. */
async function isServer(pid: number): Promise<boolean> {
  const program = (await commandOf(pid))?.split(" ")[0] ?? "";
  return basename(program) === "postgres" && !program.endsWith(":");
}
