import { ZipRefusedError } from "./zipRefusedError.ts";
import type { ZipRefusal } from "./zipVerdict.ts";

const REASONS: readonly [RegExp, ZipRefusal][] = [
  [/encrypt/i, "encrypted"],
  [/(too many|not enough) bytes in the stream|size mismatch/i, "size-mismatch"],
];

/** The refusal behind an error of the zip library; errors of the file system (missing, forbidden) are thrown on. */
export function zipRefusalOf(error: unknown): ZipRefusal {
  if (error instanceof ZipRefusedError) return error.reason;
  if (!(error instanceof Error)) return "unreadable";
  if ("syscall" in error) throw error;
  return REASONS.find(([pattern]) => pattern.test(error.message))?.[1] ?? "unreadable";
}
