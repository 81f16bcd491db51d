import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { describe, expect, it, vi } from "vitest";
import { killNow, queryValue, useDatabaseStarts } from "../../test/databaseStarts.ts";
import { connectRunning } from "./connectRunning.ts";
import { commandOf, isAlive } from "./processes.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const starts = useDatabaseStarts();
const { start, startElsewhere, lines } = starts;

function stopping(pid: number): string {
  return `Stopping the database that an earlier run left behind (process ${pid}).`;
}

describe.runIf(process.platform === "linux")("after a kill of Node alone", () => {
  it("the next start takes the database over", async () => {
    const dataDir = join(starts.base, "orphan");
    const { child, databasePid } = await startElsewhere(dataDir);
    await killNow(child);
    const one = await start(dataDir);
    expect(lines).toEqual([
      `Taking over the database that an earlier run left behind (process ${databasePid}).`,
    ]);
    expect(one.pid()).toBe(databasePid);
    await one.stop();
    expect(await isAlive(databasePid)).toBe(false);
  });

  it("nothing of the earlier run continues in the database", async () => {
    const dataDir = join(starts.base, "unfinished");
    const { child } = await startElsewhere(dataDir);
    const left = new Client({ ...(await connectRunning(dataDir)) });
    left.on("error", () => undefined);
    await left.connect();
    await left.query("begin");
    await left.query("create table half (n int)");
    await killNow(child);
    const one = await start(dataDir);
    await expect(left.query("commit")).rejects.toThrow();
    expect(await queryValue(one.config, "select to_regclass('half')::text as value")).toBeNull();
  });

  it("a database that was taken over comes back when it is killed too", async () => {
    const dataDir = join(starts.base, "orphan-crash");
    const { child, databasePid } = await startElsewhere(dataDir);
    await killNow(child);
    const one = await start(dataDir);
    const exit = new Promise((resolve) => one.onExit(resolve));
    process.kill(databasePid, "SIGKILL");
    await exit;
    await vi.waitFor(
      async () => expect(await queryValue(one.config, "select 'up' as value")).toBe("up"),
      10_000,
    );
    expect(one.pid()).not.toBe(databasePid);
  });
});

describe("after a kill of Node alone, what does not fit", () => {
  it("a database that runs with other settings is stopped, not taken over", async () => {
    const dataDir = join(starts.base, "orphan-settings");
    const { child, databasePid } = await startElsewhere(dataDir);
    await killNow(child);
    const one = await start(dataDir, "full");
    expect(lines).toEqual([stopping(databasePid)]);
    expect(await commandOf(databasePid)).toBeUndefined();
    expect(await queryValue(one.config, "select current_setting('fsync') as value")).toBe("on");
  });

  it("a database whose program was replaced since is stopped, not taken over", async () => {
    const dataDir = join(starts.base, "orphan-upgrade");
    const { child, databasePid } = await startElsewhere(dataDir);
    await killNow(child);
    const file = join(dataDir, "pg", "postmaster.pid");
    const [pid, folder, , ...rest] = (await readFile(file, "utf8")).split("\n");
    await writeFile(file, [pid, folder, "1", ...rest].join("\n"));
    const one = await start(dataDir);
    expect(lines).toEqual([stopping(databasePid)]);
    expect(one.pid()).not.toBe(databasePid);
  });
});
