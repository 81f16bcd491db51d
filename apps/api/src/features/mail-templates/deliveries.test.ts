import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { mailingScene, WORDS } from "../../test/mailingScene.ts";
import { mailsTo, secretIn } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";
import { startSmtpServer, type TestSmtpServer } from "../../test/smtpServer.ts";

let smtp: TestSmtpServer;
let app: TestApp;
let company: TestCompany;
let recruiter: TestUser;
const refused = new Set<string>();

beforeAll(async () => {
  smtp = await startSmtpServer(0, (address) => (refused.has(address) ? 550 : undefined));
  app = await buildApp({ SMTP_URL: smtp.url });
  company = await buildCompany(app.db);
  recruiter = await buildUser(app.db, company, { systemRole: "moderator" });
});
const { scene, send, sendings, history } = mailingScene(() => ({ app, company, recruiter }));
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const sentTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email));

/** Makes every job that waits due now. */
async function hurry() {
  const client = new pg.Client(app.admin);
  await client.connect();
  await client.query("update graphile_worker._private_jobs set run_at = now()");
  await client.end();
}

test("a bounce is shown and sent again on request, once, to the address of then", async () => {
  const { job, applicants } = await scene(["Application"]);
  const [person] = applicants;
  refused.add(person?.email ?? "");
  await send({ job_id: job, recipients: { stages: ["Application"] }, words: WORDS });
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
  const applied = { appliedAt: new Date() };
  const { job, applicants } = await scene(["Application", guest, applied], ["Application", guest, applied]);
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
  await send({ job_id: job, recipients: { stages: ["Application"] }, words: WORDS });
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
