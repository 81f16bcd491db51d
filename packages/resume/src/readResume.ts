import type { DocumentText } from "./documentText.ts";
import { FairQueue, type Turn } from "./fairQueue.ts";
import { limits } from "./limits.ts";
import { ReaderPool } from "./readerPool.ts";
import { UnreadableDocument } from "./unreadableDocument.ts";

const queue = new FairQueue(limits.queue);
const pool = new ReaderPool();

/**
 * Reads a document in a process of its own, in the turn of its company; rejects with {@link UnreadableDocument} whatever
 * the file does, and leaves the caller's bytes alone. Throws `TooBusyToRead` where too many of the company wait.
 */
export async function readResume(bytes: Uint8Array, turn: Omit<Turn, "size">): Promise<DocumentText> {
  if (bytes.length === 0) throw new UnreadableDocument("empty");
  if (bytes.length > limits.bytes) throw new UnreadableDocument("too_large");
  const report = await queue.run({ ...turn, size: bytes.length }, () => pool.read(bytes));
  if (report.ok) return report.document;
  throw new UnreadableDocument(report.reason, report.detail);
}

/** Has a reader started meanwhile: a document is on its way. */
export function expectResume(): void {
  pool.prepare();
}
