import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../people/users.table.ts";

/** A person's account at an identity provider, identified by issuer and subject, never by email alone. */
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

/** Social sign-ins in progress: state → nonce and PKCE verifier. Holds no personal data. */
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
