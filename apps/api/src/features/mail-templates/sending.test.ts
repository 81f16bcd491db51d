import { randomUUID } from "node:crypto";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { MailRecipient, MailSending, SentMail } from "@vaardig/contract/mail-templates/mailSendings";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy, shareVacancy } from "../../test/jobFactories.ts";
import { mailsTo, secretIn } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";
import { startSmtpServer, type TestSmtpServer } from "../../test/smtpServer.ts";

let smtp: TestSmtpServer;
let app: TestApp;
let company: TestCompany;
let people: Awaited<ReturnType<typeof buildEveryRole>>;
let recruiter: TestUser;
let foreignJob: string;
const refused = new Set<string>();

beforeAll(async () => {
  smtp = await startSmtpServer(0, (address) => (refused.has(address) ? 550 : undefined));
  app = await buildApp({ SMTP_URL: smtp.url });
  company = await buildCompany(app.db);
  people = await buildEveryRole(app.db, company);
  recruiter = people.moderator;
  const stranger = await buildUser(app.db, await buildCompany(app.db), { systemRole: "moderator" });
  foreignJob = (await buildVacancy(app.db, stranger)).id;
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

type Applicant = TestUser & { applicationId: string };

/** A vacancy of the recruiter with people on it, each with a stage and changes of their own. */
async function scene(...list: [Stage, Partial<TestUser>?][]) {
  const vacancy = await buildVacancy(app.db, recruiter);
  const applicants: Applicant[] = [];
  for (const [stage, overrides] of list) {
    const person = await buildUser(app.db, company, { systemRole: "freelancer", ...overrides });
    const [row] = await acrossCompanies(app.db, (tx) =>
      tx
        .insert(applications)
        .values({
          companyId: company.id,
          vacancyId: vacancy.id,
          userId: person.id,
          addedBy: recruiter.id,
          stage,
        })
        .returning(),
    );
    applicants.push({ ...person, applicationId: row?.id ?? "" });
  }
  return { job: vacancy.id, applicants };
}

const words = {
  en: { subject: "News about {{job}}", message: "<p>Hello {{first_name}}</p>" },
  nl: { subject: "Nieuws over {{job}}", message: "<p>Hallo {{first_name}}</p>" },
};
const send = (body: object, by = recruiter, key: string = randomUUID()) =>
  app.ask("POST", "/mail_template/send", {
    body,
    headers: { authorization: `Bearer ${app.as(by).token}`, ...(key && { "idempotency-key": key }) },
  });
const sentTo = (email: string) =>
  smtp.received.filter(({ to }) => to.includes(email)).map(({ source }) => source.replaceAll("=\r\n", ""));
const sendings = async (job: string) =>
  (await app.as(recruiter).get("/mail_template/sendings", { job_id: job })).body.payload as {
    data: MailSending[];
    total: number;
  };
const history = async (query: Record<string, string>, by = recruiter) =>
  (await app.as(by).get("/mail_template/sent", query)).body.payload as { data: SentMail[]; total: number };

async function hurry() {
  const client = new pg.Client(app.admin);
  await client.connect();
  await client.query("update graphile_worker._private_jobs set run_at = now()");
  await client.end();
}

test("everyone on a stage gets the mail once, each in their own language; a double click sends nothing more, with and without a key", async () => {
  const { job, applicants } = await scene(
    ["Application", { firstName: "Ann" }],
    ["Application", { firstName: "Bas", language: "nl" }],
    ["Interview"],
  );
  const body = { job_id: job, recipients: { stages: ["Application"] }, words };
  const key = randomUUID();
  const answers = await Promise.all([send(body, recruiter, key), send(body, recruiter, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body.payload).toEqual(answers[1]?.body.payload);
  expect(answers[0]?.body.payload).toMatchObject({ total: 2, queued: 2, sent: 0 });
  await send(body, recruiter, key);
  const unkeyed = { ...body, recipients: { stages: ["Interview"] } };
  const bare = await Promise.all(Array.from({ length: 5 }, () => send(unkeyed, recruiter, "")));
  expect(bare.map((answer) => answer.body.payload)).toEqual(Array(5).fill(bare[0]?.body.payload));
  await runJobs(app.app.services);
  const [ann, bas, outside] = applicants.map(({ email }) => sentTo(email));
  expect([ann?.length, bas?.length, outside?.length]).toEqual([1, 1, 1]);
  expect(ann?.[0]).toContain("<p>Hello Ann</p>");
  expect(bas?.[0]).toContain("<p>Hallo Bas</p>");
  expect((await sendings(job)).data).toMatchObject([
    { total: 1, sent: 1 },
    { total: 2, queued: 0, sent: 2, bounced: 0 },
  ]);
});

test("two sendings are told apart, and the record of a person and of a vacancy keeps the words", async () => {
  const { job, applicants } = await scene(["Application", { firstName: "Cor" }], ["Interview"]);
  const [cor] = applicants;
  const one = { application_ids: [cor?.applicationId] };
  await send({ job_id: job, recipients: one, temp_name: "Interview" });
  const second = await send({ job_id: job, recipients: { ...one, stages: ["Interview"] }, words });
  await runJobs(app.app.services);
  const { data, total } = await sendings(job);
  expect([total, ...data.map((sending) => sending.total)]).toEqual([2, 2, 1]);
  expect(data[0]?.id).toBe((second.body.payload as MailSending).id);
  const ofSending = await history({ job_id: job, sending: data[1]?.id ?? "" });
  expect(ofSending).toMatchObject({ total: 1, data: [{ user_id: cor?.id, state: "sent" }] });
  const ofPerson = await history({ user_id: cor?.id ?? "" });
  expect(ofPerson.data.map(({ html }) => html)).toContainEqual(expect.stringContaining("<p>Hello Cor</p>"));
  expect(
    (await app.as(people.hr_manager).get("/mail_template/sent", { user_id: cor?.id ?? "" })).status,
  ).toBe(200);
});

test("who has no address is named, and skipped only when that is confirmed", async () => {
  const { job, applicants } = await scene(
    ["Application"],
    ["Application", { firstName: "Dirk", lastName: "Bos", email: `${randomUUID()}@none.invalid` }],
  );
  const body = { job_id: job, recipients: { stages: ["Application"] }, words };
  const check = await app
    .as(recruiter)
    .post("/mail_template/check", { job_id: job, recipients: body.recipients });
  expect(check.body.payload).toEqual({
    total: 1,
    languages: { en: 1, nl: 0 },
    without_address: { count: 1, names: ["Dirk Bos"] },
    in_pipeline: { count: 0, names: [] },
    unsubscribed: { count: 0, names: [] },
    not_for_them: { count: 0, names: [] },
    untrue: { count: 0, names: [] },
  });
  expect((await send(body)).body.fields).toEqual({ recipients: "No address: Dirk Bos" });
  expect((await send({ ...body, skip_without_address: true })).body.payload).toMatchObject({ total: 1 });
  const alone = { application_ids: [applicants[1]?.applicationId] };
  const nobody = await send({ ...body, recipients: alone, skip_without_address: true });
  expect(nobody.body.fields).toEqual({ recipients: "A recipient is required" });
  expect((await sendings(job)).total).toBe(1);
});

test("a bounce is shown and sent again on request, once, to the address of then", async () => {
  const { job, applicants } = await scene(["Application"]);
  const [person] = applicants;
  refused.add(person?.email ?? "");
  await send({ job_id: job, recipients: { stages: ["Application"] }, words });
  await runJobs(app.app.services);
  expect((await sendings(job)).data).toMatchObject([{ bounced: 1, sent: 0 }]);
  const bounced = await history({ job_id: job, state: "bounced" });
  expect(bounced.data).toMatchObject([{ state: "bounced", error: "EENVELOPE 550" }]);
  const email = `${randomUUID()}@example.com`;
  await acrossCompanies(app.db, (tx) =>
    tx
      .update(users)
      .set({ email })
      .where(eq(users.id, person?.id ?? "")),
  );
  const again = { job_id: job, mail_ids: bounced.data.map(({ id }) => id) };
  const retried = await Promise.all([1, 2].map(() => app.as(recruiter).post("/mail_template/retry", again)));
  expect(retried.flatMap(({ body }) => (body.payload as { mail_ids: string[] }).mail_ids)).toHaveLength(1);
  await runJobs(app.app.services);
  await hurry();
  await runJobs(app.app.services);
  expect(sentTo(email)).toHaveLength(1);
  expect((await sendings(job)).data).toMatchObject([{ bounced: 0, sent: 1 }]);
});

test("sent again, a mail lets a guest in with a new link and the old one is void; who came in finds the own page", async () => {
  const guest = { account: false, status: "not_invited" } as const;
  const { job, applicants } = await scene(["Application", guest], ["Application", guest]);
  const [person, arrived] = applicants.map(({ email }) => email);
  for (const email of [person, arrived]) refused.add(email ?? "");
  const en = { subject: "S", message: "<p>{{link}}</p>" };
  await send({ job_id: job, recipients: { stages: ["Application"] }, words: { en } });
  const old = (await mailsTo(app.db, person ?? "")).map(secretIn)[0];
  await runJobs(app.app.services);
  await acrossCompanies(app.db, (tx) =>
    tx
      .update(users)
      .set({ account: true, status: "active" })
      .where(eq(users.email, arrived ?? "")),
  );
  refused.clear();
  const bounced = await history({ job_id: job, state: "bounced" });
  const again = { job_id: job, mail_ids: bounced.data.map(({ id }) => id) };
  await app.as(recruiter).post("/mail_template/retry", again);
  const [mail] = await mailsTo(app.db, person ?? "");
  const secret = secretIn(mail);
  expect(secret).not.toBe(old);
  expect(mail?.html).toContain(`/set-password?invite=${secret}&amp;lng=en`);
  const [own] = await mailsTo(app.db, arrived ?? "");
  expect(own?.text).toMatch(/\/external\/my-applications/);
  expect(own?.html).not.toContain("invite=");
  for (const body of [own?.text, own?.html]) {
    expect(body).toContain("If the page asks you to sign in");
    expect(body).not.toContain("choose a password");
  }
  await runJobs(app.app.services);
  expect(sentTo(person ?? "")).toHaveLength(1);
  const enter = async (invite = "") =>
    (await app.ask("GET", "/auth/invitation", { query: { invite } })).status;
  expect([await enter(old), await enter(secret)]).toEqual([410, 200]);
});

test("a mail server that is down delays a sending and loses or doubles nothing", async () => {
  const { job, applicants } = await scene(["Application"], ["Application"]);
  const port = Number(new URL(smtp.url).port);
  await smtp.close();
  await send({ job_id: job, recipients: { stages: ["Application"] }, words });
  await runJobs(app.app.services);
  expect((await sendings(job)).data).toMatchObject([{ queued: 2, delayed: 2 }]);
  smtp = await startSmtpServer(port, (address) => (refused.has(address) ? 550 : undefined));
  await hurry();
  await runJobs(app.app.services);
  await hurry();
  await runJobs(app.app.services);
  expect(applicants.map(({ email }) => sentTo(email).length)).toEqual([1, 1]);
  expect((await sendings(job)).data).toMatchObject([{ queued: 0, sent: 2, delayed: 0 }]);
});

test("a sending that is refused queues nothing at all", async () => {
  const { job } = await scene(["Application", { language: "nl" }], ["Application"]);
  const body = { job_id: job, recipients: { stages: ["Application"] } };
  const en = { subject: "S", message: "<p>{{offer_start}}</p>" };
  expect((await send({ ...body, words: { ...words, en } })).status).toBe(400);
  expect((await send({ ...body, words, temp_name: "Interview" })).status).toBe(400);
  expect((await send({ ...body, recipients: {}, words })).body.fields).toEqual({
    recipients: "A recipient is required",
  });
  const missing = { application_ids: [randomUUID()] };
  expect((await send({ ...body, recipients: missing, words })).status).toBe(404);
  const empty = { en: { subject: "S", message: "<p></p>" } };
  expect((await send({ ...body, words: empty })).body.fields).toHaveProperty("words.en.message");
  expect((await sendings(job)).total).toBe(0);
});

test("recruiters and HR write about vacancies that they work on, administrators about every one", async () => {
  const { job, applicants } = await scene(["Application"]);
  const other = await buildUser(app.db, company, { systemRole: "moderator" });
  const recipients = { stages: ["Application"] };
  const calls = (by: TestUser, id: string) => [
    send({ job_id: id, recipients, words }, by),
    app.as(by).post("/mail_template/check", { job_id: id, recipients }),
    app.as(by).post("/mail_template/retry", { job_id: id, mail_ids: [randomUUID()] }),
    app.as(by).get("/mail_template/recipients", { job_id: id }),
  ];
  const statuses = async (by: TestUser, id: string) =>
    (await Promise.all(calls(by, id))).map(({ status }) => status);
  expect(await statuses(other, job)).toEqual([403, 403, 403, 403]);
  expect(await statuses(people.hr_manager, job)).toEqual([403, 403, 403, 403]);
  expect(await statuses(recruiter, foreignJob)).toEqual([404, 404, 404, 404]);
  expect(await statuses(people.admin, job)).toEqual([200, 200, 200, 200]);
  expect(await statuses(recruiter, job)).toEqual([200, 200, 200, 200]);
  const { job: shared } = await scene(["Application"]);
  await shareVacancy(app.db, { id: shared }, people.hr_manager);
  expect(await statuses(people.hr_manager, shared)).toEqual([200, 200, 200, 200]);
  const reading = async (by: TestUser, query: Record<string, string>) =>
    (await app.as(by).get("/mail_template/sent", query)).status;
  expect(await reading(other, { job_id: job })).toBe(403);
  expect(await reading(people.admin, { job_id: job })).toBe(200);
  expect(await reading(people.manager, { job_id: job })).toBe(403);
  expect(await reading(people.manager, { user_id: applicants[0]?.id ?? "" })).toBe(403);
  expect(await reading(recruiter, { user_id: people.employee.id })).toBe(403);
  expect(await reading(recruiter, { job_id: foreignJob })).toBe(404);
  expect(await reading(recruiter, {})).toBe(400);
});

test("the picker lists who can be written to, with how many stand on each stage", async () => {
  const { job } = await scene(
    ["Interview", { firstName: "Zoë" }],
    ["Application", { firstName: "Abel", language: "nl" }],
    ["Application", { firstName: "Bo", email: `${randomUUID()}@none.invalid` }],
  );
  const list = (query: object) =>
    app.as(recruiter).get("/mail_template/recipients", { job_id: job, ...query });
  const all = (await list({})).body.payload as {
    data: MailRecipient[];
    stages: { stage: Stage; count: number }[];
  };
  expect(all.data.map(({ name, has_address: reached }) => [name, reached])).toEqual([
    ["Abel Person", true],
    ["Bo Person", false],
    ["Zoë Person", true],
  ]);
  expect(all.stages.find(({ stage }) => stage === "Application")).toEqual({
    stage: "Application",
    count: 2,
    without_address: 1,
  });
  expect((await list({ stage: "Interview" })).body.payload).toMatchObject({ total: 1 });
  expect((await list({ search_query: "abel" })).body.payload).toMatchObject({ total: 1 });
  expect((await list({ stage: "Hired" })).status).toBe(400);
});
