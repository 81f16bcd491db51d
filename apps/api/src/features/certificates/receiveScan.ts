import { LIMITS } from "@vaardig/contract/limits";
import { prepareReader } from "@vaardig/resume/readResume";
import type { FastifyRequest } from "fastify";
import { readResumeFile } from "../../domain/resumes/readResumeFile.ts";
import { cleanScan } from "../../platform/files/cleanScan.ts";
import { receiveFile } from "../../platform/files/receiveFile.ts";
import { AppError } from "../../platform/http/appError.ts";
import { whileConnected } from "../../platform/http/whileConnected.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

export interface Scan {
  name: string;
  bytes: Uint8Array;
  contentType: string;
}

/** Errors for a missing text, which is normal for a scan. */
const WITHOUT_TEXT: readonly string[] = ["file_scanned", "file_no_text"];

/**
 * Receives a document: a picture is re-encoded, a PDF is opened in the sandboxed process, which refuses
 * encrypted, broken and other files. Throws the `file_*` codes and `too_busy`.
 */
export async function receiveScan(request: FastifyRequest, { companyId: company }: Viewer): Promise<Scan> {
  const file = await receiveFile(request, LIMITS.scanBytes);
  if (!/\.pdf$/i.test(file.name)) {
    const bytes = await cleanScan(file.name, file.bytes);
    return { name: `${file.name.replace(/\.\w+$/, "")}.webp`, bytes, contentType: "image/webp" };
  }
  prepareReader();
  await whileConnected(request, async (signal) => {
    try {
      await readResumeFile(file, { company, lane: "people", recognize: false, signal });
    } catch (error) {
      if (!(error instanceof AppError && WITHOUT_TEXT.includes(error.code))) throw error;
    }
  });
  return { ...file, contentType: "application/pdf" };
}
