import { randomUUID } from "node:crypto";
import type pg from "pg";

/** Distribution of the applications over the stages, in twentieths. */
const STAGES = `(array['Application','Application','Application','Application','Application','Application','Application',
  'Application','Vacancy','Vacancy','Vacancy','Interview','Interview','Rejection after application',
  'Rejection after application','Rejection after application','Rejection after application','Job offer',
  'Rejection after interview','Rejection after interview'])`;

/**
 * Seeds a job with twelve required skills and applicants of the company, with tasks, interviews and offers;
 * bypasses row-level security. Returns the job's id.
 */
export async function seedPipeline(pool: pg.Pool, companyId: string, applicants: number): Promise<string> {
  const vacancyId = randomUUID();
  await pool.query(
    `insert into vacancies (company_id, id, name, status, owner_id)
     select $1, $2, 'Planner of works', 'Approved', id from users where company_id = $1 and system_role = 'admin' limit 1`,
    [companyId, vacancyId],
  );
  await pool.query(
    `insert into vacancy_skills (company_id, vacancy_id, skill_id, level, kind)
     select $1, $2, id, 3, 'essential' from skills where source = 'bench' order by id limit 12`,
    [companyId, vacancyId],
  );
  await pool.query(
    `insert into applications (company_id, id, vacancy_id, user_id, added_by, stage, outcome, stage_since, applied_at)
     select $1, gen_random_uuid(), $2, p.id, p.id, s.stage, case when s.stage like 'Rejection%' then 'rejected' else 'active' end,
       now() - make_interval(mins => p.n * 7), now()
     from (select id, row_number() over (order by email)::int as n from users
       where company_id = $1 and system_role = 'employee' limit $3) p
     cross join lateral (select (${STAGES})[1 + p.n % 20] as stage) s`,
    [companyId, vacancyId, applicants],
  );
  await pool.query(
    `insert into candidate_tasks (company_id, id, user_id, vacancy_id, title, type, activity_date, assignee_id, author_id)
     select a.company_id, gen_random_uuid(), a.user_id, a.vacancy_id, 'Call back', 'call', current_date + k, v.owner_id, v.owner_id
     from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id, generate_series(1, 2) k
     where a.company_id = $1 and a.vacancy_id = $2`,
    [companyId, vacancyId],
  );
  await pool.query(
    `insert into offers (company_id, id, application_id, salary, hours, start_date, made_by)
     select company_id, gen_random_uuid(), id, 4000, 36, current_date + 60, user_id from applications
     where company_id = $1 and vacancy_id = $2 and stage = 'Job offer'`,
    [companyId, vacancyId],
  );
  await pool.query("analyze");
  return vacancyId;
}
