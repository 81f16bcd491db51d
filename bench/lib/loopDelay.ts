import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** Milliseconds between two looks; an idle loop is measured as that. */
const RESOLUTION = 5;

// Loaded into a server before it starts: SIGUSR2 begins a measurement, and the next one writes the result to a file.
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
