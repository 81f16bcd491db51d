import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../people/users.table.ts";

/** A file of people, of skills or of courses on its way into the company: read, shown, confirmed, applied. */
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
    /** Where the file lies until it has been applied. */
    storageKey: text("storage_key"),
    createdBy: uuid("created_by").notNull(),
    /** Headers of the file as they stand there, and per header the column it was taken for, if any. */
    header: jsonb("header")
      .$type<{ title: string; column: string | null; skillId?: string; hint?: string }[]>()
      .notNull()
      .default([]),
    /** Rows to do and done in the current state. */
    total: integer("total").notNull().default(0),
    done: integer("done").notNull().default(0),
    /** Number of the last row that was applied; a crash goes on after it. */
    appliedTo: integer("applied_to").notNull().default(0),
    /** Rows by what becomes of them. */
    counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
    /** What stands in a column → what is meant, said once for all rows; the file stays as it is. */
    corrections: jsonb("corrections")
      .$type<{ column: string; from: string; to: string }[]>()
      .notNull()
      .default([]),
    /** Why it was refused or failed: an error code, and what it is about. */
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

/** What one row of the file would do. */
export const bulkUploadRows = pgTable(
  "bulk_upload_rows",
  {
    companyId: companyId(),
    uploadId: uuid("upload_id").notNull(),
    /** As the file counts, its header being 1. */
    number: integer("number").notNull(),
    outcome: text("outcome", { enum: ["new", "changed", "unchanged", "error"] }).notNull(),
    values: jsonb("values").$type<Record<string, string>>().notNull(),
    /** Field → before and after, of a changed one. */
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
