import type { Config } from "../config.ts";
import { resetFactors } from "../domain/accounts/factors/resetFactors.ts";
import { findAccountByEmail } from "../domain/accounts/sessions/session.queries.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import { enqueueOnly } from "../platform/jobs/jobs.ts";
import { CommandError } from "./commandError.ts";

/**
 * Deletes the second factors of an account. Throws {@link CommandError} when there is no account or no
 * factor.
 */
export async function resetSecondFactor(
  { db, config }: { db: Database; config: Config },
  text: string,
): Promise<void> {
  const email = text.trim().toLowerCase();
  await acrossCompanies(db, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) throw new CommandError(`There is no account ${email}.`);
    const services = { config, jobs: enqueueOnly() };
    if (!(await resetFactors(tx, services, account.user, null)))
      throw new CommandError(`${email} has no second factor.`);
  });
}
