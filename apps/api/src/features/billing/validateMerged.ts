import type { ZodType } from "zod";
import { AppError } from "../../platform/http/appError.ts";

/** Validates a record with the changes applied to the stored values. Throws at the invalid fields. */
export function validateMerged<Out>(schema: ZodType<Out>, stored: object, changes: object): Out {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const read = schema.safeParse({ ...stored, ...Object.fromEntries(given) });
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  throw new AppError("validation_failed", { fields: Object.fromEntries(fields) });
}
