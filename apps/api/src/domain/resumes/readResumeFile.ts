import { documentKind } from "@vaardig/resume/document/documentKind";
import type { DocumentText } from "@vaardig/resume/documentText";
import type { Lane } from "@vaardig/resume/fairQueue";
import { ReaderBusyError } from "@vaardig/resume/readerBusyError";
import { readResume } from "@vaardig/resume/readResume";
import { readScan } from "@vaardig/resume/recognition/readScan";
import { installedRecognition } from "@vaardig/resume/recognition/textRecognition";
import { UnreadableDocumentError } from "@vaardig/resume/unreadableDocumentError";
import { AppError } from "../../platform/http/appError.ts";

const CONTENT_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  txt: "text/plain; charset=utf-8",
};

/** In seconds, for the `Retry-After` header of a busy error. */
const RETRY_AFTER = 5;

/**
 * The company and lane of a document: one company's documents are read in turn, and applicants never wait
 * long.
 */
export interface ReadingOptions {
  company: string;
  lane: Lane;
  /** The sender requested text recognition in case the document is a scan. */
  recognize: boolean;
  /** Aborts when the sender disconnects, which ends the wait. */
  signal: AbortSignal;
}

/**
 * Reads a résumé; returns its text and its content type. Throws the `file_*` codes for unusable files, also
 * when the name's extension does not match the content, and `too_busy` when too many are waiting.
 */
export async function readResumeFile(
  { name, bytes }: { name: string; bytes: Uint8Array },
  turn: ReadingOptions,
): Promise<{ contentType: string; reading: DocumentText }> {
  const named = /\.(pdf|docx|odt|txt)$/i.exec(name)?.[1]?.toLowerCase();
  if (bytes.length > 0 && !named) throw new AppError("file_unsupported_type");
  try {
    const reading = await readText(bytes, turn);
    if (named !== reading.kind) throw new AppError("file_unsupported_type");
    return { contentType: CONTENT_TYPES[reading.kind], reading };
  } catch (error) {
    if (error instanceof UnreadableDocumentError)
      throw new AppError(`file_${error.reason}`, { cause: error });
    if (error instanceof ReaderBusyError || turn.signal.aborted)
      throw new AppError("too_busy", { cause: error, retryAfter: RETRY_AFTER });
    throw error;
  }
}

/**
 * Reads a scan if the sender requested it; otherwise throws `file_scanned` when text recognition is
 * installed.
 */
async function readText(bytes: Uint8Array, turn: ReadingOptions): Promise<DocumentText> {
  try {
    return await readResume(bytes, turn);
  } catch (error) {
    const isScan =
      error instanceof UnreadableDocumentError && error.reason === "no_text" && documentKind(bytes) === "pdf";
    if (!isScan || (await installedRecognition()) === null) throw error;
    if (!turn.recognize) throw new AppError("file_scanned", { cause: error });
    return readScan(bytes, turn);
  }
}
