import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client, type ClientConfig } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { DirectoryInUseError } from "./lockDirectory.ts";
import { openServerLog } from "./openServerLog.ts";
import { commandOf, findProcesses, isAlive } from "./processes.ts";
import { startPostgres } from "./startPostgres.ts";
import type { BundledPostgres } from "./supervise.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const isRoot = process.getuid?.() === 0;
const modulePath = fileURLToPath(new URL("startPostgres.ts", import.meta.url));
const children: ChildProcess[] = [];
const running: BundledPostgres[] = [];
let base = "";
let lines: string[] = [];

beforeAll(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), "vaardig-supervisor-")));
  // The database's user must be able to pass when the tests run as root.
  await chmod(base, 0o755);
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const one of running.splice(0)) await one.stop();
  lines = [];
});

afterAll(() => rm(base, { recursive: true, force: true }));

async function start(dataDir: string, durability: "full" | "off" = "off"): Promise<BundledPostgres> {
  const log = (line: string) => void lines.push(line);
  const one = await startPostgres({ dataDir, log, durability, systemDir: join(base, "system") });
  running.push(one);
  return one;
}

/** Runs a process that starts a database and waits; resolves once it printed its database's process id. */
async function startElsewhere(dataDir: string): Promise<{ child: ChildProcess; databasePid: number }> {
  const child = spawnStarter(dataDir);
  const [data] = await once(child.stdout ?? child, "data");
  return { child, databasePid: Number(data) };
}

function spawnStarter(dataDir: string): ChildProcess {
  const options = JSON.stringify({ dataDir, durability: "off", systemDir: join(base, "system") });
  const code = `
    import { startPostgres } from ${JSON.stringify(modulePath)};
    const one = await startPostgres({ ...${options}, log: () => undefined });
    process.stdout.write(String(one.pid()));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function query(config: ClientConfig, text: string): Promise<string | undefined> {
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

describe("a start", () => {
  it("makes a UTF-8 database, keeps it over a stop, and leaves nothing running", async () => {
    const dataDir = join(base, "plain");
    const first = await start(dataDir, "full");
    expect(await query(first.config, "select current_setting('fsync') as value")).toBe("on");
    expect(
      await query(first.config, "select pg_encoding_to_char(encoding) as value from pg_database limit 1"),
    ).toBe("UTF8");
    await query(first.config, "create table kept as select 'é€' as value");
    const pid = first.pid() ?? 0;
    await first.stop();
    expect(await isAlive(pid)).toBe(false);
    const second = await start(dataDir);
    expect(await query(second.config, "select value from kept")).toBe("é€");
    expect(await query(second.config, "select current_setting('fsync') as value")).toBe("off");
  });

  it("is refused while another process has the directory, and the message names it", async () => {
    const dataDir = join(base, "twice");
    const { child, databasePid } = await startElsewhere(dataDir);
    await expect(start(dataDir)).rejects.toThrow(`process ${child.pid}) already uses ${dataDir}`);
    expect(await isAlive(databasePid)).toBe(true);
  });

  it("is refused twice in one process, and possible again after a stop", async () => {
    const dataDir = join(base, "same");
    const first = await start(dataDir);
    await expect(start(dataDir)).rejects.toBeInstanceOf(DirectoryInUseError);
    await first.stop();
    await start(dataDir);
  });

  it("refuses a folder that holds something else and does not touch it", async () => {
    const dataDir = join(base, "foreign");
    await mkdir(join(dataDir, "pg"), { recursive: true });
    await writeFile(join(dataDir, "pg", "letter.txt"), "mine");
    await expect(start(dataDir)).rejects.toThrow("not empty and no database");
    expect(await readdir(join(dataDir, "pg"))).toEqual(["letter.txt"]);
  });

  it("shows the server's own last lines when it does not start", async () => {
    const dataDir = join(base, "broken");
    await (await start(dataDir)).stop();
    await rm(join(dataDir, "pg", "global", "pg_control"));
    await expect(start(dataDir)).rejects.toThrow(/did not start \(code \d\).*pg_control/s);
  });
});

describe("after a kill", () => {
  it("of the database alone, it comes back at the same address with what was committed", async () => {
    const one = await start(join(base, "crash"), "full");
    await query(one.config, "create table kept as select 'yes' as value");
    const before = one.pid() ?? 0;
    const exit = new Promise((resolve) => one.onExit(resolve));
    process.kill(before, "SIGKILL");
    expect(await exit).toMatchObject({ signal: "SIGKILL" });
    await vi.waitFor(
      async () => expect(await query(one.config, "select value from kept")).toBe("yes"),
      10_000,
    );
    expect(one.pid()).not.toBe(before);
  });

  it("of its Node alone, the next start stops the database left behind and keeps the data", async () => {
    const dataDir = join(base, "orphan");
    const { child, databasePid } = await startElsewhere(dataDir);
    await kill(child);
    expect(await isAlive(databasePid)).toBe(true);
    const one = await start(dataDir);
    expect(lines).toContain(
      `Stopping the database that an earlier run left behind (process ${databasePid}).`,
    );
    expect(await commandOf(databasePid)).toBeUndefined();
    expect(await query(one.config, "select 'up' as value")).toBe("up");
  });

  it("of both, helpers whose server is dead do not stand in the way", async () => {
    const dataDir = join(base, "both");
    const { child, databasePid } = await startElsewhere(dataDir);
    await kill(child);
    process.kill(databasePid, "SIGKILL");
    const one = await start(dataDir);
    expect(await query(one.config, "select 'up' as value")).toBe("up");
  });

  it.each([150, 250, 350, 450, 600])(
    "of a first start around %i ms, the next one succeeds and leaves no half-made directory",
    async (moment) => {
      const dataDir = join(base, `first-${moment}`);
      const child = spawnStarter(dataDir);
      await delay(moment + Math.random() * 50);
      await kill(child);
      const one = await start(dataDir);
      expect(await query(one.config, "select 'up' as value")).toBe("up");
      expect((await readdir(dataDir)).filter((name) => name.startsWith("pg.init-"))).toEqual([]);
    },
  );
});

describe("a lock file left behind", () => {
  it.each([
    ["unrelated process", ["-c", "echo $$; exec sleep 60"]],
    ["zombie", ["-c", "sleep 0 & echo $!; exec sleep 60"]],
  ])("with the number of a %s does not stop the start", async (_name, args) => {
    const dataDir = join(base, `stale-${args[1]?.length}`);
    await (await start(dataDir)).stop();
    // PostgreSQL is only misled by a process of its own user.
    const user = isRoot ? { uid: 65534, gid: 65534 } : {};
    const other = spawn("/bin/sh", args, { ...user, cwd: "/", stdio: ["ignore", "pipe", "ignore"] });
    children.push(other);
    const [data] = await once(other.stdout, "data");
    const pg = join(dataDir, "pg");
    await writeFile(join(pg, "postmaster.pid"), `${Number(data)}\n${pg}\n1\n5432\n\n\n0 0\nready\n`);
    const one = await start(dataDir);
    expect(await query(one.config, "select 'up' as value")).toBe("up");
    expect(await isAlive(other.pid ?? 0)).toBe(true);
  });
});

describe("the socket", () => {
  it("has a short path in a folder that is closed to others", async () => {
    const one = await start(join(base, "a-rather-long-name-".repeat(6)));
    const folder = one.socketDir ?? "";
    expect(folder.length).toBeLessThan(86);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });
});

describe("the log", () => {
  it("is cut when it grows too long, and the part before is kept", async () => {
    const path = join(base, "server.log");
    await writeFile(path, "old line\n".repeat(20));
    const log = openServerLog(path, 100);
    expect((await stat(path)).size).toBe(0);
    expect(await readFile(`${path}.1`, "utf8")).toContain("old line");
    log.close();
  });
});

describe.runIf(isRoot)("as root", () => {
  it("runs the database as an unprivileged user", async () => {
    const one = await start(join(base, "uid"));
    expect((await stat(`/proc/${one.pid()}`)).uid).toBe(65534);
  });

  it("puts the database where its user can reach it when the data directory is closed, and finds it again", async () => {
    const dataDir = join(base, "closed", "data");
    await mkdir(dataDir, { recursive: true });
    await chmod(join(base, "closed"), 0o700);
    const first = await start(dataDir);
    await query(first.config, "create table kept as select 'yes' as value");
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second.config, "select value from kept")).toBe("yes");
    const directory = await query(second.config, "select current_setting('data_directory') as value");
    expect(await readFile(join(dataDir, "database-location.txt"), "utf8")).toContain(
      dirname(directory ?? "-"),
    );
  });

  it("keeps the database in a data directory that only root may enter, and lets its user pass", async () => {
    const dataDir = await mkdtemp(join(base, "private-"));
    const one = await start(dataDir);
    expect(await query(one.config, "select current_setting('data_directory') as value")).toBe(
      join(dataDir, "pg"),
    );
    expect((await stat(dataDir)).mode & 0o777).toBe(0o710);
  });

  it("takes a database along when its folder was closed later", async () => {
    const dataDir = join(base, "later", "data");
    const first = await start(dataDir);
    await query(first.config, "create table kept as select 'yes' as value");
    await first.stop();
    await chmod(dirname(dataDir), 0o700);
    const second = await start(dataDir);
    expect(await query(second.config, "select value from kept")).toBe("yes");
  });

  it("runs the database as the user whom the data directory belongs to", async () => {
    const dataDir = join(base, "theirs");
    await mkdir(dataDir);
    // Without an account of its own, so initdb runs under another one first.
    await chown(dataDir, 54321, 54321);
    const one = await start(dataDir);
    expect((await stat(`/proc/${one.pid()}`)).uid).toBe(54321);
    expect((await findProcesses(`-D ${join(dataDir, "pg")} `)).map((found) => found.pid)).toEqual([
      one.pid(),
    ]);
  });
});
