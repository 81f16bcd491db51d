import { LIMITS } from "@vaardig/contract/limits";
import type { DocumentText } from "@vaardig/resume/documentText";
import { readResume } from "@vaardig/resume/readResume";
import { UnreadableDocument } from "@vaardig/resume/unreadableDocument";
import type { FastifyRequest } from "fastify";
import { AppError } from "../http/appError.ts";
import { receiveFile } from "./receiveFile.ts";

export interface ReceivedResume {
  name: string;
  bytes: Uint8Array;
  contentType: string;
  /** What it says. */
  reading: DocumentText;
}

const CONTENT_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  txt: "text/plain; charset=utf-8",
};

/** Takes a résumé in and reads it in a worker. Throws the `file_*` codes for what cannot be used. */
export async function receiveResume(request: FastifyRequest): Promise<ReceivedResume> {
  const { name, bytes } = await receiveFile(request, LIMITS.resumeBytes);
  try {
    const reading = await readResume(bytes);
    return { name, bytes, contentType: CONTENT_TYPES[reading.kind], reading };
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new AppError(`file_${error.reason}`, { cause: error });
    throw error;
  }
}
