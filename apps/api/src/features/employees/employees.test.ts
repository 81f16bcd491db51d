import type { Employee, EmployeeRow } from "@vaardig/contract/employees/employees";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildDepartment, buildRole, buildTeam } from "../../test/organizationFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let grid: { id: string };
let wind: { id: string };
let team: { id: string };
let anna: TestUser;
let bo: TestUser;
let zoe: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  const department = await buildDepartment(test.db, company, { name: "Grid" });
  grid = department;
  wind = await buildDepartment(test.db, company, { name: "Wind" });
  team = await buildTeam(test.db, department, { name: "North" });
  const role = await buildRole(test.db, company, { name: "Engineer", departmentId: grid.id });
  const { id: managerId } = people.manager;
  anna = await buildUser(test.db, company, {
    firstName: "Anna",
    lastName: "Ödegaard",
    managerId,
    departmentId: grid.id,
    teamId: team.id,
    roleId: role.id,
    joinDate: "2020-02-01",
    phone: "=1+1",
  });
  bo = await buildUser(test.db, company, {
    firstName: "Bo",
    lastName: "Akker",
    managerId: anna.id,
    departmentId: wind.id,
    status: "not_invited",
    joinDate: "2024-05-01",
  });
  zoe = await buildUser(test.db, company, { firstName: "Zoë", lastName: "Boom", status: "deactivated" });
});
afterAll(() => test.close());

interface Page {
  data: EmployeeRow[];
  total: number;
  can: string[];
  assignable_roles: string[];
}

async function list(reader: TestUser, query = ""): Promise<Page> {
  const answer = await test.as(reader).get(`/employee${query}`);
  expect(answer.status).toBe(200);
  return answer.body.payload as Page;
}
const names = async (reader: TestUser, query = "") =>
  (await list(reader, query)).data.map(({ name }) => name);

describe("GET employee", () => {
  it("lists the company's own people to HR and administrators, without external ones and staff", async () => {
    for (const reader of [people.admin, people.hr_manager]) {
      const { data, total } = await list(reader);
      expect(total).toBe(8);
      const roles = data.map(({ system_role: role }) => role);
      expect(roles).not.toContain("freelancer");
      expect(roles).not.toContain("staff");
    }
  });

  it("lists a manager's line, direct and indirect, and no one else", async () => {
    expect(await list(people.manager)).toMatchObject({
      total: 2,
      data: [{ id: anna.id }, { id: bo.id }],
      assignable_roles: ["employee"],
    });
  });

  it("names where a person works and what is no one's business not", async () => {
    const [row] = (await list(people.manager)).data;
    expect(row).toMatchObject({
      name: "Anna Ödegaard",
      department: { id: grid.id, name: "Grid" },
      team: { id: team.id, name: "North" },
      role: { name: "Engineer" },
      manager: { id: people.manager.id, name: "Test Person" },
      join_date: "2020-02-01",
    });
    expect(Object.keys(row ?? {})).not.toContain("phone");
    expect(Object.keys(row ?? {})).not.toContain("gender");
  });

  it("finds by skills at their level, with words beside them, or by the words as typed", async () => {
    const [sql, law] = [await buildSkill(test.db), await buildSkill(test.db)];
    await test.as(anna).post("/skill_proficiency/bulk", {
      skills: [
        { skill_id: sql.id, level: 2 },
        { skill_id: law.id, level: 5 },
      ],
    });
    const find = async (skills: string[], more = "") =>
      names(people.admin, `?skills=${encodeURIComponent(JSON.stringify(skills))}${more}`);
    const [known, short] = [`${sql.id}.2`, `${sql.id}.3`];
    expect(await find([known])).toEqual(["Anna Ödegaard"]);
    expect(await find([`${sql.id}.0`, `${law.id}.5`])).toEqual(["Anna Ödegaard"]);
    expect(await find([short])).toEqual([]);
    expect(await find([known, short.replace(sql.id, law.id)])).toEqual(["Anna Ödegaard"]);
    expect(await find([known], "&search_rest=engin")).toEqual(["Anna Ödegaard"]);
    expect(await find([known], "&search_rest=boom")).toEqual([]);
    expect(await find([short], "&search_query=boom")).toEqual(["Zoë Boom"]);
    expect((await test.as(people.admin).get("/employee?skills=sql")).status).toBe(400);
  });

  it.each([
    ["search in the name without its accents", "?search_query=odegaard", ["Anna Ödegaard"]],
    ["search in the name as it is written", "?search_query=Öde", ["Anna Ödegaard"]],
    ["search in the role", "?search_query=ENGIN", ["Anna Ödegaard"]],
    ["search in the address", "?search_query=PERSON-", 8],
    ["what only looks like a pattern", "?search_query=%25", []],
  ])("finds by %s", async (_, query, found) => {
    if (typeof found === "number") expect((await list(people.admin, query)).total).toBe(found);
    else expect(await names(people.admin, query)).toEqual(found);
  });

  it("filters by departments, teams, roles and status, several of each", async () => {
    const both = `?departments=${grid.id}&departments=${wind.id}`;
    expect(await names(people.admin, both)).toEqual(["Anna Ödegaard", "Bo Akker"]);
    expect(await names(people.admin, `?departments=${wind.id}`)).toEqual(["Bo Akker"]);
    expect(await names(people.admin, `?teams=${team.id}`)).toEqual(["Anna Ödegaard"]);
    const role = (await list(people.manager)).data[0]?.role?.id;
    expect(await names(people.admin, `?roles=${role}`)).toEqual(["Anna Ödegaard"]);
    expect(await names(people.admin, "?employee_status=deactivated&employee_status=not_invited")).toEqual([
      "Bo Akker",
      "Zoë Boom",
    ]);
    expect(await names(people.manager, `${both}&employee_status=active`)).toEqual(["Anna Ödegaard"]);
  });

  it.each([
    ["name", ["Anna", "Bo"]],
    ["-name", ["Bo", "Anna"]],
    ["department", ["Anna", "Bo"]],
    ["-department", ["Bo", "Anna"]],
    ["role", ["Anna", "Bo"]],
    ["-role", ["Anna", "Bo"]],
    ["join_date", ["Anna", "Bo"]],
    ["-join_date", ["Bo", "Anna"]],
  ])("sorts by %s", async (sort, first) => {
    expect((await list(people.manager, `?sort=${sort}`)).data.map((row) => row.first_name)).toEqual(first);
  });

  it("sorts letters with an accent beside those without, and pages", async () => {
    const all = await names(people.admin, "?size=100");
    expect(all[0]).toBe("Anna Ödegaard");
    expect(all.at(-1)).toBe("Zoë Boom");
    const pages = [await names(people.admin, "?size=5"), await names(people.admin, "?size=5&page=1")];
    expect(pages.flat()).toEqual(all);
  });

  it("counts again when someone moved, came or left", async () => {
    const query = `?departments=${wind.id}`;
    expect((await list(people.hr_manager, query)).total).toBe(1);
    const row = (await list(people.hr_manager, "?search_query=Boom")).data[0];
    const move = { id: zoe.id, version: row?.version, department_id: wind.id };
    expect((await test.as(people.hr_manager).put("/user", move)).status).toBe(200);
    expect((await list(people.hr_manager, query)).total).toBe(2);
  });

  it.each([
    ["page=-1", "page"],
    ["size=101", "size"],
    ["sort=shoe_size", "sort"],
    ["departments=grid", "departments.0"],
    ["employee_status=asleep", "employee_status.0"],
    ["colour=red", "query"],
  ])("refuses %s", async (query, field) => {
    const answer = await test.as(people.admin).get(`/employee?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(Object.keys(answer.body.fields ?? {}).some((name) => name === field || field === "query")).toBe(
      true,
    );
  });

  it("returns the allowed actions on each and on the list", async () => {
    const line = await list(people.manager);
    expect(line.can).not.toContain("delete");
    expect(line.data[1]?.can).toEqual([
      "edit",
      "edit_work",
      "change_email",
      "add_to_talent_pool",
      "add_to_job",
      "invite",
    ]);
    expect(line.data[0]?.can).not.toContain("change_email");
    const all = await list(people.admin, "?size=100");
    const of = (id: string) => all.data.find((row) => row.id === id)?.can;
    expect(of(anna.id)).toContain("deactivate");
    expect(of(anna.id)).not.toContain("delete");
    expect(of(zoe.id)).toEqual(expect.arrayContaining(["reactivate", "delete"]));
    expect(of(people.admin.id)).not.toContain("deactivate");
    const byHr = (await list(people.hr_manager, "?size=100")).data;
    const admin = byHr.find(({ id }) => id === people.admin.id)?.can;
    expect(admin).not.toContain("change_role");
    expect(admin).not.toContain("change_email");
    expect(admin).not.toContain("deactivate");
  });
});

describe("GET employee/export", () => {
  it("writes what the filter finds, with formulas neutralised, and logs it", async () => {
    const answer = await test.as(people.manager).get("/employee/export?format=csv");
    expect(answer.raw.headers["content-type"]).toContain("text/csv");
    expect(answer.raw.headers["content-disposition"]).toContain("employees.csv");
    const lines = answer.raw.body.trim().split("\r\n");
    expect(lines[0]).toContain("First name,Last name,Email,Access level");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("'=1+1");
    const [event] = await eventsOf(test.db, company, "employees.exported");
    expect(event).toMatchObject({ actorId: people.manager.id, data: { format: "csv", count: 2 } });
  });

  it("writes a workbook, in Dutch words where asked", async () => {
    const { token } = test.as(people.admin);
    const answer = await test.ask("GET", `/employee/export?format=xlsx&departments=${grid.id}`, {
      headers: { authorization: `Bearer ${token}`, "accept-language": "nl" },
    });
    expect(answer.raw.rawPayload.subarray(0, 2).toString()).toBe("PK");
    expect(answer.raw.headers["content-disposition"]).toContain("medewerkers.xlsx");
  });

  it("asks for a format it knows", async () => {
    expect((await test.as(people.admin).get("/employee/export?format=pdf")).status).toBe(400);
  });
});

describe("GET employee/detail", () => {
  it("answers the whole record to those who may see it, and logs that it was read", async () => {
    const answer = await test.as(people.hr_manager).get("/employee/detail", { id: anna.id });
    const record = answer.body.payload as Employee;
    expect(record).toMatchObject({ name: "Anna Ödegaard", phone: "=1+1", gender: "Undefined" });
    expect(record.assignable_roles).toEqual(["employee", "manager"]);
    const [event] = await eventsOf(test.db, company, "employee.read");
    expect(event).toMatchObject({ actorId: people.hr_manager.id, userId: anna.id });
  });
});

describe("GET people", () => {
  it("finds colleagues who are in or will be, and returns only what is public", async () => {
    const answer = await test.as(people.employee).get("/people", { search_query: "bo" });
    expect(answer.body.payload).toEqual({
      data: [{ id: bo.id, name: "Bo Akker", photo_url: null, role: null, department: "Wind" }],
      total: 1,
    });
    const active = async (search: string) =>
      (await test.as(people.employee).get("/people", { search_query: search, active: "true" })).body.payload;
    expect(await active("bo")).toEqual({ data: [], total: 0 });
    expect(await active("anna odegaard")).toMatchObject({ data: [{ id: anna.id }], total: 1 });
  });
});
