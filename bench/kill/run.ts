import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { bench, say } from "../lib/bench.ts";
import { inFolder } from "../lib/inFolder.ts";
import { seededRandom } from "../matching/generate.ts";
import { type Have, type Keeper, startKeeper } from "./startKeeper.ts";

const KILLS = 20;
const FIRST_STARTS = 20;
const VICTIMS = ["server", "database", "node"] as const;
const random = seededRandom(11);

interface Begin {
  have: Have;
  seconds: number;
}

async function timed(begins: Promise<Have>): Promise<Begin> {
  const since = performance.now();
  const have = await begins;
  return { have, seconds: (performance.now() - since) / 1_000 };
}

/** Kills a part while it writes; answers what was acknowledged, and what is there once it writes again. */
async function killWhileWriting(
  dataDir: string,
  keeper: Keeper,
  begin: Begin,
  victim: (typeof VICTIMS)[number],
) {
  await delay(100 + 400 * random());
  if (victim === "database") {
    const back = keeper.begins();
    process.kill(begin.have.databasePid, "SIGKILL");
    const acknowledged = keeper.acknowledged();
    return { keeper, acknowledged, begin: await timed(back) };
  }
  const killed = keeper.end("SIGKILL");
  if (victim === "server") process.kill(begin.have.databasePid, "SIGKILL");
  await killed;
  const next = startKeeper(dataDir);
  return { keeper: next, acknowledged: keeper.acknowledged(), begin: await timed(next.begins()) };
}

async function benchWrites(folder: string): Promise<void> {
  const dataDir = join(folder, "writes");
  let keeper = startKeeper(dataDir);
  let begin = await timed(keeper.begins());
  say(`first start: ${begin.seconds.toFixed(2)} s`);
  let [lost, worst, written] = [0, 0, 0];
  for (let turn = 0; turn < KILLS; turn += 1) {
    const victim = VICTIMS[turn % VICTIMS.length] ?? "server";
    const after = await killWhileWriting(dataDir, keeper, begin, victim);
    const { highest, rows } = after.begin.have;
    // One writer that counts: a hole is a lost commit too.
    lost += Math.max(0, after.acknowledged - highest) + (highest - rows);
    say(
      `killed ${victim}: ${after.acknowledged} acknowledged, ${rows} there, again after ${after.begin.seconds.toFixed(2)} s`,
    );
    worst = Math.max(worst, after.begin.seconds);
    [keeper, begin, written] = [after.keeper, after.begin, rows];
  }
  await keeper.end("SIGTERM");
  say(`${written} rows survived ${KILLS} kills`);
  bench("kill_lost_commits", lost, "commits", "<=", 0);
  bench("kill_worst_restart", worst, "s", "<=", 2);
}

async function benchFirstStarts(folder: string): Promise<void> {
  const whole = startKeeper(join(folder, "whole"));
  const { seconds } = await timed(whole.begins());
  await whole.end("SIGTERM");
  let failed = 0;
  for (let turn = 0; turn < FIRST_STARTS; turn += 1) {
    const dataDir = join(folder, `first-${turn}`);
    const first = startKeeper(dataDir);
    await delay(seconds * 1_000 * random());
    await first.end("SIGKILL");
    const second = startKeeper(dataDir);
    try {
      await second.begins();
    } catch (error) {
      failed += 1;
      say(`${error}`);
    }
    await second.end("SIGTERM");
  }
  bench("kill_first_start_failures", failed, "starts", "<=", 0);
}

await inFolder(async (folder) => {
  await benchWrites(folder);
  await benchFirstStarts(folder);
});
