import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.table.ts";
import type { MailName } from "./mailNames.ts";

/** The outbox. Without a mail server, emails stay here for the administrator to read. */
export const mails = pgTable(
  "mails",
  {
    companyId: companyId(),
    id: ownId(),
    /** Kind of email; null for rows older than this column. */
    name: text("name").$type<MailName>(),
    userId: uuid("user_id"),
    toAddress: text("to_address").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    /** Sanitized HTML version; most emails have none. */
    html: text("html"),
    /** The person who wrote the email and receives replies; null for the product's own emails. */
    senderId: uuid("sender_id"),
    /** The job that the email is about. */
    vacancyId: uuid("vacancy_id"),
    /** Subject of a mailing, without personal values; null for the product's own emails. */
    title: text("title"),
    /** One-click unsubscribe URL; null for emails that respond to the person's own action. */
    unsubscribe: text("unsubscribe"),
    /** Attached calendar file. */
    calendar: text("calendar"),
    /** The invoice whose PDF is attached. */
    invoiceId: uuid("invoice_id"),
    /** Earliest time to send; until then the email can be canceled. */
    sendAt: at("send_at"),
    status: text("status", { enum: ["queued", "sent", "kept", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    error: text("error"),
    createdAt: createdAt(),
    sentAt: at("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }).onDelete("cascade"),
    index("mails_vacancy").on(table.companyId, table.vacancyId, table.createdAt),
    index("mails_user").on(table.companyId, table.userId, table.createdAt),
    index("mails_created").on(table.companyId, table.createdAt),
    tenantPolicy(),
  ],
).enableRLS();
