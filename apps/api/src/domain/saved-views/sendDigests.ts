import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { LoggableError } from "../../platform/log/loggableError.ts";
import type { Services } from "../../platform/services.ts";
import { peopleDue } from "./digests.queries.ts";
import { sendDigest } from "./sendDigest.ts";

/** People of one company in one job; who is left comes with the next hour. */
const AT_ONCE = 5_000;

/** Adds a job for each company in which a digest is due; one that waits already is not added twice. */
export async function planDigests({ db, jobs }: Pick<Services, "db" | "jobs">): Promise<void> {
  await acrossCompanies(db, async (tx) => {
    const { rows } = await tx.$client.query<{ company_id: string }>(
      "select distinct company_id from saved_views where next_digest_at <= now()",
    );
    for (const { company_id: companyId } of rows)
      await jobs.add(tx, "send_company_digests", { companyId }, { key: `digests ${companyId}` });
  });
}

/** Sends what is due in a company, person by person; one that fails does not keep the others waiting, and is tried again. */
export async function sendCompanyDigests(services: Services, companyId: string): Promise<void> {
  const people = await inCompany(services.db, companyId, (tx) => peopleDue(tx, companyId, AT_ONCE));
  let failed = 0;
  for (const userId of people) {
    try {
      await sendDigest(services, { companyId, userId });
    } catch {
      failed += 1;
    }
  }
  if (failed > 0) throw new LoggableError(`${failed} of ${people.length} digests were not made`);
}
