import type { Role as OrgRole } from "@vaardig/contract/organization/organization";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { roles } from "../../domain/organization/organization.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";
import { buildDepartment, buildRole, buildTeam } from "../../test/organizationFactories.ts";

let test: TestApp;
let company: TestCompany;
let admin: TestUser;
let manager: TestUser;
let profileId: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  admin = await buildUser(test.db, company, { systemRole: "admin" });
  manager = await buildUser(test.db, company, { systemRole: "manager" });
  profileId = (await buildJobProfile(test.db, { en: "Welder", nl: "Lasser" })).id;
});
afterAll(() => test.close());

const put = (body: object) => test.as(admin).put("/role", body);
const parentOf = async (id: string) => {
  const rows = await acrossCompanies(test.db, (tx) => tx.select().from(roles).where(eq(roles.id, id)));
  return rows[0]?.parentId;
};
async function workOf({ id }: { id: string }) {
  const [row] = await acrossCompanies(test.db, (tx) => tx.select().from(users).where(eq(users.id, id)));
  return { department: row?.departmentId, team: row?.teamId, role: row?.roleId, job: row?.jobProfileId };
}

/** Head → Engineer → Junior. */
async function line() {
  const head = await buildRole(test.db, company, {
    name: "Head",
    departmentId: (await buildDepartment(test.db, company)).id,
  });
  const at = { departmentId: head.departmentId };
  const engineer = await buildRole(test.db, company, { ...at, name: "Engineer", parentId: head.id });
  const junior = await buildRole(test.db, company, { ...at, name: "Junior", parentId: engineer.id });
  return { head, engineer, junior };
}

describe("POST role", () => {
  it("needs a job profile, in words", async () => {
    const answer = await test.as(admin).post("/role", { name: "Fitter" });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      job_profile_id: "A job profile is required: select one or add a new one",
    });
    const cleared = await put({
      id: (await buildRole(test.db, company)).id,
      version: 1,
      job_profile_id: null,
    });
    expect(cleared.body.fields).toEqual(answer.body.fields);
  });

  it("puts the role where its team is", async () => {
    const department = await buildDepartment(test.db, company);
    const team = await buildTeam(test.db, department);
    const body = { name: "Fitter", job_profile_id: profileId, team_id: team.id };
    const added = await test.as(admin).post("/role", body);
    expect(added.body.payload).toMatchObject({
      department: { id: department.id },
      team: { id: team.id },
      job_profile: { name: "Welder" },
    });
    expect((await test.as(admin).post("/role", body)).body.fields).toHaveProperty("name");
    const wrong = { ...body, name: "Other", department_id: (await buildDepartment(test.db, company)).id };
    expect((await test.as(admin).post("/role", wrong)).body.fields).toHaveProperty("team_id");
  });

  it("lets managers add to what they lead and to nothing else", async () => {
    const own = await buildDepartment(test.db, company, { leadId: manager.id });
    const led = await buildTeam(test.db, await buildDepartment(test.db, company), { leadId: manager.id });
    const post = async (place: object) =>
      (await test.as(manager).post("/role", { name: "Aide", job_profile_id: profileId, ...place })).status;
    expect(await post({ department_id: own.id })).toBe(200);
    expect(await post({ team_id: led.id })).toBe(200);
    expect(await post({ department_id: led.departmentId })).toBe(403);
    expect(await post({})).toBe(403);
  });
});

describe("PUT role", () => {
  it("refuses a circle with its chain, no matter which role closes it", async () => {
    const { head, engineer, junior } = await line();
    const answer = await put({ id: head.id, version: 1, parent_id: junior.id });
    expect(answer.body.fields).toEqual({
      parent_id: "This would create a loop: Head → Junior → Engineer → Head",
    });
    const self = await put({ id: head.id, version: 1, parent_id: head.id });
    expect(self.body.fields).toEqual({ parent_id: "This would create a loop: Head → Head" });
    const both = await Promise.all([
      put({ id: engineer.id, version: 1, parent_id: junior.id }),
      put({ id: junior.id, version: 1, parent_id: null }),
    ]);
    expect(both.map(({ status }) => status).sort()).toContain(200);
    expect((await parentOf(engineer.id)) === junior.id && (await parentOf(junior.id)) === engineer.id).toBe(
      false,
    );
  });

  it("moves those who hold it in its old place, and no one else", async () => {
    const [from, to] = [await buildDepartment(test.db, company), await buildDepartment(test.db, company)];
    const team = await buildTeam(test.db, from);
    const role = await buildRole(test.db, company, { departmentId: from.id, teamId: team.id });
    const inside = await buildUser(test.db, company, {
      departmentId: from.id,
      teamId: team.id,
      roleId: role.id,
    });
    const lent = await buildUser(test.db, company, { departmentId: to.id, roleId: role.id });
    const moved = await put({ id: role.id, version: 1, department_id: to.id });
    expect(moved.body.payload).toMatchObject({ department: { id: to.id }, team: null });
    expect(await workOf(inside)).toMatchObject({ department: to.id, team: null, role: role.id });
    expect(await workOf(lent)).toMatchObject({ department: to.id, team: null });
  });

  it("gives its people the job it asks for", async () => {
    const role = await buildRole(test.db, company);
    const person = await buildUser(test.db, company, { roleId: role.id });
    await put({ id: role.id, version: 1, job_profile_id: profileId });
    expect((await workOf(person)).job).toBe(profileId);
  });

  it("moves by a manager only into what the manager leads", async () => {
    const own = await buildDepartment(test.db, company, { leadId: manager.id });
    const role = await buildRole(test.db, company, { departmentId: own.id });
    const move = (place: object) => test.as(manager).put("/role", { id: role.id, version: 1, ...place });
    expect((await move({ department_id: (await buildDepartment(test.db, company)).id })).status).toBe(403);
    expect((await move({ department_id: null })).status).toBe(403);
    expect((await move({ name: "Renamed" })).status).toBe(200);
    const stale = await move({ name: "Again" });
    expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
  });
});

describe("merging and deleting roles", () => {
  it("gives people and roles below to the other one, also when that is below", async () => {
    const { head, engineer, junior } = await line();
    const sibling = await buildRole(test.db, company, { departmentId: head.departmentId, parentId: head.id });
    const person = await buildUser(test.db, company, { departmentId: head.departmentId, roleId: head.id });
    const merged = await test.as(admin).post("/role/merge", { id: head.id, into_id: junior.id, version: 1 });
    expect(merged.body.payload).toMatchObject({ id: junior.id, people_count: 1, parent: null });
    expect(await parentOf(engineer.id)).toBe(junior.id);
    expect(await parentOf(sibling.id)).toBe(junior.id);
    expect((await workOf(person)).role).toBe(junior.id);
  });

  it("lets roles below report one higher, and asks where people go", async () => {
    const { head, engineer, junior } = await line();
    const person = await buildUser(test.db, company, { roleId: engineer.id });
    const remove = (query: object) =>
      test.as(admin).delete("/role", { id: engineer.id, version: 1, ...query });
    expect((await remove({})).body.code).toBe("not_empty");
    expect((await test.as(manager).delete("/role", { id: engineer.id, version: 1 })).status).toBe(403);
    expect((await remove({ release: "true" })).status).toBe(200);
    expect(await parentOf(junior.id)).toBe(head.id);
    expect((await workOf(person)).role).toBe(null);
    const done = await test.as(admin).delete("/role", { id: head.id, version: 1, into_id: junior.id });
    expect([done.status, await parentOf(junior.id)]).toEqual([200, null]);
  });
});

describe("GET role", () => {
  it("names the job profile in the reader's language", async () => {
    const { token } = test.as(admin);
    const headers = { authorization: `Bearer ${token}`, "accept-language": "nl" };
    const { body } = await test.ask("GET", "/role", { headers });
    const names = (body.payload as { data: OrgRole[] }).data.flatMap((row) => row.job_profile?.name ?? []);
    expect(names).toContain("Lasser");
  });
});
