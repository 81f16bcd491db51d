import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { goals } from "../../domain/learning/goals/goals.table.ts";
import { sendNotificationDigests } from "../../domain/notifications/emails/sendDigests.ts";
import { sendImmediateEmails } from "../../domain/notifications/emails/sendImmediateEmails.ts";
import { notifications } from "../../domain/notifications/notifications.table.ts";
import { type NotificationInput, notify } from "../../domain/notifications/notify.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { mailsTo } from "../../test/mailsTo.ts";

let test: TestApp;
let company: TestCompany;
let manager: TestUser;
let reader: TestUser;

/** A Tuesday at 8:30 in the Netherlands, when digests are due, and the day before. */
const TUESDAY = new Date("2030-01-08T07:30:00Z");
const DAY_MS = 86_400_000;

beforeAll(async () => {
  test = await buildApp({ PUBLIC_URL: "https://vaardig.test" });
  company = await buildCompany(test.db);
  manager = await buildUser(test.db, company, { systemRole: "manager", firstName: "Mia", lastName: "Vos" });
});
beforeEach(async () => {
  reader = await buildUser(test.db, company, { managerId: manager.id, firstName: "Ada" });
});
afterAll(() => test.close());

async function tell(
  news: Partial<NotificationInput> & { goal?: string; owner?: TestUser } = {},
): Promise<string> {
  const { goal: name = "Learn SQL", owner = reader, ...more } = news;
  const id = randomUUID();
  await acrossCompanies(test.db, (tx) =>
    tx.insert(goals).values({
      companyId: company.id,
      id,
      userId: owner.id,
      createdBy: manager.id,
      name,
      description: "",
      startDate: "2026-01-01",
      dueDate: "2030-12-31",
    }),
  );
  await inCompany(test.db, company.id, (tx) =>
    notify(tx, {
      companyId: company.id,
      userIds: [reader.id],
      kind: "goal_comment",
      actorId: manager.id,
      subject: { type: "goal", id },
      values: { name },
      ...more,
    }),
  );
  return id;
}
const digest = (now = TUESDAY) => sendNotificationDigests(test.app.services, company.id, now);
const mails = (who = reader) => mailsTo(test.db, who.email);
const choose = (body: object, who = reader) => test.as(who).put("/notifications/preferences", body);

describe("the digest", () => {
  it("is one mail with all that is new, in groups, once however often the task runs", async () => {
    await tell();
    await tell({ goal: "Learn Go" });
    await Promise.all([digest(), digest()]);
    await digest();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Mia Vos commented on the goal Learn SQL, and 1 more");
    expect(mail?.text).toContain("Hello Ada,\n\nThis is new for you:\n\nGoals and courses\n\n");
    expect(mail?.text).toContain("https://vaardig.test/employee/notifications?open=");
    expect(mail?.text).toContain("https://vaardig.test/employee/account/notifications");
    expect(mail?.unsubscribe).toContain("/api/unsubscribe?token=told.digest.");
    const plain = (mail?.html ?? "")
      .replaceAll("</p><p>", "\n\n")
      .replaceAll("<br>", "\n")
      .replace(/<[^>]+>/g, "");
    expect(plain.replaceAll("&amp;", "&")).toBe(mail?.text);
  });

  it("leaves out what was read, what is gone and what may not be opened any more, and is none when empty", async () => {
    await tell();
    await test.as(reader).post("/notifications/read_all", {});
    const gone = await tell();
    await acrossCompanies(test.db, (tx) => tx.delete(goals).where(eq(goals.id, gone)));
    await digest();
    expect(await mails()).toEqual([]);

    const line = await buildUser(test.db, company, { systemRole: "manager" });
    const report = await buildUser(test.db, company, { managerId: line.id });
    await tell({ owner: report, userIds: [line.id], actorId: report.id, personId: report.id });
    await acrossCompanies(test.db, (tx) =>
      tx.update(users).set({ managerId: manager.id }).where(eq(users.id, report.id)),
    );
    await digest();
    expect(await mails(line)).toEqual([]);
  });

  it("has the language that the person reads now", async () => {
    await tell();
    await acrossCompanies(test.db, (tx) =>
      tx.update(users).set({ language: "nl" }).where(eq(users.id, reader.id)),
    );
    await digest();
    expect((await mails())[0]).toMatchObject({ subject: "Mia Vos heeft gereageerd op het doel Learn SQL" });
  });

  it("comes on the day that was chosen, and not when none is wanted", async () => {
    await choose({ digest: "weekly" });
    await acrossCompanies(test.db, (tx) =>
      tx.delete(notifications).where(eq(notifications.userId, reader.id)),
    );
    await tell();
    await acrossCompanies(test.db, (tx) =>
      tx
        .update(notifications)
        .set({ createdAt: new Date(TUESDAY.getTime() - DAY_MS / 2) })
        .where(eq(notifications.userId, reader.id)),
    );
    await digest();
    expect(await mails()).toEqual([]);
    await digest(new Date(TUESDAY.getTime() + 6 * DAY_MS));
    expect(await mails()).toHaveLength(1);
    await choose({ digest: "none" });
    await tell();
    await digest(new Date(TUESDAY.getTime() + 30 * DAY_MS));
    expect(await mails()).toHaveLength(1);
  });

  it("is not sent by a paused company, and waits for the next morning with what came since eight", async () => {
    const paused = await buildCompany(test.db, { lifecycle: "paused" });
    const there = await buildUser(test.db, paused);
    await inCompany(test.db, paused.id, (tx) =>
      notify(tx, {
        companyId: paused.id,
        userIds: [there.id],
        kind: "confirmation_answered",
        subject: { type: "confirmations", id: there.id },
        values: { n: 1 },
      }),
    );
    await sendNotificationDigests(test.app.services, paused.id, TUESDAY);
    expect(await mails(there)).toEqual([]);

    await tell();
    await acrossCompanies(test.db, (tx) =>
      tx
        .update(notifications)
        .set({ createdAt: new Date(TUESDAY.getTime() - 60_000) })
        .where(eq(notifications.userId, reader.id)),
    );
    await digest();
    expect(await mails()).toEqual([]);
    await digest(new Date(TUESDAY.getTime() + DAY_MS));
    expect(await mails()).toHaveLength(1);
  });
});

describe("an email at once", () => {
  it("is sent where it was chosen, once, and ends with one click", async () => {
    await choose({ kinds: [{ kind: "goal_comment", email: "now" }] });
    await tell();
    await Promise.all([
      sendImmediateEmails(test.app.services, company.id),
      sendImmediateEmails(test.app.services, company.id),
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Mia Vos commented on the goal Learn SQL");
    expect(mail?.text).toContain(
      "No more emails of this kind:\nhttps://vaardig.test/unsubscribe?token=told.goal_comment.",
    );

    const token = new URL(mail?.unsubscribe ?? "").searchParams.get("token") ?? "";
    const page = await test.ask("GET", "/unsubscribe", { query: { token } });
    expect(page.body.payload).toMatchObject({ unsubscribed: false, from: "kind" });
    const out = await test.ask("POST", "/unsubscribe", { query: { token } });
    expect(out.body.payload).toMatchObject({ unsubscribed: true, from: "kind" });
    await tell();
    await sendImmediateEmails(test.app.services, company.id);
    expect(await mails()).toHaveLength(1);
    const back = await test.ask("POST", "/unsubscribe/undo", { query: { token } });
    expect(back.body.payload).toMatchObject({ unsubscribed: false });

    const forged = token.replace("goal_comment", "goal_assigned");
    expect((await test.ask("POST", "/unsubscribe", { query: { token: forged } })).body.code).toBe(
      "link_unknown",
    );
  });

  it("is none about what was read before it left", async () => {
    await choose({ kinds: [{ kind: "goal_comment", email: "now" }] });
    await tell();
    await test.as(reader).post("/notifications/read_all", {});
    await sendImmediateEmails(test.app.services, company.id);
    expect(await mails()).toEqual([]);
  });

  it("opens what it names, which marks it as read", async () => {
    await choose({ kinds: [{ kind: "goal_comment", product: false, email: "now" }] });
    const goalId = await tell();
    await sendImmediateEmails(test.app.services, company.id);
    const id = /open=([0-9a-f-]+)/.exec((await mails())[0]?.text ?? "")?.[1];
    const answer = await test.as(reader).post("/notifications/read", { id });
    expect(answer.body.payload).toMatchObject({ leads_to: { params: { goalId } } });
  });
});
