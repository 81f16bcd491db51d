import { Worker } from "node:worker_threads";
import { LoggableError } from "../../../platform/log/loggableError.ts";
import type { InvoiceDocument } from "./drawInvoice.ts";

/** The worker thread ends after this idle time, to release the memory of the PDF library. */
const IDLE_MS = 15_000;
const TIMEOUT_MS = 30_000;

interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

interface Answer {
  id: number;
  bytes?: Uint8Array;
  error?: string;
}

const workerUrl = new URL("./pdfWorker.ts", import.meta.url);
const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let count = 0;

function failAll(from: Worker, error: Error): void {
  if (worker !== from) return;
  worker = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function restSoon(): void {
  clearTimeout(idle);
  if (waiting.size > 0) return;
  idle = setTimeout(() => {
    void worker?.terminate();
    worker = undefined;
  }, IDLE_MS).unref();
}

function startWorker(): Worker {
  const started = new Worker(workerUrl, { execArgv: [], env: {} });
  started.unref();
  started.on("message", ({ id, bytes, error }: Answer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (bytes) one?.resolve(Buffer.from(bytes));
    else one?.reject(new LoggableError(`an invoice was not drawn: ${error}`));
    restSoon();
  });
  started.on("error", (cause) => failAll(started, new LoggableError("the PDF thread failed", { cause })));
  started.on("exit", () => failAll(started, new LoggableError("the PDF thread ended")));
  return started;
}

/** Draws an invoice in a worker thread, so that it blocks nothing else; one at a time. */
export async function makePdf(document: InvoiceDocument): Promise<Buffer> {
  worker ??= startWorker();
  clearTimeout(idle);
  const id = ++count;
  const thread = worker;
  const stop = setTimeout(() => void thread.terminate(), TIMEOUT_MS);
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      thread.postMessage({ id, document });
    });
  } finally {
    clearTimeout(stop);
  }
}
