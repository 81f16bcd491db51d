import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { invitations } from "../../../domain/accounts/invitations/invitations.table.ts";
import { users } from "../../../domain/people/users.table.ts";
import { talentPoolPeople, talentPools } from "../../../domain/talent-pools/talentPools.table.ts";
import { acrossCompanies } from "../../../platform/db/database.ts";
import type { TestApp } from "../../../test/buildApp.ts";
import { eventsOf } from "../../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../../test/factories.ts";
import { payload, recordScene } from "../../../test/recordScene.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let candidate: TestUser;
const { external, apply, record, status } = recordScene((scene) => {
  ({ test, company, people, candidate } = scene);
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
  it("shows the stage of each application, active ones first", async () => {
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

  it("is a recruiter or no one, and the answer names the earlier owner, for those it changes", async () => {
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
