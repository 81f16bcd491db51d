import { afterAll, beforeAll, expect, test as it } from "vitest";
import { eraseLeavers } from "../../domain/people/data-requests/eraseLeavers.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { bulkUploads } from "../../test/bulkUpload.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { runJobs } from "../../test/runJobs.ts";
import { uploadFile } from "../../test/uploadFile.ts";

/** Stand in everything that is said of one person each, and nowhere else. */
const MARK = "Zyxwvut";
const OTHER_MARK = "Qponmlk";

let test: TestApp;
let company: TestCompany;
let admin: TestUser;
let hr: TestUser;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  admin = await buildUser(test.db, company, { systemRole: "admin" });
  hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
});
afterAll(() => test.close());

const run = (sql: string, values: unknown[] = []) =>
  acrossCompanies(test.db, (tx) => tx.$client.query<Record<string, unknown>>(sql, values));

/** Every row of every table as text, jobs that wait included. */
async function dump(): Promise<string> {
  const { rows } = await run(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' or schemaname = 'graphile_worker' order by 1`,
  );
  const parts: string[] = [];
  for (const { name } of rows) {
    const { rows: lines } = await run(`select t::text as line from ${name} t`);
    parts.push(...lines.map(({ line }) => `${name}: ${String(line).replaceAll("\n", " ")}`));
  }
  return parts.join("\n");
}
const traces = async (mark: string) =>
  (await dump()).split("\n").filter((line) => line.toLowerCase().includes(mark.toLowerCase()));

const ok = async (answer: Promise<Answer>): Promise<Answer["body"]["payload"]> => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.payload;
};

/** Someone with the mark in every text that can be written of them, by the routes that write it. */
async function buildMarked(mark: string, overrides: Parameters<typeof buildUser>[2]): Promise<TestUser> {
  const names = {
    firstName: mark,
    lastName: "Person",
    email: `${mark.toLowerCase()}-${Date.now()}@example.com`,
  };
  const person = await buildUser(test.db, company, { ...names, ...overrides });
  const me = test.as(person);
  const { version } = person;
  await ok(
    me.put("/candidate", { id: person.id, version, headline: mark, about: mark, phone: "1", location: mark }),
  );
  const job = {
    position: mark,
    company: mark,
    start_date: "2020-01-01",
    current_job: true,
    description: mark,
  };
  await ok(me.post("/experience", job));
  const years = { started: "2015-09-01", finished: "2019-07-01" };
  await ok(me.post("/education", { degree: mark, institution: mark, level: mark, ...years }));
  const certificate = (await ok(me.post("/certificate", { name: mark, issuer: mark, number: mark }))) as {
    id: string;
  };
  const bytes = Buffer.from(`${mark} Person\nWelder at Wind\nSkills: welding`);
  await ok(uploadFile(test, person, { bytes, name: `${mark}.txt`, type: "text/plain" }));
  const skill = await buildSkill(test.db, { kind: "licence" });
  await ok(me.post("/skill_proficiency", { skill_id: skill.id, level: 5, expires_on: "2031-01-01" }));
  await ok(me.post("/data_request", { kind: "access", text: mark }));
  expect(certificate.id).toBeTruthy();
  return person;
}

it("a candidate who leaves is in no row, file, job or mail any more; the receipt is", async () => {
  const recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
  const person = await buildMarked(MARK, { systemRole: "freelancer" });
  const vacancy = await buildVacancy(test.db, recruiter, { external: true });
  await ok(
    test
      .as(admin)
      .post("/candidate_list", { selection: { user_ids: [person.id] }, job_vacancy_ids: [vacancy.id] }),
  );
  const note = { user_id: person.id, title: MARK, description: MARK };
  await ok(test.as(admin).post("/candidate_notes", note));
  await run(
    `insert into mails (company_id, id, user_id, to_address, subject, text, status)
     values ($1, gen_random_uuid(), $2, 'x@example.com', $3, $3, 'kept')`,
    [company.id, recruiter.id, `About ${MARK} Person`],
  );
  expect((await traces(MARK)).length).toBeGreaterThan(6);
  const keys = (await run("select storage_key as key from files where user_id = $1", [person.id])).rows;
  expect(keys.length).toBeGreaterThan(0);
  const erased = (await ok(test.as(person).delete("/account", undefined, { email: person.email }))) as {
    id: string;
  };
  await runJobs(test.app.services);
  for (const { key } of keys) await expect(test.app.services.files.get(String(key))).rejects.toThrow();
  // The receipt is mailed to the person; it is the one row with the address.
  const left = await traces(MARK);
  expect(left.filter((line) => !(line.startsWith("public.mails") && line.includes(erased.id)))).toEqual([]);
  const receipts = await eventsOf(test.db, company, "candidate.erased");
  expect(receipts.map(({ subjectId }) => subjectId)).toContain(erased.id);
});

it("someone who left goes after the company's time, unless held, and leaves a receipt alone", async () => {
  const files = bulkUploads(test);
  const person = await buildMarked(OTHER_MARK, { managerId: admin.id });
  await files.check(
    hr,
    `first name,last name,email,system role\n${OTHER_MARK},Person,${person.email},employee`,
  );
  const remove = { selection: { user_ids: [person.id] } };
  await ok(test.as(hr).post("/employee/deactivate", remove));
  const retention = (await ok(test.as(admin).get("/data_retention"))) as { months: number; version: number };
  expect(retention).toMatchObject({ months: 24, can: ["edit"] });
  await ok(test.as(admin).put("/data_retention", { months: 6, version: retention.version }));
  expect((await test.as(admin).put("/data_retention", { months: 7, version: 0 })).body.code).toBe(
    "stale_version",
  );
  expect((await test.as(hr).put("/data_retention", { months: 7, version: 1 })).status).toBe(403);
  expect(await eraseLeavers(test.app.services)).toBe(0);
  await run("update users set left_at = now() - interval '7 months' where id = $1", [person.id]);
  await ok(test.as(hr).post("/legal_hold", { user_id: person.id, reason: "A case at court" }));
  expect(await eraseLeavers(test.app.services)).toBe(0);
  expect(await ok(test.as(hr).get("/legal_hold"))).toMatchObject({ data: [{ reason: "A case at court" }] });
  await ok(test.as(hr).delete("/legal_hold", { user_id: person.id }));
  expect((await test.as(hr).delete("/legal_hold", { user_id: person.id })).status).toBe(404);
  expect(await eraseLeavers(test.app.services)).toBe(1);
  expect(await eraseLeavers(test.app.services)).toBe(0);
  await runJobs(test.app.services);
  expect(await traces(OTHER_MARK)).toEqual([]);
  expect(await eventsOf(test.db, company, "employee.erased")).toMatchObject([
    { userId: person.id, actorId: null },
  ]);
});

it("a copy that is made while someone is erased is whole, or there is none", async () => {
  for (let at = 0; at < 4; at += 1) {
    const person = await buildUser(test.db, company, { systemRole: "freelancer" });
    const bytes = Buffer.from("Someone\nWelder at Wind\nSkills: welding");
    await ok(uploadFile(test, person, { bytes, name: "cv.txt", type: "text/plain" }));
    const [copy, erased] = await Promise.all([
      test.as(person).get("/account/export"),
      test.as(person).delete("/account", undefined, { email: person.email }),
    ]);
    expect(erased.status).toBe(200);
    if (copy.status === 200) expect(JSON.parse(copy.raw.body).files).toHaveLength(1);
    else expect([401, 404]).toContain(copy.status);
  }
});
