import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import type { Role } from "@vaardig/contract/roles";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { invitations } from "../../../domain/accounts/invitations/invitations.table.ts";
import { applications } from "../../../domain/applications/applications.table.ts";
import { candidateRecords } from "../../../domain/candidates/candidates.table.ts";
import { eraseExpired } from "../../../domain/candidates/eraseExpired.ts";
import { retentionOf, touchRetention } from "../../../domain/candidates/retention.ts";
import { mails } from "../../../domain/mails/mails.table.ts";
import { users } from "../../../domain/people/users.table.ts";
import { talentPoolPeople, talentPools } from "../../../domain/talent-pools/talentPools.table.ts";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildEveryRole } from "../../../test/buildEveryRole.ts";
import { eventsOf } from "../../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../../test/factories.ts";
import { buildVacancy } from "../../../test/jobFactories.ts";

const DAY = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

import { mailNamesTo } from "../../../test/mailsTo.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let candidate: TestUser;
beforeAll(async () => {
  test = await buildApp();
});
beforeEach(async () => {
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  candidate = await external();
});
afterAll(() => test.close());

const external = (more: Partial<typeof users.$inferInsert> = {}) =>
  buildUser(test.db, company, { systemRole: "freelancer", account: false, ...more });
const payload = <T>(answer: Answer) => answer.body.payload as T;

async function apply(person: { id: string }, more: Partial<typeof applications.$inferInsert> = {}) {
  const vacancy = await buildVacancy(test.db, people.moderator);
  const row = {
    companyId: company.id,
    vacancyId: vacancy.id,
    userId: person.id,
    addedBy: people.moderator.id,
  };
  await acrossCompanies(test.db, (tx) => tx.insert(applications).values({ ...row, ...more }));
  return vacancy;
}
const record = (person: { id: string }, values: Partial<typeof candidateRecords.$inferInsert>) =>
  acrossCompanies(test.db, (tx) =>
    tx.insert(candidateRecords).values({ companyId: company.id, userId: person.id, ...values }),
  );
const status = async (person: { id: string }, by = people.moderator) =>
  payload<{ candidate: CandidateRow; applications: object[]; email_from: object | null }>(
    await test.as(by).get("/user_status", { user_id: person.id }),
  );
const isThere = async ({ id }: { id: string }) =>
  (await acrossCompanies(test.db, (tx) => tx.select().from(users).where(eq(users.id, id)))).length === 1;

describe("how long someone is kept", () => {
  const at = new Date("2030-03-01T12:00:00Z");
  const base = { keptFrom: at, consentAt: null, inProcess: false, ownAccount: false };

  it.each([
    ["28 days without consent", base, "counting", 28],
    ["365 days with it", { ...base, consentAt: at }, "counting", 365],
    ["not counted in a process", { ...base, inProcess: true }, "in_process", null],
    ["not counted with an own account", { ...base, ownAccount: true }, "own_account", null],
  ])("%s", (_, kept, state, days) => {
    expect(retentionOf(kept, new Date(at.getTime() + 1))).toMatchObject({ state, daysLeft: days });
  });

  it("counts from the end of the last process, and never below nothing", async () => {
    expect(retentionOf(base, new Date(at.getTime() + 40 * DAY)).daysLeft).toBe(0);
    await record(candidate, { keptFrom: ago(20) });
    await apply(candidate, { outcome: "rejected" });
    const vacancy = await apply(candidate);
    const touch = () => acrossCompanies(test.db, (tx) => touchRetention(tx, company.id, candidate.id));
    await touch();
    expect((await status(candidate)).candidate.retention.state).toBe("in_process");
    await acrossCompanies(test.db, (tx) =>
      tx.update(applications).set({ outcome: "withdrawn" }).where(eq(applications.vacancyId, vacancy.id)),
    );
    expect((await status(candidate)).candidate.retention.days_left).toBe(8);
    await touch();
    expect((await status(candidate)).candidate.retention.days_left).toBe(28);
  });

  it("ends in being erased, for those alone whose days are over", async () => {
    const over = await external();
    const consented = await external();
    const busy = await external();
    const own = await buildUser(test.db, company, { systemRole: "freelancer" });
    for (const person of [over, busy, own]) await record(person, { keptFrom: ago(29) });
    await record(consented, { keptFrom: ago(29), consentAt: ago(29) });
    await apply(busy);
    const unrecorded = await external({ createdAt: ago(40) });
    await eraseExpired(test.app.services);
    expect(await Promise.all([over, unrecorded, consented, busy, own, candidate].map(isThere))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    const proof = await eventsOf(test.db, company, "candidate.erased");
    expect(proof.map(({ userId, actorId }) => [userId, actorId]).sort()).toEqual(
      [over, unrecorded].map(({ id }) => [id, null]).sort(),
    );
    expect(JSON.stringify(proof)).not.toContain(over.email);
  });
});

describe("erasing by hand", () => {
  const chosen = (...who: { id: string }[]) => ({ selection: { user_ids: who.map(({ id }) => id) } });

  it("shows what goes, spares who is in a process, and leaves counts alone", async () => {
    const busy = await external({ firstName: "Busy", lastName: "Bee" });
    await apply(busy);
    const note = { user_id: candidate.id, title: "A", description: "B" };
    await test.as(people.moderator).post("/candidate_notes", note);
    const companyId = company.id;
    const mailTo = ({ id: userId, email: toAddress }: TestUser) => ({
      companyId,
      userId,
      toAddress,
      subject: candidate.email,
      text: "Words",
    });
    const others = [busy, people.moderator];
    await acrossCompanies(test.db, (tx) => tx.insert(mails).values([candidate, ...others].map(mailTo)));
    const both = chosen(candidate, busy);
    const preview = await test.as(people.moderator).post("/candidate_list/erase/preview", both);
    const told = { goes: { people: 1, notes: 1, mails: 1 }, in_process: { count: 1, names: ["Busy Bee"] } };
    expect(preview.body.payload).toMatchObject(told);
    expect(await isThere(candidate)).toBe(true);
    const answer = await test.as(people.moderator).delete("/candidate_list/candidates", undefined, both);
    expect(answer.body.payload).toMatchObject({ user_ids: [candidate.id], ...told });
    expect([await isThere(candidate), await isThere(busy)]).toEqual([false, true]);
    const [proof] = await eventsOf(test.db, company, "candidate.erased");
    const left = await acrossCompanies(test.db, (tx) =>
      tx.select().from(mails).where(eq(mails.companyId, companyId)),
    );
    expect(left.map(({ userId }) => userId).sort()).toEqual(others.map(({ id }) => id).sort());
    expect(proof).toMatchObject({ userId: candidate.id, actorId: people.moderator.id, data: { notes: 1 } });
    const again = await test
      .as(people.moderator)
      .delete("/candidate_list/candidates", undefined, chosen(busy));
    expect(again.status).toBe(409);
  });

  it("is recruiters' work, on their own company's candidates", async () => {
    const erase = (by: TestUser, who: { id: string }) =>
      test.as(by).delete("/candidate_list/candidates", undefined, chosen(who));
    for (const by of [people.hr_manager]) expect((await erase(by, candidate)).status).toBe(403);
    expect((await erase(people.moderator, people.employee)).status).toBe(404);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    expect((await erase(foreign, candidate)).status).toBe(404);
  });
});

describe("consent", () => {
  const put = (given: boolean) =>
    test.as(people.moderator).put("/candidate_list/consent", { user_id: candidate.id, given });

  it("is noted, given again and taken back", async () => {
    await record(candidate, { keptFrom: ago(10) });
    expect(payload<CandidateRow>(await put(true)).retention.days_left).toBe(355);
    expect(payload<CandidateRow>(await put(true)).retention.days_left).toBe(365);
    expect(payload<CandidateRow>(await put(false))).toMatchObject({
      consent: "none",
      consent_at: null,
      retention: { days_left: 28 },
    });
    expect(await eventsOf(test.db, company, "candidate.consent_noted")).toHaveLength(2);
  });

  it("is asked by mail, and answered once by the link", async () => {
    const ask = { user_ids: [candidate.id] };
    const answer = await test.as(people.moderator).post("/candidate_list/consent", ask);
    expect(answer.body.payload).toEqual({ asked: 1, no_address: [], unsubscribed: [] });
    expect((await status(candidate)).candidate.consent).toBe("asked");
    const [mail] = await acrossCompanies(test.db, (tx) =>
      tx
        .select()
        .from(mails)
        .where(and(eq(mails.companyId, company.id), eq(mails.userId, candidate.id))),
    );
    const secret = /secret=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const open = (body: object) => test.ask("POST", "/consent", { body });
    expect((await open({ secret })).body.payload).toEqual({
      company: company.name,
      first_name: "Test",
      agreed: null,
      without: { state: "counting", until: expect.any(String) },
    });
    expect((await open({ secret, agree: true })).body.payload).toMatchObject({ agreed: true });
    expect((await status(candidate)).candidate.consent).toBe("given");
    expect(await open({ secret, agree: false })).toMatchObject({ status: 410, body: { code: "link_used" } });
    expect((await open({ secret: "made-up" })).status).toBe(404);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    expect((await test.as(foreign).post("/candidate_list/consent", ask)).status).toBe(404);
  });
});

describe("what the question of consent says of no answer", () => {
  const textTo = async (person: { id: string }) => {
    await test.as(people.moderator).post("/candidate_list/consent", { user_ids: [person.id] });
    const [mail] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(mails).where(eq(mails.userId, person.id)),
    );
    return mail?.text;
  };

  it("names the day where days are counted, in the reader's language", async () => {
    const [english, dutch] = [await external(), await external({ language: "nl" })];
    for (const person of [english, dutch])
      await record(person, { keptFrom: new Date("2030-03-01T12:00:00Z") });
    expect(await textTo(english)).toContain("Without your consent they will be deleted on 29 March 2030.");
    expect(await textTo(dutch)).toContain("Zonder je toestemming worden ze op 29 maart 2030 verwijderd.");
  });

  it("names no application to someone who was put on a list, and no end to an account", async () => {
    await apply(candidate);
    expect(await textTo(candidate)).toContain("after you are no longer considered for a job here");
    const own = await external({ account: true });
    expect(await textTo(own)).toContain("stays until you delete it");
    expect(await textTo(own)).not.toContain("be deleted");
  });

  it("is sent to no one who unsubscribed or has no address, and says who", async () => {
    const away = await external({ firstName: "Ann", email: `${crypto.randomUUID()}@none.invalid` });
    const unsubscribed = await external({ firstName: "Bea" });
    await record(unsubscribed, { unsubscribedAt: ago(1) });
    const ask = { user_ids: [away.id, unsubscribed.id, candidate.id] };
    expect((await test.as(people.moderator).post("/candidate_list/consent", ask)).body.payload).toEqual({
      asked: 1,
      no_address: ["Ann Person"],
      unsubscribed: ["Bea Person"],
    });
    expect(await mailNamesTo(test.db, unsubscribed.email)).toEqual([]);
    expect(await mailNamesTo(test.db, candidate.email)).toEqual(["consent_asked"]);
    const shown = (await status(unsubscribed)).candidate;
    expect(shown).toMatchObject({ unsubscribed_at: expect.any(String) });
    expect(shown.can).not.toContain("ask_consent");
    expect((await status(candidate)).candidate).toMatchObject({
      unsubscribed_at: null,
      can: expect.arrayContaining(["ask_consent"]),
    });
  });
});

describe("becoming an employee", () => {
  const convert = (by: TestUser, body: object) => test.as(by).post("/candidate_list/convert", body);

  it("happens once, also at the same moment, with the invitation on request", async () => {
    const seats = await test.as(people.moderator).get("/candidate_list/convert", { user_id: candidate.id });
    expect(seats.body.payload).toEqual({ seats: { in_use: 5, after: 6 }, invitation: "yes" });
    await record(candidate, {});
    const body = { user_id: candidate.id, manager_id: people.manager.id, invite: true };
    const both = await Promise.all([convert(people.moderator, body), convert(people.hr_manager, body)]);
    expect(both.map((answer) => payload<{ converted: boolean }>(answer).converted).sort()).toEqual([
      false,
      true,
    ]);
    const [row] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(users).where(eq(users.id, candidate.id)),
    );
    expect(row).toMatchObject({
      systemRole: "employee",
      account: true,
      status: "invited",
      managerId: people.manager.id,
    });
    const sent = await acrossCompanies(test.db, (tx) =>
      tx.select().from(invitations).where(eq(invitations.userId, candidate.id)),
    );
    expect(sent).toHaveLength(1);
    expect(await eventsOf(test.db, company, "candidate.converted")).toHaveLength(1);
    expect((await test.as(people.moderator).get("/user_status", { user_id: candidate.id })).status).toBe(403);
  });

  it("refuses an address that has an account elsewhere, and a place that is none", async () => {
    const { email } = await buildUser(test.db, await buildCompany(test.db));
    const taken = await external({ email });
    expect(await convert(people.moderator, { user_id: taken.id })).toMatchObject({
      status: 409,
      body: { code: "email_taken" },
    });
    const nowhere = { user_id: candidate.id, department_id: candidate.id };
    expect((await convert(people.moderator, nowhere)).body.fields).toHaveProperty("department_id");
    for (const by of [people.manager, people.employee])
      expect((await convert(by, { user_id: candidate.id })).status).toBe(403);
  });
});

describe("GET user_status", () => {
  it("tells where someone stands, what is under way first", async () => {
    await apply(candidate, { outcome: "rejected", stage: "Rejection after application" });
    await apply(candidate, { stage: "Interview" });
    expect((await status(candidate, people.hr_manager)).applications).toMatchObject([
      { stage: "Interview", outcome: "active", next_interview: null },
      { outcome: "rejected" },
    ]);
    expect(await eventsOf(test.db, company, "status.read")).toMatchObject([{ userId: candidate.id }]);
  });
});

describe("where a candidate is emailed from", () => {
  const from = async (by?: TestUser) => (await status(candidate, by)).email_from;
  const pool = async (owner: TestUser) =>
    acrossCompanies(test.db, async (tx) => {
      const row = { companyId: company.id, name: "Engineers", ownerId: owner.id };
      const [made] = await tx.insert(talentPools).values(row).returning();
      const talentPoolId = made?.id ?? "";
      await tx
        .insert(talentPoolPeople)
        .values({ companyId: company.id, talentPoolId, userId: candidate.id, addedBy: owner.id });
      return talentPoolId;
    });

  it("is the job of an active application that the reader works on", async () => {
    await apply(candidate, { outcome: "rejected", stage: "Rejection after application" });
    expect(await from()).toBeNull();
    const { id } = await apply(candidate, { stage: "Interview" });
    await pool(people.moderator);
    expect(await from()).toEqual({ kind: "job", id });
    const other = await buildUser(test.db, company, { systemRole: "moderator" });
    expect(await from(other)).toBeNull();
  });

  it("is else a talent pool that the reader writes to, unless the person unsubscribed", async () => {
    const id = await pool(people.moderator);
    expect(await from()).toEqual({ kind: "talent_pool", id });
    expect(await from(people.hr_manager)).toBeNull();
    await record(candidate, { unsubscribedAt: new Date() });
    expect(await from()).toBeNull();
  });
});

describe("who looks after candidates", () => {
  const own = (owner_id: string | null, ids = [candidate.id], by = people.moderator) =>
    test.as(by).put("/candidate_list/owner", { selection: { user_ids: ids }, owner_id });
  const ownerOf = async (who: TestUser) => (await status(who)).candidate.owner?.id ?? null;

  it("is a recruiter or no one, and the answer tells who did before, for those it changes", async () => {
    const [other, { id: me }] = [await external(), people.moderator];
    const both = [candidate.id, other.id];
    expect((await own(me)).body.payload).toEqual({ changed: [{ user_id: candidate.id, owner_id: null }] });
    expect(await ownerOf(candidate)).toBe(me);
    expect((await own(me, both)).body.payload).toEqual({ changed: [{ user_id: other.id, owner_id: null }] });
    expect((await own(people.employee.id)).status).toBe(400);
    expect(payload<{ changed: unknown[] }>(await own(null, both)).changed).toHaveLength(2);
    expect(await ownerOf(other)).toBeNull();
    expect(await eventsOf(test.db, company, "candidate.owner_changed")).toHaveLength(4);
  });

  it("is recruiters' to say, about candidates of the company alone", async () => {
    for (const by of [people.hr_manager, people.manager])
      expect((await own(null, [candidate.id], by)).status).toBe(403);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "freelancer" });
    expect((await own(null, [candidate.id, foreign.id])).status).toBe(404);
    expect((await own(null, [candidate.id, people.employee.id])).status).toBe(403);
    expect((await own(null, [])).status).toBe(400);
  });

  it("goes to a successor who is a recruiter, else to no one, and comes back", async () => {
    const { id } = people.moderator;
    const leaving = (act: string, more: object) =>
      test.as(people.admin).post(`/employee/${act}`, { selection: { user_ids: [id] }, ...more });
    const next = await buildUser(test.db, company, { systemRole: "moderator" });
    await own(id);
    for (const [hand_over_to, owner] of [
      [next.id, next.id],
      [people.manager.id, null],
    ]) {
      await acrossCompanies(test.db, (tx) =>
        tx.update(users).set({ status: "active" }).where(eq(users.id, id)),
      );
      const given = payload<{ handed_over: object }>(await leaving("deactivate", { hand_over_to }));
      expect(given.handed_over).toMatchObject({ candidates: 1 });
      expect((await status(candidate, next)).candidate.owner?.id ?? null).toBe(owner);
      await leaving("reactivate", { take_back: true });
      expect((await status(candidate, next)).candidate.owner?.id).toBe(id);
    }
  });
});
