import { and, eq } from "drizzle-orm";
import { acrossCompanies, type Database } from "../../platform/db/database.ts";
import { companies } from "./companies.table.ts";
import type { CompanyRow } from "./company.queries.ts";

export type PublishingCompany = CompanyRow;

/** The company whose careers page has this address; a suspended or ended one has none. */
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
