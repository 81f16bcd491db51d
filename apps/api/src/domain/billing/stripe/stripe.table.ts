import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companyId, createdAt, tenantPolicy } from "../../../platform/db/columns.ts";
import { invoices } from "../invoices.table.ts";

/** Stripe events that were received, so that each is processed once. They hold no company data. */
export const stripeEvents = pgTable("stripe_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  createdAt: createdAt(),
});

/** Attempts to charge an invoice, with the last status that Stripe reported. */
export const stripeCharges = pgTable(
  "stripe_charges",
  {
    companyId: companyId(),
    /** Stripe's id of the payment intent. */
    id: text("id").notNull(),
    invoiceId: uuid("invoice_id").notNull(),
    status: text("status").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }),
    index("stripe_charges_invoice").on(table.companyId, table.invoiceId),
    tenantPolicy(),
  ],
).enableRLS();
