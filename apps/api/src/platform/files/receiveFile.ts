import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../http/appError.ts";
import { safeName } from "./fileName.ts";

/** The reader of multipart names what it refuses with a code of its own; else the sender broke off or sent no multipart. */
export function asIncomplete(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  const isNamed = error instanceof AppError || String(code).startsWith("FST_");
  return isNamed ? error : new AppError("file_incomplete", { cause: error });
}

/** Takes a part's content in. Throws `file_incomplete`, `file_empty` and, above the request's limit, `file_too_large`. */
export async function bytesOf(part: MultipartFile): Promise<Uint8Array> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw asIncomplete(error);
  });
  if (bytes.length === 0) throw new AppError("file_empty");
  return bytes;
}

/** Throws `file_missing` for what is no multipart, and `file_incomplete` when the sender has gone: its end would be waited for. */
export function expectMultipart(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new AppError("file_missing");
  if (request.raw.destroyed && !request.raw.complete) throw new AppError("file_incomplete");
}

/** Takes the one file of a multipart request in. Throws `file_missing` and what {@link bytesOf} throws. */
export async function receiveFile(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ name: string; bytes: Uint8Array }> {
  expectMultipart(request);
  const part = await request.file({ limits: { fileSize: maxBytes } }).catch((error: unknown) => {
    throw asIncomplete(error);
  });
  if (!part) throw new AppError("file_missing");
  return { name: safeName(part.filename), bytes: await bytesOf(part) };
}
