import type { Employee } from "@vaardig/contract/employees/employees";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";
import { buildDepartment, buildRole, buildTeam } from "../../test/organizationFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let serial = 0;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
});
afterAll(() => test.close());

const record = (answer: Answer) => answer.body.payload as Employee;
const report = (overrides: Parameters<typeof buildUser>[2] = {}) =>
  buildUser(test.db, company, { managerId: people.manager.id, ...overrides });

function someone(overrides: Record<string, unknown> = {}) {
  serial += 1;
  const email = `New-${serial}@Example.com`;
  const place = { department_id: null, role_id: null, manager_id: null };
  return { first_name: "New", last_name: "Person", email, system_role: "employee", ...place, ...overrides };
}

function save(by: TestUser, of: TestUser, changes: Record<string, unknown>, version = 1): Promise<Answer> {
  return test.as(by).put("/user", { id: of.id, version, ...changes });
}

describe("POST employee", () => {
  it("adds someone who is not invited yet, with every field", async () => {
    const department = await buildDepartment(test.db, company);
    const team = await buildTeam(test.db, department);
    const job = await buildJobProfile(test.db, { companyId: company.id, en: "Planner" });
    const role = await buildRole(test.db, company, { departmentId: department.id, jobProfileId: job.id });
    const body = someone({
      phone: "030 1",
      location: "Utrecht",
      gender: "Diverse",
      join_date: "2026-01-05",
      system_role: "manager",
      department_id: department.id,
      team_id: team.id,
      role_id: role.id,
      manager_id: people.manager.id,
    });
    const answer = await test.as(people.hr_manager).post("/employee", body);
    expect(answer.status).toBe(200);
    expect(record(answer)).toMatchObject({
      email: body.email.toLowerCase(),
      phone: "030 1",
      location: "Utrecht",
      gender: "Diverse",
      join_date: "2026-01-05",
      system_role: "manager",
      status: "not_invited",
      department: { id: department.id },
      team: { id: team.id },
      role: { id: role.id },
      job_profile: { name: "Planner" },
      manager: { id: people.manager.id },
      can: expect.arrayContaining(["invite"]),
    });
    const [event] = await eventsOf(test.db, company, "employee.added");
    expect(event).toMatchObject({ actorId: people.hr_manager.id, userId: record(answer).id });
  });

  it("puts a manager's person in the own line", async () => {
    const answer = await test
      .as(people.manager)
      .post("/employee", someone({ manager_id: people.manager.id }));
    expect(record(answer).manager?.id).toBe(people.manager.id);
  });

  it("asks for department, position and manager, of which each may be none", async () => {
    const { department_id: _, role_id: __, manager_id: ___, ...rest } = someone();
    const refused = await test.as(people.admin).post("/employee", rest);
    expect(refused.body.fields).toEqual({
      department_id: "This field is required",
      role_id: "This field is required",
      manager_id: "This field is required",
    });
    expect(record(await test.as(people.admin).post("/employee", someone()))).toMatchObject({
      department: null,
      role: null,
      manager: null,
    });
  });

  it.each([
    ["manager", { system_role: "manager" }, "system_role"],
    ["hr_manager", { system_role: "hr_manager" }, "system_role"],
    ["hr_manager", { system_role: "admin" }, "system_role"],
  ] as const)("does not let %s give %j", async (role, overrides, field) => {
    const manager_id = people[role].id;
    const answer = await test.as(people[role]).post("/employee", someone({ ...overrides, manager_id }));
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it("does not let a manager place someone outside the line", async () => {
    for (const manager_id of [people.admin.id, null]) {
      const answer = await test.as(people.manager).post("/employee", someone({ manager_id }));
      expect(answer.body.fields).toEqual({
        manager_id: "Choose yourself or someone in your own reporting line",
      });
    }
  });

  it.each([
    ["no first name", { first_name: " " }, "first_name"],
    ["an address that is none", { email: "new@" }, "email"],
    ["a recruiter", { system_role: "moderator" }, "system_role"],
    ["a date that is none", { join_date: "soon" }, "join_date"],
    ["a long phone number", { phone: "0".repeat(41) }, "phone"],
    ["another gender", { gender: "x" }, "gender"],
  ])("refuses %s", async (_, overrides, field) => {
    const answer = await test.as(people.admin).post("/employee", someone(overrides));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it("refuses an address that is in use, here or in another company", async () => {
    const elsewhere = await buildUser(test.db, await buildCompany(test.db));
    for (const { email } of [people.employee, elsewhere]) {
      const answer = await test.as(people.admin).post("/employee", someone({ email }));
      expect(answer).toMatchObject({ status: 409, body: { code: "email_taken" } });
      expect(Object.keys(answer.body.fields ?? {})).toEqual(["email"]);
    }
  });

  it("refuses a place whose parts do not belong together, and another company's", async () => {
    const [one, two] = [await buildDepartment(test.db, company), await buildDepartment(test.db, company)];
    const team = await buildTeam(test.db, two);
    const role = await buildRole(test.db, company, { departmentId: two.id });
    const foreign = await buildDepartment(test.db, await buildCompany(test.db));
    const fieldsOf = async (place: Record<string, string>) =>
      Object.keys((await test.as(people.admin).post("/employee", someone(place))).body.fields ?? {});
    expect(await fieldsOf({ department_id: one.id, team_id: team.id })).toEqual(["team_id"]);
    expect(await fieldsOf({ department_id: one.id, role_id: role.id })).toEqual(["role_id"]);
    expect(await fieldsOf({ department_id: foreign.id })).toEqual(["department_id"]);
    expect(await fieldsOf({ manager_id: people.freelancer.id })).toEqual(["manager_id"]);
  });
});

describe("PUT user", () => {
  it("leaves what is absent, clears what is null, and logs names of fields only", async () => {
    const person = await report({ phone: "030 1", location: "Utrecht", firstName: "Ivo" });
    const answer = await save(people.manager, person, { phone: null, location: "Leiden" });
    expect(record(answer)).toMatchObject({
      first_name: "Ivo",
      phone: null,
      location: "Leiden",
      version: 2,
    });
    const events = await eventsOf(test.db, company, "employee.changed");
    const event = events.find(({ userId }) => userId === person.id);
    expect(event).toMatchObject({ actorId: people.manager.id, data: { fields: ["phone", "location"] } });
    expect(JSON.stringify(event)).not.toContain("Leiden");
  });

  it("changes and logs nothing when nothing differs", async () => {
    const person = await report({ firstName: "Same" });
    expect(record(await save(people.admin, person, { first_name: "Same", phone: "" })).version).toBe(1);
  });

  it("refuses a stale version and lets one of two simultaneous saves win", async () => {
    const person = await report();
    expect(await save(people.admin, person, { phone: "1" }, 7)).toMatchObject({
      status: 409,
      body: { code: "stale_version" },
    });
    const answers = await Promise.all(
      ["2", "3", "4"].map((phone) => save(people.hr_manager, person, { phone })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each(["employee", "moderator", "freelancer"] as const)(
    "lets %s change the own name, phone, location and gender, and nothing else",
    async (role) => {
      const self = await buildUser(test.db, company, { systemRole: role });
      const own = { first_name: "A", last_name: "B", phone: "1", location: "C", gender: "Female" };
      expect(record(await save(self, self, own))).toMatchObject({ ...own, can: ["edit"] });
      const others = {
        email: "other@example.com",
        join_date: "2020-01-01",
        manager_id: people.admin.id,
        system_role: "admin",
      };
      for (const [field, value] of Object.entries(others))
        expect((await save(self, self, { [field]: value }, 2)).status, field).toBe(403);
    },
  );

  it("does not let a manager give another access level or take over someone's address", async () => {
    const person = await report();
    expect((await save(people.manager, person, { system_role: "manager" })).status).toBe(403);
    expect((await save(people.manager, person, { email: "mine@example.com" })).status).toBe(403);
    const fresh = await report({ status: "not_invited" });
    expect((await save(people.manager, fresh, { email: `right-${fresh.id}@example.com` })).status).toBe(200);
  });

  it("does not let a manager move someone out of the line", async () => {
    const person = await report();
    for (const manager_id of [people.admin.id, null])
      expect((await save(people.manager, person, { manager_id })).status).toBe(400);
  });

  it("lets HR change access levels up to manager, and only of employees and managers", async () => {
    const person = await report();
    expect(record(await save(people.hr_manager, person, { system_role: "manager" })).system_role).toBe(
      "manager",
    );
    expect((await save(people.hr_manager, person, { system_role: "hr_manager" }, 2)).status).toBe(403);
    for (const above of [people.admin, await report({ systemRole: "hr_manager" })]) {
      expect((await save(people.hr_manager, above, { system_role: "employee" })).status).toBe(403);
      expect((await save(people.hr_manager, above, { email: "taken@example.com" })).status).toBe(403);
    }
  });

  it("keeps the last administrator, and ends the sessions of the person who changes", async () => {
    const own = await buildCompany(test.db);
    const admin = await buildUser(test.db, own, { systemRole: "admin" });
    const other = await buildUser(test.db, own, { systemRole: "manager" });
    const demote = { id: admin.id, version: 1, system_role: "employee" };
    expect(await test.as(admin).put("/user", demote)).toMatchObject({
      status: 409,
      body: { code: "last_admin" },
    });
    const promote = { id: other.id, version: 1, system_role: "admin" };
    expect((await test.as(admin).put("/user", promote)).status).toBe(200);
    expect((await test.as(other).get("/people")).status).toBe(401);
    expect((await test.as(admin).put("/user", demote)).status).toBe(200);
    const [event] = await eventsOf(test.db, own, "role.changed");
    expect(event?.data).toEqual({ from: "manager", to: "admin" });
  });

  it("follows the role with the job, and checks the place that results", async () => {
    const [one, two] = [await buildDepartment(test.db, company), await buildDepartment(test.db, company)];
    const job = await buildJobProfile(test.db, { companyId: company.id, en: "Rigger" });
    const role = await buildRole(test.db, company, { departmentId: one.id, jobProfileId: job.id });
    const person = await report({ departmentId: one.id });
    expect(record(await save(people.manager, person, { role_id: role.id })).job_profile?.name).toBe("Rigger");
    const moved = await save(people.manager, person, { department_id: two.id }, 2);
    expect(Object.keys(moved.body.fields ?? {})).toEqual(["role_id"]);
    expect((await save(people.manager, person, { department_id: two.id, role_id: null }, 2)).status).toBe(
      200,
    );
  });

  it("refuses a circle of managers and shows it", async () => {
    const top = await report({ firstName: "Top", lastName: "One" });
    const middle = await report({ firstName: "Mid", lastName: "Two", managerId: top.id });
    const low = await report({ firstName: "Low", lastName: "Three", managerId: middle.id });
    const answer = await save(people.admin, top, { manager_id: low.id });
    expect(answer).toMatchObject({ status: 409, body: { code: "manager_cycle" } });
    expect(answer.body.fields?.manager_id).toBe(
      "This would create a loop: Top One → Low Three → Mid Two → Top One",
    );
    expect(await save(people.admin, top, { manager_id: top.id })).toMatchObject({
      status: 409,
      body: { code: "manager_cycle" },
    });
  });

  it("does not let two changes close a circle together", async () => {
    const [one, two] = [await report(), await report()];
    const answers = await Promise.all([
      save(people.admin, one, { manager_id: two.id }),
      save(people.hr_manager, two, { manager_id: one.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ first_name: "" }, "first_name"],
    [{ gender: null }, "gender"],
    [{ email: "x" }, "email"],
    [{ department_id: "1" }, "department_id"],
  ])("refuses %j", async (changes, field) => {
    const answer = await save(people.admin, people.employee, changes);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });
});
