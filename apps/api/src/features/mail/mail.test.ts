import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { events } from "../../domain/events/events.table.ts";
import { queueMail } from "../../domain/mails/queueMail.ts";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser } from "../../test/factories.ts";
import { mailsTo } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
});
afterAll(() => app.close());

async function queue(companyId: string, to: string, subject = "Subject") {
  await inCompany(app.db, companyId, (tx) =>
    queueMail(tx, app.app.services, { companyId, name: "invited", to, subject, text: "Text" }),
  );
}

interface Outbox {
  total: number;
  data: { to: string; status: string; text: string }[];
}

test("the admin of a demo reads the company's own mails, and that is written down", async () => {
  const [one, two] = [await buildCompany(app.db), await buildCompany(app.db)];
  await queue(one.id, "a@example.com");
  await queue(one.id, "b@example.com", "100% other");
  await queue(two.id, "c@example.com");
  await runJobs(app.app.services);
  const admin = await buildUser(app.db, one, { systemRole: "admin" });
  const outbox = async (query = {}) =>
    (await app.as(admin).get("/mail/outbox", query)).body.payload as Outbox;
  expect(await outbox()).toMatchObject({
    total: 2,
    data: [
      { to: "b@example.com", status: "kept", text: "Text" },
      { to: "a@example.com", status: "kept" },
    ],
  });
  expect(await outbox({ page: 1, size: 1 })).toMatchObject({ total: 2, data: [{ to: "a@example.com" }] });
  expect(await outbox({ search_query: "0%" })).toMatchObject({ total: 1 });
  expect(await outbox({ search_query: "_" })).toMatchObject({ total: 0 });
  const logged = await acrossCompanies(app.db, (tx) =>
    tx.select().from(events).where(eq(events.actorId, admin.id)),
  );
  expect(logged.map(({ kind }) => kind)).toContain("mail.outbox_read");
});

test("no one else reads it, and unknown parameters are refused", async () => {
  const company = await buildCompany(app.db);
  expect((await app.ask("GET", "/mail/outbox")).status).toBe(401);
  for (const systemRole of ["employee", "hr_manager", "moderator", "staff"] as const) {
    const user = await buildUser(app.db, company, { systemRole });
    expect((await app.as(user).get("/mail/outbox")).status).toBe(403);
  }
  const admin = await buildUser(app.db, company, { systemRole: "admin" });
  expect((await app.as(admin).get("/mail/outbox", { size: 101 })).status).toBe(400);
});

test("with a mail server, or outside a demo, there is no outbox", async () => {
  const environments: Record<string, string>[] = [{ SMTP_URL: "smtp://127.0.0.1:1" }, { DEMO: "false" }];
  for (const env of environments) {
    const other = await buildApp(env);
    try {
      const admin = await buildUser(other.db, await buildCompany(other.db), { systemRole: "admin" });
      expect((await other.as(admin).get("/mail/outbox")).status).toBe(404);
    } finally {
      await other.close();
    }
  }
});

test("a mail is queued with its transaction or not at all", async () => {
  const company = await buildCompany(app.db);
  const failed = inCompany(app.db, company.id, async (tx) => {
    await queueMail(tx, app.app.services, {
      companyId: company.id,
      name: "invited",
      to: "d@example.com",
      subject: "S",
      text: "T",
    });
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await runJobs(app.app.services);
  expect(await mailsTo(app.db, "d@example.com")).toEqual([]);
});
