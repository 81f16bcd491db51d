import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../people/users.table.ts";

/** Metadata of a file; its bytes are in the file store under `storageKey`. */
export const files = pgTable(
  "files",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    /**
     * `application`: a résumé that belongs to applications rather than the profile. `certificate`: a scan
     * that its certificate refers to.
     */
    useAs: text("use_as", { enum: ["resume", "profile_pic", "application", "certificate"] }).notNull(),
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    storageKey: text("storage_key").notNull(),
    /** Extracted text lines of a résumé; deleted with the file. */
    reading: jsonb("reading"),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("files_user").on(table.companyId, table.userId, table.useAs, table.createdAt),
    tenantPolicy(),
  ],
).enableRLS();
