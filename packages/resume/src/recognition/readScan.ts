import type { DocumentText } from "../documentText.ts";
import { FairQueue, type Turn } from "../fairQueue.ts";
import { limits } from "../limits.ts";
import { UnreadableDocumentError } from "../unreadableDocumentError.ts";
import { recognizeScan } from "./recognizeScan.ts";
import { installedRecognition } from "./textRecognition.ts";

const queue = new FairQueue(limits.scanQueue);

/**
 * Reads a scanned PDF by text recognition, in the turn of its company. Rejects with {@link UnreadableDocumentError}, as
 * `no_text` where no recognition is installed; throws `ReaderBusyError` where too many of the company wait.
 */
export async function readScan(bytes: Uint8Array, turn: Omit<Turn, "size">): Promise<DocumentText> {
  const languages = await installedRecognition();
  if (languages === null) throw new UnreadableDocumentError("no_text", "no recognition");
  const recognition = { languages, path: process.env.PATH ?? "", signal: turn.signal };
  return queue.run({ ...turn, size: bytes.length }, () => recognizeScan(bytes, recognition));
}
