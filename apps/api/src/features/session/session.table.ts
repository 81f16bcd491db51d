import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../employees/employees.table.ts";

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

/** Secrets sent by mail or handed over once; only their SHA-256 is kept. */
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

/** A person at an identity provider: known by issuer and subject, never by e-mail alone. */
export const identities = pgTable(
  "identities",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("identities_subject").on(table.issuer, table.subject),
    index("identities_user").on(table.companyId, table.userId),
    tenantPolicy(),
  ],
).enableRLS();

/** Social sign-ins on their way: state → nonce and PKCE verifier. Holds no person. */
export const socialAttempts = pgTable("social_attempts", {
  state: text("state").primaryKey(),
  provider: text("provider").notNull(),
  operation: text("operation", { enum: ["login", "signup"] }).notNull(),
  companySlug: text("company_slug"),
  nonce: text("nonce").notNull(),
  codeVerifier: text("code_verifier").notNull(),
  /** Hash of the cookie that ties the attempt to one browser. */
  browserHash: text("browser_hash").notNull(),
  expiresAt: at("expires_at").notNull(),
});

/** Solved bot checks until they expire, so that none is used twice. Holds no person. */
export const botChecks = pgTable(
  "bot_checks",
  { solution: text("solution").primaryKey(), expiresAt: at("expires_at").notNull() },
  (table) => [index("bot_checks_expiry").on(table.expiresAt)],
);

/** Failed attempts per hashed account and per hashed address; the delay grows and passes. */
export const attempts = pgTable("attempts", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  blockedUntil: at("blocked_until").notNull(),
  lastAt: at("last_at").notNull(),
});
