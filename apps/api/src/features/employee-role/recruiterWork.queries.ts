import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";

/** Returns the other recruiters of the company who can take over, by name. */
export async function otherRecruiters(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.$client.query<{ id: string; name: string }>(
    `select u.id, ${fullName("u")} as name from users u
     where u.company_id = $1 and u.system_role = 'moderator' and u.status = 'active' and u.id <> $2
     order by ${byName("u")} limit 200`,
    [companyId, userId],
  );
  return rows;
}

/** Returns what a person transferred at their last change of access level, from the event log. */
export async function lastRoleChange(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await tx.$client.query<{ data: Record<string, unknown> }>(
    `select data from events where company_id = $1 and user_id = $2 and kind = 'role.changed'
     order by at desc, id desc limit 1`,
    [companyId, userId],
  );
  return rows[0]?.data;
}
