import type { Role } from "@vaardig/contract/roles";
import type { TalentPool, TalentPoolDetail } from "@vaardig/contract/talent-pools/talentPools";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let colleague: TestUser;
let stranger: TestUser;
let pool: TalentPool;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  colleague = await buildUser(test.db, company, { systemRole: "moderator", firstName: "Rik" });
  stranger = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  pool = await start(people.manager, " Welders ");
});
afterAll(() => test.close());

const payload = <T>(answer: Answer) => answer.body.payload as T;
const start = async (by: TestUser, name: string) =>
  payload<TalentPool>(await test.as(by).post("/talent_pools", { name }));
const detail = (by: TestUser, { id }: { id: string }) => test.as(by).get("/talent_pools/detail", { id });
const save = (by: TestUser, { id, version }: TalentPool, words: object) =>
  test.as(by).put("/talent_pools", { id, version, ...words });
const assign = (by: TestUser, { id, version }: TalentPool, team: object) =>
  test.as(by).put("/talent_pools/members", { id, version, co_owner_ids: [], member_ids: [], ...team });
const remove = (by: TestUser, { id, version }: TalentPool) =>
  test.as(by).delete("/talent_pools", { id, version });
const add = (by: TestUser, pools: { id: string }[], who: { id: string }[]) =>
  test.as(by).post("/talent_pools/candidates", {
    talent_pool_ids: pools.map(({ id }) => id),
    selection: { user_ids: who.map(({ id }) => id) },
  });

describe("talent pools", () => {
  it("are started by name, once, and listed by name with how many are one's own", async () => {
    expect(pool).toMatchObject({ name: "Welders", people_count: 0, owner_name: "Test Person", shared: true });
    await start(people.admin, "analysts");
    const answer = await test.as(people.moderator).get("/talent_pools");
    expect(answer.body.payload).toMatchObject({
      total: 2,
      data: [{ name: "analysts", can: ["add_people"] }, { name: "Welders" }],
      counts: [
        { filter: "all", count: 2 },
        { filter: "mine", count: 0 },
      ],
    });
    const own = await test.as(people.admin).get("/talent_pools", { filter: "mine" });
    expect(own.body.payload).toMatchObject({ total: 1, data: [{ name: "analysts" }] });
    const found = await test.as(people.hr_manager).get("/talent_pools", { search_query: "wéld" });
    expect(found.body.payload).toMatchObject({ total: 1 });
    const again = await test.as(people.hr_manager).post("/talent_pools", { name: "Welders" });
    expect(again).toMatchObject({
      status: 409,
      body: { fields: { name: "This name is in use; choose another" } },
    });
    const nameless = await test.as(people.admin).post("/talent_pools", { name: " " });
    expect(nameless).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
    const both = await Promise.all(
      [1, 2].map(() => test.as(colleague).post("/talent_pools", { name: "Twice" })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("take people once, however often they are added, and log each", async () => {
    const report = await buildUser(test.db, company, { managerId: people.manager.id });
    expect((await add(people.manager, [pool], [report])).body.payload).toEqual({ added: 1, already: 0 });
    expect((await add(people.manager, [pool], [report])).body.payload).toEqual({ added: 0, already: 1 });
    const events = await eventsOf(test.db, company, "talent_pool.person_added");
    expect(events).toMatchObject([{ userId: report.id, subjectId: pool.id, actorId: people.manager.id }]);
  });

  it("take candidates from recruiters and HR, and colleagues of the own line alone from managers", async () => {
    expect((await add(people.moderator, [pool], [people.freelancer, people.employee])).status).toBe(200);
    expect((await add(people.manager, [pool], [people.employee])).status).toBe(403);
    expect((await add(people.manager, [pool], [people.freelancer])).status).toBe(403);
    expect((await add(people.hr_manager, [pool], [people.freelancer])).status).toBe(200);
  });

  it("of another company, and its people, are not found", async () => {
    expect((await add(stranger, [pool], [stranger])).status).toBe(404);
    expect((await add(people.admin, [pool], [stranger])).status).toBe(404);
    expect((await test.as(stranger).get("/talent_pools")).body.payload).toMatchObject({ data: [], total: 0 });
    for (const answer of [
      await detail(stranger, pool),
      await save(stranger, pool, { name: "Mine" }),
      await assign(stranger, pool, {}),
      await remove(stranger, pool),
      await test.as(stranger).post("/talent_pools/restore", { id: pool.id, name: "Mine" }),
    ])
      expect(answer.status).toBe(404);
  });

  it("ask for a pool and for people", async () => {
    const none = await add(people.admin, [], [people.employee]);
    expect(none.body.fields).toEqual({ talent_pool_ids: "At least one talent pool must be selected" });
    expect((await add(people.admin, [pool], [])).status).toBe(400);
  });
});

describe("a talent pool", () => {
  it("is read by HR and administrators, and worked on by those it is shared with", async () => {
    const own = await start(people.moderator, "Own");
    expect((await detail(colleague, own)).status).toBe(403);
    expect((await save(colleague, own, { name: "Taken over" })).status).toBe(403);
    expect((await remove(colleague, own)).status).toBe(403);
    const read = payload<TalentPoolDetail>(await detail(people.hr_manager, own));
    expect(read).toMatchObject({ can: ["add_people", "open"], team: { owner: { id: people.moderator.id } } });
    expect((await save(people.hr_manager, own, { name: "Read" })).status).toBe(403);
    expect((await assign(people.hr_manager, own, { owner_id: colleague.id })).status).toBe(403);

    const shared = payload<TalentPoolDetail>(
      await assign(people.moderator, own, { member_ids: [colleague.id, colleague.id] }),
    );
    expect(shared).toMatchObject({ version: 2, team: { members: [{ id: colleague.id }] } });
    const asMember = payload<TalentPoolDetail>(await detail(colleague, own));
    expect(asMember.can).toEqual(["add_people", "open", "edit", "take_out", "write"]);
    expect((await save(colleague, asMember, { description: "For the yard" })).status).toBe(200);
    expect((await remove(colleague, { ...asMember, version: 3 })).status).toBe(403);
  });

  it("is handed over by its owner, or by an administrator when no one else can", async () => {
    const orphan = await start(people.manager, "Of a manager");
    expect((await detail(people.manager, orphan)).status).toBe(403);
    const refused = await assign(people.admin, orphan, { owner_id: people.employee.id });
    expect(refused).toMatchObject({ status: 400, body: { fields: { owner_id: expect.any(String) } } });
    const moved = await assign(people.admin, orphan, {
      owner_id: colleague.id,
      member_ids: [people.admin.id],
    });
    expect(moved.body.payload).toMatchObject({ team: { owner: { id: colleague.id } } });
    expect((await assign(people.admin, orphan, { owner_id: colleague.id })).body.code).toBe("stale_version");
    expect((await assign(people.admin, { ...orphan, version: 2 }, { owner_id: stranger.id })).status).toBe(
      400,
    );
    expect(await eventsOf(test.db, company, "talent_pool.assigned")).toHaveLength(2);
  });

  it("is changed, written to, handed over and deleted by any administrator, who has no part in it", async () => {
    const own = await start(people.moderator, "Company-wide");
    const asAdmin = payload<TalentPoolDetail>(await detail(people.admin, own));
    const all = ["add_people", "open", "edit", "take_out", "write", "assign", "delete"];
    expect([...asAdmin.can].sort()).toEqual(all.sort());
    expect((await save(people.admin, asAdmin, { description: "Changed" })).status).toBe(200);
    expect((await remove(people.admin, { ...asAdmin, version: asAdmin.version + 1 })).status).toBe(200);
  });

  it("is worked on by anyone who is offered for it, and those alone", async () => {
    const offered = async (team_of: string) => {
      const answer = await test.as(people.moderator).get("/people", { team_of, size: 100 });
      return payload<{ data: { id: string }[] }>(answer).data?.map(({ id }) => id);
    };
    const ids = await offered("talent_pool");
    const { moderator, hr_manager, admin } = people;
    expect([...ids].sort()).toEqual([moderator, hr_manager, admin, colleague].map(({ id }) => id).sort());
    expect(await offered("vacancy")).toContain(people.employee.id);
    expect((await test.as(people.moderator).get("/people", { team_of: "company" })).status).toBe(400);
    const own = await start(people.moderator, "Offered");
    expect((await assign(people.moderator, own, { member_ids: ids })).status).toBe(200);
    const more = await assign(people.moderator, { ...own, version: 2 }, { member_ids: [people.employee.id] });
    expect(more.body.fields).toHaveProperty("member_ids");
  });

  it("is changed by one at a time, to a name that is free", async () => {
    const own = await start(people.moderator, "Riggers");
    const both = await Promise.all(
      ["Sailors", "Sailmakers"].map((name) => save(people.moderator, own, { name })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = payload<TalentPoolDetail>(await detail(people.moderator, own));
    expect(await save(people.moderator, now, { name: "Welders" })).toMatchObject({
      status: 409,
      body: { code: "conflict", fields: { name: "This name is in use; choose another" } },
    });
    for (const words of [{ name: " " }, { description: "x".repeat(701) }, { owner: "me" }])
      expect((await save(people.moderator, now, words)).status).toBe(400);
  });

  it("comes back as it was when its deletion is taken back, once and by the person who deleted it", async () => {
    const own = await start(people.moderator, "Short-lived");
    await add(people.moderator, [own], [people.freelancer, people.employee]);
    const full = payload<TalentPoolDetail>(
      await assign(people.moderator, own, { co_owner_ids: [colleague.id] }),
    );
    expect((await remove(people.moderator, own)).body.code).toBe("stale_version");
    expect((await remove(people.moderator, full)).status).toBe(200);
    expect((await detail(people.moderator, own)).status).toBe(404);
    const words = { id: own.id, name: own.name, description: "" };
    const restore = (by: TestUser, more: object = {}) =>
      test.as(by).post("/talent_pools/restore", { ...words, ...more });
    expect((await restore(colleague)).status).toBe(404);
    expect((await restore(people.moderator, { name: "Welders" })).body.code).toBe("conflict");
    const back = await Promise.all([restore(people.moderator), restore(people.moderator)]);
    expect(back.map(({ status }) => status)).toEqual([200, 200]);
    expect(back[0]?.body.payload).toMatchObject({
      people_count: 2,
      version: full.version + 1,
      created_at: full.created_at,
      team: { owner: { id: people.moderator.id }, co_owners: [{ id: colleague.id }] },
    });
    expect(await eventsOf(test.db, company, "talent_pool.restored")).toHaveLength(1);
  });
});
