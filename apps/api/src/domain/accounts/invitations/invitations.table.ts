import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "../../people/users.table.ts";

/** One row per invitation; a later one revokes the earlier. */
export const invitations = pgTable(
  "invitations",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    invitedBy: uuid("invited_by").notNull(),
    /** Groups invitations that were created together. */
    batchId: uuid("batch_id"),
    /** The email, whose delivery status sets the invitation's: sent or bounced. */
    mailId: uuid("mail_id"),
    /** A pending or sent invitation counts as expired after `expires_at`. */
    status: text("status", { enum: ["pending", "sent", "accepted", "revoked", "bounced"] })
      .notNull()
      .default("pending"),
    expiresAt: at("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("invitations_user").on(table.companyId, table.userId, table.createdAt),
    index("invitations_batch").on(table.companyId, table.batchId, table.status),
    index("invitations_mail").on(table.companyId, table.mailId),
    tenantPolicy(),
  ],
).enableRLS();
