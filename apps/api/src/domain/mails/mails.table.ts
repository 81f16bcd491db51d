import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.table.ts";
import type { MailName } from "./mailNames.ts";

/** Mails on their way. Without a mail server they are kept here for the administrator to read. */
export const mails = pgTable(
  "mails",
  {
    companyId: companyId(),
    id: ownId(),
    /** Which email it is; null for those of before names were stored. */
    name: text("name").$type<MailName>(),
    userId: uuid("user_id"),
    toAddress: text("to_address").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    /** The same with its looks, sanitised; most mails have none. */
    html: text("html"),
    /** Who wrote it, to whom answers go; null for the product's own mails. */
    senderId: uuid("sender_id"),
    /** The vacancy that it is about. */
    vacancyId: uuid("vacancy_id"),
    /** The subject without what is one person's alone, for a sending to several; null for the product's own mails. */
    title: text("title"),
    /** Where mail programs unsubscribe the person; null for mails that answer an act of their own. */
    unsubscribe: text("unsubscribe"),
    /** A file of the calendar that goes with it. */
    calendar: text("calendar"),
    /** The invoice whose PDF goes with it. */
    invoiceId: uuid("invoice_id"),
    /** Not sent before; until then it can be taken back. */
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
