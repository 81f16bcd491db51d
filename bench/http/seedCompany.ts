import { randomUUID } from "node:crypto";
import type pg from "pg";
import { hashPassword } from "../../apps/api/src/platform/session/passwordHash.ts";

export const PASSWORD = "Welcome-2026!";

export interface SeededCompany {
  id: string;
  adminEmail: string;
  vacancyId: string;
  /** Sorted by name. */
  departmentIds: string[];
}

const PEOPLE = `insert into users (company_id, id, email, first_name, last_name, system_role, status, password_hash, onboarding_step)
  select $1, gen_random_uuid(), case n when 1 then $2 else 'person' || n || '@' || $3 || '.example' end,
    (array['Anna','Bram','Cato','Daan','Eva','Finn','Guus','Hanna','Isa','Jip'])[1 + n * 7 % 10],
    'Name ' || md5(n::text), case n when 1 then 'admin' else (array['employee','employee','employee','manager','moderator'])[1 + n % 5] end,
    case when n % 50 = 0 then 'invited' else 'active' end, case n when 1 then $4 end, 'done'
  from generate_series(1, $5::int) n`;

/** Departments, teams, positions and managers, as the employee list shows them. */
const PLACES = [
  `insert into departments (company_id, id, name) select $1, gen_random_uuid(), 'Department ' || n from generate_series(1, 20) n`,
  `insert into teams (company_id, id, department_id, name)
     select company_id, gen_random_uuid(), id, name || ' team ' || n from departments, generate_series(1, 3) n where company_id = $1`,
  `insert into roles (company_id, id, name, department_id)
     select company_id, gen_random_uuid(), name || ' role ' || n, id from departments, generate_series(1, 5) n where company_id = $1`,
  `update users u set department_id = r.department_id, role_id = r.id, team_id = t.id, manager_id = b.id, join_date = date '2015-01-01' + p.n
     from (select id, (row_number() over (order by id))::int as n from users where company_id = $1) p
     join (select id, department_id, row_number() over (order by id) as n from roles where company_id = $1) r on r.n = 1 + p.n % 100
     join (select distinct on (department_id) id, department_id from teams where company_id = $1) t on t.department_id = r.department_id
     join (select id, row_number() over (order by id) as n from users where company_id = $1 and system_role = 'manager') b on b.n = 1 + p.n % 200
     where u.company_id = $1 and u.id = p.id`,
];

/**
 * Seeds a company with an administrator who can sign in, other people, and one open job with required
 * skills.
 */
export async function seedCompany(pool: pg.Pool, people: number): Promise<SeededCompany> {
  const [id, vacancyId] = [randomUUID(), randomUUID()];
  const slug = `bench-${id.slice(0, 8)}`;
  const adminEmail = `admin@${slug}.example`;
  const hash = await hashPassword(PASSWORD, { memory: 8, passes: 1, parallelism: 1 });
  await pool.query(
    `insert into companies (id, slug, name, industry, lifecycle, description, city)
     values ($1, $2, 'North Light', 'Energy', 'active', $3, 'Utrecht')`,
    [id, slug, "We build and keep wind parks at sea. ".repeat(8)],
  );
  await pool.query(PEOPLE, [id, adminEmail, slug, hash, people]);
  await pool.query(
    `insert into vacancies (company_id, id, owner_id, name, description, status)
     select $1, $2, id, 'Mechanic', 'Keeps turbines running.', 'Approved' from users where company_id = $1 and email = $3`,
    [id, vacancyId, adminEmail],
  );
  await pool.query(
    `insert into vacancy_skills (company_id, vacancy_id, skill_id, level, kind, importance)
     select $1, $2, id, 3, 'essential', 3 from skills where company_id is null order by id limit 8`,
    [id, vacancyId],
  );
  for (const statement of PLACES) await pool.query(statement, [id]);
  await pool.query("vacuum analyze users");
  const departments = await pool.query<{ id: string }>(
    "select id from departments where company_id = $1 order by name",
    [id],
  );
  return { id, adminEmail, vacancyId, departmentIds: departments.rows.map((row) => row.id) };
}
