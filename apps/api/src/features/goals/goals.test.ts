import type { GoalDetail, GoalPerson } from "@vaardig/contract/goals/goals";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projects } from "../../domain/projects/projects.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import type { TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildSkill, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildGoal, goalForm, goalIn } from "../../test/goalFactories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let report: TestUser;
let outsider: TestUser;
let skillId: string;

beforeAll(async () => {
  ({ test, company, people, outsider } = await buildCast());
  report = await buildUser(test.db, company, {
    managerId: people.manager.id,
    firstName: "Rosa",
    lastName: "Line",
  });
  skillId = (await buildSkill(test.db, { en: "shift planning" })).id;
});
afterAll(() => test.close());

const set = (who: TestUser, overrides: object = {}) => buildGoal(test, who, skillId, overrides);
const list = async (who: TestUser, query: object = {}) =>
  (await test.as(who).get("/goals/", query as Record<string, string>)).body.payload as {
    data: GoalDetail[];
    people: GoalPerson[];
    goal: GoalDetail | null;
    total: number;
    can: string[];
  };
const put = (who: TestUser, { id, version }: GoalDetail, body: object) =>
  test.as(who).put("/goals/", { id, version, ...body });

async function buildProject(name: string, overrides: Partial<typeof projects.$inferInsert> = {}) {
  const of = {
    companyId: company.id,
    ownerId: people.admin.id,
    startDate: "2026-01-01",
    endDate: "2027-01-01",
  };
  const rows = await acrossCompanies(test.db, (tx) =>
    tx
      .insert(projects)
      .values({ ...of, name, status: "Approved", ...overrides })
      .returning(),
  );
  return rows[0]?.id ?? "";
}

describe("POST goals/", () => {
  it("sets a goal of one's own, which is found by id and in the list", async () => {
    const goal = await set(people.employee);
    expect(goal).toMatchObject({
      state: "not_started",
      origin: "own",
      progress: 0,
      overdue: true,
      assigned_by: null,
      version: 1,
      skills: [{ skill: { id: skillId }, level: 4, current: null }],
      actions: {
        courses: [],
        projects: [],
        activities: [{ title: "Shadow a lead for a week", progress: 0 }],
      },
    });
    expect(goal.can).toEqual(["start", "complete_action", "comment", "edit", "cancel", "delete"]);
    expect((await list(people.employee, { id: goal.id })).goal).toEqual(goal);
    expect((await list(people.employee)).data.map(({ id }) => id)).toContain(goal.id);
    expect(await mailNamesTo(test.db, people.employee.email), "it is their own").toEqual([]);
    const actions = await test.as(people.employee).get("/goals/actions", { goal_id: goal.id });
    expect(actions.body.payload).toEqual(goal.actions);
    expect(await eventsOf(test.db, company, "goal.created")).toContainEqual(
      expect.objectContaining({ subjectId: goal.id, userId: people.employee.id }),
    );
  });

  it.each<[string, object, string, string]>([
    [
      "an end before the start",
      { due_date: "2026-01-01" },
      "due_date",
      "The end date must be after the start date",
    ],
    ["no action", { actions: [] }, "actions", "Add at least one action"],
    ["no skill", { skills: [] }, "skills", "At least one skill must be selected"],
    ["701 characters", { description: "x".repeat(701) }, "description", "Use at most 700 characters"],
    ["no description", { description: " " }, "description", "A description is required"],
    ["no name", { name: "" }, "name", "This field is required"],
    ["no start date", { start_date: "" }, "start_date", "This field is required"],
    [
      "an activity without words",
      { actions: [{ kind: "activity" }] },
      "actions.0.title",
      "This field is required",
    ],
  ])("refuses %s at its field", async (_, overrides, field, message) => {
    const answer = await test.as(people.employee).post("/goals/", goalForm(skillId, overrides));
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
  });

  it("takes a project once, while it is open, and says when it was closed later", async () => {
    const id = await buildProject("New depot");
    const twice = { actions: [id, id].map((project_id) => ({ kind: "project", project_id })) };
    expect(await test.as(people.employee).post("/goals/", goalForm(skillId, twice))).toMatchObject({
      status: 400,
      body: { fields: { "actions.1.project_id": "This project is already in the list" } },
    });
    const closed = await buildProject("Old depot", { publication: "closed" });
    const missing = { actions: [{ kind: "project", project_id: skillId }] };
    const refused = async (overrides: object) =>
      (await test.as(people.employee).post("/goals/", goalForm(skillId, overrides))).body.fields;
    expect(await refused({ actions: [{ kind: "project", project_id: closed }] })).toEqual({
      "actions.0.project_id": "This project is closed; choose another one",
    });
    expect(await refused(missing)).toHaveProperty(["actions.0.project_id"]);
    const goal = await set(people.employee, { actions: [{ kind: "project", project_id: id }] });
    expect(goal.actions.projects).toMatchObject([{ title: "New depot", is_closed: false }]);
    await acrossCompanies(test.db, (tx) =>
      tx.$client.query("update projects set publication = 'closed' where id = $1", [id]),
    );
    const now = (await list(people.employee, { id: goal.id })).goal;
    expect(now?.actions.projects).toMatchObject([{ title: "New depot", is_closed: true }]);
    // Existing values stay when something else is changed.
    const kept = goal.actions.projects.map((one) => ({
      kind: "project",
      id: one.id,
      project_id: one.project_id,
    }));
    expect((await put(people.employee, goal, { name: "Renamed", actions: kept })).status).toBe(200);
  });

  it("proposes a goal to someone of the line, who is emailed in their language", async () => {
    const dutch = await buildUser(test.db, company, { managerId: people.manager.id, language: "nl" });
    const goal = await set(people.manager, { user_id: dutch.id, name: "Ploegleider worden" });
    expect(goal).toMatchObject({ state: "proposed", origin: "manager", owner: { id: dutch.id } });
    expect(goal.can).toEqual(["comment", "edit", "delete"]);
    const [mail] = await mailsTo(test.db, dutch.email);
    expect(mail?.subject).toContain("stelt een doel voor: Ploegleider worden");
    expect(mail?.text).toMatch(/uiterlijk op \d+ [a-z]+ \d{4}\./);
    expect(mail?.text).toContain(`/employee/learning-&-development/goals/goal-details/${goal.id}`);
    expect((await list(dutch)).data[0]).toMatchObject({ id: goal.id, can: ["accept", "decline", "comment"] });
  });

  it("is refused for colleagues, other companies and who has no goals", async () => {
    const assign = (who: TestUser, user_id: string) =>
      test.as(who).post("/goals/", goalForm(skillId, { user_id }));
    expect((await assign(people.employee, people.manager.id)).status).toBe(403);
    expect((await assign(people.manager, people.admin.id)).status).toBe(403);
    expect((await assign(people.admin, outsider.id)).status).toBe(404);
    expect((await assign(people.admin, people.moderator.id)).body.fields).toHaveProperty("user_id");
    for (const role of ["moderator", "freelancer", "staff"] as const)
      expect((await test.as(people[role]).post("/goals/", goalForm(skillId))).status).toBe(403);
    expect((await test.ask("POST", "/goals/", { body: goalForm(skillId) })).status).toBe(401);
  });
});

describe("PUT goals/", () => {
  it("leaves what is absent, holds dates against those that are there, and refuses an older version", async () => {
    const goal = await set(people.employee);
    const late = await put(people.employee, goal, { due_date: "2025-12-31" });
    expect(late.body.fields).toEqual({ due_date: "The end date must be after the start date" });
    const renamed = goalIn(await put(people.employee, goal, { name: "Lead nights" }));
    expect(renamed).toMatchObject({ name: "Lead nights", description: goal.description, version: 2 });
    expect(renamed.actions).toEqual(goal.actions);
    const stale = await put(people.employee, goal, { name: "Too late" });
    expect(stale).toMatchObject({ status: 409, body: { code: "stale_version" } });
  });

  it("keeps what is done when actions are put in another order or added", async () => {
    const goal = await set(people.employee, {
      actions: ["Read", "Practise"].map((title) => ({ kind: "activity", title })),
    });
    const [read, practise] = goal.actions.activities;
    const done = await test.as(people.employee).post("/goals/actions/complete", {
      id: goal.id,
      version: goal.version,
      action_id: practise?.id,
    });
    const of = (one: typeof read) => ({ id: one?.id, kind: "activity", title: one?.title });
    const actions = [of(practise), { kind: "activity", title: "Teach" }, of(read)];
    const saved = goalIn(await put(people.employee, goalIn(done), { actions }));
    expect(saved.actions.activities).toMatchObject([
      { title: "Practise", progress: 100 },
      { title: "Teach", progress: 0 },
      { title: "Read", progress: 0 },
    ]);
    expect(saved).toMatchObject({ progress: 33, actions_count: 3, actions_done: 1 });
  });

  it("lets one of two editors win, and the other sees a conflict", async () => {
    const goal = await set(people.manager, { user_id: report.id });
    const accepted = goalIn(
      await test.as(report).post("/goals/accept", { id: goal.id, version: goal.version }),
    );
    const answers = await Promise.all([
      put(report, accepted, { name: "By its owner" }),
      put(people.manager, accepted, { name: "By the manager" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is 403 for colleagues and for a goal that the owner set alone, 404 in another company", async () => {
    const goal = await set(report);
    expect((await put(people.employee, goal, { name: "Mine" })).status).toBe(403);
    expect((await put(people.manager, goal, { name: "Mine" })).status).toBe(403);
    expect((await put(outsider, goal, { name: "Mine" })).status).toBe(404);
    expect(
      (await put(report, goal, { actions: [{ kind: "activity", title: "x", id: skillId }] })).status,
    ).toBe(400);
  });
});

describe("DELETE goals/", () => {
  const remove = (who: TestUser, { id, version }: GoalDetail) =>
    test.as(who).delete("/goals/", { id, version });

  it("takes away one's own goals and what one assigned, nothing else", async () => {
    const own = await set(report);
    expect((await remove(outsider, own)).status).toBe(404);
    expect((await remove(people.manager, own)).status).toBe(403);
    expect((await remove(report, own)).status).toBe(200);
    expect((await remove(report, own)).status).toBe(404);
    const assigned = await set(people.manager, { user_id: report.id });
    expect((await remove(report, assigned)).status).toBe(403);
    expect((await remove(people.manager, { ...assigned, version: 7 })).body.code).toBe("stale_version");
    expect((await remove(people.manager, assigned)).status).toBe(200);
  });
});

describe("GET goals/?group_by=people", () => {
  it("shows the line by person, overdue first, and nothing of others", async () => {
    const onTime = await buildUser(test.db, company, { managerId: report.id, firstName: "Anne" });
    const late = await buildUser(test.db, company, { managerId: people.manager.id, firstName: "Zoe" });
    await set(onTime, { due_date: "2999-01-01" });
    await set(late);
    await set(late, { name: "Another" });
    const { people: shown, total } = await list(people.manager, { group_by: "people" });
    const names = shown.map(({ person }) => person.id);
    expect(total).toBe(shown.length);
    expect(names).not.toContain(people.employee.id);
    expect(names.indexOf(late.id)).toBeLessThan(names.indexOf(onTime.id));
    expect(shown.find(({ person }) => person.id === late.id)).toMatchObject({
      overdue_count: 2,
      goals: [{ overdue: true, can: expect.arrayContaining(["comment"]) }, {}],
    });
    const page = await list(people.manager, { group_by: "people", size: 1, page: 1 });
    expect(page.people.map(({ person }) => person.id)).toEqual([names[1]]);
    const found = await list(people.hr_manager, { group_by: "people", search_query: "zoe" });
    expect(found.people.map(({ person }) => person.id)).toEqual([late.id]);
    expect((await test.as(people.employee).get("/goals/", { group_by: "people" })).status).toBe(403);
    expect((await test.as(people.manager).get("/goals/", { group_by: "teams" })).status).toBe(400);
  });

  it("logs it when HR reads a goal, and refuses colleagues and other companies", async () => {
    const goal = await set(report);
    await list(people.hr_manager, { id: goal.id });
    expect(await eventsOf(test.db, company, "goals.read")).toContainEqual(
      expect.objectContaining({ actorId: people.hr_manager.id, userId: report.id }),
    );
    expect((await test.as(people.employee).get("/goals/", { id: goal.id })).status).toBe(403);
    expect((await test.as(people.employee).get("/goals/actions", { goal_id: goal.id })).status).toBe(403);
    expect((await test.as(outsider).get("/goals/", { id: goal.id })).status).toBe(404);
    expect((await test.ask("GET", "/goals/")).status).toBe(401);
  });

  it("shows the level that the goal's job requires", async () => {
    const job = await buildJobProfile(test.db, { en: "Shift lead", requires: [{ skillId, level: 5 }] });
    const goal = await set(people.employee, { job_profile_id: job.id });
    expect(goal).toMatchObject({ job_profile: { name: "Shift lead" }, skills: [{ required: 5 }] });
    const unknown = goalForm(skillId, { job_profile_id: skillId });
    expect((await test.as(people.employee).post("/goals/", unknown)).body.fields).toHaveProperty(
      "job_profile_id",
    );
  });
});
