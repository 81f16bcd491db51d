import type { EmployeeRole } from "@vaardig/contract/employee-role/employeeRole";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildRecruiterWork, recruiterWorkOf } from "../../test/recruiterFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let other: TestUser;
beforeAll(async () => {
  test = await buildApp();
});
beforeEach(async () => {
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  other = await buildUser(test.db, company, { systemRole: "moderator", firstName: "Rosa" });
});
afterAll(() => test.close());

const give = (person: TestUser, system_role: string, more: object = {}, by = people.admin) =>
  test.as(by).put("/employee_role", { user_id: person.id, system_role, version: 1, ...more });
const preview = (person: TestUser, system_role: string, by = people.admin) =>
  test.as(by).get("/employee_role/impact", { user_id: person.id, system_role });
const account = (answer: Answer) => answer.body.payload as EmployeeRole;
const work = () => recruiterWorkOf(test.db, company);

describe("the role of a recruiter", () => {
  it("is given by an administrator, and opens the recruiter's screens", async () => {
    const { employee } = people;
    expect((await test.as(employee).get("/candidate_list/candidates")).status).toBe(403);
    expect(account(await give(employee, "moderator"))).toMatchObject({
      system_role: "moderator",
      can: ["change_role"],
    });
    expect((await preview(employee, "moderator")).status).toBe(200);
  });

  it("is not given by others, nor found in another company", async () => {
    for (const by of [people.hr_manager, people.manager, people.moderator])
      expect((await give(people.employee, "moderator", {}, by)).status).toBe(403);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    expect((await give(foreign, "employee")).status).toBe(404);
    expect((await preview(foreign, "employee")).status).toBe(404);
    expect((await preview(people.moderator, "employee", people.hr_manager)).status).toBe(403);
    expect((await preview(people.freelancer, "employee")).status).toBe(403);
    expect((await preview(people.moderator, "staff")).status).toBe(400);
  });

  it("goes with its work to another recruiter, and comes back with it", async () => {
    const { moderator } = people;
    await buildRecruiterWork(test.db, company, moderator);
    expect((await preview(moderator, "employee")).body.payload).toEqual({
      owns: { vacancies: 1, talent_pools: 1, candidates: 1, tasks: 1 },
      recruiters: [{ id: other.id, name: "Rosa Person" }],
    });
    const changed = account(await give(moderator, "employee", { hand_over_to: other.id }));
    const theirs = { vacancy: other.id, pool: other.id, candidate: other.id, Open: other.id };
    expect(await work()).toEqual({ ...theirs, Done: moderator.id });
    const [event] = await eventsOf(test.db, company, "role.changed");
    expect(event?.data).toMatchObject({ from: "moderator", to: "employee", handed_over: { to: other.id } });

    const { version } = changed;
    expect((await give(moderator, "moderator", { version, take_back: true })).status).toBe(200);
    const mine = { vacancy: moderator.id, pool: moderator.id, candidate: moderator.id, Open: moderator.id };
    expect(await work()).toEqual({ ...mine, Done: moderator.id });
  });

  it("leaves candidates to no one, and the rest where it is, without another recruiter", async () => {
    const { moderator } = people;
    await buildRecruiterWork(test.db, company, moderator);
    expect((await give(moderator, "manager")).status).toBe(200);
    const kept = { vacancy: moderator.id, pool: moderator.id, Open: moderator.id, Done: moderator.id };
    expect(await work()).toEqual({ ...kept, candidate: null });
  });

  it("hands nothing to anyone who is no recruiter, has left, is the person or someone elsewhere", async () => {
    const { moderator } = people;
    await buildRecruiterWork(test.db, company, moderator);
    const gone = await buildUser(test.db, company, { systemRole: "moderator", status: "deactivated" });
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    for (const { id } of [people.manager, gone, foreign, moderator])
      expect(await give(moderator, "employee", { hand_over_to: id })).toMatchObject({
        status: 400,
        body: { fields: { hand_over_to: expect.any(String) } },
      });
    expect(await work()).toMatchObject({ candidate: moderator.id });
  });
});
