import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companyId, createdAt, tenantPolicy } from "../db/columns.ts";

/**
 * Calls that must not be executed twice, by the caller's key, with their response. The caller is no foreign
 * key: the platform does not know people, and `deleteStoredResponses` deletes the rows of an erased person.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of the call with its body: a key reused for another call is refused. */
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
