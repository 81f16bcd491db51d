import type { Tx } from "../../platform/db/database.ts";

export interface EventRow {
  id: string;
  at: Date;
  kind: string;
  user_id: string;
  actor_id: string | null;
  actor: string | null;
  actor_photo_id: string | null;
  subject_id: string | null;
  data: Record<string, unknown>;
}

export interface EventFilter {
  companyId: string;
  userIds: string[];
  /** First words of kinds. */
  nouns: string[];
  views: boolean;
  hidden: string[];
}

/** Readings are many, because a page reads several things: one line a day and reader. */
const SHOWN = `with shown as (
    select id, at, kind, user_id, actor_id, subject_id, data from events
    where company_id = $1 and user_id = any($2::uuid[]) and split_part(kind, '.', 1) = any($3)
      and kind not like '%.read' and kind <> all($5)
    union all
    (select distinct on (user_id, actor_id, at::date) id, at, 'profile.read', user_id, actor_id, null, '{}'::jsonb from events
    where $4 and company_id = $1 and user_id = any($2::uuid[]) and kind like '%.read' and kind <> all($5)
      and actor_id is distinct from user_id
    order by user_id, actor_id, at::date, at desc))`;

const valuesOf = ({ companyId, userIds, nouns, views, hidden }: EventFilter) => [
  companyId,
  userIds,
  nouns,
  views,
  hidden,
];

/** A page of what happened to people, newest first, with who did it. */
export async function eventsAbout(
  tx: Tx,
  filter: EventFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: EventRow[]; total: number }> {
  const { rows } = await tx.$client.query<EventRow>({
    name: "events_about",
    text: `${SHOWN}, paged as (select * from shown order by at desc, id desc limit $6 offset $7)
      select p.*, trim(a.first_name || ' ' || a.last_name) as actor,
        (select f.id from files f where f.company_id = a.company_id and f.user_id = a.id and f.use_as = 'profile_pic'
          order by f.created_at desc limit 1) as actor_photo_id
      from paged p left join users a on a.company_id = $1 and a.id = p.actor_id order by p.at desc, p.id desc`,
    values: [...valuesOf(filter), size, page * size],
  });
  const counted = await tx.$client.query<{ total: number }>({
    name: "events_about_total",
    text: `${SHOWN} select count(*)::int as total from shown`,
    values: valuesOf(filter),
  });
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
