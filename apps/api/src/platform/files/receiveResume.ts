import { LIMITS } from "@vaardig/contract/limits";
import type { DocumentText } from "@vaardig/resume/documentText";
import type { FastifyRequest } from "fastify";
import { readResumeFile } from "./readResumeFile.ts";
import { receiveFile } from "./receiveFile.ts";

export interface ReceivedResume {
  name: string;
  bytes: Uint8Array;
  contentType: string;
  /** What it says. */
  reading: DocumentText;
}

/** Takes a résumé in and reads it in a worker. Throws the `file_*` codes for what cannot be used. */
export async function receiveResume(request: FastifyRequest): Promise<ReceivedResume> {
  const file = await receiveFile(request, LIMITS.resumeBytes);
  return { ...file, ...(await readResumeFile(file)) };
}
