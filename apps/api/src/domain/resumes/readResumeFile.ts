import { documentKind } from "@vaardig/resume/document/documentKind";
import type { DocumentText } from "@vaardig/resume/documentText";
import type { Lane } from "@vaardig/resume/fairQueue";
import { readResume } from "@vaardig/resume/readResume";
import { readScan } from "@vaardig/resume/recognition/readScan";
import { installedRecognition } from "@vaardig/resume/recognition/textRecognition";
import { TooBusyToRead } from "@vaardig/resume/tooBusyToRead";
import { UnreadableDocument } from "@vaardig/resume/unreadableDocument";
import { AppError } from "../../platform/http/appError.ts";

const CONTENT_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  txt: "text/plain; charset=utf-8",
};

/** Seconds in which those who wait are fewer. */
const RETRY_AFTER = 5;

/** Whose document it is: readings of one company wait for one another, and its applicants never for long. */
export interface Reading {
  company: string;
  lane: Lane;
  /** The sender asked for text recognition, should the document be a scan. */
  recognize: boolean;
  /** Aborts when the sender is gone, who then does not wait any longer. */
  signal: AbortSignal;
}

/**
 * Reads a résumé: what it says, and its kind by content, with which its name must end. Throws the `file_*` codes for what
 * cannot be used, and `too_busy` where too many wait.
 */
export async function readResumeFile(
  { name, bytes }: { name: string; bytes: Uint8Array },
  turn: Reading,
): Promise<{ contentType: string; reading: DocumentText }> {
  const named = /\.(pdf|docx|odt|txt)$/i.exec(name)?.[1]?.toLowerCase();
  if (bytes.length > 0 && !named) throw new AppError("file_unsupported_type");
  try {
    const reading = await readText(bytes, turn);
    if (named !== reading.kind) throw new AppError("file_unsupported_type");
    return { contentType: CONTENT_TYPES[reading.kind], reading };
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new AppError(`file_${error.reason}`, { cause: error });
    if (error instanceof TooBusyToRead || turn.signal.aborted)
      throw new AppError("too_busy", { cause: error, retryAfter: RETRY_AFTER });
    throw error;
  }
}

/** A scan is read where the sender asked for that, and offered to be where that is possible. */
async function readText(bytes: Uint8Array, turn: Reading): Promise<DocumentText> {
  try {
    return await readResume(bytes, turn);
  } catch (error) {
    const isScan =
      error instanceof UnreadableDocument && error.reason === "no_text" && documentKind(bytes) === "pdf";
    if (!isScan || (await installedRecognition()) === null) throw error;
    if (!turn.recognize) throw new AppError("file_scanned", { cause: error });
    return readScan(bytes, turn);
  }
}
