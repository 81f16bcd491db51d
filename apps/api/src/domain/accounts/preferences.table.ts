import { THEMES } from "@vaardig/contract/account/preferences";
import { foreignKey, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companyId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../people/users.table.ts";

/** A person's display preferences, on every device; without a row the device's settings apply. */
export const accountPreferences = pgTable(
  "account_preferences",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    theme: text("theme", { enum: THEMES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
).enableRLS();
