import { z } from "zod";
import { endpoint, SHEET_TYPES } from "../endpoint.ts";
import { canOf, emptyPayload, id, listOf, listQuery, timestamp } from "../fields.ts";

export const BULK_UPLOAD_KINDS = [
  "employees",
  "skill_matrix",
  "candidates",
  "courses",
  "certificates",
] as const;
export type BulkUploadKind = (typeof BULK_UPLOAD_KINDS)[number];

/**
 * reading → checked → applying → applied; refused: unusable file, cancelled: by its owner, failed: server
 * error.
 */
export const BULK_UPLOAD_STATES = [
  "reading",
  "refused",
  "checked",
  "applying",
  "applied",
  "failed",
  "cancelled",
] as const;

/** Result of a row. */
export const ROW_OUTCOMES = ["new", "changed", "unchanged", "error"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Roles that upload people: managers employees of their own line, recruiters candidates. */
export const BULK_UPLOADERS = ["manager", "hr_manager", "admin", "moderator"] as const;
/** Roles that upload employees and their skills. */
export const EMPLOYEE_UPLOADERS = ["manager", "hr_manager", "admin"] as const;

const kind = z.enum(BULK_UPLOAD_KINDS);

/** Actions on an upload. */
export const BULK_UPLOAD_ACTS = ["confirm", "cancel", "invite", "repair"] as const;
export type BulkUploadAct = (typeof BULK_UPLOAD_ACTS)[number];

export const bulkUpload = z.object({
  id,
  kind,
  state: z.enum(BULK_UPLOAD_STATES),
  file_name: z.string(),
  /** Progress in rows of the current state; total is 0 while unknown. */
  total: z.number().int(),
  done: z.number().int(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    error: z.number().int(),
  }),
  /** Recognized template columns, and unrecognized headers of the file. */
  columns: z.array(z.string()),
  ignored: z.array(z.string()),
  /** Unrecognized header → suggested column, in the reader's language. */
  hints: z.record(z.string(), z.string()),
  /** Reason for refusal or failure; `columns` lists missing columns. */
  problem: z.object({ code: z.string(), message: z.string(), columns: z.array(z.string()) }).nullable(),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
  can: canOf(BULK_UPLOAD_ACTS),
});
export type BulkUpload = z.output<typeof bulkUpload>;

export const createBulkUpload = endpoint({
  method: "POST",
  path: "/bulk_upload",
  tag: "bulk-uploads",
  summary: "Upload and check a spreadsheet (CSV or XLSX, 4 MB); writes nothing before it is confirmed",
  access: BULK_UPLOADERS,
  query: z.strictObject({ kind }),
  upload: true,
  payload: bulkUpload,
  errors: [
    "file_missing",
    "file_incomplete",
    "file_empty",
    "file_encrypted",
    "file_unsupported_type",
    "file_too_large",
    "too_busy",
  ],
});

export const listBulkUploads = endpoint({
  method: "GET",
  path: "/bulk_upload",
  tag: "bulk-uploads",
  summary: "List own uploads of the last 30 days, newest first; with `id`, get one",
  access: BULK_UPLOADERS,
  query: listQuery.omit({ search_query: true }).extend({ id: id.optional(), kind: kind.optional() }),
  payload: listOf(bulkUpload),
});

export const bulkUploadRow = z.object({
  /** Row number in the spreadsheet; the header is usually row 1. */
  number: z.number().int(),
  outcome: z.enum(ROW_OUTCOMES),
  values: z.record(z.string(), z.string()),
  /** Field → old and new value. */
  changes: z.record(z.string(), z.object({ from: z.string(), to: z.string() })),
  /** Column → error message, in the reader's language. */
  errors: z.record(z.string(), z.string()),
});
export type BulkUploadRow = z.output<typeof bulkUploadRow>;

export const listBulkUploadRows = endpoint({
  method: "GET",
  path: "/bulk_upload/rows",
  tag: "bulk-uploads",
  summary: "List the effect of each row of an upload, in the order of the file",
  access: BULK_UPLOADERS,
  query: listQuery.omit({ search_query: true }).extend({ id, outcome: z.enum(ROW_OUTCOMES).optional() }),
  payload: listOf(bulkUploadRow),
});

const format = z.enum(["csv", "xlsx"]);

export const downloadBulkUploadErrors = endpoint({
  method: "GET",
  path: "/bulk_upload/errors",
  tag: "bulk-uploads",
  summary: "Download the rows with errors and their reasons, as a file to correct and upload again",
  access: BULK_UPLOADERS,
  query: z.strictObject({ id, format: format.default("csv") }),
  payload: z.unknown(),
  raw: SHEET_TYPES,
});

export const downloadBulkUploadTemplate = endpoint({
  method: "GET",
  path: "/bulk_upload/template",
  tag: "bulk-uploads",
  summary: "Download an empty file with the supported columns",
  access: BULK_UPLOADERS,
  query: z.strictObject({ kind: kind.default("employees"), format: format.default("csv") }),
  payload: z.unknown(),
  raw: SHEET_TYPES,
});

export const confirmBulkUpload = endpoint({
  method: "POST",
  path: "/bulk_upload/confirm",
  tag: "bulk-uploads",
  summary:
    "Apply the new and changed rows of a checked upload in the background; repeating the call changes nothing",
  access: BULK_UPLOADERS,
  body: z.strictObject({ id }),
  payload: bulkUpload,
  errors: ["conflict"],
});

export const cancelBulkUpload = endpoint({
  method: "DELETE",
  path: "/bulk_upload",
  tag: "bulk-uploads",
  summary: "Delete an upload; stops it when it is being applied, and keeps what was applied",
  access: BULK_UPLOADERS,
  query: z.strictObject({ id }),
  payload: emptyPayload,
  errors: ["conflict"],
});
