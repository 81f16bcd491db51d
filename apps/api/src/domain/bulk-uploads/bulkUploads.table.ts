import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../people/users.table.ts";

/** An uploaded file of people, skills, courses or certificates: read, previewed, confirmed and applied. */
export const bulkUploads = pgTable(
  "bulk_uploads",
  {
    companyId: companyId(),
    id: ownId(),
    kind: text("kind", {
      enum: ["employees", "skill_matrix", "candidates", "courses", "certificates"],
    }).notNull(),
    state: text("state", {
      enum: ["reading", "refused", "checked", "applying", "applied", "failed", "cancelled"],
    })
      .notNull()
      .default("reading"),
    fileName: text("file_name").notNull(),
    /** Key in the file store until the upload has been applied. */
    storageKey: text("storage_key"),
    createdBy: uuid("created_by").notNull(),
    /** The file's headers and the column recognized for each, if any. */
    header: jsonb("header")
      .$type<{ title: string; column: string | null; skillId?: string; hint?: string }[]>()
      .notNull()
      .default([]),
    /** Rows to process and processed in the current state. */
    total: integer("total").notNull().default(0),
    done: integer("done").notNull().default(0),
    /** Number of the last applied row; after a crash the upload continues behind it. */
    appliedTo: integer("applied_to").notNull().default(0),
    /** Number of rows per outcome. */
    counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
    /**
     * Corrections per column, from the value in the file to the intended one, for all rows; the file stays
     * unchanged.
     */
    corrections: jsonb("corrections")
      .$type<{ column: string; from: string; to: string }[]>()
      .notNull()
      .default([]),
    /** Why the upload was refused or failed: an error code and the columns concerned. */
    problem: jsonb("problem").$type<{ code: string; columns?: string[] }>(),
    createdAt: createdAt(),
    finishedAt: at("finished_at"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.createdBy],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("bulk_uploads_mine").on(table.companyId, table.createdBy, table.createdAt),
    tenantPolicy(),
  ],
).enableRLS();

/** The effect of one row of the file. */
export const bulkUploadRows = pgTable(
  "bulk_upload_rows",
  {
    companyId: companyId(),
    uploadId: uuid("upload_id").notNull(),
    /** Row number in the file; the header is row 1. */
    number: integer("number").notNull(),
    outcome: text("outcome", { enum: ["new", "changed", "unchanged", "error"] }).notNull(),
    values: jsonb("values").$type<Record<string, string>>().notNull(),
    /** Field → value before and after; set for changed rows. */
    changes: jsonb("changes").$type<Record<string, { from: string; to: string }>>(),
    /** Column → message key of validation.<lang>.json. */
    errors: jsonb("errors").$type<Record<string, string>>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.uploadId, table.number] }),
    foreignKey({
      columns: [table.companyId, table.uploadId],
      foreignColumns: [bulkUploads.companyId, bulkUploads.id],
    }).onDelete("cascade"),
    index("bulk_upload_rows_outcome").on(table.companyId, table.uploadId, table.outcome, table.number),
    tenantPolicy(),
  ],
).enableRLS();

export type BulkUploadRow = typeof bulkUploads.$inferSelect;
export type UploadState = BulkUploadRow["state"];
