import type { Impact } from "@vaardig/contract/organization/organizationImpact";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { departments, roles, teams } from "../../domain/organization/organization.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { projects } from "../../domain/projects/projects.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { buildDepartment, buildRole, buildTeam } from "../../test/organizationFactories.ts";

let test: TestApp;
let company: TestCompany;
let admin: TestUser;

beforeAll(async () => {
  test = await buildApp();
});
afterAll(() => test.close());

/** Two departments that share the name of a team and of a role in it and beside it. */
async function twoDepartments() {
  company = await buildCompany(test.db);
  admin = await buildUser(test.db, company, { systemRole: "admin" });
  const from = await buildDepartment(test.db, company, { name: "Customer care" });
  const into = await buildDepartment(test.db, company, { name: "Service" });
  const [grid, desk] = [
    await buildTeam(test.db, from, { name: "Grid" }),
    await buildTeam(test.db, from, { name: "Desk" }),
  ];
  const gridThere = await buildTeam(test.db, into, { name: "Grid" });
  const role = (department: { id: string }, team: { id: string } | null, name: string) =>
    buildRole(test.db, company, { departmentId: department.id, teamId: team?.id ?? null, name });
  const fitter = await role(from, grid, "Fitter");
  const fitterThere = await role(into, gridThere, "Fitter");
  const head = await role(from, null, "Head");
  const headThere = await role(into, null, "Head");
  const agent = await role(from, desk, "Agent");
  const person = (team: { id: string } | null, held: { id: string } | null) =>
    buildUser(test.db, company, {
      departmentId: from.id,
      teamId: team?.id ?? null,
      roleId: held?.id ?? null,
    });
  const inGrid = await person(grid, fitter);
  const inDesk = await person(desk, agent);
  const left = await buildUser(test.db, company, { departmentId: from.id, status: "deactivated" });
  const vacancy = await buildVacancy(test.db, admin, { departmentId: from.id });
  return {
    from,
    into,
    grid,
    desk,
    gridThere,
    fitterThere,
    head,
    headThere,
    agent,
    inGrid,
    inDesk,
    left,
    vacancy,
  };
}

const all = () =>
  acrossCompanies(test.db, async (tx) => ({
    departments: await tx.select().from(departments).where(eq(departments.companyId, company.id)),
    teams: await tx.select().from(teams).where(eq(teams.companyId, company.id)),
    roles: await tx.select().from(roles).where(eq(roles.companyId, company.id)),
    users: await tx.select().from(users).where(eq(users.companyId, company.id)),
    vacancies: await tx.select().from(vacancies).where(eq(vacancies.companyId, company.id)),
    projects: await tx.select().from(projects).where(eq(projects.companyId, company.id)),
  }));

it("previews who a merge affects and what becomes one", async () => {
  const { from, into, inDesk } = await twoDepartments();
  const query = { kind: "department", id: from.id, into: into.id };
  const { body } = await test.as(admin).get("/organization/impact", query);
  const impact = body.payload as Impact;
  expect(impact.people.count).toBe(2);
  expect(impact.people.first.map(({ id }) => id)).toContain(inDesk.id);
  expect([impact.teams.count, impact.roles.count, impact.vacancies.count]).toEqual([2, 3, 1]);
  expect(impact.teams.first.map(({ name }) => name)).toEqual(["Desk", "Grid"]);
  expect(impact.merged).toEqual([
    { kind: "team", name: "Grid" },
    { kind: "role", name: "Fitter" },
    { kind: "role", name: "Head" },
  ]);
});

it.each(["merge", "delete"])(
  "%s brings everything over, namesakes as one, those who left too",
  async (way) => {
    const made = await twoDepartments();
    const { from, into } = made;
    const answer =
      way === "merge"
        ? await test.as(admin).post("/department/merge", { id: from.id, into_id: into.id, version: 1 })
        : await test.as(admin).delete("/department", { id: from.id, into_id: into.id, version: 1 });
    expect(answer.status).toBe(200);
    const now = await all();
    expect(now.departments.map(({ id }) => id)).toEqual([into.id]);
    expect(now.teams.map(({ id, departmentId }) => [id, departmentId]).sort()).toEqual(
      [made.gridThere, made.desk].map(({ id }) => [id, into.id]).sort(),
    );
    expect(now.roles.map(({ id, departmentId, teamId }) => [id, departmentId, teamId]).sort()).toEqual(
      [
        [made.fitterThere.id, into.id, made.gridThere.id],
        [made.headThere.id, into.id, null],
        [made.agent.id, into.id, made.desk.id],
      ].sort(),
    );
    const work = (person: TestUser) => {
      const row = now.users.find(({ id }) => id === person.id);
      return [row?.departmentId, row?.teamId, row?.roleId];
    };
    expect(work(made.inGrid)).toEqual([into.id, made.gridThere.id, made.fitterThere.id]);
    expect(work(made.inDesk)).toEqual([into.id, made.desk.id, made.agent.id]);
    expect(work(made.left)).toEqual([into.id, null, null]);
    expect(now.vacancies[0]?.departmentId).toBe(into.id);
    const kind = way === "merge" ? "department.merged" : "department.deleted";
    expect(await eventsOf(test.db, company, kind)).toMatchObject([{ data: { into: into.id } }]);
  },
);

it("deletes an empty department, also when someone who left was in it", async () => {
  const made = await twoDepartments();
  const refused = await test.as(admin).delete("/department", { id: made.from.id, version: 1 });
  expect([refused.status, refused.body.code]).toEqual([409, "not_empty"]);
  const empty = await buildDepartment(test.db, company);
  const left = await buildUser(test.db, company, { departmentId: empty.id, status: "deactivated" });
  const waiting = await buildVacancy(test.db, admin, { revision: { department_id: empty.id } });
  const named = await test.as(admin).delete("/department", { id: empty.id, version: 1 });
  expect(named.body.code, "a waiting change names it").toBe("not_empty");
  await acrossCompanies(test.db, (tx) =>
    tx.update(vacancies).set({ revision: null }).where(eq(vacancies.id, waiting.id)),
  );
  const stale = await test.as(admin).delete("/department", { id: empty.id, version: 7 });
  expect(stale.body.code).toBe("stale_version");
  expect((await test.as(admin).delete("/department", { id: empty.id, version: 1 })).status).toBe(200);
  expect((await all()).users.find(({ id }) => id === left.id)?.departmentId).toBe(null);
});

it("merges teams of two departments, or leaves a team's roles and people in its department", async () => {
  const { desk, gridThere, into, inDesk, grid, from, inGrid } = await twoDepartments();
  const merge = { id: desk.id, into_id: gridThere.id, version: 1 };
  const merged = await test.as(admin).post("/team/merge", merge);
  expect(merged.body.payload).toMatchObject({ id: gridThere.id, people_count: 1, roles_count: 2 });
  const person = (await all()).users.find(({ id }) => id === inDesk.id);
  expect([person?.departmentId, person?.teamId]).toEqual([into.id, gridThere.id]);
  const gone = await test.as(admin).delete("/team", { id: grid.id, version: 1, release: "true" });
  expect(gone.status).toBe(200);
  const now = await all();
  expect(now.users.find(({ id }) => id === inGrid.id)).toMatchObject({ departmentId: from.id, teamId: null });
  expect(
    now.roles.find(({ name, departmentId }) => name === "Fitter" && departmentId === from.id)?.teamId,
  ).toBe(null);
});

/** Everything of the company but what counts changes. */
const state = async () => {
  const parts = Object.values(await all()).map((rows) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  return JSON.parse(
    JSON.stringify(parts, (key, value) =>
      ["version", "createdAt", "updatedAt"].includes(key) ? undefined : value,
    ),
  );
};
const undo = (body: unknown, by = admin) => test.as(by).post("/organization/undo_merge", body as object);

it.each(["department", "team", "role"] as const)("undoes the merge of a %s exactly, once", async (kind) => {
  const made = await twoDepartments();
  const reports = { departmentId: made.from.id, teamId: made.desk.id, parentId: made.head.id };
  await buildRole(test.db, company, reports);
  const other = await buildUser(test.db, company, { systemRole: "admin" });
  await acrossCompanies(test.db, (tx) =>
    tx.insert(projects).values({
      companyId: company.id,
      name: "Harbour",
      ownerId: admin.id,
      departmentId: made.from.id,
      startDate: "2027-01-01",
      endDate: "2027-02-01",
    }),
  );
  // What is to come once a waiting change is approved is of it too.
  await buildVacancy(test.db, admin, { revision: { name: "Rigger", department_id: made.from.id } });
  const pairs = {
    department: [made.from.id, made.into.id],
    team: [made.grid.id, made.gridThere.id],
    role: [made.head.id, made.headThere.id],
  };
  const before = await state();
  const [id, into_id] = pairs[kind];
  const { body } = await test.as(admin).post(`/${kind}/merge`, { id, into_id, version: 1 });
  const given = (body.payload as { undo: object }).undo;
  expect(await state()).not.toEqual(before);
  expect((await undo(given, other)).status, "only the person who did it").toBe(404);
  expect((await undo(given, made.inGrid)).status).toBe(403);
  expect((await undo({ id, units: [] })).status).toBe(400);
  expect((await undo(given)).status).toBe(200);
  expect((await undo(given)).status).toBe(200);
  expect(await state()).toEqual(before);
});

it("undoing leaves where they are now those who went on, and refuses where a name was taken", async () => {
  const { from, into, inDesk, inGrid, desk, grid } = await twoDepartments();
  const query = { id: from.id, into_id: into.id, version: 1 };
  const { body } = await test.as(admin).delete("/department", query);
  const given = (body.payload as { undo: object }).undo;
  const third = await buildDepartment(test.db, company, { name: "customer CARE" });
  expect((await undo(given)).body.code).toBe("conflict");
  await acrossCompanies(test.db, async (tx) => {
    await tx.update(departments).set({ name: "Elsewhere" }).where(eq(departments.id, third.id));
    const moved = { departmentId: third.id, teamId: null, roleId: null };
    await tx.update(users).set(moved).where(eq(users.id, inDesk.id));
  });
  expect((await undo(given)).status).toBe(200);
  const now = await all();
  expect(now.users.find(({ id }) => id === inDesk.id)?.departmentId).toBe(third.id);
  expect(now.users.find(({ id }) => id === inGrid.id)).toMatchObject({
    departmentId: from.id,
    teamId: grid.id,
  });
  expect(now.teams.find(({ id }) => id === desk.id)?.departmentId).toBe(from.id);
});

it("finds departments, teams and roles by a part of their name", async () => {
  const { from } = await twoDepartments();
  const { body } = await test.as(admin).get("/organization/search", { search_query: "FÍT" });
  expect(body.payload).toMatchObject({ total: 2, data: [{ kind: "role", team: { name: "Grid" } }, {}] });
  const wild = await test.as(admin).get("/organization/search", { search_query: "%" });
  expect(wild.body.payload).toEqual({ total: 0, data: [] });
  const department = await test.as(admin).get("/organization/search", { search_query: "care" });
  expect(department.body.payload).toMatchObject({
    data: [{ kind: "department", id: from.id, people_count: 2 }],
  });
});
