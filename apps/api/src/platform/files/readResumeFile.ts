import type { DocumentText } from "@vaardig/resume/documentText";
import { readResume } from "@vaardig/resume/readResume";
import { UnreadableDocument } from "@vaardig/resume/unreadableDocument";
import { AppError } from "../http/appError.ts";

const CONTENT_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  txt: "text/plain; charset=utf-8",
};

/**
 * Reads a résumé in a worker: what it says, and its kind by content, which its name must not contradict. Throws the
 * `file_*` codes for what cannot be used.
 */
export async function readResumeFile({
  name,
  bytes,
}: {
  name: string;
  bytes: Uint8Array;
}): Promise<{ contentType: string; reading: DocumentText }> {
  try {
    const reading = await readResume(bytes);
    const named = /\.(pdf|docx|odt|txt)$/i.exec(name)?.[1]?.toLowerCase() ?? reading.kind;
    if (named !== reading.kind) throw new AppError("file_unsupported_type");
    return { contentType: CONTENT_TYPES[reading.kind], reading };
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new AppError(`file_${error.reason}`, { cause: error });
    throw error;
  }
}
