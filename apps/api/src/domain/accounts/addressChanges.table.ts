import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../people/users.table.ts";

/** A new sign-in address that awaits confirmation by the person or from the old address; one per person. */
export const addressChanges = pgTable(
  "address_changes",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    email: text("email").notNull(),
    requestedBy: uuid("requested_by").notNull(),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("address_changes_expiry").on(table.expiresAt),
    tenantPolicy(),
  ],
).enableRLS();
