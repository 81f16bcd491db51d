import { LIMITS } from "@vaardig/contract/limits";
import type { DocumentText } from "@vaardig/resume/documentText";
import type { FastifyRequest } from "fastify";
import { cleanPicture } from "../../platform/files/cleanPicture.ts";
import { receiveFile } from "../../platform/files/receiveFile.ts";

export interface Upload {
  name: string;
  bytes: Uint8Array;
  contentType: string;
  /** The extracted text of a résumé; null for pictures. */
  reading: DocumentText | null;
}

/** Receives a picture and re-encodes it, so that only pixels are stored. */
export async function receivePicture(request: FastifyRequest): Promise<Upload> {
  const { name, bytes } = await receiveFile(request, LIMITS.pictureBytes);
  return {
    name: `${name.replace(/\.\w+$/, "")}.webp`,
    bytes: await cleanPicture(bytes),
    contentType: "image/webp",
    reading: null,
  };
}
