import { sql } from "drizzle-orm";
import { date, foreignKey, integer, pgPolicy, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.table.ts";

/** Customers may read the seller's details and the prices. */
const readByAll = () =>
  pgPolicy("shared", { as: "permissive", for: "select", to: "public", using: sql`true` });

const address = {
  addressLine1: text("address_line_1").notNull().default(""),
  addressLine2: text("address_line_2").notNull().default(""),
  zipCode: text("zip_code").notNull().default(""),
  city: text("city").notNull().default(""),
  country: text("country").notNull().default(""),
  registrationNumber: text("registration_number").notNull().default(""),
  vatNumber: text("vat_number").notNull().default(""),
};

/** The seller's details, as one row of the platform's own company. */
export const billingSettings = pgTable(
  "billing_settings",
  {
    companyId: companyId(),
    name: text("name").notNull(),
    ...address,
    email: text("email").notNull(),
    iban: text("iban").notNull(),
    /** Hundredths of a percent. */
    vatRate: integer("vat_rate").notNull(),
    paymentTermDays: integer("payment_term_days").notNull(),
    numberPrefix: text("number_prefix").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
    tenantPolicy(),
    readByAll(),
  ],
).enableRLS();

/** The price per seat and month from a day on, in cents without VAT; rows of the platform's own company. */
export const billingPrices = pgTable(
  "billing_prices",
  {
    companyId: companyId(),
    validFrom: date("valid_from").notNull(),
    cents: integer("cents").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.validFrom] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
    tenantPolicy(),
    readByAll(),
  ],
).enableRLS();

/** A customer's billing details, current period and payment method. */
export const billingAccounts = pgTable(
  "billing_accounts",
  {
    companyId: companyId(),
    /** Empty until the details are saved for the first time. */
    legalName: text("legal_name").notNull().default(""),
    ...address,
    purchaseReference: text("purchase_reference").notNull().default(""),
    invoiceEmail: text("invoice_email").notNull().default(""),
    language: text("language", { enum: ["en", "nl"] })
      .notNull()
      .default("en"),
    paymentMethod: text("payment_method", { enum: ["bank_transfer", "online"] })
      .notNull()
      .default("bank_transfer"),
    /** Day of the month on which periods start. */
    anchorDay: integer("anchor_day"),
    periodFrom: date("period_from"),
    /** The day of renewal. */
    periodTo: date("period_to"),
    periodSeats: integer("period_seats"),
    periodPriceCents: integer("period_price_cents"),
    /** Day on which a cancellation takes effect. */
    endsOn: date("ends_on"),
    stripeCustomerId: text("stripe_customer_id"),
    stripeMethodId: text("stripe_method_id"),
    /** When the payment method was saved, according to Stripe: an older one never replaces it. */
    stripeMethodAt: at("stripe_method_at"),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    cardExpires: text("card_expires"),
    version: integer("version").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
    tenantPolicy(),
  ],
).enableRLS();

/** Billable seats per day, as of the day's last count. */
export const seatCounts = pgTable(
  "seat_counts",
  {
    companyId: companyId(),
    day: date("day").notNull(),
    seats: integer("seats").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.day] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }).onDelete("cascade"),
    tenantPolicy(),
  ],
).enableRLS();
