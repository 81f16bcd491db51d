import type pg from "pg";

export const COURSES = 20_000;
/** Each course teaches two skills: one of a few popular ones, then any. */
const POPULAR = 40;

const STATEMENTS = [
  `insert into courses (id, source, code, provider, titles, hours, price)
    select gen_random_uuid(), 'bench', n::text, 'Bench', jsonb_build_object('en', 'Course ' || n), 1 + n % 60,
      case when n % 4 = 0 then n % 500 + 1 else 0 end from generate_series(1, ${COURSES}) n`,
  `with known as (select id, row_number() over (order by id) - 1 as n, count(*) over () as total from skills where source = 'bench'),
      given as (select id, code::int as n from courses where source = 'bench')
    insert into course_skills (course_id, skill_id, level_from, level_to)
      select g.id, s.id, g.n % 3, g.n % 3 + 1 + g.n % 2 from given g join known s on s.n = g.n % ${POPULAR}
      union all
      select g.id, s.id, 0, 1 + g.n % 5 from given g join known s on s.n = ${POPULAR} + g.n % (s.total - ${POPULAR})`,
  "analyze courses",
  "analyze course_skills",
];

/**
 * Seeds courses, gives the administrator a job profile, and returns the id of the skill that most free
 * courses teach up to level 3.
 */
export async function seedCourses(pool: pg.Pool, companyId: string, email: string): Promise<string> {
  for (const statement of STATEMENTS) await pool.query(statement);
  await pool.query(
    `update users set job_profile_id = (select job_profile_id from users where company_id = $1 and job_profile_id is not null limit 1)
      where company_id = $1 and email = $2`,
    [companyId, email],
  );
  const { rows } = await pool.query<{ skill_id: string }>(
    `select skill_id from course_skills t join courses c on c.id = t.course_id where level_to = 3 and price = 0 group by skill_id order by count(*) desc, skill_id limit 1`,
  );
  const [most] = rows;
  if (!most) throw new Error("no course was added");
  return most.skill_id;
}
