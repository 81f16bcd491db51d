import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { MIGRATIONS, migrateDatabase, OWNER_ROLE } from "./prepareDatabase.ts";

let client: pg.Client;
let config: pg.ClientConfig;
let folder: string;
const name = `test_${randomUUID().replaceAll("-", "")}`;

async function asAdmin(sql: string): Promise<void> {
  const admin = new pg.Client(inject("postgres"));
  await admin.connect();
  await admin.query(sql);
  await admin.end();
}

beforeEach(async () => {
  await asAdmin(`create database ${name} owner ${OWNER_ROLE}`);
  config = { ...inject("postgres"), database: name };
  client = new pg.Client(config);
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), "vaardig-migrations-"));
});
afterEach(async () => {
  await client.end();
  await asAdmin(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true });
});

/** A folder of the first migrations only, up to the one with this name: what an earlier release had. */
async function releaseOf(last: string): Promise<string> {
  await cp(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8"));
  const end = entries.findIndex((entry: { tag: string }) => entry.tag === last) + 1;
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, end) }));
  return folder;
}

test("people of the release before roles hold a role of their department with their job", async () => {
  await migrateDatabase(config, OWNER_ROLE, await releaseOf("0004_people_lists"));
  const [company, job, department] = [randomUUID(), randomUUID(), randomUUID()];
  await client.query("insert into companies (id, slug, name) values ($1, 'old', 'Old')", [company]);
  await client.query(
    `insert into job_profiles (id, company_id, source, source_version, uri, labels, descriptions)
     values ($1, $2, 'company', '1', 'company:1', '{"en":"Engineer"}', '{}')`,
    [job, company],
  );
  await client.query("insert into departments (company_id, id, name) values ($1, $2, 'Grid')", [
    company,
    department,
  ]);
  const person = (role: string, departmentId: string | null) =>
    client.query(
      `insert into users (company_id, id, email, first_name, last_name, system_role, status, job_profile_id, department_id)
       values ($1, gen_random_uuid(), gen_random_uuid() || '@example.com', 'A', 'B', $2, 'active', $3, $4)`,
      [company, role, job, departmentId],
    );
  for (const department_id of [department, department, null]) await person("employee", department_id);
  await person("freelancer", null);

  await migrateDatabase(config, OWNER_ROLE);

  const { rows } = await client.query(
    `select u.system_role, r.name, d.name as department, count(*)::int as people from users u
     left join roles r on r.id = u.role_id and r.job_profile_id = u.job_profile_id
     left join departments d on d.id = r.department_id group by 1, 2, 3 order by 1, 3 nulls last`,
  );
  expect(rows).toEqual([
    { system_role: "employee", name: "Engineer", department: "Grid", people: 2 },
    { system_role: "employee", name: "Engineer", department: null, people: 1 },
    { system_role: "freelancer", name: null, department: null, people: 1 },
  ]);
});

test("units of the release before whose names differ in capitals or accents alone get a number", async () => {
  await migrateDatabase(config, OWNER_ROLE, await releaseOf("0011_hot_reads"));
  const [company, care, it] = [randomUUID(), randomUUID(), randomUUID()];
  await client.query("insert into companies (id, slug, name) values ($1, 'old', 'Old')", [company]);
  const add = (table: string, columns: string, ...values: unknown[]) =>
    client.query(
      `insert into ${table} (company_id, ${columns}, created_at) values ($1, ${values.map((_, at) => `$${at + 2}`).join(", ")},
       now() + (select count(*) from ${table}) * interval '1 second')`,
      [company, ...values],
    );
  await add("departments", "id, name", care, "Café");
  for (const name of ["CAFE", "Cafe (2)"]) await add("departments", "id, name", randomUUID(), name);
  await add("departments", "id, name", it, "IT");
  for (const department of [care, care, it])
    for (const table of ["teams", "roles"])
      await add(
        table,
        "id, department_id, name",
        randomUUID(),
        department,
        table + (await client.query(`select 1 from ${table}`)).rowCount,
      );
  for (const table of ["teams", "roles"])
    await client.query(`update ${table} set name = case when name like '%0' then 'Größe' else 'GRÖSSE' end`);
  for (const name of ["Board", "board"]) await add("roles", "id, name", randomUUID(), name);

  await migrateDatabase(config, OWNER_ROLE);

  const namesOf = async (table: string) =>
    (await client.query(`select name from ${table} order by created_at, name`)).rows.map(({ name }) => name);
  expect(await namesOf("departments")).toEqual(["Café", "CAFE (3)", "Cafe (2)", "IT"]);
  expect(await namesOf("teams")).toEqual(["Größe", "GRÖSSE (2)", "GRÖSSE"]);
  expect(await namesOf("roles")).toEqual(["Größe", "GRÖSSE (2)", "GRÖSSE", "Board", "board (2)"]);
});
