import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCompany } from "../../platform/db/database.ts";
import { openMailer } from "../../platform/mail/openMailer.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany } from "../../test/factories.ts";
import { mailsTo } from "../../test/mailsTo.ts";
import { outsideContext } from "../../test/outsideContext.ts";
import { runJobs } from "../../test/runJobs.ts";
import { startSmtpServer, type TestSmtpServer } from "../../test/smtpServer.ts";
import { cancelMail } from "./cancelMail.ts";
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
    queueMail(tx, app.app.services, { companyId: company.id, name: "own_words", to, subject, text }),
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

test("a line break in a subject or an address is refused, and nothing leaves", async () => {
  await expect(queue("dan@example.com", "Hello\r\nBcc: eve@example.com")).rejects.toThrow("line break");
  await expect(queue("fay@example.com\nBcc: eve@example.com")).rejects.toThrow("line break");
  await runJobs(app.app.services);
  expect([...arrived("eve@example.com"), ...arrived("dan@example.com")]).toEqual([]);
});

test("what a person wrote goes out with its looks and its calendar, answers come to that person, and it is kept", async () => {
  const [sender, reader] = [
    await buildUser(app.db, company, { firstName: "Rita", lastName: 'Van "der" Berg' }),
    await buildUser(app.db, company, { language: "nl" }),
  ];
  const link = "https://vaardig.test/pick?token=abc123";
  const calendar = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n";
  await inCompany(app.db, company.id, (tx) =>
    queueMail(tx, app.app.services, {
      companyId: company.id,
      name: "own_words",
      userId: reader.id,
      senderId: sender.id,
      to: reader.email,
      subject: "Gesprek",
      text: `Kies: ${link}`,
      html: `<p>Kies: <a href="${link}">${link}</a></p>`,
      calendar,
    }),
  );
  await runJobs(app.app.services);
  const source = (arrived(reader.email)[0]?.source ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
  expect(source).toContain(`Reply-To: "Rita Van \\"der\\" Berg" <${sender.email}>`);
  expect(source).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(source).toContain('<html lang="nl">');
  expect(source).toContain("token=abc123");
  const [row] = await mailsTo(app.db, reader.email);
  expect(row).toMatchObject({ status: "sent", text: "Kies: https://vaardig.test/pick?token=…" });
  expect(row?.html).not.toContain("abc123");
});

test("a mail for later waits for its time and can be taken back until it leaves", async () => {
  const later = (to: string) =>
    inCompany(app.db, company.id, (tx) =>
      queueMail(tx, app.app.services, {
        companyId: company.id,
        name: "own_words",
        to,
        subject: "Later",
        text: "Later",
        sendAt: new Date(Date.now() + 600_000),
      }),
    );
  const takeBack = (id: string) => inCompany(app.db, company.id, (tx) => cancelMail(tx, id));
  const [kept, taken] = [await later("gil@example.com"), await later("hap@example.com")];
  await runJobs(app.app.services);
  expect([...arrived("gil@example.com"), ...arrived("hap@example.com")]).toEqual([]);
  expect(await Promise.all([takeBack(taken), takeBack(taken)])).toContain(true);
  expect(await takeBack(taken)).toBe(false);
  await hurry();
  await runJobs(app.app.services);
  expect(arrived("hap@example.com")).toEqual([]);
  expect(arrived("gil@example.com")).toHaveLength(1);
  expect(await takeBack(kept)).toBe(false);
});

test("a mail that is being sent is not taken back, and a taking back that fails leaves it to be sent", async () => {
  await queue("ivy@example.com");
  const [row] = await mailsTo(app.db, "ivy@example.com");
  const job = { companyId: company.id, id: row?.id ?? "" };
  const whileSending: boolean[] = [];
  await sendMail(
    app.db,
    {
      send: async () => {
        const takeBack = () => inCompany(app.db, company.id, (tx) => cancelMail(tx, job.id));
        whileSending.push(await outsideContext(takeBack));
        throw Object.assign(new Error("down"), { code: "ESOCKET" });
      },
    },
    job,
    false,
  ).catch(() => undefined);
  expect(whileSending).toEqual([false]);
  const undone = inCompany(app.db, company.id, async (tx) => {
    expect(await cancelMail(tx, job.id)).toBe(true);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await hurry();
  await runJobs(app.app.services);
  expect(arrived("ivy@example.com")).toHaveLength(1);
});
