import type {
  AnalysisChoices,
  SinglePoints,
  SkillGaps,
  SkillHeatMap,
  SkillPeople,
  SkillTrend,
} from "@vaardig/contract/analysis/skillsAnalysis";
import { ROLES } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildSkillGroup,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildJobProfile, buildVacancy } from "../../test/jobFactories.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";

let app: TestApp;
let company: TestCompany;
let admin: TestUser;
let hr: TestUser;
let manager: TestUser;
let colleague: TestUser;
let grid: string;
let wind: string;
let job: string;
let group: string;
let sql: string;
let welding: string;
const gridPeople: TestUser[] = [];
const windPeople: TestUser[] = [];

type Said = Partial<typeof personSkills.$inferInsert>;
const has = ({ companyId, id: userId }: TestUser, skillId: string, said: Said) =>
  acrossCompanies(app.db, (tx) =>
    tx
      .insert(personSkills)
      .values({ companyId, userId, skillId, level: 3, source: "self", createdBy: userId, ...said }),
  );

/**
 * Seven people in Grid and six in Wind whose job asks for SQL 3 and welding 2; those of Grid report to the manager. One
 * of each department said nothing, and one person alone can weld.
 */
beforeAll(async () => {
  app = await buildApp();
  company = await buildCompany(app.db);
  group = (await buildSkillGroup(app.db)).id;
  sql = (await buildSkill(app.db, { en: "SQL", nl: "SQL", groupId: group })).id;
  welding = (await buildSkill(app.db, { en: "welding", nl: "lassen" })).id;
  const requires = [
    { skillId: sql, level: 3 },
    { skillId: welding, level: 2 },
  ];
  job = (await buildJobProfile(app.db, { en: "Fitter", companyId: company.id, requires })).id;
  grid = (await buildDepartment(app.db, company, "Grid")).id;
  wind = (await buildDepartment(app.db, company, "Wind")).id;
  admin = await buildUser(app.db, company, { systemRole: "admin" });
  hr = await buildUser(app.db, company, { systemRole: "hr_manager" });
  manager = await buildUser(app.db, company, { systemRole: "manager" });
  const of = { jobProfileId: job, location: "Utrecht" };
  for (let n = 0; n < 7; n += 1)
    gridPeople.push(
      await buildUser(app.db, company, {
        ...of,
        departmentId: grid,
        managerId: manager.id,
        lastName: `G${n}`,
      }),
    );
  for (let n = 0; n < 6; n += 1)
    windPeople.push(await buildUser(app.db, company, { ...of, departmentId: wind, lastName: `W${n}` }));
  colleague = await buildUser(app.db, company, { departmentId: wind, lastName: "No job" });
  await buildUser(app.db, company, { ...of, departmentId: wind, status: "deactivated" });
  for (const [n, person] of gridPeople.slice(0, 6).entries())
    await has(person, sql, { level: n < 4 ? 4 : 2, source: n < 2 ? "confirmed" : "self" });
  for (const person of windPeople.slice(0, 5)) await has(person, sql, { level: 1 });
  await has(gridPeople[0] ?? admin, welding, { level: 4 });
  await has(windPeople[0] ?? admin, welding, { level: 1 });
});
afterAll(() => app.close());

async function read<T>(reader: TestUser, path: string, query: Record<string, string> = {}): Promise<T> {
  const answer = await app.as(reader).get(`/analysis/skills/${path}`, query);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.payload as T;
}
const named = (map: SkillHeatMap) =>
  map.cells.map(({ department, skill, is }) => [
    map.departments[department]?.name,
    map.skills[skill]?.name,
    is,
  ]);

describe("GET analysis/skills/heat_map", () => {
  it("shows each department's coverage and mean level, without those who said nothing", async () => {
    const map = await read<SkillHeatMap>(hr, "heat_map");
    expect(map).toMatchObject({ too_few: false, departments_total: 3, skills_total: 2 });
    expect(named(map)).toEqual([
      ["Grid", "SQL", { asked: 7, unknown: 1, met: 4, mean: 3.33 }],
      ["Grid", "welding", { asked: 7, unknown: 1, met: 1, mean: 4 }],
      ["Wind", "SQL", { asked: 6, unknown: 1, met: 0, mean: 1 }],
      ["Wind", "welding", { asked: 6, unknown: 1, met: 0, mean: 1 }],
    ]);
    expect(map.skills.map(({ all }) => all)).toEqual([
      { asked: 13, unknown: 2, met: 4, mean: 2.27 },
      { asked: 13, unknown: 2, met: 1, mean: 2.5 },
    ]);
  });

  it("counts who has no job profile and who said nothing", async () => {
    const { people, without_job, without_skills } = await read<SkillHeatMap>(hr, "heat_map", {
      departments: wind,
    });
    expect([people, without_job, without_skills]).toEqual([7, 1, 2]);
  });

  it("takes unconfirmed levels as unknown where only confirmed ones count, and hides what is left of few", async () => {
    const map = await read<SkillHeatMap>(hr, "heat_map", { evidence: "confirmed" });
    expect(named(map).map(([, , is]) => is)).toEqual([null, null, null, null]);
    expect(map.skills.map(({ all }) => all?.unknown)).toEqual([undefined, 4]);
  });

  it("shows a manager the own line and nothing of others, and puts the largest gap first", async () => {
    const map = await read<SkillHeatMap>(manager, "heat_map", { choose: "gap" });
    expect(map.departments).toEqual([{ id: grid, name: "Grid", people: 7 }]);
    expect(map.skills.map(({ name, all }) => [name, all?.asked])).toEqual([
      ["welding", 7],
      ["SQL", 7],
    ]);
    expect((await read<SkillHeatMap>(manager, "heat_map", { departments: wind })).too_few).toBe(true);
  });

  it("pages departments and skills, and narrows by group, job profile and location", async () => {
    const page = await read<SkillHeatMap>(hr, "heat_map", { size: "1", page: "1", skills: "1" });
    expect(named(page).map(([department, skill]) => [department, skill])).toEqual([["Wind", "SQL"]]);
    expect((await read<SkillHeatMap>(hr, "heat_map", { groups: group })).skills.map(({ id }) => id)).toEqual([
      sql,
    ]);
    const here = await read<SkillHeatMap>(hr, "heat_map", { locations: "Utrecht", job_profiles: job });
    expect([here.people, here.without_job]).toEqual([13, 0]);
    expect((await read<SkillHeatMap>(hr, "heat_map", { locations: "Delft" })).too_few).toBe(true);
  });

  it("says of three people that they are too few, and of an empty company, and shows nothing", async () => {
    const few = await buildCompany(app.db);
    const boss = await buildUser(app.db, few, { systemRole: "hr_manager" });
    const nothing = { too_few: true, departments: [], skills: [], cells: [] };
    expect(await read<SkillHeatMap>(boss, "heat_map")).toMatchObject({ people: 1, ...nothing });
    for (let n = 0; n < 2; n += 1) await has(await buildUser(app.db, few, { jobProfileId: job }), sql, {});
    expect(await read<SkillHeatMap>(boss, "heat_map")).toMatchObject({ people: 3, ...nothing });
    for (const path of ["gaps", "single_points"])
      expect(await read(boss, path)).toMatchObject({ people: 3, too_few: true, data: [], total: 0 });
    expect(await read(boss, "trend")).toMatchObject({ too_few: true, months: [] });
    expect(await read(boss, "people", { skill_id: sql })).toMatchObject({ data: [], total: 0 });
  });
});

describe("GET analysis/skills/gaps", () => {
  it("holds what people's jobs and open jobs need against who reaches the level", async () => {
    const requires = [{ skillId: welding, level: 2 }];
    const vacancy = await buildVacancy(app.db, admin, { headcount: 3, departmentId: grid, requires });
    await buildVacancy(app.db, admin, { publication: "closed", requires });
    const { data, total } = await read<SkillGaps>(hr, "gaps");
    expect([data.map(({ skill, places, gap }) => [skill.name, places, gap]), total]).toEqual([
      [
        ["welding", 3, 13],
        ["SQL", 0, 7],
      ],
      2,
    ]);
    const [first] = (await read<SkillGaps>(hr, "gaps", { departments: wind })).data;
    expect(first).toMatchObject({ places: 0, gap: 5, people: { asked: 6, unknown: 1, met: 0 } });
    // A manager counts places of the jobs that they work on.
    expect((await read<SkillGaps>(manager, "gaps")).data.map(({ places }) => places)).toEqual([0, 0]);
    expect(vacancy.headcount).toBe(3);
  });
});

describe("GET analysis/skills/single_points", () => {
  it("names the one who has a skill and who could grow into it, and logs that they were read", async () => {
    const { data } = await read<SinglePoints>(hr, "single_points");
    expect(data).toMatchObject([
      {
        skill: { name: "welding" },
        level: 2,
        asked: 13,
        growable_total: 1,
        only: { id: gridPeople[0]?.id, department: "Grid" },
        growable: [{ id: windPeople[0]?.id }],
      },
    ]);
    const read_people = (await eventsOf(app.db, company, "team.read")).map((event) => event.data.people);
    expect(read_people).toEqual([expect.arrayContaining([gridPeople[0]?.id, windPeople[0]?.id])]);
  });

  it("names to a manager no one outside the line", async () => {
    const { data } = await read<SinglePoints>(manager, "single_points");
    expect(data.map(({ only, growable_total }) => [only.id, growable_total])).toEqual([
      [gridPeople[0]?.id, 0],
    ]);
  });
});

describe("GET analysis/skills/trend", () => {
  it("returns twelve months, none before the history begins", async () => {
    const { months, begins } = await read<SkillTrend>(hr, "trend", { skill_id: sql });
    expect(months.length).toBe(12);
    expect(months.slice(0, -1).every(({ is }) => is === null)).toBe(true);
    expect(months.at(-1)?.is).toEqual({ known: 11, confirmed: 2, met: 4, mean: 2.27 });
    expect(begins).toBe(new Date().toISOString().slice(0, 10));
  });
});

describe("GET analysis/skills/people", () => {
  const names = ({ data }: SkillPeople) => data.map(({ id }) => id);

  it("opens a cell to its people, those who are short first", async () => {
    const cell = await read<SkillPeople>(hr, "people", { skill_id: sql, department: grid, size: "3" });
    expect(cell.total).toBe(7);
    expect(
      cell.data.map(({ level, required, standing, confirmed }) => [level, required, standing, confirmed]),
    ).toEqual([
      [2, 3, "short", false],
      [2, 3, "short", false],
      [null, 3, "unknown", false],
    ]);
    const wider = await read<SkillPeople>(hr, "people", { skill_id: sql, size: "100" });
    expect(wider.total).toBe(13);
  });

  it("opens another list to a manager than to HR, and hides a cell of few", async () => {
    const own = await read<SkillPeople>(manager, "people", { skill_id: sql, size: "100" });
    expect(new Set(names(own))).toEqual(new Set(gridPeople.map(({ id }) => id)));
    const other = await read<SkillPeople>(manager, "people", { skill_id: sql, department: wind });
    expect(other).toMatchObject({ too_few: false, data: [], total: 0 });
    const few = await read<SkillPeople>(hr, "people", {
      skill_id: sql,
      department: grid,
      evidence: "confirmed",
    });
    expect(few).toMatchObject({ too_few: true, data: [], total: 0 });
    const outside = await read<SkillPeople>(hr, "people", { skill_id: sql, department: "none" });
    expect(outside).toMatchObject({ data: [], total: 0 });
    expect(names(few)).not.toContain(colleague.id);
  });
});

describe("GET analysis/skills/choices", () => {
  it("offers what the scope has", async () => {
    const all = await read<AnalysisChoices>(hr, "choices");
    expect(all.departments.map(({ name, people }) => [name, people])).toEqual([
      ["Grid", 7],
      ["Wind", 7],
    ]);
    expect(all).toMatchObject({
      job_profiles: [{ name: "Fitter", people: 13 }],
      locations: [{ name: "Utrecht", people: 13 }],
      groups: [{ id: group, name: "Group" }],
    });
    const own = await read<AnalysisChoices>(manager, "choices");
    expect(own.departments.map(({ id }) => id)).toEqual([grid]);
  });
});

const PATHS = ["heat_map", "gaps", "single_points", "trend", "people", "choices"] as const;

it.each(PATHS)(
  "%s refuses other roles, what is malformed and no session, and finds nothing of others",
  async (path) => {
    const base: Record<string, string> = path === "people" ? { skill_id: sql } : {};
    const status = async (reader: TestUser, query: Record<string, string> = {}) =>
      (await app.as(reader).get(`/analysis/skills/${path}`, { ...base, ...query })).status;
    expect((await app.ask("GET", `/analysis/skills/${path}`)).status).toBe(401);
    const people = await buildEveryRole(app.db, await buildCompany(app.db));
    for (const role of ROLES) {
      const may = ["manager", "hr_manager", "admin"].includes(role);
      expect([role, await status(people[role])]).toEqual([role, may ? 200 : 403]);
    }
    if (path === "choices") return;
    expect(await status(hr, { surprise: "1" })).toBe(400);
    expect(await status(hr, { departments: "grid" })).toBe(400);
    const elsewhere = await buildCompany(app.db);
    const department = await buildDepartment(app.db, elsewhere, "Far");
    const foreign = await buildJobProfile(app.db, { companyId: elsewhere.id });
    expect(await status(hr, { departments: department.id })).toBe(404);
    expect(await status(hr, { job_profiles: foreign.id })).toBe(404);
    if (path === "people") expect(await status(hr, { department: department.id })).toBe(404);
    if (path === "trend" || path === "people")
      expect(await status(hr, { skill_id: department.id })).toBe(404);
  },
);
