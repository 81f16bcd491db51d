import { z } from "zod";

/** How an upload that is read at once may be refused. */
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

/** Asks for text recognition, which the refusal `file_scanned` offers. */
export const recognize = z.stringbool().default(false);

/** How a picture may be refused. */
export const PICTURE_ERRORS = [
  "file_missing",
  "file_incomplete",
  "file_empty",
  "file_corrupt",
  "file_unsupported_type",
  "file_too_large",
] as const;
