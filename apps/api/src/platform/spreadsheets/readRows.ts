import { Worker } from "node:worker_threads";
import { limitConcurrency } from "@vaardig/resume/limitConcurrency";
import { watchMemory } from "@vaardig/resume/watchMemory";
import { sheetLimits } from "./sheetLimits.ts";
import type { SheetRow } from "./sheetRow.ts";
import type { SheetReport } from "./sheetWorker.ts";
import { UnreadableSheetError } from "./unreadableSheetError.ts";

export interface ReadRowsOptions {
  /** Time limit for reading the file, in milliseconds. */
  timeLimit?: number;
  /** Heap limit of the worker, in megabytes. */
  heapMb?: number;
}

/** The non-empty rows including the header: their number, and the rows in chunks. */
export interface SheetRows {
  total: number;
  chunks: AsyncIterable<SheetRow[]>;
}

const workerUrl = new URL("./sheetWorker.ts", import.meta.url);
const inTurn = limitConcurrency(sheetLimits.workers);

/**
 * Reads CSV (comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252) or the first sheet of an XLSX, detected
 * by content, in a worker with time and memory limits, at most two at a time. The worker ends with `use`.
 * Rejects with {@link UnreadableSheetError} for any bad file, and does not transfer the caller's bytes.
 */
export function readRows<T>(
  bytes: Uint8Array,
  use: (rows: SheetRows) => Promise<T>,
  options: ReadRowsOptions = {},
): Promise<T> {
  return inTurn(() => runWorker(bytes, use, options));
}

async function runWorker<T>(
  bytes: Uint8Array,
  use: (rows: SheetRows) => Promise<T>,
  { timeLimit = sheetLimits.workerTime, heapMb = sheetLimits.workerHeapMb }: ReadRowsOptions,
): Promise<T> {
  const worker = new Worker(workerUrl, {
    workerData: Uint8Array.from(bytes),
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    execArgv: [],
    env: {},
    stdin: false,
    stdout: true,
    stderr: true,
  });
  try {
    const opened = await opening(worker, timeLimit);
    if (opened.kind !== "total") throw refusalOf(opened);
    return await use({ total: opened.total, chunks: chunksOf(worker) });
  } finally {
    await worker.terminate();
  }
}

/** Resolves with the worker's next report, also when it fails or ends. */
function nextReport(worker: Worker): Promise<SheetReport> {
  return new Promise((resolve) => {
    const refuse = (detail: string) => resolve({ kind: "refused", reason: "corrupt", detail });
    const failed = (error: unknown) => refuse(error instanceof Error ? error.name : "worker error");
    const ended = () => refuse("worker ended early");
    worker.once("error", failed);
    worker.once("exit", ended);
    worker.once("message", (report: SheetReport) => {
      worker.off("error", failed);
      worker.off("exit", ended);
      resolve(report);
    });
  });
}

async function opening(worker: Worker, timeLimit: number): Promise<SheetReport> {
  const stops: (() => void)[] = [];
  const stopped = new Promise<SheetReport>((resolve) => {
    const refuse = (reason: "timeout" | "archive_bomb", detail: string) =>
      resolve({ kind: "refused", reason, detail });
    const timer = setTimeout(() => refuse("timeout", `${timeLimit} ms`), timeLimit);
    const watch = {
      maxExternalBytes: sheetLimits.workerExternalBytes,
      interval: sheetLimits.workerWatchInterval,
    };
    stops.push(() => clearTimeout(timer));
    stops.push(watchMemory(worker, watch, () => refuse("archive_bomb", "too much memory")));
  });
  try {
    return await Promise.race([nextReport(worker), stopped]);
  } finally {
    for (const stop of stops) stop();
  }
}

async function* chunksOf(worker: Worker): AsyncGenerator<SheetRow[]> {
  for (;;) {
    const answer = nextReport(worker);
    worker.postMessage("more");
    const report = await answer;
    if (report.kind === "end") return;
    if (report.kind !== "rows") throw refusalOf(report);
    yield report.rows;
  }
}

function refusalOf(report: SheetReport): UnreadableSheetError {
  return report.kind === "refused"
    ? new UnreadableSheetError(report.reason, report.detail)
    : new UnreadableSheetError("corrupt", "out of turn");
}
