import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../../platform/db/database.ts";
import { storedSkillIds, withCurrentSkills } from "./currentSkills.ts";
import type { TaughtSkill } from "./taughtSkill.ts";

/** The fields of a course that calculations use. */
export interface TeachingCourse {
  id: string;
  title: string;
  hours: number;
  /** Euros; 0 = free. */
  price: number;
  skills: TaughtSkill[];
}

/**
 * Returns SQL for the title of `courses c` in the language of parameter `$n`, else in English, else in any
 * language.
 */
const titleSql = (language: string) =>
  `coalesce(c.titles ->> ${language}, c.titles ->> 'en', (select value from jsonb_each_text(c.titles) limit 1), c.code)`;

const SKILLS_SQL = `(select json_agg(json_build_object('skillId', t.skill_id, 'levelFrom', t.level_from,
  'levelTo', t.level_to) order by t.level_to desc, t.skill_id) from course_skills t where t.course_id = c.id) as skills`;

const TEACHING_SQL = (language: string) =>
  `c.id, ${titleSql(language)} as title, c.hours, c.price::float8 as price, ${SKILLS_SQL}`;

/** SQL condition: the company in `$1` may read `courses c`. */
const READABLE = "(c.company_id is null or c.company_id = $1)";

/**
 * Returns the offered courses that teach at least one of these skills, with everything they teach; shared
 * ones and the company's own.
 */
export async function coursesForSkills(
  tx: Tx,
  companyId: string,
  skillIds: readonly string[],
  language: Language = "en",
): Promise<TeachingCourse[]> {
  const { rows } = await tx.$client.query<TeachingCourse>({
    name: "courses_for_skills",
    text: `select ${TEACHING_SQL("$3")} from courses c
      where ${READABLE} and c.removed_at is null
        and c.id in (select course_id from course_skills where skill_id = any($2::uuid[]))
      order by c.hours, c.id`,
    values: [companyId, await storedSkillIds(tx, skillIds), language],
  });
  return withCurrentSkills(tx, rows);
}

/** Returns the offered courses that lead a skill to one of these levels, either free or paid ones. */
export async function coursesForSkill(
  tx: Tx,
  companyId: string,
  options: { skillId: string; levels: readonly number[]; isPaid: boolean; language: Language },
): Promise<TeachingCourse[]> {
  const { rows } = await tx.$client.query<TeachingCourse>({
    name: "courses_for_skill",
    text: `select ${TEACHING_SQL("$3")} from course_skills s join courses c on c.id = s.course_id
      where ${READABLE} and c.removed_at is null and s.skill_id = any($2::uuid[]) and s.level_to = any($4::smallint[])
        and (c.price > 0) = $5`,
    values: [
      companyId,
      await storedSkillIds(tx, [options.skillId]),
      options.language,
      options.levels,
      options.isPaid,
    ],
  });
  const courses = new Map(rows.map((row) => [row.id, row]));
  return withCurrentSkills(tx, [...courses.values()]);
}

/** A course with all displayed fields. */
export interface CourseRow extends TeachingCourse {
  description: string;
  provider_name: string;
  next_start: string | null;
  url: string | null;
  removed: boolean;
  rating_average: number | null;
  rating_count: number;
}

/** Returns courses by id, including removed ones; unknown ids and those of other companies are left out. */
export async function readCourses(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, CourseRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.$client.query<CourseRow>({
    name: "courses_by_id",
    text: `select ${TEACHING_SQL("$3")},
        coalesce(c.descriptions ->> $3, c.descriptions ->> 'en', (select value from jsonb_each_text(c.descriptions) limit 1), '') as description,
        c.provider as provider_name, c.next_start::text as next_start, c.url, c.removed_at is not null as removed,
        r.average as rating_average, r.count as rating_count
      from courses c cross join lateral (
        select round(avg(stars), 1)::float8 as average, count(*)::int as count from course_ratings
        where company_id = $1 and course_id = c.id) r
      where ${READABLE} and c.id = any($2::uuid[])`,
    values: [companyId, ids, language],
  });
  return new Map((await withCurrentSkills(tx, rows)).map((row) => [row.id, row]));
}
