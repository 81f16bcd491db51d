import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../http/appError.ts";
import { safeName } from "./fileName.ts";

/**
 * Errors of the multipart parser have codes of their own; any other error means that the sender disconnected
 * or sent no multipart.
 */
export function toUploadError(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  const isNamed = error instanceof AppError || String(code).startsWith("FST_");
  return isNamed ? error : new AppError("file_incomplete", { cause: error });
}

/**
 * Reads a part's content. Throws `file_incomplete`, `file_empty` and, above the request's limit,
 * `file_too_large`.
 */
export async function bytesOf(part: MultipartFile): Promise<Uint8Array> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw toUploadError(error);
  });
  if (bytes.length === 0) throw new AppError("file_empty");
  return bytes;
}

/**
 * Throws `file_missing` for a request that is not multipart, and `file_incomplete` when the sender has
 * disconnected: the parser would wait forever.
 */
export function expectMultipart(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new AppError("file_missing");
  if (request.raw.destroyed && !request.raw.complete) throw new AppError("file_incomplete");
}

/** Reads the one file of a multipart request. Throws `file_missing` and the errors of {@link bytesOf}. */
export async function receiveFile(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ name: string; bytes: Uint8Array }> {
  expectMultipart(request);
  const part = await request.file({ limits: { fileSize: maxBytes } }).catch((error: unknown) => {
    throw toUploadError(error);
  });
  if (!part) throw new AppError("file_missing");
  return { name: safeName(part.filename), bytes: await bytesOf(part) };
}
