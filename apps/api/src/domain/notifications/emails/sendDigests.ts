import { acrossCompanies, inCompany } from "../../../platform/db/database.ts";
import { LoggableError } from "../../../platform/log/loggableError.ts";
import type { Services } from "../../../platform/services.ts";
import { queueMails } from "../../mails/queueMail.ts";
import { digestPeriods } from "./digestPeriods.ts";
import {
  claimForDigest,
  companiesWithDigests,
  digestsDue,
  lockDigest,
  recordDigest,
} from "./unmailed.queries.ts";
import { writeNotificationMail } from "./writeNotificationMail.ts";

type Needed = Pick<Services, "db" | "config" | "secrets" | "jobs">;

/** People per company and run; the rest follows in the next hour. */
const AT_ONCE = 5_000;

/** Queues a job for each company with pending digests; a job that is queued already is not added again. */
export async function scheduleNotificationDigests({ db, jobs }: Needed): Promise<void> {
  await acrossCompanies(db, async (tx) => {
    for (const companyId of await companiesWithDigests(tx))
      await jobs.add(tx, "send_notification_digests", { companyId }, { key: `told ${companyId}` });
  });
}

/**
 * Emails a person the notifications since the last digest, in one transaction, so that a crash neither loses
 * nor repeats any. Read notifications and those whose record may no longer be opened are left out; without
 * new ones no email is sent. Returns whether one was sent.
 */
export function sendNotificationDigest(
  services: Needed,
  person: { companyId: string; userId: string },
  now = new Date(),
): Promise<boolean> {
  const { companyId } = person;
  return inCompany(services.db, companyId, async (tx) => {
    const due = await lockDigest(tx, person, digestPeriods(now, services.config.TIME_ZONE));
    if (!due) return false;
    const rows = await claimForDigest(tx, person, due.begins);
    const mail = writeNotificationMail(services, companyId, rows, due.rhythm);
    if (!mail) return false;
    await recordDigest(tx, person, now);
    await queueMails(tx, services, [mail]);
    return true;
  });
}

/** Sends a company's due digests, person by person; a failure holds up no one else and is retried. */
export async function sendNotificationDigests(
  services: Needed,
  companyId: string,
  now = new Date(),
): Promise<void> {
  const periods = digestPeriods(now, services.config.TIME_ZONE);
  const people = await inCompany(services.db, companyId, (tx) => digestsDue(tx, companyId, periods, AT_ONCE));
  let failed = 0;
  for (const userId of people) {
    try {
      await sendNotificationDigest(services, { companyId, userId }, now);
    } catch {
      failed += 1;
    }
  }
  if (failed > 0) throw new LoggableError(`${failed} of ${people.length} digests were not made`);
}
