import type { DocumentText } from "./documentText.ts";
import { FairQueue, type Turn } from "./fairQueue.ts";
import { limits } from "./limits.ts";
import { ReaderPool } from "./readerPool.ts";
import { UnreadableDocumentError } from "./unreadableDocumentError.ts";

const queue = new FairQueue(limits.queue);
const pool = new ReaderPool();

/**
 * Reads a document in a process of its own, in the turn of its company; rejects with {@link UnreadableDocumentError} whatever
 * the file does, and leaves the caller's bytes alone. Throws `ReaderBusyError` where too many of the company wait.
 */
export async function readResume(bytes: Uint8Array, turn: Omit<Turn, "size">): Promise<DocumentText> {
  if (bytes.length === 0) throw new UnreadableDocumentError("empty");
  if (bytes.length > limits.bytes) throw new UnreadableDocumentError("too_large");
  const report = await queue.run({ ...turn, size: bytes.length }, () => pool.read(bytes));
  if (report.ok) return report.document;
  throw new UnreadableDocumentError(report.reason, report.detail);
}

/** Has a reader started meanwhile: a document is on its way. */
export function prepareReader(): void {
  pool.prepare();
}
