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

/** Reads a résumé in a worker: what it says, and its kind by content. Throws the `file_*` codes for what cannot be used. */
export async function readResumeFile(
  bytes: Uint8Array,
): Promise<{ contentType: string; reading: DocumentText }> {
  try {
    const reading = await readResume(bytes);
    return { contentType: CONTENT_TYPES[reading.kind], reading };
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new AppError(`file_${error.reason}`, { cause: error });
    throw error;
  }
}
