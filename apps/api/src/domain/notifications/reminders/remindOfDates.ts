import { acrossCompanies, inCompany } from "../../../platform/db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { notifyEach } from "../notify.ts";
import { DATE_KINDS, datesToTell } from "./dates.queries.ts";

/**
 * Tells people of dates that came near or passed: goals, tasks, interviews, invitations. Each once, by its key, however
 * often this runs; each company in a transaction of its own.
 */
export async function remindOfDates(
  { db, config }: Pick<Services, "db" | "config">,
  now = new Date(),
): Promise<void> {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: config.TIME_ZONE }).format(now);
  for (const one of DATE_KINDS) {
    const rows = await acrossCompanies(db, (tx) => datesToTell(tx, one, day));
    for (const [companyId, own] of Map.groupBy(rows, (row) => row.company_id)) {
      const list = own.map(({ user_id, subject_id, person_id, values, key }) => ({
        ...{ userId: user_id, subjectId: subject_id, personId: person_id, values, key },
      }));
      const { kind, type } = one;
      await inCompany(db, companyId, (tx) => notifyEach(tx, { companyId, kind, type }, list));
    }
  }
}
