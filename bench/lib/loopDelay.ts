import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** Sampling interval in milliseconds; an idle loop measures about this value. */
const RESOLUTION = 5;

// Preloaded into a server: the first SIGUSR2 starts a measurement, the next one writes the result to a file.
const file = process.env.LOOP_DELAY_FILE;
if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  let measures = false;
  process.on("SIGUSR2", () => {
    if (measures) {
      delay.disable();
      const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
      writeFileSync(file, JSON.stringify({ p99: beyond(delay.percentile(99)), max: beyond(delay.max) }));
    } else {
      delay.reset();
      delay.enable();
    }
    measures = !measures;
  });
}
