import type { VatKind } from "@vaardig/contract/billing/billing";
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.table.ts";

/** Name and address of a party of an invoice, as of its issue. */
export interface InvoiceParty {
  name: string;
  address_line_1: string;
  address_line_2: string;
  zip_code: string;
  city: string;
  country: string;
  registration_number: string;
  vat_number: string;
}

export interface InvoiceSeller extends InvoiceParty {
  email: string;
  iban: string;
}

/**
 * The last invoice number of each year, a row of the platform's own company. It is locked until the invoice
 * is stored, so that numbers have no gaps.
 */
export const invoiceNumbers = pgTable(
  "invoice_numbers",
  {
    companyId: companyId(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.year] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
    tenantPolicy(),
  ],
).enableRLS();

/** Issued invoices and credit notes. A trigger refuses every change of a row. */
export const invoices = pgTable(
  "invoices",
  {
    companyId: companyId(),
    id: ownId(),
    number: text("number").notNull(),
    kind: text("kind", { enum: ["invoice", "credit_note"] }).notNull(),
    /** The invoice that a credit note corrects. */
    creditsId: uuid("credits_id"),
    reason: text("reason").notNull().default(""),
    issuedOn: date("issued_on").notNull(),
    dueOn: date("due_on").notNull(),
    periodFrom: date("period_from").notNull(),
    periodTo: date("period_to").notNull(),
    currency: text("currency").notNull().default("EUR"),
    language: text("language", { enum: ["en", "nl"] }).notNull(),
    seller: jsonb("seller").$type<InvoiceSeller>().notNull(),
    buyer: jsonb("buyer").$type<InvoiceParty>().notNull(),
    purchaseReference: text("purchase_reference").notNull(),
    invoiceEmail: text("invoice_email").notNull(),
    vatKind: text("vat_kind").$type<VatKind>().notNull(),
    vatRate: integer("vat_rate").notNull(),
    netCents: integer("net_cents").notNull(),
    vatCents: integer("vat_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
    uniqueIndex("invoices_number").on(table.number),
    uniqueIndex("invoices_credits").on(table.companyId, table.creditsId),
    index("invoices_issued").on(table.companyId, table.issuedOn),
    tenantPolicy(),
  ],
).enableRLS();

/** The lines of an invoice, in order; immutable too. */
export const invoiceLines = pgTable(
  "invoice_lines",
  {
    companyId: companyId(),
    invoiceId: uuid("invoice_id").notNull(),
    position: integer("position").notNull(),
    /** `seats`: a whole period; `added`: seats added during one. */
    kind: text("kind", { enum: ["seats", "added"] }).notNull(),
    seats: integer("seats").notNull(),
    /** Per seat and month. */
    priceCents: integer("price_cents").notNull(),
    dateFrom: date("date_from").notNull(),
    dateTo: date("date_to").notNull(),
    days: integer("days").notNull(),
    periodDays: integer("period_days").notNull(),
    netCents: integer("net_cents").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.invoiceId, table.position] }),
    foreignKey({
      columns: [table.companyId, table.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }),
    tenantPolicy(),
  ],
).enableRLS();

/** Payments received, negative for refunds; a mistake is corrected by a reversing entry. */
export const invoicePayments = pgTable(
  "invoice_payments",
  {
    companyId: companyId(),
    id: ownId(),
    invoiceId: uuid("invoice_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    receivedOn: date("received_on").notNull(),
    method: text("method", { enum: ["bank_transfer", "online"] }).notNull(),
    reference: text("reference").notNull(),
    recordedBy: uuid("recorded_by"),
    /** The entry that this one reverses. */
    counterOf: uuid("counter_of"),
    /** Stripe's id of the transfer, so that it is counted once. */
    stripeId: text("stripe_id"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }),
    index("invoice_payments_invoice").on(table.companyId, table.invoiceId),
    uniqueIndex("invoice_payments_counter").on(table.companyId, table.counterOf),
    unique("invoice_payments_stripe").on(table.companyId, table.stripeId),
    tenantPolicy(),
  ],
).enableRLS();

/** Emails sent about an unpaid invoice, each kind once. */
export const invoiceReminders = pgTable(
  "invoice_reminders",
  {
    companyId: companyId(),
    invoiceId: uuid("invoice_id").notNull(),
    kind: text("kind", { enum: ["overdue", "reminder"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.invoiceId, table.kind] }),
    foreignKey({
      columns: [table.companyId, table.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }),
    tenantPolicy(),
  ],
).enableRLS();
