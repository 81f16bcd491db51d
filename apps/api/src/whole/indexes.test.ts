import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCompany } from "../platform/db/database.ts";
import { buildCompany, type TestCompany } from "../test/factories.ts";
import { type TestDatabase, testDatabase } from "../test/testDatabase.ts";

let database: TestDatabase;
let company: TestCompany;
beforeAll(async () => {
  database = await testDatabase();
  company = await buildCompany(database.db);
});
afterAll(() => database.drop());

/** How PostgreSQL reads where it would rather not read whole tables: a small one it reads whole whatever indexes there are. */
const planOf = (statement: string) =>
  inCompany(database.db, company.id, async (tx) => {
    await tx.$client.query("set local enable_seqscan = off; set local enable_bitmapscan = off");
    const { rows } = await tx.$client.query<{ "QUERY PLAN": string }>(`explain ${statement}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });

test("a person's claims are read from the index alone", async () => {
  const claims = `select skill_id, level, source, last_used, expires_on from person_claims
    where company_id = '${company.id}' and user_id = '${randomUUID()}'`;
  expect(await planOf(claims)).toContain("Index Only Scan using person_skills_current");
});

test("people who were hired are counted without reading who applied", async () => {
  const hired = `select count(*) from applications
    where company_id = '${company.id}' and vacancy_id = '${randomUUID()}' and outcome = 'hired'`;
  expect(await planOf(hired)).toContain("Index Only Scan using applications_hired_for");
});

test("a statement starts no processes beside its own", async () => {
  const { rows } = await inCompany(database.db, company.id, (tx) =>
    tx.$client.query("show max_parallel_workers_per_gather"),
  );
  expect(rows).toEqual([{ max_parallel_workers_per_gather: "0" }]);
});
