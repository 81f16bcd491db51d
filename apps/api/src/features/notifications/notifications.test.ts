import { randomUUID } from "node:crypto";
import type {
  NotificationGroupRow,
  NotificationPreference,
} from "@vaardig/contract/notifications/notifications";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { goals } from "../../domain/learning/goals/goals.table.ts";
import { type NotificationInput, notify } from "../../domain/notifications/notify.ts";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { runJobs } from "../../test/runJobs.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let reader: TestUser;
let goalId: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
});
beforeEach(async () => {
  reader = await buildUser(test.db, company, {
    managerId: people.manager.id,
    firstName: "Ada",
    lastName: "Bos",
  });
  goalId = await buildGoal(reader);
});
afterAll(() => test.close());

async function buildGoal(owner: TestUser): Promise<string> {
  const id = randomUUID();
  await acrossCompanies(test.db, (tx) =>
    tx.insert(goals).values({
      companyId: company.id,
      id,
      userId: owner.id,
      createdBy: owner.id,
      name: "Learn SQL",
      description: "",
      startDate: "2026-01-01",
      dueDate: "2026-12-31",
    }),
  );
  return id;
}
const tell = (news: Partial<NotificationInput> = {}) =>
  inCompany(test.db, company.id, (tx) =>
    notify(tx, {
      companyId: company.id,
      userIds: [reader.id],
      kind: "goal_comment",
      subject: { type: "goal", id: goalId },
      values: { name: "Learn SQL" },
      actorId: people.manager.id,
      ...news,
    }),
  );
interface Listed {
  data: NotificationGroupRow[];
  next: string | null;
}
const list = async (query: Record<string, string | number> = {}, who = reader) =>
  (await test.as(who).get("/notifications", query)).body.payload as Listed;
const unread = async (who = reader) =>
  ((await test.as(who).get("/notifications/unread")).body.payload as { unread: number }).unread;

describe("the list", () => {
  it("says what happened in the reader's language, once a day and record, and leads there", async () => {
    await tell();
    const [one] = (await list()).data;
    expect(one).toMatchObject({
      text: "Test Person commented on the goal Learn SQL",
      count: 1,
      unread: 1,
      leads_to: { screen: "goal-details", params: { goalId } },
    });
    await tell();
    await tell();
    const { body } = await test.ask("GET", "/notifications", {
      headers: { authorization: `Bearer ${test.as(reader).token}`, "accept-language": "nl" },
    });
    const { data } = body.payload as Listed;
    expect(data.map(({ text }) => text)).toEqual(["3 reacties op het doel Learn SQL"]);
    expect(data[0]).toMatchObject({ count: 3, unread: 3, actor: { id: people.manager.id } });
    expect(await unread()).toBe(3);
  });

  it("is read page by page without a gap, and of unread ones alone", async () => {
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      const id = await buildGoal(reader);
      ids.unshift(id);
      await tell({ subject: { type: "goal", id } });
    }
    const seen: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const page: Listed = await list({ size: 2, ...(next && { cursor: next }) });
      seen.push(...page.data.map(({ leads_to: to }) => to?.params.goalId ?? ""));
      next = page.next;
    }
    expect(seen).toEqual(ids);
    const [newest] = (await list()).data;
    await test.as(reader).post("/notifications/read", { id: newest?.id });
    expect((await list({ unread_only: "true" })).data).toHaveLength(4);
  });

  it("says that a record is gone, or is not the reader's to see any more", async () => {
    const line = people.manager;
    await tell({ userIds: [line.id], actorId: reader.id, personId: reader.id });
    expect((await list({}, line)).data[0]?.leads_to).toMatchObject({ screen: "line-goal-details" });
    await acrossCompanies(test.db, (tx) => tx.delete(goals).where(eq(goals.id, goalId)));
    expect((await list({}, line)).data[0]).toMatchObject({ leads_to: null });
  });

  it("refuses a cursor that was not written here, and any caller without a session", async () => {
    for (const cursor of ["x", "2026-99-99 00:00:00+00_x", `2026-13-45 00:00:00+00_${randomUUID()}`])
      expect((await test.as(reader).get("/notifications", { cursor })).status).toBe(400);
    expect((await test.as(reader).get("/notifications", { size: 51 })).status).toBe(400);
    for (const path of ["", "/unread", "/preferences", "/live"] as const)
      expect((await test.ask("GET", `/notifications${path}`)).status).toBe(401);
    for (const path of ["/read", "/read_all", "/read_all/undo"] as const)
      expect((await test.ask("POST", `/notifications${path}`, { body: {} })).status).toBe(401);
  });
});

describe("who is notified", () => {
  it("is never the one who caused it, one who is deactivated, or one who may not open the record", async () => {
    const left = await buildUser(test.db, company, { status: "deactivated", systemRole: "admin" });
    const colleague = await buildUser(test.db, company);
    const otherManager = await buildUser(test.db, company, { systemRole: "manager" });
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
    const hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
    const all = [reader, left, colleague, otherManager, people.moderator, people.freelancer, foreign, hr];
    await tell({ userIds: all.map(({ id }) => id), actorId: reader.id });
    const told = [];
    for (const one of all) if (one !== left && (await unread(one)) > 0) told.push(one.id);
    expect(told).toEqual([hr.id]);
  });

  it("is notified once under one key", async () => {
    await Promise.all([tell({ key: "a" }), tell({ key: "a" })]);
    await tell({ key: "b" });
    expect(await unread()).toBe(2);
  });
});

describe("marking", () => {
  it("reads one with the earlier ones about the record, and no other's", async () => {
    await tell();
    await tell();
    const other = await buildGoal(reader);
    await tell({ subject: { type: "goal", id: other } });
    const [, older] = (await list()).data;
    const answer = await test.as(reader).post("/notifications/read", { id: older?.id });
    expect(answer.body.payload).toMatchObject({ leads_to: { screen: "goal-details", params: { goalId } } });
    expect(await unread()).toBe(1);
    const id = older?.id;
    expect((await test.as(people.admin).post("/notifications/read", { id })).status).toBe(404);
    const foreign = await buildUser(test.db, await buildCompany(test.db));
    expect((await test.as(foreign).post("/notifications/read", { id })).status).toBe(404);
    expect((await test.as(reader).post("/notifications/read", { id: "x" })).status).toBe(400);
  });

  it("reads all and takes it back, but not what was read before", async () => {
    await tell();
    await test.as(reader).post("/notifications/read", { id: (await list()).data[0]?.id });
    await tell();
    await tell();
    const all = await test.as(reader).post("/notifications/read_all", {});
    const { count, read_at } = all.body.payload as { count: number; read_at: string };
    expect([count, await unread()]).toEqual([2, 0]);
    expect((await test.as(reader).post("/notifications/read_all/undo", { read_at })).status).toBe(200);
    expect(await unread()).toBe(2);
    expect((await test.as(reader).post("/notifications/read_all/undo", { read_at: "x" })).status).toBe(400);
  });
});

describe("preferences", () => {
  const read = async (who = reader) =>
    (await test.as(who).get("/notifications/preferences")).body.payload as {
      digest: string;
      kinds: NotificationPreference[];
    };

  it("has the kinds of the role with their defaults, and keeps what is chosen", async () => {
    const before = await read();
    expect(before.digest).toBe("daily");
    const kinds = before.kinds.map(({ kind }) => kind);
    expect(kinds).toContain("goal_comment");
    expect(kinds).not.toContain("sign_up_waiting");
    const body = { digest: "weekly", kinds: [{ kind: "goal_comment", product: false }] };
    expect((await test.as(reader).put("/notifications/preferences", body)).status).toBe(200);
    await test.as(reader).put("/notifications/preferences", {
      kinds: [{ kind: "goal_comment", email: "none" }],
    });
    const after = await read();
    expect(after.digest).toBe("weekly");
    expect(after.kinds.find(({ kind }) => kind === "goal_comment")).toMatchObject({
      product: false,
      email: "none",
    });
    // Neither in the product nor by email is nothing at all.
    await tell();
    expect([await unread(), (await list()).data]).toEqual([0, []]);
  });

  it("refuses what is unknown, what cannot be chosen, and kinds of other roles", async () => {
    const put = async (kinds: object[]) =>
      (await test.as(reader).put("/notifications/preferences", { kinds })).status;
    expect(await put([{ kind: "goal_comment", email: "hourly" }])).toBe(400);
    expect(await put([{ kind: "nothing" }])).toBe(400);
    expect(await put([{ kind: "own_offer", email: "now" }])).toBe(400);
    expect(await put([{ kind: "sign_up_waiting", product: false }])).toBe(403);
    expect((await test.ask("PUT", "/notifications/preferences", { body: {} })).status).toBe(401);
  });
});

describe("streams", () => {
  it("wakes each window of who is notified, once a statement, and of no one else", async () => {
    const address = await test.app.listen({ port: 0, host: "127.0.0.1" });
    const follow = async (who: TestUser) => {
      const { body } = await fetch(`${address}/api/notifications/live`, {
        headers: { authorization: `Bearer ${test.as(who).token}` },
      });
      const heard: string[] = [];
      const reading = body?.pipeThrough(new TextDecoderStream()).pipeTo(
        new WritableStream({
          write: (text) => {
            if (text.includes("changed")) heard.push(text);
          },
        }),
      );
      reading?.catch(() => undefined);
      return heard;
    };
    const [first, second, other] = [await follow(reader), await follow(reader), await follow(people.admin)];
    await tell();
    await expect.poll(() => [first.length, second.length]).toEqual([1, 1]);
    await test.as(reader).post("/notifications/read_all", {});
    await expect.poll(() => [first.length, second.length]).toEqual([2, 2]);
    expect(other).toEqual([]);
    await runJobs(test.app.services);
    test.app.services.streams.closeAll();
  });
});
