import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Milliseconds of each call, after some that are not counted. */
export function timeCalls(warmUp: number, calls: number, call: (turn: number) => unknown): number[] {
  const times: number[] = [];
  for (let turn = 0; turn < warmUp + calls; turn += 1) {
    const start = performance.now();
    call(turn);
    if (turn >= warmUp) times.push(performance.now() - start);
  }
  return times;
}

/** The value below which a share (0–1) of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Bytes in use, on the heap and in typed arrays, after a collection. */
export function bytesInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Prints one line `BENCH <name> <value> <unit> <op> <limit> ok|SHORT`; the bar is an upper limit. */
export function printBench(name: string, value: number, unit: string, limit: number): void {
  const verdict = value <= limit ? "ok" : "SHORT";
  process.stdout.write(`BENCH ${name} ${Number(value.toPrecision(4))} ${unit} <= ${limit} ${verdict}\n`);
}
