import { BROWSERS, SIGN_IN_METHODS, SYSTEMS } from "@vaardig/contract/account/sessions";
import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../../platform/db/columns.ts";
import { users } from "../../people/users.table.ts";

/** One row per sign-in; the token's `jti` is its id, so ending the row ends the token. */
export const sessions = pgTable(
  "sessions",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    createdAt: createdAt(),
    lastSeenAt: at("last_seen_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
    /** When the person last proved their identity; changing second factors needs a recent proof. */
    confirmedAt: at("confirmed_at"),
    method: text("method", { enum: SIGN_IN_METHODS }),
    browser: text("browser", { enum: BROWSERS }),
    system: text("system", { enum: SYSTEMS }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("sessions_user").on(table.companyId, table.userId),
    index("sessions_expiry").on(table.expiresAt),
    tenantPolicy(),
  ],
).enableRLS();
