import type { Tx } from "../../../platform/db/database.ts";
import { alphabetical } from "../../../platform/db/nameSql.ts";
import { hasText, patternOf } from "../../../platform/db/textSearch.ts";
import { withCurrentSkills } from "./currentSkills.ts";
import type { TaughtSkill } from "./taughtSkill.ts";

/** Source of the courses that a company maintains by hand and by uploads; feeds use their own name. */
export const OWN_SOURCE = "own";

/** A course of a company as stored, with its texts in each language. */
export interface OwnCourseRow {
  id: string;
  code: string;
  source: string;
  titles: Record<string, string>;
  descriptions: Record<string, string>;
  provider: string;
  hours: number;
  price: number;
  next_start: string | null;
  url: string | null;
  removed: boolean;
  version: number;
  /** Number of colleagues who started or completed the course. */
  people: number;
  skills: TaughtSkill[];
}

const COLUMNS = `c.id, c.code, c.source, c.titles, c.descriptions, c.provider, c.hours, c.price::float8 as price,
  c.next_start::text as next_start, c.url, c.removed_at is not null as removed, c.version,
  (select count(distinct e.user_id)::int from enrolments e
    where e.company_id = $1 and e.course_id = c.id and e.state <> 'not started') as people,
  coalesce((select json_agg(json_build_object('skillId', t.skill_id, 'levelFrom', t.level_from, 'levelTo', t.level_to)
    order by t.level_to desc, t.skill_id) from course_skills t where t.course_id = c.id), '[]') as skills`;
const TITLE = "concat_ws(' ', c.titles ->> 'en', c.titles ->> 'nl')";
const FOUND = `c.company_id = $1 and ($2 = '' or ${hasText(`${TITLE} || ' ' || c.provider`, "$2")})`;

/** Returns a page of the company's own courses by title, those no longer offered last. */
export async function listOwnCourses(
  tx: Tx,
  companyId: string,
  asked: { search_query: string; page: number; size: number },
): Promise<{ rows: OwnCourseRow[]; total: number }> {
  const search = asked.search_query === "" ? "" : patternOf(asked.search_query);
  const [list, count] = await Promise.all([
    tx.$client.query<OwnCourseRow>({
      name: "own_courses_list",
      text: `select ${COLUMNS} from courses c where ${FOUND}
        order by c.removed_at is not null, ${alphabetical(TITLE)}, c.id limit $3 offset $4`,
      values: [companyId, search, asked.size, asked.page * asked.size],
    }),
    tx.$client.query<{ total: number }>({
      name: "own_courses_count",
      text: `select count(*)::int as total from courses c where ${FOUND}`,
      values: [companyId, search],
    }),
  ]);
  return { rows: await withCurrentSkills(tx, list.rows), total: count.rows[0]?.total ?? 0 };
}

/**
 * Returns a course of the company, with its row locked until the transaction ends if `lock` is set; undefined
 * for other courses.
 */
export async function findOwnCourse(
  tx: Tx,
  companyId: string,
  id: string,
  lock = false,
): Promise<OwnCourseRow | undefined> {
  const { rows } = await tx.$client.query<OwnCourseRow>({
    name: lock ? "own_course_locked" : "own_course",
    text: `select ${COLUMNS} from courses c where c.company_id = $1 and c.id = $2${lock ? " for update of c" : ""}`,
    values: [companyId, id],
  });
  return (await withCurrentSkills(tx, rows))[0];
}

/**
 * Returns the courses that the company maintains itself by code, with their rows locked until the transaction
 * ends if `lock` is set.
 */
export async function ownCoursesByCode(
  tx: Tx,
  companyId: string,
  codes: readonly string[],
  lock: boolean,
): Promise<Map<string, OwnCourseRow>> {
  const { rows } = await tx.$client.query<OwnCourseRow>({
    name: lock ? "own_courses_by_code_locked" : "own_courses_by_code",
    text: `select ${COLUMNS} from courses c
      where c.company_id = $1 and c.source = $2 and c.code = any($3::text[])${lock ? " order by c.id for update of c" : ""}`,
    values: [companyId, OWN_SOURCE, codes],
  });
  return new Map((await withCurrentSkills(tx, rows)).map((row) => [row.code, row]));
}
