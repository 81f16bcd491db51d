import type pg from "pg";

/** Jobs, skills in total, skills per job, and skills per person; jobs are assigned to people in turn. */
const JOBS = 100;
const SKILLS = 400;
const NEEDS = 12;
const CLAIMS = 15;

/** Returns an SQL expression for the n-th shared id of a kind, with valid UUID version and variant bits. */
const idOf = (kind: string, n: string) =>
  `overlay(overlay(md5('bench ${kind}' || (${n})) placing '8' from 13) placing '8' from 17)::uuid`;

/** A job's skills are consecutive; people have most of them and some others. */
const skillOf = (job: string, k: string) => idOf("skill", `((${job}) * 7 + (${k})) % ${SKILLS}`);

const STATEMENTS = [
  `insert into skills (id, source, source_version, uri, kind)
    select ${idOf("skill", "n")}, 'bench', '1', 'bench:' || n, 'skill' from generate_series(0, ${SKILLS - 1}) n`,
  `insert into job_profiles (id, source, source_version, uri, labels, descriptions)
    select ${idOf("job", "n")}, 'bench', '1', 'bench:' || n, '{}', '{}' from generate_series(0, ${JOBS - 1}) n`,
  `insert into job_profile_skills (job_profile_id, skill_id, level, kind)
    select ${idOf("job", "n")}, ${skillOf("n", "k")}, 1 + (n + k) % 5, 'essential'
    from generate_series(0, ${JOBS - 1}) n, generate_series(0, ${NEEDS - 1}) k`,
];

const OF_COMPANY = [
  `with numbered as (select id, row_number() over (order by id) as n from roles where company_id = $1)
    update roles r set job_profile_id = ${idOf("job", `n.n % ${JOBS}`)} from numbered n
    where r.company_id = $1 and r.id = n.id`,
  `with people as (
      select u.id, row_number() over (order by u.id) as n, r.n % ${JOBS} as job from users u
      join (select id, row_number() over (order by id) as n from roles where company_id = $1) r on r.id = u.role_id
      where u.company_id = $1)
    insert into person_skills (company_id, id, user_id, skill_id, level, source, created_by)
    select $1::uuid, gen_random_uuid(), p.id, ${skillOf("p.job", "k + 3")}, nullif((p.n + k) % 6, 0),
      (array['self', 'confirmed', 'inferred'])[1 + (p.n + k) % 3], p.id
    from people p, generate_series(0, ${CLAIMS - 1}) k`,
];

/**
 * Gives a company's positions jobs with required skills, and its people skills; bypasses row-level security.
 * Once per database.
 */
export async function seedSkills(pool: pg.Pool, companyId: string): Promise<void> {
  for (const text of STATEMENTS) await pool.query(text);
  for (const text of OF_COMPANY) await pool.query(text, [companyId]);
  await pool.query("analyze");
}
