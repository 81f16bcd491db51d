import type { FastifyRequest } from "fastify";
import { AppError } from "../http/appError.ts";

/** Keeps the last part of a name, without control characters, for showing and downloading. */
export function safeName(name: string): string {
  const last = name.split(/[\\/]/).pop() ?? "";
  const clean = last
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(-120);
  return clean || "file";
}

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
