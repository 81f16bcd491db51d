import { sql } from "drizzle-orm";
import { integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import { at, createdAt, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";

/** Customers, and one row of kind `platform` that the staff's accounts belong to. */
export const companies = pgTable(
  "companies",
  {
    id: uuid("id")
      .primaryKey()
      .$defaultFn(() => v7()),
    kind: text("kind", { enum: ["customer", "platform"] })
      .notNull()
      .default("customer"),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    industry: text("industry").notNull().default(""),
    description: text("description").notNull().default(""),
    phone: text("phone").notNull().default(""),
    website: text("website").notNull().default(""),
    linkedin: text("linkedin").notNull().default(""),
    country: text("country").notNull().default(""),
    state: text("state").notNull().default(""),
    city: text("city").notNull().default(""),
    addressLine1: text("address_line_1").notNull().default(""),
    addressLine2: text("address_line_2").notNull().default(""),
    zipCode: text("zip_code").notNull().default(""),
    /** Where the file store keeps the logo's picture. */
    logoKey: text("logo_key"),
    /** Where the company is in its life; `state` above is the address's. */
    lifecycle: text("lifecycle", {
      enum: ["setup", "trialing", "active", "past_due", "paused", "canceled", "suspended"],
    })
      .notNull()
      .default("setup"),
    /** Counts the moves of its life, so that of two commands that rest on one state the second is refused. */
    lifecycleVersion: integer("lifecycle_version").notNull().default(1),
    lifecycleSince: at("lifecycle_since").notNull().defaultNow(),
    /** Where a suspended company stood, and stands again when it is resumed. */
    suspendedFrom: text("suspended_from", {
      enum: ["setup", "trialing", "active", "past_due", "paused", "canceled"],
    }),
    trialEndsAt: at("trial_ends_at"),
    /** How many days before the end of the trial its administrators were last warned. */
    trialWarned: integer("trial_warned"),
    /** When a company whose payment failed is paused. */
    pastDueUntil: at("past_due_until"),
    /** When a paused company is canceled. */
    cancelsAt: at("cancels_at"),
    /** When it first became a paying customer. */
    activatedAt: at("activated_at"),
    /** The administrator that staff invited first; null where no one was, and left as it is when the person goes. */
    firstAdminId: uuid("first_admin_id"),
    /** Mail domains whose owners become employees at once when they sign up. */
    allowedDomains: text("allowed_domains").array().notNull().default(sql`'{}'`),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("companies_slug").on(table.slug), tenantPolicy(sql`id`)],
).enableRLS();
