import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { print, reportResult } from "../lib/reportResult.ts";
import { residentMemory } from "../lib/residentMemory.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { seededRandom } from "../matching/generate.ts";
import { arrivals, type RecordedResponse } from "./arrivals.ts";
import { liveStreams } from "./liveStreams.ts";
import { mixOf } from "./mix.ts";
import { nextOf } from "./nextOf.ts";
import { factsOf, signInAll } from "./prepare.ts";
import { processorTime } from "./processorTime.ts";

import { seedLoad } from "./seedLoad.ts";

// A company of 10,000 on a working morning: requests of all roles at random times, open boards, and CPU use
// per process.
const { rate, seconds } = parseArgs({
  options: { rate: { type: "string", default: "300" }, seconds: { type: "string", default: "30" } },
}).values;
const RATE = Number(rate);
const SECONDS = Number(seconds);
const WARM_UP_SECONDS = 10;
/** Open boards, two per recruiter. */
const BOARDS = 2;
/** Time after which a server has released the memory of its peak. */
const SETTLE_MS = 30_000;

const isServed = ({ status }: RecordedResponse) => status === 200 || status === 304;

/** Returns the percentile of the response times, or of the delays, in milliseconds. */
function percentile(
  answers: readonly RecordedResponse[],
  share: number,
  of: "took" | "late" = "took",
): number {
  const times = answers.map((one) => one[of]).sort((a, b) => a - b);
  return times[Math.floor(share * (times.length - 1))] ?? 0;
}

function tell(name: string, answers: readonly RecordedResponse[]): void {
  const cells = [0.5, 0.95, 0.99].map((share) => percentile(answers, share).toFixed(0).padStart(6)).join(" ");
  const refused = answers.filter((one) => !isServed(one)).map(({ status }) => status);
  const counts = [...new Set(refused)].map(
    (one) => `${refused.filter((status) => status === one).length}× ${one}`,
  );
  print(`${name.padEnd(22)} ${String(answers.length).padStart(6)} ${cells}  ${counts.join(", ")}`.trimEnd());
}

await inTempFolder(async (dataDir) => {
  const env = {
    DATA_DIR: dataDir,
    DEMO: "false",
    LOG_LEVEL: "silent",
    CAPTCHA_COST: "1",
    RATE_LIMIT: "100000000",
  };
  const server = await startServer(PRODUCT, env);
  const pool = await openRunningDatabase(dataDir, 1);
  const company = await seedLoad(pool);
  const tokens = await signInAll(server.url, company);
  const facts = await factsOf(pool, company, { url: server.url, token: tokens.moderator[0] ?? "" });
  const { rows } = await pool.query<{ pid: number }>(
    String.raw`select split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int as pid`,
  );
  await pool.end();
  const pids = [server.child.pid ?? 0, rows[0]?.pid ?? 0] as const;
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const load = { url: server.url, next: nextOf(mixOf(facts, pick), tokens, random), random };
  const boards = Array.from({ length: BOARDS }, () => tokens.moderator).flat();
  const streams = liveStreams(server.url, boards);
  await arrivals({ ...load, rate: RATE / 4, seconds: WARM_UP_SECONDS });
  const before = processorTime(...pids);
  const memoryBefore = await residentMemory(pids[0]);
  const answers = await arrivals({ ...load, rate: RATE, seconds: SECONDS });
  const after = processorTime(...pids);
  const memoryUnder = await residentMemory(pids[0]);
  print(`${"route".padEnd(22)}  count    p50    p95    p99 (ms)`);
  for (const [name, some] of [...Map.groupBy(answers, (one) => one.name)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  ))
    tell(name, some);
  tell("all", answers);
  print(`sent too late by ${percentile(answers, 0.95, "late").toFixed(0)} ms at p95`);
  print(`${boards.length} live streams, ${streams.broken()} broken, ${streams.events()} events`);
  streams.close();
  const served = answers.filter(isServed);
  if (before && after) {
    const a = (of: keyof typeof after) => (after[of] - before[of]) / answers.length;
    print(
      `processor a request: server ${a("server").toFixed(2)} ms, its other threads ${a("threads").toFixed(2)}, ` +
        `database ${a("database").toFixed(2)}, generator ${a("generator").toFixed(2)}`,
    );
    reportResult("load_processor", a("server") + a("threads") + a("database"), "ms", "<=", 6);
  }
  reportResult("load_served", (100 * served.length) / answers.length, "%", ">=", 99.5);
  reportResult("load_p95", percentile(served, 0.95), "ms", "<=", 100);
  await delay(SETTLE_MS);
  const memoryAfter = await residentMemory(pids[0]);
  if (memoryBefore !== undefined && memoryUnder !== undefined && memoryAfter !== undefined) {
    print(`memory of the server: ${memoryBefore.toFixed(0)} MB before, ${memoryUnder.toFixed(0)} under load`);
    reportResult("load_memory_after", memoryAfter, "MB", "<=", 350);
  }
  await server.stop();
});
