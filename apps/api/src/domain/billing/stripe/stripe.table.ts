import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companyId, createdAt, tenantPolicy } from "../../../platform/db/columns.ts";
import { invoices } from "../invoices.table.ts";

/** Messages of Stripe that were seen; each is worked once. They hold nothing of a company. */
export const stripeEvents = pgTable("stripe_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  createdAt: createdAt(),
});

/** Attempts to collect an invoice, as Stripe last said of each. */
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
