import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { Client, type ClientConfig } from "pg";
import { isAlive, startTicks } from "./processes.ts";

/** Written by `placeCluster` when the database is elsewhere. */
const NOTE = "database-location.txt";
/** Lines of PostgreSQL's lock file, counted from 0. */
const PORT_LINE = 3;
const SOCKET_LINE = 4;

/**
 * Returns how the superuser connects to the bundled database that another process runs on a data directory;
 * undefined when none responds. Starts and changes nothing.
 */
export async function connectRunning(dataDir: string): Promise<ClientConfig | undefined> {
  const directory = await realpath(dataDir).catch(() => undefined);
  if (directory === undefined) return undefined;
  const read = (path: string) => readFile(path, "utf8").catch(() => "");
  // A database whose parent server was killed still responds but is unsupervised: the next start removes it.
  if (!(await isHeld(await read(join(directory, "server.lock"))))) return undefined;
  const home = (await read(join(directory, NOTE))).trim().split("\n").at(-1) || directory;
  const lines = (await read(join(home, "pg", "postmaster.pid"))).split("\n");
  const port = Number(lines[PORT_LINE]);
  if (!(port > 0)) return undefined;
  const password = await read(join(directory, "pg.password"));
  const config: ClientConfig = {
    host: lines[SOCKET_LINE]?.trim() || "127.0.0.1",
    port,
    user: "postgres",
    database: "postgres",
    ...(password !== "" && { password }),
  };
  return (await answers(config)) ? config : undefined;
}

async function isHeld(lock: string): Promise<boolean> {
  const [pid, ticks] = [/"pid":(\d+)/, /"ticks":(\d+)/].map((field) => Number(field.exec(lock)?.[1]));
  if (!pid || !(await isAlive(pid))) return false;
  return !ticks || (await startTicks(pid)) === ticks;
}

async function answers(config: ClientConfig): Promise<boolean> {
  const client = new Client({ ...config, connectionTimeoutMillis: 3_000 });
  // A database that stops meanwhile must not end this process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    // The lock file is stale, or the database is still starting.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
