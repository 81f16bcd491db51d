import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../../features/employees/employees.table.ts";
import { companyId, createdAt, tenantPolicy } from "../db/columns.ts";

/** Calls that must not happen twice, by the key that the caller made up, with what was answered. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of the call with its body: the key of another call is refused. */
    callHash: text("call_hash").notNull(),
    answer: jsonb("answer"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.key] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("idempotency_keys_created").on(table.createdAt),
    tenantPolicy(),
  ],
).enableRLS();
