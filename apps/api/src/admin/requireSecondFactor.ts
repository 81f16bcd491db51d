import { eq } from "drizzle-orm";
import { saveSecondFactorFrom } from "../domain/accounts/factors/signInRules.queries.ts";
import { companies } from "../domain/companies/companies.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import { CommandError } from "./commandError.ts";

const DAY_MS = 24 * 3_600_000;
const DAYS = /^\d{1,3}$/;

/** Requires a second factor of a company's people after so many days, or with null no longer; answers from when on. */
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
