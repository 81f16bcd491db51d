import { Worker } from "node:worker_threads";
import type { DocumentText } from "./documentText.ts";
import { limits } from "./limits.ts";
import type { WorkerReport } from "./resumeWorker.ts";
import { slots } from "./slots.ts";
import { UnreadableDocument } from "./unreadableDocument.ts";
import { watchMemory } from "./watchMemory.ts";

export interface ReadResumeOptions {
  /** Milliseconds the reading may take once it has begun. */
  timeLimit?: number;
  /** Megabytes of heap for the worker. */
  heapMb?: number;
}

const workerUrl = new URL("./resumeWorker.ts", import.meta.url);
const inTurn = slots(limits.workers);

/** Reads a document in a worker of its own, two at a time at most; rejects with {@link UnreadableDocument} whatever the file does, and leaves the caller's bytes alone. */
export async function readResume(bytes: Uint8Array, options: ReadResumeOptions = {}): Promise<DocumentText> {
  if (bytes.length === 0) throw new UnreadableDocument("empty");
  if (bytes.length > limits.bytes) throw new UnreadableDocument("too_large");
  return await inTurn(() => runWorker(bytes, options));
}

async function runWorker(bytes: Uint8Array, options: ReadResumeOptions): Promise<DocumentText> {
  const { timeLimit = limits.workerTime, heapMb = limits.workerHeapMb } = options;
  const worker = new Worker(workerUrl, {
    workerData: Uint8Array.from(bytes),
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    execArgv: [],
    env: {},
    stdin: false,
    stdout: true,
    stderr: true,
  });
  const stops: (() => void)[] = [];
  try {
    const report = await new Promise<WorkerReport>((resolve) => {
      const refuse = (reason: "timeout" | "corrupt" | "archive_bomb", detail: string) =>
        resolve({ ok: false, reason, detail });
      worker.once("message", (message: WorkerReport) => resolve(message));
      worker.once("error", (error) =>
        refuse("corrupt", error instanceof Error ? error.name : "worker error"),
      );
      worker.once("exit", () => refuse("corrupt", "worker ended early"));
      const timer = setTimeout(() => refuse("timeout", `${timeLimit} ms`), timeLimit);
      stops.push(() => clearTimeout(timer));
      const watch = { maxExternalBytes: limits.workerExternalBytes, interval: limits.workerWatchInterval };
      stops.push(watchMemory(worker, watch, () => refuse("archive_bomb", "too much memory")));
    });
    if (report.ok) return report.document;
    throw new UnreadableDocument(report.reason, report.detail);
  } finally {
    for (const stop of stops) stop();
    await worker.terminate();
  }
}
