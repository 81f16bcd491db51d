import type { Department, Role as OrgRole, Team } from "@vaardig/contract/organization/organization";
import { INTERNAL_ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";
import { buildDepartment, buildRole, buildTeam } from "../../test/organizationFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let profileId: string;
let foreign: { departmentId: string; teamId: string; roleId: string; profileId: string; userId: string };

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  profileId = (await buildJobProfile(test.db, { en: "Welder", nl: "Lasser" })).id;
  const other = await buildCompany(test.db);
  const department = await buildDepartment(test.db, other);
  foreign = {
    departmentId: department.id,
    teamId: (await buildTeam(test.db, department)).id,
    roleId: (await buildRole(test.db, other)).id,
    profileId: (await buildJobProfile(test.db, { companyId: other.id })).id,
    userId: (await buildUser(test.db, other)).id,
  };
});
afterAll(() => test.close());

const as = (role: Role) => test.as(people[role]);
const named = (name: string) => buildDepartment(test.db, company, { name });

async function listed<T>(role: Role, path: string, query: Record<string, string> = {}): Promise<T[]> {
  const answer = await as(role).get(path, query);
  expect(answer.status).toBe(200);
  return (answer.body.payload as { data: T[] }).data;
}

async function workOf(person: { id: string }) {
  const rows = await acrossCompanies(test.db, (tx) => tx.select().from(users));
  const row = rows.find(({ id }) => id === person.id);
  return row && { department: row.departmentId, team: row.teamId, role: row.roleId, job: row.jobProfileId };
}

describe("lists", () => {
  it("are read by everyone inside, by name, with counts of those who work here", async () => {
    const department = await buildDepartment(test.db, company, {
      name: "Énergie",
      leadId: people.manager.id,
    });
    await named("Zorg");
    await named("finance");
    const team = await buildTeam(test.db, department, { name: "Grid" });
    const at = { departmentId: department.id, teamId: team.id };
    const role = await buildRole(test.db, company, { ...at, name: "Fitter", jobProfileId: profileId });
    await buildUser(test.db, company, { ...at, roleId: role.id });
    await buildUser(test.db, company, { ...at, roleId: role.id, status: "deactivated" });
    for (const reader of INTERNAL_ROLES) {
      const departments = await listed<Department>(reader, "/department");
      expect(departments.map(({ name }) => name)).toEqual(["Énergie", "finance", "Zorg"]);
      expect(departments[0]).toMatchObject({ people_count: 1, teams_count: 1, roles_count: 1 });
      expect(departments[0]?.lead?.name).toBe("Test Person");
      expect(await listed<Team>(reader, "/team", { department_id: department.id })).toMatchObject([
        { name: "Grid", people_count: 1, roles_count: 1, department: { name: "Énergie" } },
      ]);
      expect(await listed<OrgRole>(reader, "/role", { team_id: team.id })).toMatchObject([
        { name: "Fitter", people_count: 1, job_profile: { name: "Welder" }, team: { name: "Grid" } },
      ]);
    }
    expect((await listed<Department>("manager", "/department"))[0]?.can).toEqual([
      "edit",
      "create_team",
      "create_role",
    ]);
    expect((await listed<Department>("employee", "/department"))[0]?.can).toEqual([]);
    expect((await as("hr_manager").get("/department")).body.payload).toMatchObject({
      can: ["create", "create_role"],
    });
    expect((await as("manager").get("/department")).body.payload).toMatchObject({ can: [] });
  });

  it("do not show another company's", async () => {
    expect(await listed("admin", "/team", { department_id: foreign.departmentId })).toEqual([]);
    const roles = await listed<OrgRole>("admin", "/role", { without_department: "true" });
    expect(roles.map(({ id }) => id)).not.toContain(foreign.roleId);
  });
});

describe("departments", () => {
  it("are added, renamed and given a lead", async () => {
    const added = await as("admin").post("/department", { name: " Legal ", lead_id: people.manager.id });
    const { id, version } = added.body.payload as Department;
    expect(added.body.payload).toMatchObject({ name: "Legal", lead: { id: people.manager.id }, version: 1 });
    const saved = await as("hr_manager").put("/department", { id, version, name: "Law", lead_id: null });
    expect(saved.body.payload).toMatchObject({ name: "Law", lead: null, version: 2 });
    const kinds = await eventsOf(test.db, company, "department.changed");
    expect(kinds.at(-1)).toMatchObject({ subjectId: id, data: { fields: ["name", "lead_id"] } });
    const stale = await as("admin").put("/department", { id, version, name: "Late" });
    expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
  });

  it("refuse a name in use, no name, and a lead from elsewhere", async () => {
    const first = await named("Sales");
    const second = await named("Marketing");
    for (const answer of [
      await as("admin").post("/department", { name: "Sales" }),
      await as("admin").put("/department", { id: second.id, version: 1, name: "Sales" }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ name: "This name is in use; choose another" });
    }
    expect((await as("admin").post("/department", { name: " " })).body.fields).toHaveProperty("name");
    const lead = { id: first.id, version: 1, lead_id: foreign.userId };
    expect((await as("admin").put("/department", lead)).body.fields).toHaveProperty("lead_id");
  });

  it("are changed by the manager who leads them, but not handed on, deleted or added", async () => {
    const own = await buildDepartment(test.db, company, { leadId: people.manager.id });
    const others = await buildDepartment(test.db, company);
    const renamed = await as("manager").put("/department", { id: own.id, version: 1, name: "Led well" });
    expect(renamed.status).toBe(200);
    const refused = [
      await as("manager").put("/department", { id: own.id, version: 2, lead_id: people.employee.id }),
      await as("manager").put("/department", { id: others.id, version: 1, name: "Taken over" }),
      await as("manager").post("/department", { name: "Kingdom" }),
      await as("manager").delete("/department", { id: own.id, version: 2 }),
      await as("manager").get("/organization/impact", { kind: "department", id: others.id }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});

describe("teams", () => {
  it("take their people and roles along to another department", async () => {
    const [from, to] = [await buildDepartment(test.db, company), await buildDepartment(test.db, company)];
    const team = await buildTeam(test.db, from);
    const at = { departmentId: from.id, teamId: team.id };
    const role = await buildRole(test.db, company, at);
    const person = await buildUser(test.db, company, { ...at, roleId: role.id });
    const moved = await as("admin").put("/team", { id: team.id, version: 1, department_id: to.id });
    expect(moved.body.payload).toMatchObject({ department: { id: to.id }, people_count: 1, roles_count: 1 });
    expect(await workOf(person)).toMatchObject({ department: to.id, team: team.id, role: role.id });
    expect(await listed<OrgRole>("admin", "/role", { department_id: to.id })).toMatchObject([
      { id: role.id, team: { id: team.id } },
    ]);
  });

  it("are moved by a manager only between departments that the manager leads", async () => {
    const own = await buildDepartment(test.db, company, { leadId: people.manager.id });
    const second = await buildDepartment(test.db, company, { leadId: people.manager.id });
    const others = await buildDepartment(test.db, company);
    const made = await as("manager").post("/team", { name: "Mine", department_id: own.id });
    const { id } = made.body.payload as Team;
    const move = (version: number, department_id: string) =>
      as("manager").put("/team", { id, version, department_id });
    expect((await move(1, others.id)).status).toBe(403);
    expect((await move(1, second.id)).status).toBe(200);
    expect((await as("manager").post("/team", { name: "Not mine", department_id: others.id })).status).toBe(
      403,
    );
    expect((await as("manager").delete("/team", { id, version: 2 })).status).toBe(403);
  });

  it("are led without a say over themselves", async () => {
    const department = await buildDepartment(test.db, company);
    const team = await buildTeam(test.db, department, { leadId: people.manager.id });
    const put = (body: object) => as("manager").put("/team", { id: team.id, version: 1, ...body });
    expect((await put({ lead_id: people.employee.id })).status).toBe(403);
    expect((await put({ department_id: (await buildDepartment(test.db, company)).id })).status).toBe(403);
    expect((await put({ name: "Well led" })).status).toBe(200);
  });

  it("stay in the department, go to another team, or refuse to be deleted while not empty", async () => {
    const department = await buildDepartment(test.db, company);
    const team = await buildTeam(test.db, department);
    const person = await buildUser(test.db, company, { departmentId: department.id, teamId: team.id });
    const remove = (query: object) => as("hr_manager").delete("/team", { id: team.id, version: 1, ...query });
    expect((await remove({})).body.code).toBe("not_empty");
    expect((await remove({ into_id: team.id })).body.fields).toHaveProperty("into_id");
    expect((await remove({ release: "true" })).status).toBe(200);
    expect(await workOf(person)).toMatchObject({ department: department.id, team: null });
  });
});

describe("another company's units", () => {
  it("are not found", async () => {
    const admin = as("admin");
    const { departmentId, teamId, roleId } = foreign;
    const own = await buildDepartment(test.db, company);
    const answers = [
      await admin.put("/department", { id: departmentId, version: 1, name: "x" }),
      await admin.post("/department/merge", { id: departmentId, into_id: own.id, version: 1 }),
      await admin.delete("/department", { id: departmentId, version: 1 }),
      await admin.put("/team", { id: teamId, version: 1, name: "x" }),
      await admin.delete("/team", { id: teamId, version: 1 }),
      await admin.put("/role", { id: roleId, version: 1, name: "x" }),
      await admin.delete("/role", { id: roleId, version: 1 }),
      await admin.get("/organization/impact", { kind: "team", id: teamId }),
      await admin.get("/organigram/people", { role_id: roleId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const into = { id: own.id, version: 1, into_id: departmentId };
    expect((await admin.post("/department/merge", into)).body.fields).toHaveProperty("into_id");
    expect(
      (await admin.post("/team", { name: "x", department_id: departmentId })).body.fields,
    ).toHaveProperty("department_id");
    const role = { name: "x", job_profile_id: foreign.profileId };
    expect((await admin.post("/role", role)).body.fields).toHaveProperty("job_profile_id");
  });
});

it("a name is one unit's in its place, whatever its capitals and accents; elsewhere it is free", async () => {
  const add = async (path: string, body: object) => (await as("admin").post(path, body)).body;
  const taken = { code: "validation_failed", fields: { name: "This name is in use; choose another" } };
  const sales = (await add("/department", { name: "Çrew Straße" })).payload as Department;
  expect(await add("/department", { name: "crew STRASSE" })).toMatchObject(taken);
  const other = (await add("/department", { name: "Crew" })).payload as Department;
  const renamed = { id: other.id, version: other.version, name: "CREW STRASSE" };
  expect((await as("admin").put("/department", renamed)).body).toMatchObject(taken);
  expect((await as("admin").put("/department", { ...renamed, name: "CRÉW" })).status).toBe(200);
  const job = { job_profile_id: profileId };
  for (const [path, more] of [
    ["/team", {}],
    ["/role", job],
  ] as const) {
    const at = ({ id }: Department) => ({ ...more, department_id: id });
    expect(await add(path, { name: "Señior", ...at(sales) })).toMatchObject({ success: true });
    expect(await add(path, { name: "SENIOR", ...at(sales) })).toMatchObject(taken);
    expect(await add(path, { name: "SENIOR", ...at(other) })).toMatchObject({ success: true });
  }
  expect(await add("/role", { name: "Bøard", ...job })).toMatchObject({ success: true });
  expect(await add("/role", { name: "board", ...job }), "nor twice outside departments").toMatchObject(taken);
});
