import { notifyEach } from "../domain/notifications/notify.ts";
import type { NotificationValues } from "../domain/notifications/subjects.ts";
import type { Tx } from "../platform/db/database.ts";
import { DEMO_NOTIFICATIONS } from "./demoNotifications.ts";

interface Row {
  user_id: string;
  subject_id: string;
  person_id: string | null;
  actor_id: string | null;
  values: NotificationValues;
  at: Date;
}

/**
 * Creates the notifications of a generated company as of their events: those older than three days are read,
 * and none is emailed.
 */
export async function writeNotifications(tx: Tx, companyId: string, today: Date): Promise<void> {
  for (const { kind, type, select } of DEMO_NOTIFICATIONS) {
    const { rows } = await tx.$client.query<Row>(
      `select told.* from (${select}) told where $2::timestamptz is not null`,
      [companyId, today],
    );
    const told = rows.map((row, at) => ({ ...row, key: `demo ${kind} ${at}` }));
    await notifyEach(
      tx,
      { companyId, kind, type },
      told.map(({ user_id: userId, subject_id: subjectId, person_id: personId, values, key }) => {
        return { userId, subjectId, personId, values, key };
      }),
    );
    await tx.$client.query(
      `update notifications n set created_at = r.at, mailed_at = r.at, actor_id = r.actor_id, key = null,
         read_at = case when r.at < $3::timestamptz - interval '3 days' then r.at + interval '5 hours' end
       from jsonb_to_recordset($2::jsonb) r(user_id uuid, key text, at timestamptz, actor_id uuid)
       where n.company_id = $1 and n.user_id = r.user_id and n.key = r.key`,
      [companyId, JSON.stringify(told), today],
    );
  }
}
