import { foreignKey, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { files } from "../files/files.table.ts";

/** A reviewer's decisions about a résumé's rows; no row means no decision yet. */
export const resumeReviews = pgTable(
  "resume_reviews",
  {
    companyId: companyId(),
    fileId: uuid("file_id").notNull(),
    /** Keys of the rows that were added, and of those dismissed. */
    added: jsonb("added").$type<string[]>().notNull().default([]),
    leftOut: jsonb("left_out").$type<string[]>().notNull().default([]),
    finishedAt: at("finished_at"),
    decidedBy: uuid("decided_by").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fileId] }),
    foreignKey({
      columns: [table.companyId, table.fileId],
      foreignColumns: [files.companyId, files.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
).enableRLS();
