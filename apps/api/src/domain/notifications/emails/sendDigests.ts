import { acrossCompanies, inCompany } from "../../../platform/db/database.ts";
import { LoggableError } from "../../../platform/log/loggableError.ts";
import type { Services } from "../../../platform/services.ts";
import { queueMails } from "../../mails/queueMail.ts";
import { digestPeriods } from "./digestPeriods.ts";
import {
  companiesWithDigests,
  digestsDue,
  holdDigest,
  noteDigest,
  takeForDigest,
} from "./unmailed.queries.ts";
import { writeTold } from "./writeTold.ts";

type Needed = Pick<Services, "db" | "config" | "secrets" | "jobs">;

/** People of one company in one job; who is left comes with the next hour. */
const AT_ONCE = 5_000;

/** Adds a job for each company in which something waits; one that waits already is not added twice. */
export async function planNotificationDigests({ db, jobs }: Needed): Promise<void> {
  await acrossCompanies(db, async (tx) => {
    for (const companyId of await companiesWithDigests(tx))
      await jobs.add(tx, "send_notification_digests", { companyId }, { key: `told ${companyId}` });
  });
}

/**
 * Emails someone what is new since their last digest, in one transaction: a crash leaves all of it to be done again, and
 * what was done is done once. What was read or may not be opened any more is left out; nothing new is no mail.
 */
export function sendNotificationDigest(
  services: Needed,
  person: { companyId: string; userId: string },
  now = new Date(),
): Promise<boolean> {
  const { companyId } = person;
  return inCompany(services.db, companyId, async (tx) => {
    const due = await holdDigest(tx, person, digestPeriods(now, services.config.TIME_ZONE));
    if (!due) return false;
    const rows = await takeForDigest(tx, person, due.begins);
    const mail = writeTold(services, companyId, rows, due.rhythm);
    if (!mail) return false;
    await noteDigest(tx, person, now);
    await queueMails(tx, services, [mail]);
    return true;
  });
}

/** Sends what is due in a company, person by person; one that fails keeps no one waiting, and is tried again. */
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
