import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { commandOf, findProcesses, isAlive } from "./processes.ts";

/**
 * Ends what an earlier run left behind for a database directory: its server is stopped as usual, helpers whose server
 * is dead are killed, and a lock file that names a dead, zombie or unrelated process is removed. Nothing without
 * `marker` in its command is ever signalled. Must run while the data directory is locked.
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
    // The command is read again right before: the pid may have ended and been given to someone else.
    if (!(await commandOf(pid))?.includes(marker)) continue;
    try {
      process.kill(pid, signal);
    } catch {
      // Gone in between.
    }
  }
  while (Date.now() < end && (await anyLeft(marker, pids))) await delay(10);
}

/** Looks at these alone: to read every process of a busy machine takes longer than most of them need to end. */
async function anyLeft(marker: string, pids: number[]): Promise<boolean> {
  const commands = await Promise.all(pids.map((pid) => commandOf(pid)));
  return commands.some((command) => command?.includes(marker));
}

/** PostgreSQL takes any process of the recorded number for a server, zombies and strangers included. */
async function removeStaleLock(pg: string): Promise<void> {
  const file = join(pg, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  if (pid > 0 && (await isAlive(pid)) && (await isServer(pid))) return;
  if (process.platform !== "win32") await rm(file, { force: true });
}

/** A postgres that someone started by hand on this directory keeps its lock: PostgreSQL then refuses and says why. */
async function isServer(pid: number): Promise<boolean> {
  const program = (await commandOf(pid))?.split(" ")[0] ?? "";
  return basename(program) === "postgres" && !program.endsWith(":");
}
