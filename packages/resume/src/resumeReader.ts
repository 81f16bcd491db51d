import { readDocument } from "./document/readDocument.ts";
import type { DocumentText } from "./documentText.ts";
import { UnreadableDocumentError, type UnreadableReason } from "./unreadableDocumentError.ts";

/** What the process reports back, once a document. */
export type ReaderReport =
  | { ok: true; document: DocumentText }
  | { ok: false; reason: UnreadableReason; detail: string };

async function report(bytes: unknown): Promise<ReaderReport> {
  try {
    if (!(bytes instanceof Uint8Array)) throw new UnreadableDocumentError("corrupt", "no bytes");
    return { ok: true, document: await readDocument(bytes) };
  } catch (error) {
    if (error instanceof UnreadableDocumentError)
      return { ok: false, reason: error.reason, detail: error.detail };
    return { ok: false, reason: "corrupt", detail: error instanceof Error ? error.name : "unknown" };
  }
}

process.on("message", async (bytes) => process.send?.(await report(bytes)));
process.on("disconnect", () => process.exit());
process.send?.("ready");
