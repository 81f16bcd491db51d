import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, id, listOf, listQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { BULK_UPLOADERS, bulkUpload } from "./bulkUploads.ts";

/** Columns whose values name something that there is a list of. */
export const REPAIRABLE = ["department", "team", "role", "system_role"] as const;

/** What helps all rows of a cause at once: another value for what stands there, none, or to make what it names. */
export const CAUSE_ACTS = ["replace", "clear", "create"] as const;

/** A value that cannot be used, with the rows in which it stands. */
export const uploadCause = z.object({
  column: z.string(),
  /** Empty where the cell is, and where each row has a value of its own. */
  value: z.string(),
  /** In the reader's language. */
  message: z.string(),
  rows: z.number().int(),
  can: canOf(CAUSE_ACTS),
});
export type UploadCause = z.output<typeof uploadCause>;

export const listUploadCauses = endpoint({
  method: "GET",
  path: "/bulk_upload/causes",
  tag: "bulk-uploads",
  summary: "Why rows of an upload cannot be used, by cause, the most frequent first",
  access: BULK_UPLOADERS,
  query: listQuery.omit({ search_query: true }).extend({ id }),
  payload: listOf(uploadCause),
});

export const repairBulkUpload = endpoint({
  method: "POST",
  path: "/bulk_upload/repair",
  tag: "bulk-uploads",
  summary:
    "Say what is meant by a value, for all rows of a checked upload, and check it again; without corrections it is only checked again",
  access: BULK_UPLOADERS,
  body: z.strictObject({
    id,
    corrections: z
      .array(
        z.strictObject({
          column: z.enum(REPAIRABLE),
          from: z.string().min(1).max(LIMITS.name),
          /** Empty leaves the cell out. */
          to: z.string().max(LIMITS.name),
        }),
      )
      .max(50),
  }),
  payload: bulkUpload,
  errors: ["conflict", "too_busy"],
});
