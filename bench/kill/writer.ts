import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { connectRunning } from "../../apps/api/src/platform/postgres/connectRunning.ts";

/** Inserts increasing numbers, one commit per row, until its connection or time limit ends. */
export interface Writer {
  /** Contents when the writer started. */
  highest: number;
  rows: number;
  /** Highest number with an acknowledged commit. */
  acknowledged(): number;
  /** Resolves when writing has stopped. */
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Returns the process id of the PostgreSQL server of a data directory; undefined before it exists. */
export async function databasePid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, "pg", "postmaster.pid"), "utf8").catch(() => "");
  return Number(text.split("\n")[0]) || undefined;
}

async function connect(dataDir: string): Promise<pg.Client> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const config = await connectRunning(dataDir);
    const client = new pg.Client({ ...config });
    client.on("error", () => undefined);
    const isThere =
      config !== undefined &&
      (await client.connect().then(
        () => true,
        () => false,
      ));
    if (isThere) return client;
    await delay(5);
  }
  throw new Error("the database does not come back");
}

/** Connects directly to the server's database as soon as it accepts connections, and starts writing. */
export async function startWriter(dataDir: string): Promise<Writer> {
  const client = await connect(dataDir);
  await client.query("create table if not exists kept (n int primary key)");
  const { rows } = await client.query<{ highest: number; count: number }>(
    "select coalesce(max(n), 0) as highest, count(*)::int as count from kept",
  );
  const { highest = 0, count = 0 } = rows[0] ?? {};
  let acknowledged = highest;
  let stopping = false;
  const write = async () => {
    while (!stopping) {
      await client.query("insert into kept values ($1)", [acknowledged + 1]);
      acknowledged += 1;
    }
  };
  // The kill ends the connection.
  const done = write().catch(() => undefined);
  return {
    highest,
    rows: count,
    acknowledged: () => acknowledged,
    async stop() {
      stopping = true;
      await done;
      await client.end().catch(() => undefined);
    },
  };
}
