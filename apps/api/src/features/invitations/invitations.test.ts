import type { Invitation, InvitationBatch } from "@vaardig/contract/invitations/invitations";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invitations } from "../../domain/accounts/invitations/invitations.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { bulkUploads } from "../../test/bulkUpload.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { mailNamesTo, mailsTo, secretIn } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let outsider: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db, { name: "Windmolen" });
  people = await buildEveryRole(test.db, company);
  outsider = await buildUser(test.db, await buildCompany(test.db), { status: "not_invited" });
});
afterAll(() => test.close());

const uninvited = (overrides: Parameters<typeof buildUser>[2] = {}) =>
  buildUser(test.db, company, { status: "not_invited", ...overrides });
const of = (...chosen: TestUser[]) => ({ selection: { user_ids: chosen.map(({ id }) => id) } });
const post = (by: TestUser, path: string, body: unknown) => test.as(by).post(`/invitation${path}`, body);
const batchIn = (answer: { body: { payload?: unknown } }) =>
  (answer.body.payload as { batch: InvitationBatch | null }).batch;
const statusOf = async ({ id }: TestUser) =>
  (await acrossCompanies(test.db, (tx) => tx.select().from(users).where(eq(users.id, id))))[0]?.status;

async function invitationsOf(person: TestUser): Promise<Invitation[]> {
  const { body } = await test.as(people.admin).get("/invitation", { user_id: person.id });
  return (body.payload as { data: Invitation[] }).data;
}

async function inviteNow(person: TestUser): Promise<string> {
  await post(people.admin, "", of(person));
  await runJobs(test.app.services);
  return secretIn((await mailsTo(test.db, person.email)).at(-1));
}

const setPassword = (invite: string) =>
  test.ask("POST", "/auth/set_password", {
    body: { invite, new_password1: "Quiet-Harbour-7", new_password2: "Quiet-Harbour-7" },
  });

describe("inviting", () => {
  it("previews who it reaches, who not and why, and the seats", async () => {
    const firm = await buildCompany(test.db);
    const admin = await buildUser(test.db, firm, { systemRole: "admin" });
    await buildUser(test.db, firm, { systemRole: "freelancer" });
    const make = (status: "not_invited" | "invited" | "deactivated" | "awaiting_approval") =>
      buildUser(test.db, firm, { status, firstName: status });
    const chosen = [
      await make("not_invited"),
      await make("invited"),
      await make("deactivated"),
      await make("awaiting_approval"),
      admin,
    ];
    const { body } = await post(admin, "/preview", of(...chosen));
    expect(body.payload).toEqual({
      total: 1,
      names: ["not_invited Person"],
      left_out: [
        { reason: "signing_up", count: 1, names: ["awaiting_approval Person"] },
        { reason: "deactivated", count: 1, names: ["deactivated Person"] },
        { reason: "already_invited", count: 1, names: ["invited Person"] },
        { reason: "active", count: 1, names: ["Test Person"] },
      ],
      open: 1,
      seats: { in_use: 1, after: 3 },
    });
    expect(await statusOf(chosen[0] ?? admin)).toBe("not_invited");
  });

  it("goes from pending to sent to accepted, in the person's language", async () => {
    const person = await uninvited({ language: "nl", firstName: "Noor" });
    const batch = batchIn(await post(people.hr_manager, "", of(person)));
    expect(batch).toMatchObject({ total: 1, pending: 1 });
    expect(await invitationsOf(person)).toMatchObject([
      { status: "pending", attempts: 0, can: ["resend", "revoke"], invited_by: "Test Person" },
    ]);
    await runJobs(test.app.services);
    expect(await invitationsOf(person)).toMatchObject([{ status: "sent" }]);
    const [mail, ...more] = await mailsTo(test.db, person.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Windmolen nodigt je uit voor Vaardig");
    expect(await mailNamesTo(test.db, person.email)).toEqual(["invited"]);
    expect((await setPassword(secretIn(mail))).status).toBe(200);
    expect(await invitationsOf(person)).toMatchObject([{ status: "accepted", can: [] }]);
    expect(await statusOf(person)).toBe("active");
    const { body } = await test.as(people.hr_manager).get("/invitation/batch", { id: batch?.id ?? "" });
    expect(body.payload).toMatchObject({ total: 1, pending: 0, sent: 0, accepted: 1 });
    expect(await eventsOf(test.db, company, "employee.invited")).toMatchObject([
      { actorId: people.hr_manager.id, userId: person.id },
    ]);
  });

  it("reaches each of many once, also when two invite at the same moment", async () => {
    const many = await Promise.all(Array.from({ length: 120 }, () => uninvited()));
    const answers = await Promise.all([
      post(people.admin, "", of(...many)),
      post(people.hr_manager, "", of(...many)),
    ]);
    const totals = answers.map((answer) => batchIn(answer)?.total ?? 0);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(120);
    await runJobs(test.app.services);
    for (const person of [many[0], many[119]])
      expect(await mailsTo(test.db, person?.email ?? "")).toHaveLength(1);
    const all = await acrossCompanies(test.db, (tx) => tx.select().from(invitations));
    const ids = new Set(many.map(({ id }) => id));
    expect(all.filter(({ userId, status }) => ids.has(userId) && status === "sent")).toHaveLength(120);
  });

  it("happens once per Idempotency-Key, and the key serves no other call", async () => {
    const person = await uninvited();
    const ask = (chosen: TestUser) =>
      test.ask("POST", "/invitation", {
        body: of(chosen),
        headers: { authorization: `Bearer ${test.as(people.admin).token}`, "idempotency-key": "same" },
      });
    const [first, second] = await Promise.all([ask(person), ask(person)]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(batchIn(first)).toMatchObject({ total: 1 });
    expect(await ask(await uninvited())).toMatchObject({ status: 409, body: { code: "conflict" } });
    await runJobs(test.app.services);
    expect(await mailsTo(test.db, person.email)).toHaveLength(1);
  });

  it("takes those who were added by a bulk upload", async () => {
    const files = bulkUploads(test);
    const csv = `first_name,last_name,email,system_role\nA,B,uploaded@example.com,employee`;
    const { id } = await files.check(people.admin, csv);
    await files.apply(people.admin, id);
    const selection = { bulk_upload_id: id };
    expect((await post(people.hr_manager, "/preview", { selection })).status).toBe(403);
    expect(batchIn(await post(people.admin, "", { selection }))).toMatchObject({ total: 1 });
    await runJobs(test.app.services);
    expect(await mailsTo(test.db, "uploaded@example.com")).toHaveLength(1);
  });
});

describe("a link", () => {
  it("is void from the moment of the next one", async () => {
    const person = await uninvited();
    const first = await inviteNow(person);
    await post(people.admin, "/resend", of(person));
    expect(await setPassword(first)).toMatchObject({ status: 410, body: { code: "invitation_expired" } });
    await runJobs(test.app.services);
    const mails = await mailsTo(test.db, person.email);
    expect(mails).toHaveLength(2);
    expect(await invitationsOf(person)).toMatchObject([{ status: "sent" }, { status: "revoked", can: [] }]);
    expect((await setPassword(secretIn(mails.at(-1)))).status).toBe(200);
  });

  it("is void when the invitation is revoked, also before its mail left", async () => {
    const [late, early] = [await uninvited(), await uninvited()];
    const secret = await inviteNow(late);
    await post(people.admin, "", of(early));
    const answer = await post(people.admin, "/revoke", of(late, early, people.employee));
    expect(answer.body.payload).toMatchObject({
      left_out: [{ reason: "active", count: 1 }],
    });
    await runJobs(test.app.services);
    expect((await setPassword(secret)).status).toBe(410);
    expect(await mailsTo(test.db, early.email)).toEqual([]);
    expect([await statusOf(late), await statusOf(early)]).toEqual(["not_invited", "not_invited"]);
    expect(await invitationsOf(late)).toMatchObject([{ status: "revoked", can: [] }]);
  });

  it("expires after its time and may be sent again", async () => {
    const person = await uninvited();
    await inviteNow(person);
    await acrossCompanies(test.db, (tx) =>
      tx
        .update(invitations)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(invitations.userId, person.id)),
    );
    expect(await invitationsOf(person)).toMatchObject([{ status: "expired", can: ["resend", "revoke"] }]);
    expect(batchIn(await post(people.admin, "/resend", of(person)))).toMatchObject({ total: 1 });
  });
});

describe("who may", () => {
  it("managers employees of their line, HR those up to manager", async () => {
    const mine = await uninvited({ managerId: people.manager.id });
    const mineAsManager = await uninvited({ managerId: people.manager.id, systemRole: "manager" });
    const other = await uninvited();
    expect((await post(people.manager, "", of(other))).status).toBe(403);
    expect((await post(people.manager, "", of(mine, mineAsManager))).body.payload).toMatchObject({
      batch: { total: 1 },
      left_out: [{ reason: "access_level", count: 1 }],
    });
    const above = await uninvited({ systemRole: "admin" });
    expect((await post(people.hr_manager, "", of(above))).body.payload).toMatchObject({
      batch: null,
      left_out: [{ reason: "access_level" }],
    });
  });

  it("no one reaches another company, a batch of it or nothing", async () => {
    for (const path of ["", "/preview", "/resend", "/revoke"]) {
      expect((await post(people.admin, path, of(outsider))).status).toBe(404);
      const empty = await post(people.admin, path, { selection: { user_ids: [] } });
      expect(empty.status).toBe(400);
    }
    expect((await test.as(people.admin).get("/invitation", { user_id: outsider.id })).status).toBe(404);
    expect((await test.as(people.admin).get("/invitation/batch", { id: outsider.id })).status).toBe(404);
    const batch = batchIn(await post(people.admin, "", of(await uninvited())));
    const read = (by: TestUser) => test.as(by).get("/invitation/batch", { id: batch?.id ?? "" });
    expect([(await read(people.manager)).status, (await read(people.hr_manager)).status]).toEqual([403, 200]);
  });
});
