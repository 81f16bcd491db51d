import { LIMITS } from "@vaardig/contract/limits";
import type { DocumentText } from "@vaardig/resume/documentText";
import { expectResume } from "@vaardig/resume/readResume";
import type { FastifyRequest } from "fastify";
import { whileConnected } from "../http/whileConnected.ts";
import type { Viewer } from "../session/authenticate.ts";
import { readResumeFile } from "./readResumeFile.ts";
import { receiveFile } from "./receiveFile.ts";

export interface ReceivedResume {
  name: string;
  bytes: Uint8Array;
  contentType: string;
  /** What it says. */
  reading: DocumentText;
}

/** Takes a signed-in person's résumé in and reads it. Throws the `file_*` codes for what cannot be used, and `too_busy`. */
export async function receiveResume(
  request: FastifyRequest,
  { companyId: company }: Viewer,
  recognize: boolean,
): Promise<ReceivedResume> {
  expectResume();
  const file = await receiveFile(request, LIMITS.resumeBytes);
  return whileConnected(request, async (signal) => ({
    ...file,
    ...(await readResumeFile(file, { company, lane: "people", recognize, signal })),
  }));
}
