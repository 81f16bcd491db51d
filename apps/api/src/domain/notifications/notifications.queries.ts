import type { NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import { UNREAD_MAX } from "@vaardig/contract/notifications/notifications";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { type NotificationValues, OPENS_SQL, type SubjectType } from "./subjects.ts";

interface Owner {
  companyId: string;
  userId: string;
}

/** Returns the number of a person's unread notifications, up to `UNREAD_MAX`. */
export async function countUnreadOf(tx: Tx, { companyId, userId }: Owner): Promise<number> {
  const { rows } = await tx.$client.query<{ unread: number }>({
    name: "notifications_unread",
    text: `select count(*)::int as unread from (select 1 from notifications
      where company_id = $1 and user_id = $2 and shown and read_at is null limit ${UNREAD_MAX}) counted`,
    values: [companyId, userId],
  });
  return rows[0]?.unread ?? 0;
}

/** Returns notification ids by `<user id> <key>` for these keys; people who were not notified have none. */
export async function notificationIdsByKey(
  tx: Tx,
  companyId: string,
  { kind, subjectType, keys }: { kind: NotificationKind; subjectType: SubjectType; keys: string[] },
): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{ id: string; told: string }>({
    name: "notifications_by_key",
    text: `select id, user_id || ' ' || key as told from notifications
      where company_id = $1 and kind = $2 and subject_type = $3 and key = any($4::text[])`,
    values: [companyId, kind, subjectType, keys],
  });
  return new Map(rows.map(({ id, told }) => [told, id]));
}

export interface GroupRow {
  id: string;
  kind: NotificationKind;
  subject_type: string;
  subject_id: string;
  person_id: string | null;
  actor_id: string | null;
  values: NotificationValues;
  count: number;
  unread: number;
  day: string;
  created_at: Date;
  /** `created_at` with microseconds. */
  moment: string;
  /** The record exists and the reader may open it. */
  opens: boolean;
  person: string | null;
  actor: string | null;
  actor_photo_id: string | null;
}

/** End of a page: the newest notification of its last group, with microseconds. */
export interface Cursor {
  moment: string;
  id: string;
}

interface Page extends Owner {
  timeZone: string;
  cursor: Cursor | null;
  size: number;
  unreadOnly: boolean;
}

/** SQL for the fields of a group: names, and whether the reader may open the record. */
const SHOWN = `select n.id, n.kind, n.subject_type, n.subject_id, n.person_id, n.actor_id, n."values", n.count, n.unread,
    n.day::text, n.created_at, n.created_at::text as moment, ${OPENS_SQL} as opens, ${fullName("p")} as person, ${fullName("a")} as actor,
    a.photo_id as actor_photo_id
  from grouped n
  join users u on u.company_id = $1 and u.id = $2
  left join users p on p.company_id = $1 and p.id = n.person_id
  left join users a on a.company_id = $1 and a.id = n.actor_id
  order by n.created_at desc, n.id desc`;

/** Returns a person's notifications, newest first: those of one day, kind and record are one row. */
export async function listGroups(tx: Tx, page: Page): Promise<GroupRow[]> {
  const { companyId, userId, timeZone, cursor, size, unreadOnly } = page;
  const { rows } = await tx.$client.query<GroupRow>({
    name: "notifications_list",
    text: `with ranked as (
        select m.*, (m.created_at at time zone $3)::date as day,
          count(*) over of_record as count, count(*) filter (where m.read_at is null) over of_record as unread,
          row_number() over (partition by (m.created_at at time zone $3)::date, m.kind, m.subject_type, m.subject_id
            order by m.created_at desc, m.id desc) as place
        from notifications m where m.company_id = $1 and m.user_id = $2 and m.shown
        window of_record as (partition by (m.created_at at time zone $3)::date, m.kind, m.subject_type, m.subject_id)),
      grouped as (select id, kind, subject_type, subject_id, person_id, actor_id, "values", count::int, unread::int,
          day, created_at from ranked
        where place = 1 and (unread > 0 or not $4)
          and ($5::timestamptz is null or (created_at, id) < ($5, $6::uuid))
        order by created_at desc, id desc limit $7)
      ${SHOWN}`,
    values: [companyId, userId, timeZone, unreadOnly, cursor?.moment ?? null, cursor?.id ?? null, size],
  });
  return rows;
}

/** Returns one notification shown to the person; undefined for any other. */
export async function findGroup(
  tx: Tx,
  { companyId, userId }: Owner,
  id: string,
): Promise<GroupRow | undefined> {
  const { rows } = await tx.$client.query<GroupRow>({
    name: "notification",
    text: `with grouped as (select id, kind, subject_type, subject_id, person_id, actor_id, "values", 1 as count,
        (read_at is null)::int as unread, created_at::date as day, created_at
      from notifications where company_id = $1 and user_id = $2 and id = $3)
      ${SHOWN}`,
    values: [companyId, userId, id],
  });
  return rows[0];
}

/** Marks a notification as read, with the earlier ones of its kind about the same record. */
export async function markGroupRead(tx: Tx, { companyId, userId }: Owner, one: GroupRow): Promise<void> {
  await tx.$client.query(
    `update notifications set read_at = now() where company_id = $1 and user_id = $2 and read_at is null
       and kind = $3 and subject_type = $4 and subject_id = $5 and created_at <= $6::timestamptz`,
    [companyId, userId, one.kind, one.subject_type, one.subject_id, one.moment],
  );
}

/** Marks all notifications as read at one time, by which it can be undone. Returns their number. */
export async function markAllGroupsRead(tx: Tx, { companyId, userId }: Owner, at: Date): Promise<number> {
  const { rowCount } = await tx.$client.query(
    "update notifications set read_at = $3 where company_id = $1 and user_id = $2 and read_at is null and shown",
    [companyId, userId, at],
  );
  return rowCount ?? 0;
}

export async function undoAllRead(tx: Tx, { companyId, userId }: Owner, at: Date): Promise<void> {
  await tx.$client.query(
    "update notifications set read_at = null where company_id = $1 and user_id = $2 and read_at = $3 and shown",
    [companyId, userId, at],
  );
}
