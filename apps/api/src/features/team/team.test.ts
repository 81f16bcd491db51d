import { ROLES } from "@vaardig/contract/roles";
import { TEAM_CELL, type TeamChoices, type TeamSkills } from "@vaardig/contract/team/team";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
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
import { buildJobProfile } from "../../test/jobFactories.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";

let app: TestApp;
let company: TestCompany;
let admin: TestUser;
let manager: TestUser;
let lead: TestUser;
let ann: TestUser;
let bob: TestUser;
let cas: TestUser;
let grid: string;
let sql: string;
let welding: string;
let talks: string;

type Said = Partial<typeof personSkills.$inferInsert>;
const has = ({ companyId, id: userId }: TestUser, skillId: string, said: Said) =>
  acrossCompanies(app.db, (tx) =>
    tx
      .insert(personSkills)
      .values({ companyId, userId, skillId, level: 3, source: "self", createdBy: userId, ...said }),
  );

/** A manager with a lead; Ann and Bob report to the lead, Cas has no job and another manager. */
beforeAll(async () => {
  app = await buildApp();
  company = await buildCompany(app.db);
  [sql, welding, talks] = [
    (await buildSkill(app.db, { en: "SQL", nl: "SQL" })).id,
    (await buildSkill(app.db, { en: "welding", nl: "lassen" })).id,
    (await buildSkill(app.db, { en: "talks", nl: "presenteren" })).id,
  ];
  const requires = [
    { skillId: sql, level: 3, importance: 5, mustHave: true },
    { skillId: welding, level: 2 },
  ];
  const job = await buildJobProfile(app.db, { companyId: company.id, requires });
  const talker = await buildJobProfile(app.db, {
    companyId: company.id,
    requires: [{ skillId: talks, level: 4 }],
  });
  grid = (await buildDepartment(app.db, company, "Grid")).id;
  admin = await buildUser(app.db, company, { systemRole: "admin" });
  manager = await buildUser(app.db, company, { systemRole: "manager", firstName: "Mia" });
  const own = { departmentId: grid };
  lead = await buildUser(app.db, company, {
    ...own,
    systemRole: "manager",
    firstName: "Lea",
    managerId: manager.id,
    jobProfileId: talker.id,
  });
  const member = { ...own, managerId: lead.id, jobProfileId: job.id };
  ann = await buildUser(app.db, company, { ...member, firstName: "Ann" });
  bob = await buildUser(app.db, company, { ...member, firstName: "Bob" });
  cas = await buildUser(app.db, company, { ...own, firstName: "Cas", managerId: admin.id });
  await buildUser(app.db, company, { ...member, firstName: "Gone", status: "deactivated" });
  await has(ann, sql, { level: 4, source: "confirmed" });
  await has(ann, welding, { level: 1 });
  await has(bob, sql, { level: 2 });
  await has(lead, talks, { level: null });
  await has(cas, sql, { level: 1 });
});
afterAll(() => app.close());

async function teamOf(reader: TestUser, query: Record<string, string> = {}): Promise<TeamSkills> {
  const answer = await app.as(reader).get("/team/skills", query);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.payload as TeamSkills;
}
const cellOf = ({ data, skills }: TeamSkills, person: TestUser, skillId: string) =>
  data.find(({ id }) => id === person.id)?.cells.find(([skill]) => skills[skill]?.id === skillId);

describe("GET team/skills", () => {
  it("shows a manager the whole line, direct and indirect, by the skills that most jobs ask for", async () => {
    const team = await teamOf(manager);
    expect(team.of).toEqual({ kind: "line", id: manager.id, name: "Mia Person" });
    expect(team.data.map(({ name, direct }) => [name, direct])).toEqual([
      ["Ann Person", false],
      ["Bob Person", false],
      ["Lea Person", true],
    ]);
    expect([team.total, team.skills_total, team.without_job]).toEqual([3, 3, 0]);
    expect(team.skills.map(({ name, asked, gaps, able }) => [name, asked, gaps, able])).toEqual([
      ["SQL", 2, 1, 1],
      ["welding", 2, 2, 0],
      ["talks", 1, 0, 0],
    ]);
  });

  it("outlines what is missing or too low, and neither what no one stated nor what no one asks", async () => {
    const team = await teamOf(manager);
    expect(cellOf(team, ann, sql)).toEqual([0, 4, 3, TEAM_CELL.confirmed]);
    expect(cellOf(team, ann, welding)).toEqual([1, 1, 2, TEAM_CELL.waiting]);
    expect(cellOf(team, bob, welding)).toEqual([1, null, 2, 0]);
    expect(cellOf(team, lead, talks)).toEqual([2, 0, 4, 0]);
    expect(cellOf(team, lead, sql)).toBeUndefined();
    expect(team.data.map(({ gaps }) => gaps)).toEqual([1, 2, 0]);
  });

  it("names the one person the team depends on, and counts what waits for confirmation", async () => {
    const team = await teamOf(manager);
    expect(team.skills.map(({ only }) => only?.name ?? null)).toEqual(["Ann Person", null, null]);
    expect(team.waiting).toEqual({ levels: 2, people: 2 });
    expect(team.data.every(({ can }) => can.includes("confirm"))).toBe(true);
  });

  it("counts a view of the person beside a confirmation as waiting", async () => {
    await app.as(ann).post("/skill_proficiency", { skill_id: sql, level: 5 });
    expect(cellOf(await teamOf(manager), ann, sql)).toEqual([
      0,
      4,
      3,
      TEAM_CELL.confirmed + TEAM_CELL.waiting,
    ]);
    await app.as(ann).post("/skill_proficiency", { skill_id: sql, level: 4 });
    expect(cellOf(await teamOf(manager), ann, sql)).toEqual([0, 4, 3, TEAM_CELL.confirmed]);
  });

  it("cuts people and skills as asked, those with most gaps first", async () => {
    const team = await teamOf(manager, { sort: "gaps", size: "1", skills: "1" });
    expect(team.data.map(({ id }) => id)).toEqual([bob.id]);
    expect([team.skills.length, team.skills_total, team.total]).toEqual([1, 3, 3]);
    expect((await teamOf(manager, { sort: "gaps", size: "1", page: "1" })).data[0]?.id).toBe(ann.id);
  });

  it("shows a line within the own line, and those of a department who belong to the line", async () => {
    expect((await teamOf(manager, { manager_id: lead.id })).data.map(({ id }) => id)).toEqual([
      ann.id,
      bob.id,
    ]);
    const department = await teamOf(manager, { department_id: grid });
    expect(department.of).toEqual({ kind: "department", id: grid, name: "Grid" });
    expect(department.data.some(({ id }) => id === cas.id)).toBe(false);
  });

  it("shows HR and administrators any department or line, the largest department first, and logs it", async () => {
    const team = await teamOf(admin);
    expect(team.of?.id).toBe(grid);
    expect(team.data.map(({ id }) => id)).toContain(cas.id);
    expect(team.without_job).toBe(1);
    const read = await eventsOf(app.db, company, "team.read");
    expect(read).toMatchObject([{ actorId: admin.id, userId: null }]);
    expect(read.map(({ data }) => new Set(data.people as string[]))).toEqual([
      new Set(team.data.map(({ id }) => id)),
    ]);
    const seen = await app
      .as(cas)
      .get("/system_events", { user_ids: JSON.stringify([cas.id]), category: "views" });
    expect(seen.body.payload).toMatchObject({
      total: 1,
      data: [{ actor: { id: admin.id }, user_id: cas.id }],
    });
    expect((await teamOf(admin, { manager_id: lead.id })).of?.name).toBe("Lea Person");
  });

  it("has nothing to show where no one has a department", async () => {
    const other = await buildCompany(app.db);
    const hr = await buildUser(app.db, other, { systemRole: "hr_manager" });
    expect(await teamOf(hr)).toMatchObject({ of: null, data: [], skills: [], total: 0 });
  });

  it("refuses what is malformed, other roles, lines outside the own one, and does not find another company's", async () => {
    const status = async (reader: TestUser, query: Record<string, string>) =>
      (await app.as(reader).get("/team/skills", query)).status;
    expect(await status(manager, { skills: "41" })).toBe(400);
    expect(await status(manager, { manager_id: "me" })).toBe(400);
    expect((await app.ask("GET", "/team/skills")).status).toBe(401);
    const people = await buildEveryRole(app.db, company);
    for (const role of ROLES) {
      const may = ["manager", "hr_manager", "admin"].includes(role);
      expect([role, await status(people[role], {})]).toEqual([role, may ? 200 : 403]);
    }
    expect(await status(lead, { manager_id: manager.id })).toBe(403);
    expect(await status(lead, { manager_id: cas.id })).toBe(403);
    const elsewhere = await buildCompany(app.db);
    const stranger = await buildUser(app.db, elsewhere, { systemRole: "manager" });
    const department = await buildDepartment(app.db, elsewhere, "Far");
    expect(await status(admin, { manager_id: stranger.id })).toBe(404);
    expect(await status(admin, { department_id: department.id })).toBe(404);
  });
});

describe("GET team/choices", () => {
  const choicesFor = async (reader: TestUser) =>
    (await app.as(reader).get("/team/choices")).body.payload as TeamChoices;

  it("offers a manager the own line first, then lines and departments within it", async () => {
    expect(await choicesFor(manager)).toEqual({
      managers: [
        { id: manager.id, name: "Mia Person", people: 1 },
        { id: lead.id, name: "Lea Person", people: 2 },
      ],
      departments: [{ id: grid, name: "Grid", people: 3 }],
    });
  });

  it("offers HR and administrators all of them, and no one else any", async () => {
    const { managers, departments } = await choicesFor(admin);
    expect(managers.map(({ id }) => id)).toContain(lead.id);
    expect(departments).toEqual([{ id: grid, name: "Grid", people: 4 }]);
    expect((await app.as(ann).get("/team/choices")).status).toBe(403);
    expect((await app.ask("GET", "/team/choices")).status).toBe(401);
  });
});
