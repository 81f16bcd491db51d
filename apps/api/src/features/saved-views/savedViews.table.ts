import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../../domain/people/users.table.ts";
import { companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";

/** A list's filters under a name, kept by one person. */
export const savedViews = pgTable(
  "saved_views",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    screen: text("screen", { enum: ["candidates", "expert_finder", "applications"] }).notNull(),
    name: text("name").notNull(),
    /** The part of the address after `?`. */
    search: text("search").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("saved_views_user").on(table.companyId, table.userId, table.screen),
    tenantPolicy(),
  ],
).enableRLS();
