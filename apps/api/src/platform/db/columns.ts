import { type SQL, sql } from "drizzle-orm";
import { pgPolicy, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";

/** The company of the running transaction, as `inCompany` set it; null outside one. */
const currentCompany = sql`(select nullif(current_setting('app.company_id', true), '')::uuid)`;
/** True only inside `acrossCompanies`: sign-in, jobs and staff. */
const platformScope = sql`(select current_setting('app.scope', true)) = 'platform'`;

/** Rows belong to one company, and only that company's transactions see or write them. */
export function tenantPolicy(column: SQL = sql`company_id`) {
  const rule = sql`${column} = ${currentCompany} or ${platformScope}`;
  return pgPolicy("tenant", { as: "permissive", for: "all", to: "public", using: rule, withCheck: rule });
}

/** Rows without a company are shared by all to read; the rest is the company's own. */
export function sharedPolicies() {
  const own = sql`company_id = ${currentCompany} or ${platformScope}`;
  return [
    pgPolicy("tenant", { as: "permissive", for: "all", to: "public", using: own, withCheck: own }),
    pgPolicy("shared", { as: "permissive", for: "select", to: "public", using: sql`company_id is null` }),
  ];
}

/** Whose row it is; {@link tenantPolicy} compares it. */
export const companyId = () => uuid("company_id").notNull();
/** An id that sorts by time (UUID version 7), made here and not by the database. */
export const ownId = () =>
  uuid("id")
    .notNull()
    .$defaultFn(() => v7());
/** A moment, as a `Date`. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => at("created_at").notNull().defaultNow();
/** Set again by every update through Drizzle; SQL by hand sets it itself. */
export const updatedAt = () =>
  at("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
