import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, type TestCompany } from "../../test/factories.ts";
import { mailsTo } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";
import { startSmtpServer, type TestSmtpServer } from "../../test/smtpServer.ts";
import { inCompany } from "../db/database.ts";
import { openMailer } from "./openMailer.ts";
import { queueMail } from "./queueMail.ts";
import { sendMail } from "./sendMail.ts";

let smtp: TestSmtpServer;
let app: TestApp;
let company: TestCompany;
const refusals: Record<string, number> = { "gone@example.com": 550, "full@example.com": 452 };

beforeAll(async () => {
  smtp = await startSmtpServer(0, (address) => refusals[address]);
  app = await buildApp({ SMTP_URL: smtp.url, PUBLIC_URL: "http://vaardig.test" });
  company = await buildCompany(app.db);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

async function queue(to: string, subject = "Hello", text = "First line\n\nhttp://vaardig.test/x?secret=abc") {
  await inCompany(app.db, company.id, (tx) =>
    queueMail(tx, app.app.services, { companyId: company.id, to, subject, text }),
  );
}

/** Makes every waiting job due now. */
async function hurry() {
  const client = new pg.Client(app.admin);
  await client.connect();
  await client.query("update graphile_worker._private_jobs set run_at = now()");
  await client.end();
}

const arrived = (to: string) => smtp.received.filter((mail) => mail.to.includes(to));

test("a queued mail arrives once, and its text is not kept", async () => {
  await queue("ann@example.com");
  await runJobs(app.app.services);
  const [mail, ...more] = arrived("ann@example.com");
  expect(more).toEqual([]);
  const [row] = await mailsTo(app.db, "ann@example.com");
  expect(mail?.source).toContain("Subject: Hello");
  expect(mail?.source).toContain("From: Vaardig <no-reply@vaardig.example>");
  expect(mail?.source).toContain(`Message-ID: <${row?.id}@vaardig.test>`);
  expect(mail?.source).toContain("http://vaardig.test/x?secret");
  expect(row).toMatchObject({ status: "sent", attempts: 1, error: null, text: "" });
  expect(row?.sentAt).toBeInstanceOf(Date);
});

test("a mail server that is down is tried again, and then gets the mail once", async () => {
  const port = Number(new URL(smtp.url).port);
  await smtp.close();
  await queue("bea@example.com");
  await runJobs(app.app.services);
  expect(await mailsTo(app.db, "bea@example.com")).toMatchObject([
    { status: "queued", attempts: 1, error: "ESOCKET" },
  ]);
  smtp = await startSmtpServer(port, (address) => refusals[address]);
  await hurry();
  await runJobs(app.app.services);
  await hurry();
  await runJobs(app.app.services);
  expect(arrived("bea@example.com")).toHaveLength(1);
  expect(await mailsTo(app.db, "bea@example.com")).toMatchObject([
    { status: "sent", attempts: 2, error: null },
  ]);
});

test("one mail given to several workers at the same moment, and again later, is sent once", async () => {
  await queue("cor@example.com");
  const [row] = await mailsTo(app.db, "cor@example.com");
  const mailer = openMailer(app.app.services.config);
  const job = { companyId: company.id, id: row?.id ?? "" };
  await Promise.all(Array.from({ length: 4 }, () => sendMail(app.db, mailer, job, false)));
  await sendMail(app.db, mailer, job, false);
  await runJobs(app.app.services);
  expect(arrived("cor@example.com")).toHaveLength(1);
});

test("a refusal for good fails at once, one for now is tried again until the last time", async () => {
  await queue("gone@example.com");
  await queue("full@example.com");
  await runJobs(app.app.services);
  expect(await mailsTo(app.db, "gone@example.com")).toMatchObject([
    { status: "failed", error: "EENVELOPE 550", text: "" },
  ]);
  expect(await mailsTo(app.db, "full@example.com")).toMatchObject([
    { status: "queued", error: "EENVELOPE 452" },
  ]);
  const [row] = await mailsTo(app.db, "full@example.com");
  await sendMail(
    app.db,
    openMailer(app.app.services.config),
    { companyId: company.id, id: row?.id ?? "" },
    true,
  );
  expect(await mailsTo(app.db, "full@example.com")).toMatchObject([{ status: "failed", attempts: 2 }]);
});

test("a line break in a subject or an address adds no header and no recipient", async () => {
  await queue("dan@example.com", "Hello\r\nBcc: eve@example.com");
  await queue("fay@example.com\r\nBcc: eve@example.com");
  await runJobs(app.app.services);
  expect(arrived("eve@example.com")).toEqual([]);
  expect(arrived("dan@example.com")[0]?.source).not.toMatch(/^Bcc:/m);
});
