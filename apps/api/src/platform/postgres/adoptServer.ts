import { lstat, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { isReadyLine, type LaunchOptions, type RunningServer, type ServerExit } from "./launchServer.ts";
import { commandOf, isAlive, startTicks } from "./processes.ts";

const LOOK_EVERY = 100;
/** Time for the connections of the earlier run to end, in milliseconds. */
const PATIENCE = 2_000;
/** Line of PostgreSQL's lock file with the start time in seconds, counted from 0. */
const STARTED_LINE = 2;

/** Terminates connections older than this one; returns a row for each that still exists. */
const END = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type in ('client backend', 'parallel worker')
    and backend_start < (select backend_start from pg_stat_activity where pid = pg_backend_pid())`;

type AdoptOptions = Omit<LaunchOptions, "serverLog">;

/**
 * Takes over the server that a killed run left behind, which saves its stop and start. Only a server that
 * this run would start in the same way qualifies: same unchanged program, arguments and user. The connections
 * of the earlier run are ended first, so that none of its work continues. Resolves to undefined when there is
 * none, and on systems other than Linux; a server still running then has to be stopped. Must run while the
 * data directory is locked.
 */
export async function adoptServer(options: AdoptOptions): Promise<RunningServer | undefined> {
  const { pg, config, log } = options;
  if (process.platform !== "linux") return undefined;
  const lines = (await readFile(join(pg, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  if (!(pid > 0) || !(await isSame(pid, Number(lines[STARTED_LINE]), options))) return undefined;
  const ticks = await startTicks(pid);
  if (ticks === undefined || !(await isReadyLine(pg, pid)) || !(await endConnections(config)))
    return undefined;
  log(`Taking over the database that an earlier run left behind (process ${pid}).`);
  return watch(pid, ticks);
}

async function isSame(pid: number, started: number, { bin, args, owner, config }: AdoptOptions) {
  const program = join(bin, "postgres");
  if ((await commandOf(pid)) !== [program, ...args].join(" ")) return false;
  const user = owner?.uid ?? process.getuid?.();
  const [found, folder] = await Promise.all([
    stat(`/proc/${pid}`).catch(() => undefined),
    // In a world-writable folder another user could have replaced the socket.
    lstat(config.host ?? "").catch(() => undefined),
  ]);
  if (found?.uid !== user || !folder?.isDirectory() || folder.uid !== user) return false;
  return (await stat(program)).ctimeMs / 1_000 < started;
}

async function endConnections(config: ClientConfig): Promise<boolean> {
  const client = new Client({ ...config, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      if ((await client.query(END)).rowCount === 0) return true;
      await delay(10);
    }
    return false;
  } catch {
    // The server ends, hangs or refuses: it is then stopped.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The server is no child of this process, so its end has to be polled. */
function watch(pid: number, ticks: number): RunningServer {
  let isRunning = true;
  let timer: NodeJS.Timeout | undefined;
  const exited = new Promise<ServerExit>((resolve) => {
    timer = setInterval(async () => {
      if ((await isAlive(pid)) && (await startTicks(pid)) === ticks) return;
      clearInterval(timer);
      isRunning = false;
      resolve({ code: null, signal: null });
    }, LOOK_EVERY).unref();
  });
  return { pid, isRunning: () => isRunning, exited, hold: () => timer?.ref() };
}
