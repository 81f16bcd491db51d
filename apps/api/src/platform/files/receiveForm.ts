import type { FastifyRequest } from "fastify";
import type { ZodType, z } from "zod";
import { AppError } from "../http/appError.ts";
import { safeName } from "./fileName.ts";
import { bytesOf, expectMultipart, toUploadError } from "./receiveFile.ts";

/** The data before the file of a multipart request, and the file, which is read on demand. */
interface ReceivedForm<T> {
  data: T;
  file: () => Promise<{ name: string; bytes: Uint8Array }>;
}

function parse<S extends ZodType>(schema: S, text: unknown): z.output<S> {
  let given: unknown;
  try {
    given = JSON.parse(String(text));
  } catch {
    throw new AppError("malformed_request");
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join(".") || "data"] ??= message;
  throw new AppError("validation_failed", { fields });
}

/**
 * Handles a multipart request with a JSON field `data` first and one file second. Throws `validation_failed`
 * with the fields, `malformed_request` and `file_missing`; `file()` also `file_empty` and `file_too_large`.
 */
export async function receiveForm<S extends ZodType, T>(
  request: FastifyRequest,
  { schema, maxBytes }: { schema: S; maxBytes: number },
  work: (form: ReceivedForm<z.output<S>>) => Promise<T>,
): Promise<T> {
  expectMultipart(request);
  const parts = request.parts({ limits: { fileSize: maxBytes } });
  const next = () =>
    parts.next().catch((error: unknown) => {
      throw toUploadError(error);
    });
  try {
    const { value: first } = await next();
    if (first?.type !== "field" || first.fieldname !== "data") throw new AppError("malformed_request");
    const data = parse(schema, first.value);
    const file = async () => {
      const { value: part } = await next();
      if (part?.type !== "file") throw new AppError("file_missing");
      return { name: safeName(part.filename), bytes: await bytesOf(part) };
    };
    return await work({ data, file });
  } catch (error) {
    // Unread parts of the file must not block the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}
