import type { FastifyRequest } from "fastify";
import { AppError } from "../http/appError.ts";
import { safeName } from "./fileName.ts";

/** Takes the one file of a multipart request in. Throws `file_missing`, `file_empty` and, above `maxBytes`, `file_too_large`. */
export async function receiveFile(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ name: string; bytes: Uint8Array }> {
  if (!request.isMultipart()) throw new AppError("file_missing");
  const part = await request.file({ limits: { fileSize: maxBytes } });
  if (!part) throw new AppError("file_missing");
  const bytes = await part.toBuffer();
  if (bytes.length === 0) throw new AppError("file_empty");
  return { name: safeName(part.filename), bytes };
}
