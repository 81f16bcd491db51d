import { foreignKey, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { files } from "../files/files.table.ts";

/** What a reviewer decided about a résumé's rows; without a row nothing was decided yet. */
export const resumeReviews = pgTable(
  "resume_reviews",
  {
    companyId: companyId(),
    fileId: uuid("file_id").notNull(),
    /** Keys of the rows that were added, and of those left out. */
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
