import { and, eq } from "drizzle-orm";
import { acrossCompanies, type Database } from "../../platform/db/database.ts";
import { companies } from "./companies.table.ts";
import type { CompanyRow } from "./company.queries.ts";

export type PublishingCompany = CompanyRow;

/** Returns the company whose careers page has this slug; undefined when it is suspended or canceled. */
export function findPublishingCompany(db: Database, slug: string): Promise<PublishingCompany | undefined> {
  return acrossCompanies(db, async (tx) => {
    const [company] = await tx
      .select()
      .from(companies)
      .where(and(eq(companies.slug, slug.toLowerCase()), eq(companies.kind, "customer")));
    const isGone = company?.lifecycle === "suspended" || company?.lifecycle === "canceled";
    return isGone ? undefined : company;
  });
}
