import { acrossCompanies, inCompany } from "../../../platform/db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { notifyEach } from "../notify.ts";
import { DATE_KINDS, datesToRemindOf } from "./dates.queries.ts";

/**
 * Notifies people of dates that are near or have passed: goals, tasks, interviews, invitations. The key
 * ensures that each notification is created once, however often this runs; each company has its own
 * transaction.
 */
export async function remindOfDates(
  { db, config }: Pick<Services, "db" | "config">,
  now = new Date(),
): Promise<void> {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: config.TIME_ZONE }).format(now);
  for (const one of DATE_KINDS) {
    const rows = await acrossCompanies(db, (tx) => datesToRemindOf(tx, one, day));
    for (const [companyId, own] of Map.groupBy(rows, (row) => row.company_id)) {
      const list = own.map(({ user_id, subject_id, person_id, values, key }) => ({
        userId: user_id,
        subjectId: subject_id,
        personId: person_id,
        values,
        key,
      }));
      const { kind, type } = one;
      await inCompany(db, companyId, (tx) => notifyEach(tx, { companyId, kind, type }, list));
    }
  }
}
