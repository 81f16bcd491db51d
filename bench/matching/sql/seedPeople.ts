import { randomUUID } from "node:crypto";
import type { Requirement } from "@vaardig/matching/model";
import type pg from "pg";
import {
  differentSkills,
  generateClaim,
  generateJob,
  generateSkills,
  seededRandom,
  zipfSkills,
} from "../generate.ts";

const BATCH = 20_000;
const YEAR_MS = 365.25 * 86_400_000;
const DAY_MS = 86_400_000;

/** Returns an id that sorts like its number; `kind` separates people and skills. */
function uuidOf(kind: 1 | 2, number: number): string {
  return `00000000-000${kind}-4000-8000-${number.toString(16).padStart(12, "0")}`;
}

const skillUuid = (id: string) => uuidOf(1, Number(id.replace("skill-", "")));

/** Returns a date that many years ago, or null for 0 (current). */
function dateOf(years: number): string | null {
  return years === 0 ? null : new Date(Date.now() - years * YEAR_MS - 10 * DAY_MS).toISOString().slice(0, 10);
}

async function seedSkills(client: pg.ClientBase): Promise<void> {
  const rows = generateSkills();
  await client.query(
    `insert into skills (id, source, source_version, uri, kind, idf)
     select id, 'bench', '1', 'bench:' || id, 'skill', idf from unnest($1::uuid[], $2::float8[]) s(id, idf)`,
    [rows.map((row) => skillUuid(row.id)), rows.map((row) => row.idf)],
  );
  const near = rows.flatMap(({ id, neighbours }) => neighbours.map((one) => ({ id, ...one })));
  await client.query(
    `insert into skill_neighbours (skill_id, neighbour_id, similarity) select * from unnest($1::uuid[], $2::uuid[], $3::real[])`,
    [
      near.map((one) => skillUuid(one.id)),
      near.map((one) => skillUuid(one.skillId)),
      near.map((one) => one.sim),
    ],
  );
}

async function seedClaims(
  client: pg.ClientBase,
  companyId: string,
  people: number,
  perPerson: number,
): Promise<void> {
  const random = seededRandom(7);
  const draw = zipfSkills(random);
  const text = `insert into person_skills (company_id, id, user_id, skill_id, level, source, last_used, created_by)
    select $1, gen_random_uuid(), u, s, l, o, d, u
    from unnest($2::uuid[], $3::uuid[], $4::smallint[], $5::text[], $6::date[]) c(u, s, l, o, d)`;
  let columns: unknown[][] = [[], [], [], [], []];
  const write = async () => {
    await client.query(text, [companyId, ...columns]);
    columns = [[], [], [], [], []];
  };
  for (let person = 0; person < people; person += 1) {
    for (const skill of differentSkills(perPerson, draw)) {
      const { level, source, lastUsedYears } = generateClaim(skill, random);
      const row = [uuidOf(2, person), uuidOf(1, skill), level, source, dateOf(lastUsedYears)];
      for (const [at, column] of columns.entries()) column.push(row[at]);
    }
    if ((columns[0]?.length ?? 0) >= BATCH) await write();
  }
  await write();
}

/**
 * Creates a company whose people have `perPerson` skills each; returns its id and the people's ids, in
 * order.
 */
export async function seedPeople(
  admin: pg.Pool,
  people: number,
  perPerson: number,
): Promise<{ companyId: string; userIds: string[] }> {
  const companyId = randomUUID();
  const userIds = Array.from({ length: people }, (_, person) => uuidOf(2, person));
  const client = await admin.connect();
  // Row-level checks and triggers would only slow down the generation of valid data.
  await client.query("set session_replication_role = replica; set synchronous_commit = off");
  await client.query(
    "insert into companies (id, slug, name, lifecycle) values ($1, 'bench', 'Bench', 'active')",
    [companyId],
  );
  await client.query(
    `insert into users (company_id, id, email, first_name, last_name, system_role, status)
     select $1, id, id || '@bench.example', 'Test', 'Person', 'employee', 'active' from unnest($2::uuid[]) p(id)`,
    [companyId, userIds],
  );
  await seedSkills(client);
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'person_skills' and indexname <> 'person_skills_company_id_id_pk'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await seedClaims(client, companyId, people, perPerson);
  for (const { definition } of rows) await client.query(definition);
  await client.query("vacuum analyze person_skills");
  await client.query("analyze skills");
  client.release(true);
  return { companyId, userIds };
}

/** Returns jobs whose skills have the same distribution as the people's. */
export function seedJobs(count: number, skillsPerJob: number): Requirement[][] {
  const random = seededRandom(9);
  const draw = zipfSkills(random);
  return Array.from({ length: count }, () =>
    generateJob(skillsPerJob, draw, random).map((need) => ({ ...need, skillId: skillUuid(need.skillId) })),
  );
}
