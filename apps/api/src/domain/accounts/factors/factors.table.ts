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

/**
 * An authenticator app per person; without `confirmedAt` its setup is in progress and sign-in asks for no
 * code.
 */
export const totps = pgTable(
  "totps",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    /** Encrypted with the server's key. */
    sealedSecret: text("sealed_secret").notNull(),
    createdAt: createdAt(),
    confirmedAt: at("confirmed_at"),
    /** Time step of the last accepted code; codes of that step or an earlier one are refused. */
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

/** Passkeys: the public keys of authenticators, which alone hold the private ones. */
export const passkeys = pgTable(
  "passkeys",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    name: text("name").notNull(),
    /** In base64url, as reported by the authenticator. */
    credentialId: text("credential_id").notNull(),
    /** COSE key in base64url. */
    publicKey: text("public_key").notNull(),
    /** Number of uses counted by the authenticator; 0 when it does not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull().default(sql`'{}'`),
    /** Synced between devices by a password manager. */
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

/** Recovery codes as keyed hashes; a used code is deleted. */
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

/**
 * Answered passkey challenges until they expire, so that no answer is accepted twice. Holds no personal data.
 */
export const spentChallenges = pgTable(
  "spent_challenges",
  { challenge: text("challenge").primaryKey(), expiresAt: at("expires_at").notNull() },
  (table) => [index("spent_challenges_expiry").on(table.expiresAt)],
);
