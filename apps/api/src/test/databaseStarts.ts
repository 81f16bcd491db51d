import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client, type ClientConfig } from "pg";
import { afterAll, afterEach, beforeAll } from "vitest";
import { startPostgres } from "../platform/postgres/startPostgres.ts";
import type { BundledPostgres } from "../platform/postgres/supervise.ts";

const modulePath = fileURLToPath(new URL("../platform/postgres/startPostgres.ts", import.meta.url));

/** Databases started in this process and in others, in a temporary folder. */
export interface DatabaseStarts {
  /** Folder for data directories. */
  base: string;
  /** Log lines of the starts in this process. */
  lines: string[];
  /** Processes to kill after the test. */
  children: ChildProcess[];
  start(dataDir: string, durability?: "full" | "off"): Promise<BundledPostgres>;
  /** Starts a process that starts a database and waits. */
  spawnStarter(dataDir: string): ChildProcess;
  /** Like `spawnStarter`; resolves when the process has reported its database's process id. */
  startElsewhere(dataDir: string): Promise<{ child: ChildProcess; databasePid: number }>;
}

/** Registers hooks that create the folder, and stop and delete everything after each test and at the end. */
export function useDatabaseStarts(): DatabaseStarts {
  const running: BundledPostgres[] = [];
  const starts: DatabaseStarts = {
    base: "",
    lines: [],
    children: [],
    async start(dataDir, durability = "off") {
      const log = (line: string) => void starts.lines.push(line);
      const one = await startPostgres({ dataDir, log, durability, systemDir: join(starts.base, "system") });
      running.push(one);
      return one;
    },
    spawnStarter(dataDir) {
      const options = JSON.stringify({ dataDir, durability: "off", systemDir: join(starts.base, "system") });
      const code = `
        import { startPostgres } from ${JSON.stringify(modulePath)};
        const one = await startPostgres({ ...${options}, log: () => undefined });
        process.stdout.write(String(one.pid()));
        setInterval(() => undefined, 1000);`;
      const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
        stdio: ["ignore", "pipe", "ignore"],
      });
      starts.children.push(child);
      return child;
    },
    async startElsewhere(dataDir) {
      const child = starts.spawnStarter(dataDir);
      const [data] = await once(child.stdout ?? child, "data");
      return { child, databasePid: Number(data) };
    },
  };
  beforeAll(async () => {
    starts.base = await realpath(await mkdtemp(join(tmpdir(), "vaardig-supervisor-")));
    // The database's user needs access to the folder when the tests run as root.
    await chmod(starts.base, 0o755);
  });
  afterEach(async () => {
    for (const child of starts.children.splice(0)) child.kill("SIGKILL");
    for (const one of running.splice(0)) await one.stop();
    starts.lines.splice(0);
  });
  afterAll(() => rm(starts.base, { recursive: true, force: true }));
  return starts;
}

/** Kills a process with SIGKILL and waits for its exit. */
export async function killNow(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Returns column `value` of the first row of a query, on its own connection. */
export async function queryValue(config: ClientConfig, text: string): Promise<string | undefined> {
  const client = new Client(config);
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ value: string }>(text);
    return rows[0]?.value;
  } finally {
    await client.end().catch(() => undefined);
  }
}
