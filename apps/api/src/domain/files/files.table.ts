import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../people/users.table.ts";

/** What a file is; its bytes are in the file store under `storageKey`. */
export const files = pgTable(
  "files",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    /** `application`: a résumé that belongs to the applications that refer to it, and not to the profile. `certificate`: a scan, which its certificate refers to. */
    useAs: text("use_as", { enum: ["resume", "profile_pic", "application", "certificate"] }).notNull(),
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    storageKey: text("storage_key").notNull(),
    /** Text lines of a résumé as they were read; goes with the file when it is deleted. */
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
