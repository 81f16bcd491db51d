import { randomUUID } from "node:crypto";
import type { MailSending } from "@vaardig/contract/mail-templates/mailSendings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offers } from "../../domain/applications/applications.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy, shareVacancy } from "../../test/jobFactories.ts";
import { mailingScene, WORDS } from "../../test/mailingScene.ts";
import { runJobs } from "../../test/runJobs.ts";
import { startSmtpServer, type TestSmtpServer } from "../../test/smtpServer.ts";

let smtp: TestSmtpServer;
let app: TestApp;
let company: TestCompany;
let people: Awaited<ReturnType<typeof buildEveryRole>>;
let recruiter: TestUser;
let foreignJob: string;

beforeAll(async () => {
  smtp = await startSmtpServer(0);
  app = await buildApp({ SMTP_URL: smtp.url });
  company = await buildCompany(app.db);
  people = await buildEveryRole(app.db, company);
  recruiter = people.moderator;
  const stranger = await buildUser(app.db, await buildCompany(app.db), { systemRole: "moderator" });
  foreignJob = (await buildVacancy(app.db, stranger)).id;
});
const { scene, send, sendings, history } = mailingScene(() => ({ app, company, recruiter }));
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const sentTo = (email: string) =>
  smtp.received.filter(({ to }) => to.includes(email)).map(({ source }) => source.replaceAll("=\r\n", ""));

test("everyone on a stage gets the mail once, each in their own language; a double click sends nothing more, with and without a key", async () => {
  const { job, applicants } = await scene(
    ["Application", { firstName: "Ann" }],
    ["Application", { firstName: "Bas", language: "nl" }],
    ["Interview"],
  );
  const body = { job_id: job, recipients: { stages: ["Application"] }, words: WORDS };
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

test("two sendings are distinguished, and the record of a person and of a vacancy keeps the words", async () => {
  const { job, applicants } = await scene(["Application", { firstName: "Cor" }], ["Interview"]);
  const [cor] = applicants;
  const one = { application_ids: [cor?.applicationId] };
  await send({ job_id: job, recipients: one, temp_name: "Interview" });
  const second = await send({ job_id: job, recipients: { ...one, stages: ["Interview"] }, words: WORDS });
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

test("the title of a sending to several people holds nothing of one person, their offer included", async () => {
  const { job, applicants } = await scene(["Job offer", { firstName: "Ann" }], ["Job offer"]);
  const offered = applicants.map(({ applicationId }) => ({
    companyId: company.id,
    applicationId,
    madeBy: recruiter.id,
    salary: 4600,
    hours: 32,
    startDate: "2031-02-01",
    message: "Come",
  }));
  await acrossCompanies(app.db, (tx) => tx.insert(offers).values(offered));
  const words = { en: { subject: "{{first_name}}: {{offer_salary}}, {{job}}", message: "<p>{{link}}</p>" } };
  expect((await send({ job_id: job, recipients: { stages: ["Job offer"] }, words })).status).toBe(200);
  expect((await sendings(job)).data[0]?.subject).toMatch(/^…: …, Vacancy /);
});

test("a sending that is refused queues nothing at all", async () => {
  const { job } = await scene(["Application", { language: "nl" }], ["Application"]);
  const body = { job_id: job, recipients: { stages: ["Application"] } };
  const en = { subject: "S", message: "<p>{{offer_start}}</p>" };
  expect((await send({ ...body, words: { ...WORDS, en } })).status).toBe(400);
  expect((await send({ ...body, words: WORDS, temp_name: "Interview" })).status).toBe(400);
  expect((await send({ ...body, recipients: {}, words: WORDS })).body.fields).toEqual({
    recipients: "A recipient is required",
  });
  const missing = { application_ids: [randomUUID()] };
  expect((await send({ ...body, recipients: missing, words: WORDS })).status).toBe(404);
  const empty = { en: { subject: "S", message: "<p></p>" } };
  expect((await send({ ...body, words: empty })).body.fields).toHaveProperty("words.en.message");
  expect((await sendings(job)).total).toBe(0);
});

test("recruiters and HR write about vacancies that they work on, administrators about every one", async () => {
  const { job, applicants } = await scene(["Application"]);
  const other = await buildUser(app.db, company, { systemRole: "moderator" });
  const recipients = { stages: ["Application"] };
  const calls = (by: TestUser, id: string) => [
    send({ job_id: id, recipients, words: WORDS }, by),
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
