import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { LoggableError } from "../../platform/log/loggableError.ts";
import type { Services } from "../../platform/services.ts";
import { peopleWithDueDigests } from "./digests.queries.ts";
import { sendDigest } from "./sendDigest.ts";

/** People per company and run; the rest follows in the next hour. */
const AT_ONCE = 5_000;

/** Queues a job for each company with a due digest; a job that is queued already is not added again. */
export async function scheduleDigests({ db, jobs }: Pick<Services, "db" | "jobs">): Promise<void> {
  await acrossCompanies(db, async (tx) => {
    const { rows } = await tx.$client.query<{ company_id: string }>(
      "select distinct company_id from saved_views where next_digest_at <= now()",
    );
    for (const { company_id: companyId } of rows)
      await jobs.add(tx, "send_company_digests", { companyId }, { key: `digests ${companyId}` });
  });
}

/** Sends a company's due digests, person by person; a failure does not hold up the others and is retried. */
export async function sendCompanyDigests(services: Services, companyId: string): Promise<void> {
  const people = await inCompany(services.db, companyId, (tx) =>
    peopleWithDueDigests(tx, companyId, AT_ONCE),
  );
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
