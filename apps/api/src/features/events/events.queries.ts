import { MANAGER_KNOWS_SQL } from "../../domain/applications/lineManager.ts";
import { isReadInTeamSql } from "../../domain/events/isReadInTeamSql.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";

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
  /** First words of event kinds. */
  nouns: string[];
  views: boolean;
  hidden: string[];
  /**
   * A line manager, who sees an application only from Interview on or with the applicant's permission; null
   * for other readers.
   */
  manager: string | null;
}

/** SQL condition: the manager $6 may see the event `e` about an application; their own events always. */
const TOLD = `($6::uuid is null or e.actor_id = $6
  or e.kind not like 'application.%' and (e.kind <> 'mail.written' or e.subject_id is null)
  or exists (select 1 from applications a where a.company_id = $1 and a.user_id = e.user_id
    and a.vacancy_id = e.subject_id and ${MANAGER_KNOWS_SQL}))`;

/**
 * SQL for the requested people, and everyone merged into them directly or indirectly unless undone: their
 * events keep the old ids. A page causes several readings, which are reduced to one per day and reader.
 */
const SHOWN = `with recursive whose as (
    select id as was, id as person from unnest($2::uuid[]) id
    union
    select (m.data->>'merged_id')::uuid, w.person from whose w
      join events m on m.company_id = $1 and m.user_id = w.was and m.kind = 'candidate.merged'
      where not exists (select 1 from events b where b.company_id = $1 and b.subject_id = m.subject_id
        and b.kind = 'candidate.merge_undone')),
  shown as (
    select e.id, e.at, e.kind, w.person as user_id, e.actor_id, e.subject_id, e.data
    from whose w join events e on e.company_id = $1 and e.user_id = w.was
    where split_part(e.kind, '.', 1) = any($3) and e.kind not like '%.read' and e.kind <> all($5) and ${TOLD}
    union all
    (select distinct on (r.person, r.actor_id, r.at::date) r.id, r.at, 'profile.read', r.person, r.actor_id, null,
      '{}'::jsonb
    from (
      select w.person, e.* from whose w join events e on $4 and e.company_id = $1 and e.user_id = w.was
        where e.kind like '%.read' and e.actor_id is distinct from e.user_id
      union all
      select w.person, e.* from whose w join events e on $4 and e.company_id = $1 and ${isReadInTeamSql("w.was")}) r
    where r.kind <> all($5)
    order by r.person, r.actor_id, r.at::date, r.at desc))`;

const valuesOf = ({ companyId, userIds, nouns, views, hidden, manager }: EventFilter) => [
  companyId,
  userIds,
  nouns,
  views,
  hidden,
  manager,
];

/** Returns a page of the events about people, newest first, with the actor's name. */
export async function eventsAbout(
  tx: Tx,
  filter: EventFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: EventRow[]; total: number }> {
  const { rows } = await tx.$client.query<EventRow>({
    name: "events_about",
    text: `${SHOWN}, paged as (select * from shown order by at desc, id desc limit $7 offset $8)
      select p.*, ${fullName("a")} as actor,
        a.photo_id as actor_photo_id
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
