import { randomUUID } from "node:crypto";
import type { RecipientCheck } from "@vaardig/contract/mail-templates/mailSendings";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { talentPoolPeople, talentPools } from "../../domain/talent-pools/talentPools.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";
import { startSmtpServer, type TestSmtpServer } from "../../test/smtpServer.ts";

let smtp: TestSmtpServer;
let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let person: TestUser;
let pool: string;
let job: { id: string };

beforeAll(async () => {
  smtp = await startSmtpServer();
  test = await buildApp({ SMTP_URL: smtp.url, PUBLIC_URL: "https://vaardig.test" });
  company = await buildCompany(test.db, { name: "Noordlicht" });
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
});
beforeEach(async () => {
  person = await buildUser(test.db, company, { systemRole: "freelancer", firstName: "Ann", lastName: "Bos" });
  pool = randomUUID();
  job = await buildVacancy(test.db, recruiter, { external: true, name: "Planner" });
  const of = { companyId: company.id, talentPoolId: pool, addedBy: recruiter.id };
  await acrossCompanies(test.db, async (tx) => {
    await tx
      .insert(talentPools)
      .values({ companyId: company.id, id: pool, name: pool, ownerId: recruiter.id });
    await tx.insert(talentPoolPeople).values({ ...of, userId: person.id });
  });
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

const words = { en: { subject: "Hi {{first_name}}, news", message: "<p>Hello</p>" } };
const toPool = (more: object = {}) => ({
  talent_pool_id: pool,
  recipients: { everybody: true },
  words,
  ...more,
});
const send = (more: object = {}) =>
  test.ask("POST", "/mail_template/send", {
    body: toPool(more),
    headers: { authorization: `Bearer ${test.as(recruiter).token}`, "idempotency-key": randomUUID() },
  });
const check = async (more: object = {}) => {
  const { words: _, ...body } = toPool(more);
  return (await test.as(recruiter).post("/mail_template/check", body)).body.payload as RecipientCheck;
};
const tokenOf = async (who = person) => {
  const [mail] = await mailsTo(test.db, who.email);
  return new URL(mail?.unsubscribe ?? "https://none.test").searchParams.get("token") ?? "";
};
const ask = (method: "GET" | "POST", token: string, path = "") =>
  test.ask(method, `/unsubscribe${path}`, { query: { token } });
/** As a mail program does (RFC 8058): a form, without a session. */
const oneClick = (token: string) =>
  test.app.inject({
    method: "POST",
    url: `/api/unsubscribe?token=${token}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
const arrived = () => smtp.received.filter(({ to }) => to.includes(person.email));

describe("a mail that its reader did not ask for", () => {
  it("has the headers and a link, works with one click, and once used no more come, to a pool and for a job", async () => {
    await send();
    await runJobs(test.app.services);
    const [mail] = arrived();
    const source = mail?.source.replace(/\r\n[ \t]/g, " ") ?? "";
    expect(source).toMatch(/List-Unsubscribe: <https:\/\/vaardig\.test\/api\/unsubscribe\?token=/);
    expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const [row] = await mailsTo(test.db, person.email);
    const token = await tokenOf();
    expect(row?.text).toContain("https://vaardig.test/unsubscribe?token=");
    expect(row?.text, "the record holds no working link").not.toContain(token);

    expect((await ask("GET", token)).body.payload).toEqual({
      company: "Noordlicht",
      from: "emails",
      unsubscribed: false,
      address: person.email.replace(/^(.)[^@]*/, "$1…"),
    });
    expect((await oneClick(token)).statusCode).toBe(200);
    expect((await oneClick(token)).statusCode, "a second time").toBe(200);
    expect((await ask("GET", token)).body.payload).toMatchObject({ unsubscribed: true });
    const log = await eventsOf(test.db, company, "candidate.unsubscribed");
    expect(log.filter(({ userId }) => userId === person.id)).toHaveLength(1);

    expect(await check()).toMatchObject({ total: 0, unsubscribed: { count: 1, names: ["Ann Bos"] } });
    expect((await send()).body.fields).toEqual({ recipients: "Unsubscribed: Ann Bos" });
    expect((await send({ job_id: job.id })).status).toBe(400);
    const preview = { talent_pool_id: pool, user_id: person.id, words };
    expect((await test.as(recruiter).post("/mail_template/preview", preview)).body.fields).toHaveProperty(
      "recipients",
    );
    const consent = await test.ask("POST", "/candidate_list/consent", {
      body: { user_ids: [person.id] },
      headers: { authorization: `Bearer ${test.as(recruiter).token}`, "idempotency-key": randomUUID() },
    });
    expect(consent.body.payload).toEqual({ asked: 0, no_address: [], unsubscribed: ["Ann Bos"] });
    expect(await mailsTo(test.db, person.email)).toHaveLength(1);
  });

  it("is not sent when its reader unsubscribed while it waited, also when it is a rejection of the sourced", async () => {
    await send();
    const token = await tokenOf();
    await oneClick(token);
    await runJobs(test.app.services);
    expect(arrived()).toEqual([]);
    const listed = await buildApplication(test.db, job, person, { stage: "Vacancy", addedBy: recruiter.id });
    const reject = { ...listed, reason: "skills", mail: true };
    const answer = await test.as(recruiter).post("/applications/reject", reject);
    expect(answer.body.payload).toMatchObject({ mail: false, card: { person: { mail: "unsubscribed" } } });
  });

  it("comes again once that is taken back, and what answers an own act never stopped", async () => {
    await send();
    const token = await tokenOf();
    await oneClick(token);
    const applied = { stage: "Application", appliedAt: new Date() } as const;
    const card = await buildApplication(test.db, job, person, applied);
    await test.as(recruiter).post("/applications/reject", { ...card, reason: "skills" });
    const [, rejection] = await mailsTo(test.db, person.email);
    expect(rejection).toMatchObject({ subject: "Your application for Planner", unsubscribe: null });
    expect(rejection?.text).not.toContain("/unsubscribe");
    expect((await ask("POST", token, "/undo")).body.payload).toMatchObject({ unsubscribed: false });
    expect((await send()).status).toBe(200);
  });
});

it("shows recruiters who unsubscribed and when: in a pool and where a mail to it is written", async () => {
  const since = async () => {
    const reader = test.as(recruiter);
    const members = await reader.get("/talent_pools/candidates", { id: pool });
    const recipients = await reader.get("/mail_template/recipients", { talent_pool_id: pool });
    return [members, recipients].map(
      ({ body }) =>
        (body.payload as { data: { unsubscribed_at: string | null }[] }).data[0]?.unsubscribed_at ?? null,
    );
  };
  expect(await since()).toEqual([null, null]);
  await send();
  await oneClick(await tokenOf());
  const [inPool, inMail] = await since();
  expect(Date.parse(inPool ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect(inMail).toBe(inPool);
});

describe("a link", () => {
  it("of someone erased says that nothing is left, changes nothing and fails in no mail program", async () => {
    await send();
    const token = await tokenOf();
    await acrossCompanies(test.db, (tx) => tx.$client.query("delete from users where id = $1", [person.id]));
    const gone = { company: null, address: null, unsubscribed: true, from: "emails" };
    expect((await ask("GET", token)).body.payload).toEqual(gone);
    expect(JSON.parse((await oneClick(token)).body).payload).toEqual(gone);
    expect((await ask("POST", token, "/undo")).body.payload).toEqual(gone);
  });

  it("of someone who was erased by a recruiter leads to the same words, and what waited for them is never sent", async () => {
    await send();
    const token = await tokenOf();
    const selection = { user_ids: [person.id] };
    const erased = await test.ask("DELETE", "/candidate_list/candidates", {
      body: { selection },
      headers: { authorization: `Bearer ${test.as(recruiter).token}`, "idempotency-key": randomUUID() },
    });
    expect(erased.status).toBe(200);
    await runJobs(test.app.services);
    expect(arrived()).toEqual([]);
    expect((await ask("GET", token)).body.payload).toMatchObject({ company: null, address: null });
    expect((await oneClick(token)).statusCode).toBe(200);
  });

  it("of someone merged holds for the person who stayed, also when it is used a second time", async () => {
    await send();
    const token = await tokenOf();
    const kept = await buildUser(test.db, company, { systemRole: "freelancer", firstName: "Ann" });
    // Of two, the one with an account stays.
    await acrossCompanies(test.db, (tx) =>
      tx.$client.query("update users set account = false where id = $1", [person.id]),
    );
    const pair = { kept_id: kept.id, merged_id: person.id };
    const merged = await test
      .as(recruiter)
      .post("/candidate_list/merge", { ...pair, kept_version: kept.version, merged_version: person.version });
    expect(merged.body).toMatchObject({ success: true });
    for (let time = 0; time < 2; time += 1)
      expect((await ask("POST", token)).body.payload).toMatchObject({
        from: "emails",
        unsubscribed: true,
        address: kept.email.replace(/^(.)[^@]*/, "$1…"),
      });
  });

  it("that was not made here is refused, and so is one changed to name someone else", async () => {
    await send();
    const [companyId, , signature] = (await tokenOf()).split(".");
    for (const token of ["x", `${companyId}.${recruiter.id}.${signature}`, `${companyId}.${randomUUID()}.`])
      expect((await ask("POST", token)).body.code).toBe("link_unknown");
    expect((await test.ask("POST", "/unsubscribe")).status).toBe(400);
  });
});

describe("a job emailed to a pool", () => {
  it("skips the people in its pipeline, whatever became of them", async () => {
    for (const at of [
      { stage: "Vacancy" },
      { stage: "Rejection after application", outcome: "rejected" },
    ] as const) {
      const one = await buildUser(test.db, company, { systemRole: "freelancer" });
      await acrossCompanies(test.db, (tx) =>
        tx.insert(talentPoolPeople).values({
          companyId: company.id,
          talentPoolId: pool,
          addedBy: recruiter.id,
          userId: one.id,
        }),
      );
      await buildApplication(test.db, job, one, at);
    }
    const about = { job_id: job.id };
    expect(await check(about)).toMatchObject({ total: 1, in_pipeline: { count: 2 } });
    expect((await check()).total, "without the job").toBe(3);
    expect((await send(about)).body.fields?.recipients).toMatch(/^Already in this job.s pipeline/);
    const sent = await send({ ...about, skip_without_address: true });
    expect(sent.body.payload).toMatchObject({ total: 1, subject: "Hi Ann, news" });
  });
});

it("a sending to several has a title that names no one", async () => {
  const other = await buildUser(test.db, company, { systemRole: "freelancer", firstName: "Bob" });
  await acrossCompanies(test.db, (tx) =>
    tx.insert(talentPoolPeople).values({
      companyId: company.id,
      talentPoolId: pool,
      addedBy: recruiter.id,
      userId: other.id,
    }),
  );
  expect((await send()).body.payload).toMatchObject({ total: 2, subject: "Hi …, news" });
});
