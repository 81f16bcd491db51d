import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Returns the milliseconds of each call after the warm-up. */
export function timeCalls(warmUp: number, calls: number, call: (turn: number) => unknown): number[] {
  const times: number[] = [];
  for (let turn = 0; turn < warmUp + calls; turn += 1) {
    const start = performance.now();
    call(turn);
    if (turn >= warmUp) times.push(performance.now() - start);
  }
  return times;
}

/** Returns the percentile of the values; `share` is 0–1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Returns the bytes in use on the heap and in array buffers after a garbage collection. */
export function bytesInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Prints one line `BENCH <name> <value> <unit> <op> <limit> ok|SHORT`; the limit is an upper one. */
export function printBench(name: string, value: number, unit: string, limit: number): void {
  const verdict = value <= limit ? "ok" : "SHORT";
  process.stdout.write(`BENCH ${name} ${Number(value.toPrecision(4))} ${unit} <= ${limit} ${verdict}\n`);
}
