import type pg from "pg";
import { hashPassword } from "../../apps/api/src/platform/session/passwordHash.ts";
import { seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { seedSkills } from "../organization/seedSkills.ts";
import { seedPipeline } from "../pipeline/seedPipeline.ts";

export const PASSWORD = "Welcome-2026!";
/** Two people per position. */
const ROLES = 5_000;
/** Direct reports per manager, equal to the branching of positions. */
const SPAN = 8;
const APPLICANTS = 5_000;
const VACANCIES = 60;
const POOLS = 12;

/** Number of signed-in people per role. */
export const SIGNED_IN = { employee: 60, manager: 20, hr_manager: 10, moderator: 20, admin: 1 } as const;
export type LoadRole = keyof typeof SIGNED_IN;

export interface LoadCompany {
  id: string;
  emails: Record<LoadRole, string[]>;
  /** The first one has thousands of applications. */
  vacancyIds: string[];
  poolIds: string[];
  departmentIds: string[];
}

/**
 * People by number; everyone with direct reports becomes a manager, and some of the last become HR managers
 * and recruiters.
 */
const PEOPLE = [
  `create temp table numbered as select id, substring(email from 'person(\\d+)@')::int as n from users
     where company_id = $1 and system_role = 'employee'`,
  `update users u set manager_id = m.id from numbered p join numbered m on m.n = (p.n - 1) / ${SPAN}
     where u.company_id = $1 and u.id = p.id and p.n > ${SPAN}`,
  `update users u set system_role = case when p.n between 1 and ${(2 * ROLES) / SPAN} then 'manager'
       when p.n between 9900 and 9929 then 'hr_manager' when p.n between 9930 and 9979 then 'moderator' else 'employee' end,
     status = case when p.n % 40 = 0 then 'invited' when p.n % 41 = 0 then 'not_invited' else 'active' end,
     department_id = case when p.n % 97 = 0 then null else department_id end,
     job_profile_id = (select r.job_profile_id from roles r where r.company_id = $1 and r.id = u.role_id),
     join_date = current_date - (p.n % 3000), location = (array['Utrecht','Rotterdam','Delft','Zwolle'])[1 + p.n % 4],
     headline = 'Keeps number ' || p.n || ' running'
     from numbered p where u.company_id = $1 and u.id = p.id`,
  `insert into invitations (company_id, id, user_id, status, expires_at, invited_by)
     select $1, gen_random_uuid(), u.id, 'sent', now() + make_interval(days => p.n % 9 - 3), u.id
     from users u join numbered p on p.id = u.id where u.company_id = $1 and u.status = 'invited'`,
  "delete from person_skills s using numbered p where s.company_id = $1 and s.user_id = p.id and p.n % 50 = 7",
];

const RECRUITING = [
  `insert into vacancies (company_id, id, name, description, status, external, owner_id, department_id)
     select $1, gen_random_uuid(), 'Vacancy ' || g.n, 'Keeps turbines running.', 'Approved', g.n % 2 = 0, o.id,
       (select id from departments where company_id = $1 order by name offset g.n % 20 limit 1)
     from generate_series(1, ${VACANCIES}) g (n)
     join (select id, row_number() over (order by id) as n from users where company_id = $1 and system_role = 'moderator'
       and status = 'active') o on o.n = 1 + g.n % 20`,
  `insert into vacancy_skills (company_id, vacancy_id, skill_id, level, kind)
     select $1, v.id, s.id, 1 + (v.n + s.n)::int % 5, 'essential'
     from (select id, row_number() over (order by id) as n from vacancies where company_id = $1 and name like 'Vacancy %') v
     join (select id, row_number() over (order by id) as n from skills where source = 'bench') s
       on (s.n - v.n * 7 + 4000) % 400 < 12`,
  `insert into applications (company_id, id, vacancy_id, user_id, added_by, stage, stage_since, applied_at)
     select $1, gen_random_uuid(), v.id, p.id, p.id, (array['Application','Vacancy','Interview'])[1 + (p.n + v.n)::int % 3],
       now() - make_interval(hours => p.n), now() - make_interval(hours => p.n)
     from (select id, row_number() over (order by id) as n from vacancies where company_id = $1 and name like 'Vacancy %') v
     join numbered p on p.n between 8000 and 9000 and p.n % 40 = v.n % 40 on conflict do nothing`,
  // Every recruiter is a member of every job's team.
  `insert into vacancy_members (company_id, vacancy_id, user_id, part)
     select $1, v.id, u.id, 'member' from vacancies v, users u where v.company_id = $1 and u.id <> v.owner_id
     and u.company_id = $1 and u.system_role = 'moderator'`,
  `insert into talent_pools (company_id, id, name, owner_id)
     select $1, gen_random_uuid(), 'Pool ' || n, (select id from users where company_id = $1 and system_role = 'admin' limit 1)
     from generate_series(1, ${POOLS}) n`,
  `insert into talent_pool_members (company_id, talent_pool_id, user_id, part)
     select $1, t.id, u.id, 'member' from talent_pools t, users u where t.company_id = $1
     and u.company_id = $1 and u.system_role = 'moderator'`,
  `insert into talent_pool_people (company_id, talent_pool_id, user_id, added_by)
     select $1, t.id, p.id, t.owner_id
     from (select id, owner_id, row_number() over (order by name) as n from talent_pools where company_id = $1) t
     join numbered p on p.n % ${POOLS} = t.n % ${POOLS} and p.n > 4000`,
];

/**
 * Seeds a company of 10,000 with an organisation, skills, recruiting, and people of every role who sign in;
 * bypasses row-level security.
 */
export async function seedLoad(pool: pg.Pool): Promise<LoadCompany> {
  const { id, adminEmail } = await seedLargeCompany(pool, { roles: ROLES, password: PASSWORD });
  await seedSkills(pool, id);
  for (const statement of PEOPLE) await pool.query(statement, statement.includes("$1") ? [id] : []);
  await seedPipeline(pool, id, APPLICANTS);
  for (const statement of RECRUITING) await pool.query(statement, [id]);
  const hash = await hashPassword(PASSWORD, { memory: 8, passes: 1, parallelism: 1 });
  const emails: LoadCompany["emails"] = {
    employee: [],
    manager: [],
    hr_manager: [],
    moderator: [],
    admin: [adminEmail],
  };
  for (const role of ["employee", "manager", "hr_manager", "moderator"] as const) {
    const { rows } = await pool.query<{ email: string }>(
      `update users u set password_hash = $4 from (select id from users where company_id = $1 and system_role = $2
         and status = 'active' order by md5(email) limit $3) chosen
       where u.company_id = $1 and u.id = chosen.id returning u.email`,
      [id, role, SIGNED_IN[role], hash],
    );
    emails[role] = rows.map(({ email }) => email);
  }
  await pool.query("vacuum analyze");
  const ids = async (text: string) =>
    (await pool.query<{ id: string }>(text, [id])).rows.map((row) => row.id);
  return {
    id,
    emails,
    vacancyIds: await ids("select id from vacancies where company_id = $1 order by name"),
    poolIds: await ids("select id from talent_pools where company_id = $1 order by name"),
    departmentIds: await ids("select id from departments where company_id = $1 order by name"),
  };
}
