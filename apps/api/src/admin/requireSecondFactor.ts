import { eq } from "drizzle-orm";
import { saveSecondFactorFrom } from "../domain/accounts/factors/signInRules.queries.ts";
import { companies } from "../domain/companies/companies.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import { CommandError } from "./commandError.ts";

const DAY_MS = 24 * 3_600_000;
const DAYS = /^\d{1,3}$/;

/**
 * Requires second factors in a company after a number of days, or no longer with null. Returns the date from
 * which they are required. Throws {@link CommandError} for an invalid number or an unknown company.
 */
export async function requireSecondFactor(
  db: Database,
  slug: string,
  days: string | null,
): Promise<Date | null> {
  if (days !== null && !DAYS.test(days))
    throw new CommandError("Give the grace as a whole number of days.", 2);
  const from = days === null ? null : new Date(Date.now() + Number(days) * DAY_MS);
  return acrossCompanies(db, async (tx) => {
    const [company] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.slug, slug));
    if (!company) throw new CommandError(`There is no company "${slug}".`);
    await saveSecondFactorFrom(tx, company.id, from);
    return from;
  });
}
