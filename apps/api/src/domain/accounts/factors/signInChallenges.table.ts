import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../../platform/db/columns.ts";
import { users } from "../../people/users.table.ts";

/** Sign-ins that passed the first step and await the second factor. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    /** SHA-256 of the browser's secret. */
    secretHash: text("secret_hash").notNull(),
    method: text("method", { enum: ["password", "social"] }).notNull(),
    /**
     * Hash of the person's id, password hash, access level, status and email: a change of any of them ends
     * the challenge.
     */
    seal: text("seal").notNull(),
    tries: smallint("tries").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("sign_in_challenges_secret").on(table.secretHash),
    index("sign_in_challenges_user").on(table.companyId, table.userId),
    index("sign_in_challenges_expiry").on(table.expiresAt),
    tenantPolicy(),
  ],
).enableRLS();
