import { parentPort, workerData } from "node:worker_threads";
import { readDocument } from "./document/readDocument.ts";
import type { DocumentText } from "./documentText.ts";
import { UnreadableDocument, type UnreadableReason } from "./unreadableDocument.ts";

/** What the worker reports back, once. */
export type WorkerReport =
  | { ok: true; document: DocumentText }
  | { ok: false; reason: UnreadableReason; detail: string };

async function report(): Promise<WorkerReport> {
  try {
    const bytes: unknown = workerData;
    if (!(bytes instanceof Uint8Array)) throw new UnreadableDocument("corrupt", "no bytes");
    return { ok: true, document: await readDocument(bytes) };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { ok: false, reason: error.reason, detail: error.detail };
    return { ok: false, reason: "corrupt", detail: error instanceof Error ? error.name : "unknown" };
  }
}

parentPort?.postMessage(await report());
