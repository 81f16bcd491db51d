import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

const NONE: ReadonlySet<string> = new Set();

/** Returns the job profiles of a manager's direct and indirect reports; empty for other viewers. */
export async function jobsInLine(tx: Tx, viewer: Viewer): Promise<ReadonlySet<string>> {
  if (viewer.role !== "manager") return NONE;
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "jobs_in_line",
    // `union` (not `union all`) ends a cycle of managers instead of following it forever.
    text: `with recursive line as (
        select id from users where company_id = $1 and manager_id = $2
        union
        select u.id from users u join line l on u.manager_id = l.id where u.company_id = $1)
      select distinct u.job_profile_id as id from users u join line l on l.id = u.id
      where u.company_id = $1 and u.id <> $2 and u.job_profile_id is not null
        and u.account and u.system_role not in ('freelancer', 'staff')`,
    values: [viewer.companyId, viewer.userId],
  });
  return new Set(rows.map(({ id }) => id));
}
