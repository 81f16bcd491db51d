import { setTimeout as delay } from "node:timers/promises";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { residentMemory } from "../lib/residentMemory.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";

const RUNS = 5;
/** Time after which a started server has collected the garbage of its start. */
const SETTLE_MS = 10_000;

await inTempFolder(async (dataDir) => {
  const env = { DATA_DIR: dataDir, DEMO: "true", LOG_LEVEL: "warn" };
  const times: number[] = [];
  let memory: number | undefined;
  for (let run = 0; run <= RUNS; run += 1) {
    const began = performance.now();
    const server = await startServer(PRODUCT, env);
    const seconds = (performance.now() - began) / 1_000;
    print(`${run === 0 ? "first start, with the demo" : "warm start"}: ${seconds.toFixed(2)} s`);
    if (run > 0) times.push(seconds);
    if (run === RUNS) {
      await delay(SETTLE_MS);
      memory = await residentMemory(server.child.pid);
    }
    await server.stop();
  }
  reportResult("warm_start", median(times), "s", "<=", 3);
  if (memory !== undefined) reportResult("idle_memory", memory, "MB", "<=", 150);
});
