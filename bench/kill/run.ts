import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { print, reportResult } from "../lib/reportResult.ts";
import { PRODUCT, type RunningServer, spawnServer, startServer } from "../lib/startServer.ts";
import { seededRandom } from "../matching/generate.ts";
import { percentile } from "../matching/measure.ts";
import { killWhileApplying } from "./applying.ts";
import { databasePid, startWriter } from "./writer.ts";

const KILLS = 100;
const FIRST_STARTS = 20;
const VICTIMS = ["server", "database", "node"] as const;
type Victim = (typeof VICTIMS)[number];
const random = seededRandom(11);

function environment(dataDir: string): Record<string, string> {
  return { DATA_DIR: dataDir, DEMO: "true", LOG_LEVEL: "warn" };
}

/** Kills with SIGKILL; "server" means Node and the database together. */
async function kill(server: RunningServer, dataDir: string, victim: Victim): Promise<void> {
  // Undefined early in a first start.
  const pid = await databasePid(dataDir);
  const ended = victim === "database" ? undefined : server.stop("SIGKILL");
  if (victim !== "node" && pid !== undefined) process.kill(pid, "SIGKILL");
  await ended;
}

/**
 * Kills a process during continuous writes; returns the number of lost commits, and the seconds until
 * `/readyz` succeeded.
 */
async function killWhileWriting(server: RunningServer, dataDir: string, victim: Victim) {
  const writer = await startWriter(dataDir);
  if (!(await databasePid(dataDir))) throw new Error(`There is no database in ${dataDir}.`);
  await delay(100 + 400 * random());
  await kill(server, dataDir, victim);
  const since = performance.now();
  // Connecting waits until the server is running again.
  const next = victim === "database" ? server : await startServer(PRODUCT, environment(dataDir));
  const after = await startWriter(dataDir);
  while (!(await fetch(`${next.url}/readyz`).then((response) => response.ok))) await delay(5);
  const seconds = (performance.now() - since) / 1_000;
  await Promise.all([writer.stop(), after.stop()]);
  // A single writer counts up, so a gap is also a lost commit.
  const lost = Math.max(0, writer.acknowledged() - after.highest) + (after.highest - after.rows);
  return { next, lost, seconds, rows: after.rows };
}

function report(name: string, times: number[]): void {
  const [half, most, worst] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(2));
  print(
    `restart after killing ${name}, ${times.length} times: p50 ${half} s, p95 ${most} s, worst ${worst} s`,
  );
}

async function benchWrites(folder: string): Promise<void> {
  const dataDir = join(folder, "writes");
  let server = await startServer(PRODUCT, environment(dataDir));
  const times = new Map<Victim, number[]>(VICTIMS.map((victim) => [victim, []]));
  let [lost, written] = [0, 0];
  for (let turn = 0; turn < KILLS; turn += 1) {
    const victim = VICTIMS[Math.floor(random() * VICTIMS.length)] ?? "server";
    const after = await killWhileWriting(server, dataDir, victim);
    times.get(victim)?.push(after.seconds);
    const load = (loadavg()[0] ?? 0).toFixed(1);
    print(`killed ${victim}: ${after.rows} rows, again after ${after.seconds.toFixed(2)} s, load ${load}`);
    lost += after.lost;
    [server, written] = [after.next, after.rows];
  }
  await server.stop();
  print(`${written} rows survived ${KILLS} kills`);
  for (const [victim, some] of times) report(victim, some);
  const all = [...times.values()].flat();
  report("any", all);
  reportResult("kill_lost_commits", lost, "commits", "<=", 0);
  reportResult("kill_worst_restart", Math.max(...all), "s", "<=", 2);
}

async function benchFirstStarts(folder: string): Promise<void> {
  const began = performance.now();
  const whole = await startServer(PRODUCT, environment(join(folder, "whole")));
  const duration = performance.now() - began;
  await whole.stop();
  let failed = 0;
  for (let turn = 0; turn < FIRST_STARTS; turn += 1) {
    const dataDir = join(folder, `first-${turn}`);
    const victim = VICTIMS[turn % VICTIMS.length] ?? "server";
    const first = await spawnServer(PRODUCT, environment(dataDir));
    const moment = duration * random();
    await delay(moment);
    await kill(first, dataDir, victim);
    // After its database is killed, Node may continue or exit; only the next start matters.
    if (victim === "database") await first.stop("SIGKILL");
    try {
      const second = await startServer(PRODUCT, environment(dataDir));
      await second.stop();
      print(`first start killed (${victim}) after ${(moment / 1_000).toFixed(2)} s: the next one is good`);
    } catch (error) {
      failed += 1;
      print(`first start killed (${victim}) after ${(moment / 1_000).toFixed(2)} s: ${error}`);
    }
  }
  reportResult("kill_first_start_failures", failed, "starts", "<=", 0);
}

await inTempFolder(async (folder) => {
  await benchWrites(folder);
  await benchFirstStarts(folder);
  reportResult("kill_upload_rows_wrong", await killWhileApplying(folder, random), "rows", "<=", 0);
});
