import type { DocumentText } from "@vaardig/resume/documentText";
import type { Lane } from "@vaardig/resume/fairQueue";
import { readResume } from "@vaardig/resume/readResume";
import { TooBusyToRead } from "@vaardig/resume/tooBusyToRead";
import { UnreadableDocument } from "@vaardig/resume/unreadableDocument";
import { AppError } from "../http/appError.ts";

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
    const reading = await readResume(bytes, turn);
    if (named !== reading.kind) throw new AppError("file_unsupported_type");
    return { contentType: CONTENT_TYPES[reading.kind], reading };
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new AppError(`file_${error.reason}`, { cause: error });
    if (error instanceof TooBusyToRead || turn.signal.aborted)
      throw new AppError("too_busy", { cause: error, retryAfter: RETRY_AFTER });
    throw error;
  }
}
