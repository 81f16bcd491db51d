import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../../platform/db/columns.ts";
import { users } from "../../people/users.table.ts";

/** Secrets sent by email or handed over once; only their SHA-256 is stored. */
export const oneTimeLinks = pgTable(
  "one_time_links",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    purpose: text("purpose", {
      enum: ["invitation", "reset", "confirmation", "social", "consent", "address"],
    }).notNull(),
    secretHash: text("secret_hash").notNull(),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    revokedAt: at("revoked_at"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("one_time_links_secret").on(table.secretHash),
    index("one_time_links_user").on(table.companyId, table.userId, table.purpose),
    tenantPolicy(),
  ],
).enableRLS();
