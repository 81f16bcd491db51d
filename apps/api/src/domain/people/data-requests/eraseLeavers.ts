import { acrossCompanies, inCompany } from "../../../platform/db/database.ts";
import { LoggableError } from "../../../platform/log/loggableError.ts";
import type { Services } from "../../../platform/services.ts";
import { erasePerson } from "../erasePerson.ts";
import { lockPeople } from "../lockPeople.ts";
import { MONTHS_AFTER_LEAVING } from "./retention.queries.ts";

/** People per run. */
const AT_ONCE = 200;

/** SQL condition: `users u` left, the company's retention period is over, and there is no legal hold. */
const EXPIRED = `u.status = 'deactivated' and u.system_role not in ('freelancer', 'staff')
  and u.left_at + make_interval(months => coalesce(
    (select r.months from data_retention r where r.company_id = u.company_id), ${MONTHS_AFTER_LEAVING})) < now()
  and not exists (select 1 from legal_holds h where h.company_id = u.company_id and h.user_id = u.id)`;

type Erasing = Pick<Services, "db" | "jobs" | "sessions">;

/**
 * Erases people whose retention period after leaving is over, each in a transaction that checks again;
 * returns how many. A failure does not hold up the others.
 */
export async function eraseLeavers(services: Erasing): Promise<number> {
  const people = await acrossCompanies(services.db, async (tx) => {
    const { rows } = await tx.$client.query<{ companyId: string; userId: string }>(
      `select u.company_id as "companyId", u.id as "userId" from users u where ${EXPIRED} order by 1, 2 limit ${AT_ONCE}`,
    );
    return rows;
  });
  let erased = 0;
  let failed = 0;
  for (const { companyId, userId } of people) {
    try {
      if (await eraseOne(services, companyId, userId)) erased += 1;
    } catch {
      failed += 1;
    }
  }
  if (failed > 0) throw new LoggableError(`${failed} of ${people.length} people who left were not erased`);
  return erased;
}

function eraseOne(services: Erasing, companyId: string, userId: string): Promise<boolean> {
  return inCompany(services.db, companyId, async (tx) => {
    await lockPeople(tx, companyId, [userId]);
    const { rowCount } = await tx.$client.query(
      `select 1 from users u where u.company_id = $1 and u.id = $2 and ${EXPIRED}`,
      [companyId, userId],
    );
    if (rowCount === 0) return false;
    await erasePerson(tx, services, { companyId, userId, actorId: null, kind: "employee.erased" });
    return true;
  });
}
