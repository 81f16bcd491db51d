import { v7 } from "uuid";
import type { Tx } from "../../../../platform/db/database.ts";
import { notifyWithdrawn } from "../notifyWithdrawn.ts";
import type { FeedCourse } from "./feedCourse.ts";

/** The owner of a feed's courses: shared (no company), or one company. */
export interface FeedOwner {
  companyId: string | null;
  source: string;
}

const RECORD = `as f(id uuid, code text, titles jsonb, descriptions jsonb, provider text, hours float8,
  price numeric, next_start date, url text, offered boolean, skills jsonb)`;
const SAME_OWNER = "c.company_id is not distinct from $1 and c.source = $2";

/**
 * Inserts and updates courses of a feed, in one statement each; unchanged courses are not written. Returns
 * the numbers added and changed. Codes must be unique within `courses`.
 */
export async function writeCourses(
  tx: Tx,
  { companyId, source }: FeedOwner,
  courses: readonly FeedCourse[],
): Promise<{ added: number; changed: number }> {
  const given = courses.map(({ nextStart, isOffered, ...course }) => ({
    ...course,
    id: v7(),
    next_start: nextStart,
    offered: isOffered,
  }));
  const values = [companyId, source, JSON.stringify(given)];
  const { rows } = await tx.$client.query<{ course_id: string; is_new: boolean }>(
    `insert into courses as c (id, company_id, source, code, titles, descriptions, provider, hours, price, next_start, url, removed_at)
      select f.id, $1, $2, f.code, f.titles, f.descriptions, f.provider, f.hours, round(f.price, 2), f.next_start, f.url,
        case when not f.offered then now() end
      from jsonb_to_recordset($3::jsonb) ${RECORD}
      on conflict (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid), source, code) do update set
        titles = excluded.titles, descriptions = excluded.descriptions, provider = excluded.provider,
        hours = excluded.hours, price = excluded.price, next_start = excluded.next_start, url = excluded.url,
        removed_at = case when excluded.removed_at is not null then coalesce(c.removed_at, excluded.removed_at) end,
        version = c.version + 1, updated_at = now()
      where (c.titles, c.descriptions, c.provider, c.hours, c.price, c.next_start, c.url, c.removed_at is null) is distinct from
        (excluded.titles, excluded.descriptions, excluded.provider, excluded.hours, excluded.price, excluded.next_start,
          excluded.url, excluded.removed_at is null)
      returning c.id as course_id, (xmax = 0) as is_new`,
    values,
  );
  const taught = `select c.id as course_id, (s->>'skillId')::uuid as skill_id, (s->>'levelFrom')::smallint as level_from,
      (s->>'levelTo')::smallint as level_to
    from jsonb_to_recordset($3::jsonb) ${RECORD} join courses c on ${SAME_OWNER} and c.code = f.code
    cross join lateral jsonb_array_elements(f.skills) s`;
  const gone = await tx.$client.query<{ course_id: string }>(
    `delete from course_skills t using courses c
      where c.id = t.course_id and ${SAME_OWNER}
        and c.code in (select f.code from jsonb_to_recordset($3::jsonb) ${RECORD})
        and (t.course_id, t.skill_id) not in (select course_id, skill_id from (${taught}) k) returning t.course_id`,
    values,
  );
  const kept = await tx.$client.query<{ course_id: string }>(
    `insert into course_skills as t (company_id, course_id, skill_id, level_from, level_to)
      select $1, k.* from (${taught}) k
      on conflict (course_id, skill_id) do update set level_from = excluded.level_from, level_to = excluded.level_to
      where (t.level_from, t.level_to) is distinct from (excluded.level_from, excluded.level_to)
      returning t.course_id`,
    values,
  );
  const added = rows.filter((row) => row.is_new).length;
  const touched = new Set([...rows, ...gone.rows, ...kept.rows].map((row) => row.course_id));
  return { added, changed: touched.size - added };
}

/**
 * Removes the courses from the catalog that a complete feed no longer lists; people who started one keep it.
 * Returns the number removed.
 */
export async function removeMissingCourses(
  tx: Tx,
  { companyId, source }: FeedOwner,
  codes: readonly string[],
): Promise<number> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `update courses c set removed_at = now(), version = version + 1, updated_at = now()
      where ${SAME_OWNER} and c.removed_at is null
        and not exists (select 1 from unnest($3::text[]) as given(code) where given.code = c.code) returning c.id`,
    [companyId, source, codes],
  );
  await notifyWithdrawn(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
