import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, id, listOf, listQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { BULK_UPLOADERS, bulkUpload } from "./bulkUploads.ts";

/** Columns whose values refer to existing records. */
export const REPAIRABLE_COLUMNS = ["department", "team", "role", "system_role"] as const;

/** Fixes for all rows with the same problem: replace the value, clear it, or create the missing record. */
export const CAUSE_ACTS = ["replace", "clear", "create"] as const;

/** An invalid value and the number of rows that contain it. */
export const uploadCause = z.object({
  column: z.string(),
  /** Empty for an empty cell, and when each row has a different value. */
  value: z.string(),
  /** Error message in the reader's language. */
  message: z.string(),
  rows: z.number().int(),
  can: canOf(CAUSE_ACTS),
});
export type UploadCause = z.output<typeof uploadCause>;

export const listUploadCauses = endpoint({
  method: "GET",
  path: "/bulk_upload/causes",
  tag: "bulk-uploads",
  summary: "List the causes of row errors in an upload, most frequent first",
  access: BULK_UPLOADERS,
  query: listQuery.omit({ search_query: true }).extend({ id }),
  payload: listOf(uploadCause),
});

export const repairBulkUpload = endpoint({
  method: "POST",
  path: "/bulk_upload/repair",
  tag: "bulk-uploads",
  summary:
    "Map a value to another in all rows of a checked upload, and check it again; without corrections, only check it again",
  access: BULK_UPLOADERS,
  body: z.strictObject({
    id,
    corrections: z
      .array(
        z.strictObject({
          column: z.enum(REPAIRABLE_COLUMNS),
          from: z.string().min(1).max(LIMITS.name),
          /** An empty string clears the cell. */
          to: z.string().max(LIMITS.name),
        }),
      )
      .max(50),
  }),
  payload: bulkUpload,
  errors: ["conflict", "too_busy"],
});
