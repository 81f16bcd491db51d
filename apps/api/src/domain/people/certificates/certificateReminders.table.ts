import { date, foreignKey, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { companyId, createdAt, tenantPolicy } from "../../../platform/db/columns.ts";
import { certificates } from "../career.table.ts";

/** Expiry reminders sent for a certificate; each is sent once per expiry date. */
export const certificateReminders = pgTable(
  "certificate_reminders",
  {
    companyId: companyId(),
    certificateId: uuid("certificate_id").notNull(),
    expiresOn: date("expires_on").notNull(),
    /** Days before the expiry: 90, 30 or 7. */
    days: smallint("days").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.certificateId, table.expiresOn, table.days] }),
    foreignKey({
      columns: [table.companyId, table.certificateId],
      foreignColumns: [certificates.companyId, certificates.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
).enableRLS();
