import { z } from "zod";

/** Errors of an uploaded document that is read immediately. */
export const DOCUMENT_ERRORS = [
  "file_missing",
  "file_incomplete",
  "file_empty",
  "file_corrupt",
  "file_encrypted",
  "file_too_many_pages",
  "file_no_text",
  "file_scanned",
  "file_archive_bomb",
  "file_timeout",
  "file_unsupported_type",
  "file_too_large",
  "too_busy",
] as const;

/** Requests text recognition; offered after the error `file_scanned`. */
export const recognize = z.stringbool().default(false);

/** Errors of an uploaded picture. */
export const PICTURE_ERRORS = [
  "file_missing",
  "file_incomplete",
  "file_empty",
  "file_corrupt",
  "file_unsupported_type",
  "file_too_large",
] as const;
