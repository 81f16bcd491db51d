import { sql } from "drizzle-orm";
import { integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import { at, createdAt, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";

/** Customers, and one row of kind `platform` for the accounts of staff. */
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
    /** Key of the logo in the file store. */
    logoKey: text("logo_key"),
    /** The lifecycle state of the company; `state` above belongs to the address. */
    lifecycle: text("lifecycle", {
      enum: ["setup", "trialing", "active", "past_due", "paused", "canceled", "suspended"],
    })
      .notNull()
      .default("setup"),
    /** Counts lifecycle transitions, so that of two commands based on one state the second is refused. */
    lifecycleVersion: integer("lifecycle_version").notNull().default(1),
    lifecycleSince: at("lifecycle_since").notNull().defaultNow(),
    /** The state before a suspension, restored when the company is resumed. */
    suspendedFrom: text("suspended_from", {
      enum: ["setup", "trialing", "active", "past_due", "paused", "canceled"],
    }),
    trialEndsAt: at("trial_ends_at"),
    /** Days before the end of the trial at the last warning to administrators. */
    trialWarned: integer("trial_warned"),
    /** When a company with a failed payment is paused. */
    pastDueUntil: at("past_due_until"),
    /** When a paused company is canceled. */
    cancelsAt: at("cancels_at"),
    /** When the company first became a paying customer. */
    activatedAt: at("activated_at"),
    /**
     * The first administrator that staff invited; null when there was none, and unchanged when that person
     * leaves.
     */
    firstAdminId: uuid("first_admin_id"),
    /** Email domains whose owners become employees without approval when they sign up. */
    allowedDomains: text("allowed_domains").array().notNull().default(sql`'{}'`),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("companies_slug").on(table.slug), tenantPolicy(sql`id`)],
).enableRLS();
