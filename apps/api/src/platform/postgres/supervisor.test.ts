import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { killNow, queryValue, useDatabaseStarts } from "../../test/databaseStarts.ts";
import { DirectoryInUseError } from "./lockDirectory.ts";
import { openServerLog } from "./openServerLog.ts";
import { findProcesses, isAlive } from "./processes.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const starts = useDatabaseStarts();
const { start, startElsewhere, spawnStarter, children } = starts;

describe("a start", () => {
  it("makes a UTF-8 database, keeps it over a stop, and leaves nothing running", async () => {
    const dataDir = join(starts.base, "plain");
    const first = await start(dataDir, "full");
    expect(await queryValue(first.config, "select current_setting('fsync') as value")).toBe("on");
    expect(
      await queryValue(
        first.config,
        "select pg_encoding_to_char(encoding) as value from pg_database limit 1",
      ),
    ).toBe("UTF8");
    await queryValue(first.config, "create table kept as select 'é€' as value");
    const pid = first.pid() ?? 0;
    await first.stop();
    expect(await isAlive(pid)).toBe(false);
    const second = await start(dataDir);
    expect(await queryValue(second.config, "select value from kept")).toBe("é€");
    expect(await queryValue(second.config, "select current_setting('fsync') as value")).toBe("off");
  });

  it("is refused while another process has the directory, and the message names it", async () => {
    const dataDir = join(starts.base, "twice");
    const { child, databasePid } = await startElsewhere(dataDir);
    await expect(start(dataDir)).rejects.toThrow(`process ${child.pid}) already uses ${dataDir}`);
    expect(await isAlive(databasePid)).toBe(true);
  });

  it("is refused twice in one process, and possible again after a stop", async () => {
    const dataDir = join(starts.base, "same");
    const first = await start(dataDir);
    await expect(start(dataDir)).rejects.toBeInstanceOf(DirectoryInUseError);
    await first.stop();
    await start(dataDir);
  });

  it("refuses a folder that holds something else and does not touch it", async () => {
    const dataDir = join(starts.base, "foreign");
    await mkdir(join(dataDir, "pg"), { recursive: true });
    await writeFile(join(dataDir, "pg", "letter.txt"), "mine");
    await expect(start(dataDir)).rejects.toThrow("not empty and no database");
    expect(await readdir(join(dataDir, "pg"))).toEqual(["letter.txt"]);
  });

  it("shows the server's own last lines when it does not start", async () => {
    const dataDir = join(starts.base, "broken");
    await (await start(dataDir)).stop();
    await rm(join(dataDir, "pg", "global", "pg_control"));
    await expect(start(dataDir)).rejects.toThrow(/did not start \(code \d\).*pg_control/s);
  });
});

describe("after a kill", () => {
  it("of the database alone, it comes back at the same address with what was committed", async () => {
    const one = await start(join(starts.base, "crash"), "full");
    await queryValue(one.config, "create table kept as select 'yes' as value");
    const before = one.pid() ?? 0;
    const exit = new Promise((resolve) => one.onExit(resolve));
    process.kill(before, "SIGKILL");
    expect(await exit).toMatchObject({ signal: "SIGKILL" });
    await vi.waitFor(
      async () => expect(await queryValue(one.config, "select value from kept")).toBe("yes"),
      10_000,
    );
    expect(one.pid()).not.toBe(before);
  });

  it("of both, helpers whose server is dead do not get in the way", async () => {
    const dataDir = join(starts.base, "both");
    const { child, databasePid } = await startElsewhere(dataDir);
    await killNow(child);
    process.kill(databasePid, "SIGKILL");
    const one = await start(dataDir);
    expect(await queryValue(one.config, "select 'up' as value")).toBe("up");
  });

  it.each([150, 250, 350, 450, 600])(
    "of a first start around %i ms, the next one succeeds and leaves no half-made directory",
    async (moment) => {
      const dataDir = join(starts.base, `first-${moment}`);
      const child = spawnStarter(dataDir);
      await delay(moment + Math.random() * 50);
      await killNow(child);
      const one = await start(dataDir);
      expect(await queryValue(one.config, "select 'up' as value")).toBe("up");
      expect((await readdir(dataDir)).filter((name) => name.startsWith("pg.init-"))).toEqual([]);
    },
  );
});

describe("a lock file left behind", () => {
  it.each([
    ["unrelated process", ["-c", "echo $$; exec sleep 60"]],
    ["zombie", ["-c", "sleep 0 & echo $!; exec sleep 60"]],
  ])("with the number of a %s does not stop the start", async (_name, args) => {
    const dataDir = join(starts.base, `stale-${args[1]?.length}`);
    await (await start(dataDir)).stop();
    // PostgreSQL is only misled by a process of its own user.
    const user = isRoot ? { uid: 65534, gid: 65534 } : {};
    const other = spawn("/bin/sh", args, { ...user, cwd: "/", stdio: ["ignore", "pipe", "ignore"] });
    children.push(other);
    const [data] = await once(other.stdout, "data");
    const pg = join(dataDir, "pg");
    await writeFile(join(pg, "postmaster.pid"), `${Number(data)}\n${pg}\n1\n5432\n\n\n0 0\nready\n`);
    const one = await start(dataDir);
    expect(await queryValue(one.config, "select 'up' as value")).toBe("up");
    expect(await isAlive(other.pid ?? 0)).toBe(true);
  });
});

describe("the socket", () => {
  it("has a short path in a folder that is closed to others", async () => {
    const one = await start(join(starts.base, "a-rather-long-name-".repeat(6)));
    const folder = one.socketDir ?? "";
    expect(folder.length).toBeLessThan(86);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await queryValue(one.config, "select current_setting('listen_addresses') as value")).toBe("");
  });
});

describe("the log", () => {
  it("is cut when it grows too long, and the part before is kept", async () => {
    const path = join(starts.base, "server.log");
    await writeFile(path, "old line\n".repeat(20));
    const log = openServerLog(path, 100);
    expect((await stat(path)).size).toBe(0);
    expect(await readFile(`${path}.1`, "utf8")).toContain("old line");
    log.close();
  });
});

describe.runIf(isRoot)("as root", () => {
  it("runs the database as an unprivileged user", async () => {
    const one = await start(join(starts.base, "uid"));
    expect((await stat(`/proc/${one.pid()}`)).uid).toBe(65534);
  });

  it("lets no other process of that user connect, which many services of a machine share", async () => {
    const one = await start(join(starts.base, "strangers"));
    expect(await queryValue(one.config, "select current_user::text as value")).toBe("postgres");
    const code = `
      import pg from ${JSON.stringify(import.meta.resolve("pg"))};
      const client = new pg.Client(${JSON.stringify(one.config)});
      await client.connect().then(() => "connected", (error) => error.message).then((said) => process.stdout.write(said));
      process.exit();`;
    const said = async (uid: number) => {
      const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
        uid,
        gid: uid,
        cwd: "/",
        stdio: ["ignore", "pipe", "ignore"] as const,
        env: {},
      });
      children.push(child);
      const [data] = await once(child.stdout, "data");
      return String(data);
    };
    expect(await said(65534)).toContain("Peer authentication failed");
    expect(await said(54321)).toContain("EACCES");
    expect(await said(0)).toBe("connected");
  });

  it("puts the database where its user can reach it when the data directory is closed, and finds it again", async () => {
    const dataDir = join(starts.base, "closed", "data");
    await mkdir(dataDir, { recursive: true });
    await chmod(join(starts.base, "closed"), 0o700);
    const first = await start(dataDir);
    await queryValue(first.config, "create table kept as select 'yes' as value");
    await first.stop();
    const second = await start(dataDir);
    expect(await queryValue(second.config, "select value from kept")).toBe("yes");
    const directory = await queryValue(second.config, "select current_setting('data_directory') as value");
    expect(await readFile(join(dataDir, "database-location.txt"), "utf8")).toContain(
      dirname(directory ?? "-"),
    );
  });

  it("keeps the database in a data directory that only root may enter, and lets its user pass", async () => {
    const dataDir = await mkdtemp(join(starts.base, "private-"));
    const one = await start(dataDir);
    expect(await queryValue(one.config, "select current_setting('data_directory') as value")).toBe(
      join(dataDir, "pg"),
    );
    expect((await stat(dataDir)).mode & 0o777).toBe(0o710);
  });

  it("takes a database along when its folder was closed later", async () => {
    const dataDir = join(starts.base, "later", "data");
    const first = await start(dataDir);
    await queryValue(first.config, "create table kept as select 'yes' as value");
    await first.stop();
    await chmod(dirname(dataDir), 0o700);
    const second = await start(dataDir);
    expect(await queryValue(second.config, "select value from kept")).toBe("yes");
  });

  it("runs the database as the user that owns the data directory", async () => {
    const dataDir = join(starts.base, "theirs");
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
