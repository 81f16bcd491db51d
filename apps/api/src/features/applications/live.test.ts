import type { PipelineNews, StageCount } from "@vaardig/contract/applications/applications";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endSessionsOf } from "../../domain/accounts/sessions/endSessionsOf.ts";
import { applications } from "../../domain/applications/applications.table.ts";
import type { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy, shareVacancy } from "../../test/jobFactories.ts";
import { PASSWORD_FOR_TESTS, passwordForTests } from "../../test/passwordForTests.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let address: string;
let vacancy: { id: string };
let colleague: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  colleague = await buildUser(test.db, company, { systemRole: "moderator" });
  address = await test.app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(async () => {
  test.app.services.streams.closeAll();
  vacancy = await buildVacancy(test.db, people.moderator);
  await shareVacancy(test.db, vacancy, colleague);
});
afterAll(() => test.close());

async function applied(person: TestUser): Promise<string> {
  return acrossCompanies(test.db, async (tx) => {
    const [row] = await tx
      .insert(applications)
      .values({ companyId: company.id, vacancyId: vacancy.id, userId: person.id, addedBy: person.id })
      .returning();
    return row?.id ?? "";
  });
}

/** Opens a stream; `next` is the next line of news, undefined at its end. */
async function follow(by: TestUser, query = `?job_vacancy_id=${vacancy.id}`) {
  const response = await fetch(`${address}/api/candidate_list/pipeline/live${query}`, {
    headers: { authorization: `Bearer ${test.as(by).token}` },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  async function next(): Promise<PipelineNews | undefined> {
    const line = /^data: (.*)\n\n/m.exec(text);
    if (line) {
      text = text.slice(line.index + line[0].length);
      return JSON.parse(line[1] ?? "");
    }
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return undefined;
    text += value;
    return next();
  }
  return { response, next };
}

it("sends the person who follows the vacancy what changed, once it is committed", async () => {
  const { response, next } = await follow(colleague);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/event-stream; charset=utf-8",
  ]);
  const id = await applied(people.employee);
  const news = { kind: "changed", job_vacancy_id: vacancy.id, ids: [id] };
  expect(await next()).toEqual(news);
  await test.as(people.moderator).post("/applications/move", { id, version: 1, to: "Interview" });
  expect(await next()).toEqual(news);
});

it("sends changes of all vacancies that someone works on in one stream, and counts applicants per stage", async () => {
  const mine = { id: vacancy.id };
  await applied(people.employee);
  const { next } = await follow(colleague, "");
  vacancy = await buildVacancy(test.db, people.moderator);
  await applied(people.employee);
  vacancy = mine;
  const id = await applied(people.freelancer);
  expect(await next()).toEqual({ kind: "changed", job_vacancy_id: mine.id, ids: [id] });
  const counts = async (by: TestUser) =>
    ((await test.as(by).get("/candidate_list/stage_counts")).body.payload as { data: StageCount[] }).data;
  expect(await counts(colleague)).toContainEqual({
    job_vacancy_id: mine.id,
    stage: "Vacancy",
    count: 2,
    active: 2,
    recent: 2,
  });
  expect(await counts(people.admin)).toEqual([]);
  await test.as(colleague).post("/applications/archive", { id, version: 1 });
  expect(await next()).toEqual({ kind: "changed", job_vacancy_id: mine.id, ids: [id] });
  // What has been in the stage for more than a week is not new.
  await acrossCompanies(test.db, (tx) =>
    tx.$client.query(
      "update applications set stage_since = now() - interval '8 days' where vacancy_id = $1",
      [mine.id],
    ),
  );
  expect(await counts(colleague)).toContainEqual({
    job_vacancy_id: mine.id,
    stage: "Vacancy",
    count: 1,
    active: 1,
    recent: 0,
  });
});

it("informs the first of two recruiters that the other tried the same card", async () => {
  const id = await applied(people.employee);
  const { next } = await follow(people.moderator);
  await test.as(people.moderator).post("/applications/move", { id, version: 1, to: "Interview" });
  await next();
  const late = await test.as(colleague).post("/applications/move", { id, version: 1, to: "Job offer" });
  expect(late.status).toBe(409);
  expect(await next()).toMatchObject({ kind: "contested", id, actor: "Test Person" });
});

it("refuses who may not see the pipeline, and a ninth stream of one person", async () => {
  for (const role of ["manager", "employee"] as const)
    expect((await follow(people[role])).response.status).toBe(403);
  for (let count = 0; count < 8; count++) expect((await follow(colleague)).response.status).toBe(200);
  expect((await follow(colleague)).response.status).toBe(429);
});

/** A recruiter of the vacancy with a session of their own. */
async function recruiter(overrides: Partial<typeof users.$inferInsert> = {}): Promise<TestUser> {
  const person = await buildUser(test.db, company, { systemRole: "moderator", ...overrides });
  await shareVacancy(test.db, vacancy, person);
  return person;
}

const asDatabase = (sql: string, ...values: unknown[]) =>
  acrossCompanies(test.db, (tx) => tx.$client.query(sql, values));

// Sooner than the next look at the session, which comes after 15 s.
describe("ends at once", { timeout: 10_000 }, () => {
  it("when the person signs out, and other people's streams continue", async () => {
    const person = await recruiter();
    const { next } = await follow(person);
    const { next: others } = await follow(colleague);
    expect((await test.as(person).post("/auth/logout")).status).toBe(200);
    expect(await next()).toBeUndefined();
    const id = await applied(people.employee);
    expect(await others()).toMatchObject({ ids: [id] });
  });

  it("when the person sets another password elsewhere", async () => {
    const person = await recruiter({ passwordHash: await passwordForTests() });
    const { next } = await follow(person);
    const { rows } = await asDatabase(
      `insert into sessions (company_id, id, user_id, expires_at)
       select company_id, gen_random_uuid(), user_id, expires_at from sessions where id = $1 returning id`,
      person.sessionId,
    );
    const elsewhere = test.as({ ...person, sessionId: rows[0].id });
    const [password, words] = [PASSWORD_FOR_TESTS, "Tuin-stoel7kaas"];
    const answer = await elsewhere.put("/account/password", {
      password,
      new_password1: words,
      new_password2: words,
    });
    expect(answer.status).toBe(200);
    expect(await next()).toBeUndefined();
  });

  it("when the access level changes", async () => {
    const person = await recruiter();
    const { next } = await follow(person);
    const change = { user_id: person.id, system_role: "manager", version: 1 };
    expect((await test.as(people.admin).put("/employee_role", change)).status).toBe(200);
    expect(await next()).toBeUndefined();
  });

  it("when the person is deactivated", async () => {
    const person = await recruiter();
    const { next } = await follow(person);
    const selection = { user_ids: [person.id] };
    expect((await test.as(people.admin).post("/employee/deactivate", { selection })).status).toBe(200);
    expect(await next()).toBeUndefined();
  });

  it.each([
    ["taken back", "update sessions set revoked_at = now() where id = $1"],
    ["removed with its person", "delete from users where id = (select user_id from sessions where id = $1)"],
  ])("when the session is %s by another server", async (_, sql) => {
    const person = await recruiter();
    const { next } = await follow(person);
    await asDatabase(sql, person.sessionId);
    expect(await next()).toBeUndefined();
  });

  it("when its time is over", async () => {
    const person = await recruiter();
    await asDatabase(
      "update sessions set expires_at = now() + interval '2 seconds' where id = $1",
      person.sessionId,
    );
    const { response, next } = await follow(person);
    expect(response.status).toBe(200);
    expect(await next()).toBeUndefined();
  });
});

it("ends with the server, and has nothing to say to an ended session", async () => {
  const { next } = await follow(people.moderator);
  const short = await buildUser(test.db, company, { systemRole: "moderator" });
  await shareVacancy(test.db, vacancy, short);
  await acrossCompanies(test.db, (tx) => endSessionsOf(tx, company.id, [short.id]));
  expect((await follow(short)).response.status).toBe(401);
  await test.app.close();
  expect(await next()).toBeUndefined();
  expect(test.app.services.streams.size).toBe(0);
});
