import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import { hasIdentity } from "../../accounts/hasIdentity.ts";
import { endSessionsOf } from "../../accounts/sessions/endSessionsOf.ts";
import { deleteMailsTo } from "../../mails/deleteMailsTo.ts";

/** Deactivates people in this transaction and ends their sessions. */
export async function deactivateUsers(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  await tx.$client.query(
    `update users set status = 'deactivated', version = version + 1, updated_at = now()
     where company_id = $1 and id = any($2::uuid[])`,
    [companyId, ids],
  );
  await endSessionsOf(tx, companyId, ids);
}

/**
 * Reactivates people: those who can sign in, or were active before the deactivation, become active; the
 * others become not invited.
 */
export async function reactivateUsers(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  await tx.$client.query(
    `update users u set version = version + 1, updated_at = now(), status = case
       when password_hash is not null or ${hasIdentity("u")} or (select e.data->>'was' from events e
         where e.company_id = $1 and e.user_id = u.id and e.kind = 'employee.deactivated'
         order by e.at desc, e.id desc limit 1) = 'active' then 'active'
       else 'not_invited' end
     where company_id = $1 and id = any($2::uuid[])`,
    [companyId, ids],
  );
}

/** Returns what each person handed over at their last deactivation, from the event log. */
export async function lastHandovers(
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<{ userId: string; data: Record<string, unknown> }[]> {
  const { rows } = await tx.$client.query<{ userId: string; data: Record<string, unknown> }>(
    `select distinct on (user_id) user_id as "userId", data from events
     where company_id = $1 and user_id = any($2::uuid[]) and kind = 'employee.deactivated'
     order by user_id, at desc, id desc`,
    [companyId, ids],
  );
  return rows;
}

/** Returns reports to their earlier manager, unless they no longer report to the successor. */
export async function revertReports(
  tx: Tx,
  companyId: string,
  manager: string,
  reports: Record<string, string | null>,
): Promise<void> {
  await tx.$client.query(
    `update users u set manager_id = $2, version = u.version + 1 from unnest($3::uuid[], $4::uuid[]) s(person, manager)
     where u.company_id = $1 and u.id = s.person and u.manager_id is not distinct from s.manager`,
    [companyId, manager, Object.keys(reports), Object.values(reports)],
  );
}

/** Deletes people with all rows about them; what they wrote about others stays. */
export async function eraseUsers(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  await deleteMailsTo(tx, companyId, ids);
  await tx.$client.query("delete from users where company_id = $1 and id = any($2::uuid[])", [
    companyId,
    ids,
  ]);
}

export async function namesOf(tx: Tx, companyId: string, ids: string[]): Promise<string[]> {
  const { rows } = await tx.$client.query<{ name: string }>(
    `select ${fullName("u")} as name from users u
     where u.company_id = $1 and u.id = any($2::uuid[]) order by 1`,
    [companyId, ids],
  );
  return rows.map(({ name }) => name);
}
