import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../../platform/db/columns.ts";
import { users } from "../../people/users.table.ts";

/** An authenticator app per person; without `confirmedAt` its set-up is under way and nothing is asked for. */
export const totps = pgTable(
  "totps",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    /** Sealed with the server's key. */
    sealedSecret: text("sealed_secret").notNull(),
    createdAt: createdAt(),
    confirmedAt: at("confirmed_at"),
    /** Time step of the last code that was accepted: none at or before it is accepted again. */
    lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
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

/** Passkeys: public keys of authenticators, which alone hold the private ones. */
export const passkeys = pgTable(
  "passkeys",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    name: text("name").notNull(),
    /** In base64url, as the authenticator named it. */
    credentialId: text("credential_id").notNull(),
    /** COSE key in base64url. */
    publicKey: text("public_key").notNull(),
    /** Uses that the authenticator counted; 0 where it does not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull().default(sql`'{}'`),
    /** Kept by a password manager on several devices. */
    synced: boolean("synced").notNull(),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("passkeys_credential").on(table.credentialId),
    index("passkeys_user").on(table.companyId, table.userId),
    tenantPolicy(),
  ],
).enableRLS();

/** Recovery codes by their keyed hash; a used one is deleted. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    hash: text("hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.hash] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
).enableRLS();

/** What was asked of passkeys and answered, until it expires, so that no answer is taken twice. Holds no person. */
export const spentChallenges = pgTable(
  "spent_challenges",
  { challenge: text("challenge").primaryKey(), expiresAt: at("expires_at").notNull() },
  (table) => [index("spent_challenges_expiry").on(table.expiresAt)],
);
