import type { InvitationBatch } from "@vaardig/contract/invitations/invitations";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { runJobs } from "../../test/runJobs.ts";
import { startSmtpServer, type TestSmtpServer } from "../../test/smtpServer.ts";

let smtp: TestSmtpServer;
let app: TestApp;
let company: TestCompany;
let admin: TestUser;

beforeAll(async () => {
  smtp = await startSmtpServer(0, (address) => (address.startsWith("gone") ? 550 : undefined));
  app = await buildApp({ SMTP_URL: smtp.url });
  company = await buildCompany(app.db);
  admin = await buildUser(app.db, company, { systemRole: "admin" });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

async function invite(email: string): Promise<() => Promise<InvitationBatch>> {
  const { id } = await buildUser(app.db, company, { email, status: "not_invited" });
  const { body } = await app.as(admin).post("/invitation", { selection: { user_ids: [id] } });
  const batch = (body.payload as { batch: InvitationBatch }).batch;
  return async () => {
    const answer = await app.as(admin).get("/invitation/batch", { id: batch.id });
    return answer.body.payload as InvitationBatch;
  };
}

/** Makes every waiting job due now. */
async function hurry() {
  const client = new pg.Client(app.admin);
  await client.connect();
  await client.query("update graphile_worker._private_jobs set run_at = now()");
  await client.end();
}

test("an address that the mail server refuses for good has bounced", async () => {
  const batch = await invite("gone@example.com");
  await runJobs(app.app.services);
  expect(await batch()).toMatchObject({ total: 1, pending: 0, bounced: 1 });
});

test("while the mail server is down an invitation waits and says so; then it leaves once", async () => {
  const port = Number(new URL(smtp.url).port);
  await smtp.close();
  const batch = await invite("ann@example.com");
  await runJobs(app.app.services);
  expect(await batch()).toMatchObject({ pending: 1, delayed: 1, bounced: 0 });
  smtp = await startSmtpServer(port);
  for (let again = 0; again < 2; again += 1) {
    await hurry();
    await runJobs(app.app.services);
  }
  expect(await batch()).toMatchObject({ pending: 0, delayed: 0, sent: 1 });
  expect(smtp.received.filter(({ to }) => to.includes("ann@example.com"))).toHaveLength(1);
});
