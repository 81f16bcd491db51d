import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "../db/columns.ts";

/** Solved bot checks until they expire, so that none is used twice. Holds no personal data. */
export const botChecks = pgTable(
  "bot_checks",
  { solution: text("solution").primaryKey(), expiresAt: at("expires_at").notNull() },
  (table) => [index("bot_checks_expiry").on(table.expiresAt)],
);

/** Failed attempts per hashed account and per hashed IP address; the delay grows and expires. */
export const attempts = pgTable("attempts", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  blockedUntil: at("blocked_until").notNull(),
  lastAt: at("last_at").notNull(),
});
