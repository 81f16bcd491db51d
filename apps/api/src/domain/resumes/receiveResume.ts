import { LIMITS } from "@vaardig/contract/limits";
import type { DocumentText } from "@vaardig/resume/documentText";
import { prepareReader } from "@vaardig/resume/readResume";
import type { FastifyRequest } from "fastify";
import { receiveFile } from "../../platform/files/receiveFile.ts";
import { whileConnected } from "../../platform/http/whileConnected.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { readResumeFile } from "./readResumeFile.ts";

export interface ReceivedResume {
  name: string;
  bytes: Uint8Array;
  contentType: string;
  /** The extracted text. */
  reading: DocumentText;
}

/**
 * Receives and reads a signed-in person's résumé. Throws the `file_*` codes for unusable files, and
 * `too_busy`.
 */
export async function receiveResume(
  request: FastifyRequest,
  { companyId: company }: Viewer,
  recognize: boolean,
): Promise<ReceivedResume> {
  prepareReader();
  const file = await receiveFile(request, LIMITS.resumeBytes);
  return whileConnected(request, async (signal) => ({
    ...file,
    ...(await readResumeFile(file, { company, lane: "people", recognize, signal })),
  }));
}
