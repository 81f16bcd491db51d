import { randomUUID } from "node:crypto";
import type pg from "pg";
import { hashPassword } from "../../apps/api/src/platform/session/passwordHash.ts";

export const PASSWORD = "Welcome-2026!";

export interface SeededCompany {
  id: string;
  adminEmail: string;
  vacancyId: string;
}

const PEOPLE = `insert into users (company_id, id, email, first_name, last_name, system_role, status, password_hash, onboarding_step)
  select $1, gen_random_uuid(), case n when 1 then $2 else 'person' || n || '@' || $3 || '.example' end,
    (array['Anna','Bram','Cato','Daan','Eva','Finn','Guus','Hanna','Isa','Jip'])[1 + n * 7 % 10],
    'Name ' || md5(n::text), case n when 1 then 'admin' else (array['employee','employee','employee','manager','recruiter'])[1 + n % 5] end,
    case when n % 50 = 0 then 'invited' else 'active' end, case n when 1 then $4 end, 'done'
  from generate_series(1, $5::int) n`;

/** Makes a company with an administrator who can sign in, other people and one open vacancy. */
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
  await pool.query("analyze users");
  return { id, adminEmail, vacancyId };
}
