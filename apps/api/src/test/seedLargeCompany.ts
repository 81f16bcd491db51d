import { randomUUID } from "node:crypto";
import type pg from "pg";
import { hashPassword } from "../platform/session/passwordHash.ts";

export interface LargeCompany {
  id: string;
  adminEmail: string;
}

const DEPARTMENTS = 20;
const TEAMS = 10;
/** Number of roles that report to one role. */
const SPAN = 8;

/** Returns SQL for the `n`th UUID of a kind, unique to this company, with valid version and variant bits. */
const idOf = (kind: string, n: string) =>
  `overlay(overlay(md5($1::text || '${kind}' || (${n})) placing '8' from 13) placing '8' from 17)::uuid`;

const UNITS = [
  `insert into departments (company_id, id, name)
    select $1::uuid, ${idOf("department", "n")}, 'Department ' || n from generate_series(0, ${DEPARTMENTS - 1}) n`,
  `insert into teams (company_id, id, department_id, name)
    select $1::uuid, ${idOf("team", "n")}, ${idOf("department", `n / ${TEAMS}`)}, 'Team ' || n
    from generate_series(0, ${DEPARTMENTS * TEAMS - 1}) n`,
];

const ROLES = `insert into roles (company_id, id, name, department_id, team_id, parent_id)
  select $1::uuid, ${idOf("role", "n")},
    (array['Engineer','Planner','Adviser','Analyst','Coordinator','Specialist','Operator','Inspector'])[1 + n % 8] || ' ' || n,
    ${idOf("department", `n % ${DEPARTMENTS * TEAMS} / ${TEAMS}`)}, ${idOf("team", `n % ${DEPARTMENTS * TEAMS}`)},
    case when n > 0 then ${idOf("role", `(n - 1) / ${SPAN}`)} end
  from generate_series(0, $2::int - 1) n`;

const PEOPLE = `insert into users (company_id, id, email, first_name, last_name, system_role, status, password_hash, onboarding_step,
    role_id, department_id, team_id)
  select $1::uuid, ${idOf("person", "n")}, case when n = 0 then $3 else 'person' || n || '@' || $4 || '.example' end,
    (array['Anna','Bram','Cato','Daan','Eva','Finn','Guus','Hanna'])[1 + n % 8], 'Name ' || n,
    case when n = 0 then 'admin' else 'employee' end, 'active', case when n = 0 then $5 end, 'done', r.id, r.department_id, r.team_id
  from generate_series(0, $2::int * 2 - 1) n
  join roles r on r.company_id = $1::uuid and r.id = ${idOf("role", "n % $2::int")}`;

/**
 * Creates a company with this many roles, eight under each, two people per role, in departments and teams,
 * bypassing row-level security. The administrator signs in with `password` and holds the top role.
 */
export async function seedLargeCompany(
  pool: pg.Pool,
  { roles, password }: { roles: number; password: string },
): Promise<LargeCompany> {
  const id = randomUUID();
  const slug = `large-${id.slice(0, 8)}`;
  const adminEmail = `admin@${slug}.example`;
  const hash = await hashPassword(password, { memory: 8, passes: 1, parallelism: 1 });
  await pool.query(
    `insert into companies (id, slug, name, industry, lifecycle) values ($1, $2, 'Grand Works', 'Energy', 'active')`,
    [id, slug],
  );
  for (const units of UNITS) await pool.query(units, [id]);
  await pool.query(ROLES, [id, roles]);
  await pool.query(PEOPLE, [id, roles, adminEmail, slug, hash]);
  await pool.query("analyze users, roles, teams, departments");
  return { id, adminEmail };
}
