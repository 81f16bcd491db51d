import type { EmployeeRole, listEmployeeRoles } from "@vaardig/contract/employee-role/employeeRole";
import type { Payload } from "@vaardig/contract/endpoint";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mails } from "../../domain/mails/mails.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let elsewhere: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  elsewhere = await buildUser(test.db, await buildCompany(test.db), { status: "awaiting_approval" });
});
afterAll(() => test.close());

/** A company with `admins` administrators and one employee. */
async function team(admins: number) {
  const own = await buildCompany(test.db);
  const [admin, ...others] = await Promise.all(
    Array.from({ length: admins }, () => buildUser(test.db, own, { systemRole: "admin" })),
  );
  if (!admin) throw new Error("a team needs an administrator");
  return { own, admin, others, employee: await buildUser(test.db, own) };
}

function change(by: TestUser, person: TestUser, systemRole: string, version = 1): Promise<Answer> {
  return test.as(by).put("/employee_role", { user_id: person.id, system_role: systemRole, version });
}

async function listOf(by: TestUser, query: Record<string, string | number> = {}) {
  const answer = await test.as(by).get("/employee_role", query);
  expect(answer.status).toBe(200);
  return answer.body.payload as Payload<typeof listEmployeeRoles>;
}

describe("GET employee_role", () => {
  let admin: TestUser;

  beforeAll(async () => {
    const own = await buildCompany(test.db);
    admin = await buildUser(test.db, own, { systemRole: "admin", firstName: "Bo", lastName: "Admin" });
    const named = (firstName: string, overrides: Parameters<typeof buildUser>[2]) =>
      buildUser(test.db, own, { firstName, ...overrides });
    await named("zoë", { lastName: "Last", email: "zoe@find.example" });
    await named("Anna", { systemRole: "moderator" });
    await named("Carl", { status: "awaiting_approval" });
    await named("Dina", { systemRole: "freelancer", status: "invited" });
    await named("Unseen", { systemRole: "freelancer", account: false });
  });

  it("lists the accounts by name with what may be done", async () => {
    const { data, total } = await listOf(admin);
    expect(data.map((person) => [person.name.split(" ")[0], person.can])).toEqual([
      ["Anna", ["change_role"]],
      // The only administrator keeps the role.
      ["Bo", []],
      ["Carl", ["approve", "decline"]],
      ["Dina", []],
      ["zoë", ["change_role"]],
    ]);
    expect(total).toBe(5);
  });

  it("counts every role and status, whatever the filters", async () => {
    const { roles, statuses, total } = await listOf(admin, { system_role: "moderator", status: "active" });
    expect(total).toBe(1);
    expect(roles).toEqual([
      { system_role: "employee", count: 2 },
      { system_role: "manager", count: 0 },
      { system_role: "admin", count: 1 },
      { system_role: "hr_manager", count: 0 },
      { system_role: "moderator", count: 1 },
      { system_role: "freelancer", count: 1 },
    ]);
    expect(statuses).toEqual([
      { status: "not_invited", count: 0 },
      { status: "invited", count: 1 },
      { status: "unconfirmed", count: 0 },
      { status: "awaiting_approval", count: 1 },
      { status: "active", count: 3 },
      { status: "deactivated", count: 0 },
    ]);
  });

  it("searches name and address, and filters by status", async () => {
    expect((await listOf(admin, { search_query: "find.ex" })).data).toMatchObject([{ name: "zoë Last" }]);
    expect((await listOf(admin, { search_query: "ZOE lást" })).total).toBe(1);
    expect((await listOf(admin, { status: "awaiting_approval" })).data).toMatchObject([
      { status: "awaiting_approval" },
    ]);
  });

  it("pages", async () => {
    const { data, total } = await listOf(admin, { size: 2, page: 2 });
    expect(data.map((person) => person.name)).toEqual(["zoë Last"]);
    expect(total).toBe(5);
  });

  it.each<Record<string, string | number>>([
    { status: "asleep" },
    { system_role: "boss" },
    { size: 0 },
    { surprise: 1 },
  ])("refuses %j", async (query) => {
    expect((await test.as(admin).get("/employee_role", query)).status).toBe(400);
  });
});

describe("PUT employee_role", () => {
  it("changes the role, ends that person's sessions at once and logs from and to", async () => {
    const { own, admin, employee } = await team(1);
    const as = test.as(employee);
    expect((await as.get("/company")).status).toBe(200);
    const answer = await change(admin, employee, "hr_manager");
    expect(answer.body.payload).toMatchObject({ id: employee.id, system_role: "hr_manager", version: 2 });
    expect(await as.get("/company")).toMatchObject({ status: 401, body: { code: "session_revoked" } });
    expect((await test.as(admin).get("/company")).status).toBe(200);
    expect(await eventsOf(test.db, own, "role.changed")).toMatchObject([
      { actorId: admin.id, userId: employee.id, data: { from: "employee", to: "hr_manager" } },
    ]);
  });

  it("leaves the session alone when the role stays the same", async () => {
    const { own, admin, employee } = await team(1);
    const answer = await change(admin, employee, "employee");
    expect(answer.body.payload).toMatchObject({ version: 1 });
    expect((await test.as(employee).get("/company")).status).toBe(200);
    expect(await eventsOf(test.db, own, "role.changed")).toEqual([]);
  });

  it("changes the role of someone invited", async () => {
    const { own, admin } = await team(1);
    const invited = await buildUser(test.db, own, { status: "invited" });
    expect((await change(admin, invited, "manager")).status).toBe(200);
  });

  it("refuses a stale version", async () => {
    const { admin, employee } = await team(1);
    await change(admin, employee, "manager");
    const answer = await change(admin, employee, "admin");
    expect(answer).toMatchObject({ status: 409, body: { code: "stale_version" } });
  });

  it.each(["freelancer", "staff", "boss"])("does not give the role %s", async (role) => {
    const answer = await change(people.admin, people.employee, role);
    expect(answer).toMatchObject({ status: 400, body: { fields: { system_role: expect.any(String) } } });
  });

  it("does not take the role of someone external", async () => {
    expect((await change(people.admin, people.freelancer, "admin")).status).toBe(403);
  });

  it.each(["awaiting_approval", "unconfirmed", "deactivated"] as const)(
    "does not change the role of someone %s",
    async (status) => {
      const person = await buildUser(test.db, company, { status });
      expect((await change(people.admin, person, "admin")).status).toBe(403);
    },
  );

  it.each([
    [{ system_role: "admin", version: 1 }, "user_id"],
    [{ user_id: "me", system_role: "admin", version: 1 }, "user_id"],
  ])("refuses %j", async (body, field) => {
    const answer = await test.as(people.admin).put("/employee_role", body);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it("does not find another company's person", async () => {
    expect((await change(people.admin, elsewhere, "admin")).status).toBe(404);
  });
});

describe("the last administrator", () => {
  it("keeps the role", async () => {
    const { own, admin } = await team(1);
    await buildUser(test.db, own, { systemRole: "admin", status: "invited" });
    await buildUser(test.db, own, { systemRole: "admin", status: "deactivated" });
    const answer = await change(admin, admin, "employee");
    expect(answer).toMatchObject({ status: 409, body: { code: "last_admin" } });
    expect((await listOf(admin, { system_role: "admin", status: "active" })).total).toBe(1);
  });

  it("may go once there is another", async () => {
    const { admin, others, employee } = await team(1);
    expect(others).toEqual([]);
    await change(admin, employee, "admin");
    expect((await change(admin, admin, "employee")).status).toBe(200);
    expect((await test.as(admin).get("/company")).status).toBe(401);
  });

  it("remains when administrators take each other's role at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { own, admin, others } = await team(2);
      const [other] = others as [TestUser];
      const answers = await Promise.all([
        change(admin, other, "employee"),
        change(other, admin, "employee"),
        change(admin, admin, "manager"),
        change(other, other, "manager"),
      ]);
      const done = answers.filter((answer) => answer.status === 200);
      expect(done).toHaveLength(1);
      const [gone] = done.map((answer) => (answer.body.payload as EmployeeRole).id);
      const remaining = gone === admin.id ? other : admin;
      expect((await listOf(remaining, { system_role: "admin", status: "active" })).total).toBe(1);
      expect(await eventsOf(test.db, own, "role.changed")).toHaveLength(1);
    }
  });
});

describe.each([
  ["approve", "active", "sign_up.approved"],
  ["decline", "deactivated", "sign_up.declined"],
] as const)("POST employee_role/%s", (verb, status, kind) => {
  const settle = (by: TestUser, id: string) => test.as(by).post(`/employee_role/${verb}`, { user_id: id });

  it(`makes a waiting sign-up ${status}, once`, async () => {
    const { own, admin } = await team(1);
    const person = await buildUser(test.db, own, { status: "awaiting_approval" });
    const answer = await settle(admin, person.id);
    expect(answer.body.payload).toMatchObject({ id: person.id, status, version: 2 });
    expect(await settle(admin, person.id)).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(await eventsOf(test.db, own, kind)).toMatchObject([{ actorId: admin.id, userId: person.id }]);
  });

  it.each(["invited", "unconfirmed", "active", "deactivated"] as const)(
    "leaves someone %s alone",
    async (other) => {
      const { own, admin } = await team(1);
      const person = await buildUser(test.db, own, { status: other });
      expect((await settle(admin, person.id)).status).toBe(409);
      expect((await listOf(admin, { status: other })).data.map(({ id }) => id)).toContain(person.id);
    },
  );

  it("refuses what is no person and does not find another company's", async () => {
    expect((await settle(people.admin, "me")).body.fields).toHaveProperty("user_id");
    expect((await settle(people.admin, elsewhere.id)).status).toBe(404);
  });
});

describe("the mail to someone who signed up", () => {
  const mailsOf = (own: TestCompany) =>
    acrossCompanies(test.db, (tx) => tx.select().from(mails).where(eq(mails.companyId, own.id)));

  it("says in the person's language that access is open", async () => {
    const { own, admin } = await team(1);
    const person = await buildUser(test.db, own, { status: "awaiting_approval", language: "nl" });
    await test.as(admin).post("/employee_role/approve", { user_id: person.id });
    const [mail, ...others] = await mailsOf(own);
    expect(mail).toMatchObject({ toAddress: person.email, userId: person.id, status: "queued" });
    expect(mail?.subject).toBe(`Je kunt inloggen bij ${own.name}`);
    expect(mail?.text).toContain("/login");
    expect(others).toEqual([]);
  });

  it("is not written when the sign-up was turned away or does not wait", async () => {
    const { own, admin, employee } = await team(1);
    const person = await buildUser(test.db, own, { status: "awaiting_approval" });
    await test.as(admin).post("/employee_role/decline", { user_id: person.id });
    await test.as(admin).post("/employee_role/approve", { user_id: person.id });
    await test.as(admin).post("/employee_role/approve", { user_id: employee.id });
    expect(await mailsOf(own)).toEqual([]);
  });
});

describe("access", () => {
  const calls = [
    ["GET", "/employee_role"],
    ["PUT", "/employee_role"],
    ["POST", "/employee_role/approve"],
    ["POST", "/employee_role/decline"],
    ["GET", "/employee_role/matrix"],
  ] as const;

  it.each(calls)("%s %s is for administrators alone", async (method, path) => {
    for (const role of ROLES.filter((name) => name !== "admin")) {
      const headers = { authorization: `Bearer ${test.as(people[role]).token}` };
      const answer = await test.ask(method, path, { headers, ...(method !== "GET" && { body: {} }) });
      expect([role, answer.status]).toEqual([role, 403]);
    }
    expect((await test.ask(method, path, method === "GET" ? {} : { body: {} })).status).toBe(401);
  });
});
