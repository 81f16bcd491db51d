import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companyId, createdAt, tenantPolicy } from "../db/columns.ts";

/**
 * Calls that must not happen twice, by the key that the caller made up, with what was answered. The caller is no foreign
 * key: the platform knows no people, and `forgetCalls` removes what an erased person leaves.
 */
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
    index("idempotency_keys_created").on(table.createdAt),
    tenantPolicy(),
  ],
).enableRLS();
