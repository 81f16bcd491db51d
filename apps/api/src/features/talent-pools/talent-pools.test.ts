import type { Role } from "@vaardig/contract/roles";
import type { TalentPool } from "@vaardig/contract/talentPools";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let pool: TalentPool;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  const answer = await test.as(people.manager).post("/talent_pools", { name: " Welders " });
  pool = answer.body.payload as TalentPool;
});
afterAll(() => test.close());

const add = (by: TestUser, pools: { id: string }[], who: { id: string }[]) =>
  test.as(by).post("/talent_pools/candidates", {
    talent_pool_ids: pools.map(({ id }) => id),
    selection: { user_ids: who.map(({ id }) => id) },
  });

describe("talent pools", () => {
  it("are started by name, once, and listed by name", async () => {
    expect(pool).toMatchObject({ name: "Welders", people_count: 0, owner_name: "Test Person" });
    await test.as(people.admin).post("/talent_pools", { name: "analysts" });
    const answer = await test.as(people.moderator).get("/talent_pools");
    expect(answer.body.payload).toMatchObject({
      total: 2,
      data: [{ name: "analysts" }, { name: "Welders" }],
    });
    const found = await test.as(people.hr_manager).get("/talent_pools", { search_query: "weld" });
    expect(found.body.payload).toMatchObject({ total: 1 });
    const again = await test.as(people.hr_manager).post("/talent_pools", { name: "Welders" });
    expect(again).toMatchObject({
      status: 409,
      body: { fields: { name: "This name is in use; choose another" } },
    });
    expect((await test.as(people.admin).post("/talent_pools", { name: " " })).status).toBe(400);
  });

  it("take people once, however often they are added, and log each", async () => {
    const report = await buildUser(test.db, company, { managerId: people.manager.id });
    expect((await add(people.manager, [pool], [report])).body.payload).toEqual({ added: 1, already: 0 });
    expect((await add(people.manager, [pool], [report])).body.payload).toEqual({ added: 0, already: 1 });
    const events = await eventsOf(test.db, company, "talent_pool.person_added");
    expect(events).toMatchObject([{ userId: report.id, subjectId: pool.id, actorId: people.manager.id }]);
  });

  it("take candidates from recruiters, and colleagues of the own line alone from managers", async () => {
    expect((await add(people.moderator, [pool], [people.freelancer, people.employee])).status).toBe(200);
    expect((await add(people.manager, [pool], [people.employee])).status).toBe(403);
    expect((await add(people.hr_manager, [pool], [people.freelancer])).status).toBe(403);
  });

  it("of another company, and its people, are not found", async () => {
    const own = await buildCompany(test.db);
    const admin = await buildUser(test.db, own, { systemRole: "admin" });
    expect((await add(admin, [pool], [admin])).status).toBe(404);
    expect((await add(people.admin, [pool], [admin])).status).toBe(404);
    expect((await test.as(admin).get("/talent_pools")).body.payload).toEqual({ data: [], total: 0 });
  });

  it("ask for a pool and for people", async () => {
    const none = await add(people.admin, [], [people.employee]);
    expect(none.body.fields).toEqual({ talent_pool_ids: "At least one talent pool must be selected" });
    expect((await add(people.admin, [pool], [])).status).toBe(400);
  });
});
