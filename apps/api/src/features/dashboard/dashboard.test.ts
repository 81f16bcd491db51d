import type { Figure } from "@vaardig/contract/dashboard/dashboard";
import type { Attention } from "@vaardig/contract/employees/employees";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invitations } from "../../domain/accounts/invitations/invitations.table.ts";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { type Dashboard, dashboardFor, figureKeys, todoCounts } from "../../test/dashboards.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildJobProfile, buildVacancy } from "../../test/jobFactories.ts";
import { buildDepartment, buildRole } from "../../test/organizationFactories.ts";

const DAY_MS = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
});
afterAll(() => app.close());

const dashboardOf = (user: TestUser) => dashboardFor(app, user);
const figureOf = ({ figures }: Dashboard, key: Figure["key"]) => figures.find((one) => one.key === key);

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const monthsAgo = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
};

function invited(user: TestUser, values: Partial<typeof invitations.$inferInsert> = {}) {
  const { companyId, id: userId } = user;
  return acrossCompanies(app.db, (tx) =>
    tx
      .insert(invitations)
      .values({ companyId, userId, invitedBy: userId, status: "sent", expiresAt: inDays(7), ...values }),
  );
}

function hasSkill(user: TestUser, skillId: string, values: Partial<typeof personSkills.$inferInsert> = {}) {
  const { companyId, id: userId } = user;
  return acrossCompanies(app.db, (tx) =>
    tx
      .insert(personSkills)
      .values({ companyId, userId, skillId, level: 3, source: "self", createdBy: userId, ...values }),
  );
}

/** A company whose manager has a line of five, with a colleague beside it; numbers below are read off here. */
async function buildScene(company: TestCompany) {
  const admin = await buildUser(app.db, company, { systemRole: "admin", firstName: "Ada" });
  const hr = await buildUser(app.db, company, { systemRole: "hr_manager", managerId: admin.id });
  const manager = await buildUser(app.db, company, { systemRole: "manager", managerId: admin.id });
  const department = await buildDepartment(app.db, company, "Grid");
  const [sql, welding] = [
    await buildSkill(app.db, { en: "SQL" }),
    await buildSkill(app.db, { en: "Welding" }),
  ];
  const job = await buildJobProfile(app.db, {
    requires: [
      { skillId: sql.id, level: 3 },
      { skillId: welding.id, level: 4 },
    ],
  });
  const role = await buildRole(app.db, company, { departmentId: department.id, jobProfileId: job.id });
  const bare = await buildRole(app.db, company, { name: "Caretaker", departmentId: department.id });
  const placed = { departmentId: department.id, roleId: role.id };
  const line = { managerId: manager.id, ...placed };

  const able = await buildUser(app.db, company, { ...line, firstName: "Able", joinDate: monthsAgo(0) });
  await hasSkill(able, sql.id, { level: 3 });
  await hasSkill(able, welding.id, { level: 2, source: "confirmed", createdBy: manager.id });
  const blank = await buildUser(app.db, company, { ...line, firstName: "Blank", joinDate: monthsAgo(13) });
  const late = await buildUser(app.db, company, { ...line, firstName: "Late", status: "invited" });
  await invited(late, { expiresAt: inDays(-1) });
  const lost = await buildUser(app.db, company, {
    firstName: "Lost",
    status: "invited",
    managerId: able.id,
    departmentId: department.id,
    roleId: null,
  });
  // A bounced one that was sent again is on its way, and the other way round.
  await invited(lost, { createdAt: inDays(-2) });
  await invited(lost, { status: "bounced" });
  const fresh = await buildUser(app.db, company, { ...line, firstName: "Fresh", status: "not_invited" });
  const colleague = await buildUser(app.db, company, { firstName: "Colleague", status: "not_invited" });
  await buildUser(app.db, company, { ...line, firstName: "Gone", status: "deactivated", roleId: null });
  return { admin, hr, manager, department, sql, welding, bare, able, blank, late, lost, fresh, colleague };
}

describe("people", () => {
  let scene: Awaited<ReturnType<typeof buildScene>>;
  beforeAll(async () => {
    scene = await buildScene(await buildCompany(app.db));
    // As much again elsewhere, of which nothing may be counted.
    await buildScene(await buildCompany(app.db));
  });

  test("a manager sees the own line, direct and indirect, and no one else", async () => {
    const dashboard = await dashboardOf(scene.manager);
    expect(todoCounts(dashboard)).toEqual({
      invitation_bounced: 1,
      invitation_expired: 1,
      not_invited: 1,
      skills_to_confirm: 1,
      no_role: 1,
      no_skills: 1,
      profile: 8,
    });
    const [bounced, expired] = dashboard.todo;
    expect(bounced).toMatchObject({ people: [{ id: scene.lost.id, name: "Lost Person", photo_url: null }] });
    expect(expired?.people.map(({ id }) => id)).toEqual([scene.late.id]);
    expect(figureOf(dashboard, "headcount")).toMatchObject({ value: 5, series: [] });
    expect(figureOf(dashboard, "active")).toMatchObject({ value: 2, of: 5 });
    expect(figureKeys(dashboard)).not.toContain("joined");
  });

  test("HR sees the company, and nothing that is the administrator's", async () => {
    const dashboard = await dashboardOf(scene.hr);
    expect(todoCounts(dashboard)).toEqual({
      invitation_bounced: 1,
      invitation_expired: 1,
      not_invited: 2,
      no_manager: 1,
      no_department: 3,
      no_role: 4,
      no_skills: 3,
      roles_without_profile: 1,
      profile: 8,
    });
    expect(dashboard.todo.find(({ key }) => key === "no_manager")?.people).toEqual([
      { id: scene.colleague.id, name: "Colleague Person", photo_url: null },
    ]);
    expect(dashboard.todo.find(({ key }) => key === "roles_without_profile")).toMatchObject({
      names: ["Caretaker"],
      leads_to: {
        screen: "departments-teams-roles",
        query: { open: scene.department.id, unit: scene.bare.id },
      },
    });
    expect(dashboard.first_steps).toEqual([]);
  });

  test("headcount and who joined are the company's, by department and month", async () => {
    const dashboard = await dashboardOf(scene.admin);
    expect(figureKeys(dashboard)).toEqual(["headcount", "active", "joined", "skill_cover"]);
    const headcount = figureOf(dashboard, "headcount");
    expect(headcount?.value).toBe(9);
    expect(headcount?.series.map(({ name, of }) => [name, of])).toEqual([
      ["Grid", 5],
      [null, 4],
    ]);
    const joined = figureOf(dashboard, "joined");
    expect(joined).toMatchObject({ value: 1, previous: 1 });
    expect(joined?.series.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_none, at) => monthsAgo(11 - at)),
    );
    expect(joined?.series.at(-1)?.value).toBe(1);
  });

  test("skills are held against the jobs of active people", async () => {
    for (const reader of [scene.manager, scene.admin]) {
      const cover = figureOf(await dashboardOf(reader), "skill_cover");
      expect(cover).toMatchObject({ value: 1, of: 4 });
      expect(cover?.series.map(({ name, value, of }) => [name, value, of])).toEqual([
        ["Welding", 2, 2],
        ["SQL", 1, 2],
      ]);
      const { body } = await app.as(reader).get("/employee?attention=skill_gaps");
      const short = (body.payload as { data: { id: string }[] }).data.map(({ id }) => id);
      expect(short.sort()).toEqual([scene.able.id, scene.blank.id].sort());
    }
  });

  test("a level that no one stated is neither short nor enough", async () => {
    const company = await buildCompany(app.db);
    const admin = await buildUser(app.db, company, { systemRole: "admin" });
    const job = await buildJobProfile(app.db, { requires: [{ skillId: scene.sql.id, level: 2 }] });
    const person = await buildUser(app.db, company, { jobProfileId: job.id });
    await hasSkill(person, scene.sql.id, { level: null });
    expect(figureOf(await dashboardOf(admin), "skill_cover")).toMatchObject({ value: 0, of: 1, series: [] });
    const own = await dashboardOf(person);
    expect(todoCounts(own)).toMatchObject({ unlevelled_skills: 1 });
  });

  test("who came, changed jobs, learned something or left is counted so at the next look", async () => {
    const company = await buildCompany(app.db);
    const admin = await buildUser(app.db, company, { systemRole: "admin" });
    const manager = await buildUser(app.db, company, { systemRole: "manager" });
    const [one, other] = [scene.sql, scene.welding].map(({ id }) => ({
      requires: [{ skillId: id, level: 2 }],
    }));
    const roles = [one, other].map(async (requires) => {
      const job = await buildJobProfile(app.db, requires);
      return buildRole(app.db, company, { jobProfileId: job.id });
    });
    const [first, second] = await Promise.all(roles);
    const line = { managerId: manager.id, roleId: first?.id ?? null };
    const person = await buildUser(app.db, company, line);
    const state = async (reader: typeof admin) => {
      const dashboard = await dashboardOf(reader);
      const cover = figureOf(dashboard, "skill_cover");
      return [todoCounts(dashboard).no_skills ?? 0, cover?.value, cover?.of];
    };
    // The manager, who keeps skills too, has none.
    expect([await state(admin), await state(manager)]).toEqual([
      [2, 0, 1],
      [1, 0, 1],
    ]);
    await hasSkill(person, scene.welding.id, { level: 3 });
    expect([await state(admin), await state(manager)]).toEqual([
      [1, 0, 1],
      [0, 0, 1],
    ]);
    const change = (column: string, value: string | null) =>
      acrossCompanies(app.db, (tx) =>
        tx.$client.query(`update users set ${column} = $1 where company_id = $2 and id = $3`, [
          value,
          company.id,
          person.id,
        ]),
      );
    await change("role_id", second?.id ?? null);
    expect(await state(admin)).toEqual([1, 1, 1]);
    await buildUser(app.db, company, line);
    expect([await state(admin), await state(manager)]).toEqual([
      [2, 1, 2],
      [1, 1, 2],
    ]);
    await change("manager_id", null);
    expect(await state(manager)).toEqual([1, 0, 1]);
    await change("status", "deactivated");
    expect(await state(admin)).toEqual([2, 0, 1]);
  });

  test("each list that something leads to holds exactly the people counted", async () => {
    for (const reader of [scene.manager, scene.hr, scene.admin]) {
      const { todo, figures } = await dashboardOf(reader);
      const leading = [
        ...todo.map(({ count, leads_to }) => ({ count, place: leads_to })),
        ...figures
          .filter(({ key }) => key === "headcount" || key === "active" || key === "joined")
          .map(({ value, leads_to }) => ({ count: value, place: leads_to })),
        // Of a department everyone is listed, also without an active account.
        ...(figures.find(({ key }) => key === "headcount")?.series ?? []).flatMap(({ of, leads_to }) =>
          leads_to ? [{ count: of, place: leads_to }] : [],
        ),
        ...figures
          .filter(({ key }) => key === "joined" || key === "skill_cover")
          .flatMap(({ series }) => series)
          .flatMap(({ value, leads_to }) => (leads_to ? [{ count: value, place: leads_to }] : [])),
      ].filter(({ place }) => place.screen === "employee-list");
      expect(leading.length).toBeGreaterThan(5);
      for (const { count, place } of leading) {
        const { employeeStatus, attention, departments, short, joined } = place.query;
        const [from, to] = joined?.split(",") ?? [];
        const several = (name: string, given?: string) =>
          given ? given.split(",").map((one) => `${name}=${one}`) : [];
        const search = [
          ...several("employee_status", employeeStatus),
          ...several("attention", attention),
          ...several("departments", departments),
          ...several("short_of", short),
          ...several("joined_from", from),
          ...several("joined_to", to),
        ].join("&");
        const { body } = await app.as(reader).get(`/employee?${search}`);
        expect((body.payload as { total: number }).total, search).toBe(count);
      }
    }
  });

  test("people with one of several things to look at are in the list, counted again each time", async () => {
    const either: Attention[] = ["no_manager", "invitation_bounced"];
    const search = either.map((one) => `attention=${one}`).join("&");
    const list = async () => {
      const { body } = await app.as(scene.hr).get(`/employee?${search}`);
      return body.payload as { data: { id: string }[]; total: number };
    };
    expect((await list()).data.map(({ id }) => id).sort()).toEqual(
      [scene.colleague.id, scene.lost.id].sort(),
    );
    // No one's row changes when an invitation does.
    await invited(scene.lost, { createdAt: inDays(1) });
    expect((await list()).total).toBe(1);
    const refused = await app.as(scene.hr).get("/employee?attention=handsome");
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toHaveProperty(["attention.0"]);
  });
});

describe("my own", () => {
  test("an employee sees no one else", async () => {
    const company = await buildCompany(app.db);
    const { able } = await buildScene(company);
    const dashboard = await dashboardOf(able);
    expect(dashboard.todo.map(({ key }) => key)).toEqual(["profile"]);
    expect(dashboard.todo[0]?.parts).toEqual([
      "picture",
      "headline",
      "about",
      "skills",
      "experience",
      "education",
      "languages",
      "resume",
    ]);
    expect(figureKeys(dashboard)).toEqual(["skills", "confirmed", "saved_jobs"]);
    expect(figureOf(dashboard, "confirmed")).toMatchObject({ value: 1, previous: 0 });
    expect(dashboard.first_steps).toEqual([]);
  });

  test("recent confirmations are shown beside earlier ones; saved jobs count while they are open", async () => {
    const company = await buildCompany(app.db);
    const manager = await buildUser(app.db, company, { systemRole: "manager" });
    const person = await buildUser(app.db, company, { headline: "Welder" });
    const confirmed = { source: "confirmed" as const, createdBy: manager.id };
    const [one, two, three] = [await buildSkill(app.db), await buildSkill(app.db), await buildSkill(app.db)];
    await hasSkill(person, one.id, { ...confirmed, validFrom: inDays(-3), validTo: inDays(-2) });
    await hasSkill(person, one.id, { ...confirmed, validFrom: inDays(-2) });
    await hasSkill(person, two.id, { ...confirmed, validFrom: inDays(-45) });
    await hasSkill(person, three.id, { ...confirmed, validFrom: inDays(-70) });
    await buildVacancy(app.db, manager, { savedBy: [person] });
    await buildVacancy(app.db, manager, { savedBy: [person], publication: "closed" });
    const dashboard = await dashboardOf(person);
    expect(figureOf(dashboard, "skills")?.value).toBe(3);
    expect(figureOf(dashboard, "confirmed")).toMatchObject({ value: 1, previous: 1 });
    expect(figureOf(dashboard, "saved_jobs")?.value).toBe(1);
    expect(dashboard.todo.find(({ key }) => key === "profile")?.parts).not.toContain("headline");
  });

  test("a newcomer is led to the wizard before anything it asks for", async () => {
    const company = await buildCompany(app.db);
    const person = await buildUser(app.db, company, { onboardingStep: "resume" });
    expect(todoCounts(await dashboardOf(person))).toEqual({ onboarding: 1 });
  });
});
