import type { ZodType } from "zod";
import { AppError } from "../../platform/http/appError.ts";

/** Returns the parsed value. Throws `validation_failed` with the errors by field. */
export function parseOrThrow<T>(schema: ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join("."), message]),
  );
  throw new AppError("validation_failed", { fields });
}
