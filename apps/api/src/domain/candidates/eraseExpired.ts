import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { erasePerson } from "../people/erasePerson.ts";
import { lockPeople } from "../people/lockPeople.ts";
import { IN_PROCESS_SQL, KEPT_UNTIL_SQL, OWN_ACCOUNT_SQL } from "./retention.ts";

/** People read per batch. */
const AT_ONCE = 200;

/**
 * SQL condition: `users u` with `candidate_records r` is an external person whose retention period is over.
 */
const EXPIRED = `u.system_role = 'freelancer' and not ${IN_PROCESS_SQL} and not ${OWN_ACCOUNT_SQL} and ${KEPT_UNTIL_SQL} < now()`;
const FROM = "users u left join candidate_records r on r.company_id = u.company_id and r.user_id = u.id";

/**
 * Erases external people whose retention period is over, each in a transaction that checks again; returns how
 * many. People in a process or with an account of their own are kept.
 */
export async function eraseExpired(services: Pick<Services, "db" | "jobs" | "sessions">): Promise<number> {
  const { db } = services;
  let erased = 0;
  for (let more = true; more; ) {
    const people = await acrossCompanies(db, async (tx) => {
      const { rows } = await tx.$client.query<{ companyId: string; userId: string }>(
        `select u.company_id as "companyId", u.id as "userId" from ${FROM} where ${EXPIRED} order by 1, 2 limit ${AT_ONCE}`,
      );
      return rows;
    });
    let now = 0;
    for (const { companyId, userId } of people) if (await eraseOne(services, companyId, userId)) now += 1;
    erased += now;
    more = people.length === AT_ONCE && now > 0;
  }
  return erased;
}

function eraseOne(
  services: Pick<Services, "db" | "jobs" | "sessions">,
  companyId: string,
  userId: string,
): Promise<boolean> {
  return inCompany(services.db, companyId, async (tx) => {
    // The lock makes this transaction and one that adds the person to a list wait for each other.
    await lockPeople(tx, companyId, [userId]);
    const { rowCount } = await tx.$client.query(
      `select 1 from ${FROM} where u.company_id = $1 and u.id = $2 and ${EXPIRED}`,
      [companyId, userId],
    );
    if (rowCount === 0) return false;
    await erasePerson(tx, services, { companyId, userId, actorId: null });
    return true;
  });
}
