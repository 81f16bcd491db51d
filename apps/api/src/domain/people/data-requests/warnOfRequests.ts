import { acrossCompanies, inCompany } from "../../../platform/db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { notify } from "../../notifications/notify.ts";

/** Days before the due date on which the handlers are warned. */
const WARN_DAYS = 7;
const DUE = `closed_at is null and warned_at is null and due_on <= current_date + ${WARN_DAYS}`;

/** Warns HR and administrators, once, of requests that are due soon. */
export async function warnOfRequests({ db }: Pick<Services, "db">): Promise<void> {
  const companies = await acrossCompanies(db, async (tx) => {
    const { rows } = await tx.$client.query<{ id: string }>(
      `select distinct company_id as id from data_requests where ${DUE}`,
    );
    return rows;
  });
  for (const { id: companyId } of companies)
    await inCompany(db, companyId, async (tx) => {
      const { rows } = await tx.$client.query<{
        id: string;
        user_id: string;
        due: string;
        keepers: string[];
      }>(
        `update data_requests q set warned_at = now() where company_id = $1 and ${DUE}
         returning id, user_id, to_char(due_on, 'YYYY-MM-DD') as due, array(select u.id::text from users u
           where u.company_id = $1 and u.system_role in ('admin', 'hr_manager') and u.status = 'active') as keepers`,
        [companyId],
      );
      for (const { id, user_id, due, keepers } of rows)
        await notify(tx, {
          companyId,
          userIds: keepers,
          kind: "data_request_due",
          subject: { type: "data_request", id },
          values: { due_day: due },
          personId: user_id,
          key: `data_request_due ${id} ${due}`,
        });
    });
}
