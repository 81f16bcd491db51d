import type { GoalSuggestion } from "@vaardig/contract/goals/goalSuggestions";
import type { GoalDetail } from "@vaardig/contract/goals/goals";
import type { LevelProposal } from "@vaardig/contract/goals/levelProposals";
import type { Role } from "@vaardig/contract/roles";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { buildSkill, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildGoal, goalIn } from "../../test/goalFactories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let outsider: TestUser;
let planning: string;
let english: string;
let jobProfileId: string;

beforeAll(async () => {
  ({ test, company, people, outsider } = await buildCast());
  planning = (await buildSkill(test.db, { en: "planning" })).id;
  english = (await buildSkill(test.db, { en: "reporting" })).id;
  const requires = [
    { skillId: planning, level: 4, mustHave: true },
    { skillId: english, level: 2 },
  ];
  jobProfileId = (await buildJobProfile(test.db, { en: "Planner", requires })).id;
});
afterAll(() => test.close());

const buildReport = (overrides: object = {}) =>
  buildUser(test.db, company, { managerId: people.manager.id, jobProfileId, ...overrides });
const proposals = async (who: TestUser, query: Record<string, string> = {}) =>
  ((await test.as(who).get("/goals/proposals", query)).body.payload as { data: LevelProposal[] }).data;
const of = async (who: TestUser, person: TestUser) =>
  (await proposals(who)).filter(({ person: { id } }) => id === person.id);

/** A goal whose one action is done with a level. */
async function reach(person: TestUser, level = 4): Promise<GoalDetail> {
  const goal = await buildGoal(test, person, planning);
  const [action] = goal.actions.activities;
  const answer = await test.as(person).post("/goals/actions/complete", {
    id: goal.id,
    version: goal.version,
    action_id: action?.id,
    levels: [{ skill_id: planning, level }],
    evidence: "Led three shifts",
  });
  expect(answer.status).toBe(200);
  return goalIn(answer);
}

describe("a level that was reached", () => {
  it("waits with its evidence, the required level and what it does to the match, and holds once confirmed", async () => {
    const person = await buildReport();
    await test.as(person).post("/skill_proficiency", { skill_id: planning, level: 2 });
    const goal = await reach(person);
    const [waiting] = await of(people.manager, person);
    expect(waiting).toMatchObject({
      level: 4,
      current: 2,
      required: 4,
      action: "Shadow a lead for a week",
      evidence: "Led three shifts",
      goal: { id: goal.id, name: goal.name },
      can: ["confirm", "decline"],
      declined: null,
      job: { name: "Planner" },
    });
    const { now, reached } = waiting?.job ?? {};
    expect(reached?.score ?? 0).toBeGreaterThan(now?.score ?? 1);
    expect(await proposals(person, { goal_id: goal.id })).toMatchObject([{ can: ["withdraw"] }]);

    const confirm = { user_id: person.id, skill_id: planning, level: 4 };
    const confirmed = await test.as(people.manager).post("/skill_proficiency/confirm", confirm);
    expect(confirmed.body.payload as PersonSkill).toMatchObject({
      level: 4,
      source: "confirmed",
      evidence: "Shadow a lead for a week (Lead the night shift): Led three shifts",
    });
    expect(await of(people.manager, person)).toEqual([]);
    expect(await proposals(person, { goal_id: goal.id })).toEqual([]);
    const sheet = await test.as(person).get("/skill_profile/match");
    expect((sheet.body.payload as { sheet: { score: number } }).sheet.score).toBeCloseTo(
      reached?.score ?? -1,
      10,
    );
  });

  it("is declined with a reason that the person reads, and may be proposed again", async () => {
    const person = await buildReport();
    const goal = await reach(person);
    const [{ id = "" } = {}] = await of(people.manager, person);
    const decline = (who: TestUser, body: object = { id, reason: "Let us look again in June" }) =>
      test.as(who).post("/goals/proposals/decline", body);
    expect((await decline(people.manager, { id })).status).toBe(400);
    expect((await decline(people.employee)).status).toBe(403);
    expect((await decline(person)).status).toBe(403);
    expect((await decline(outsider)).status).toBe(404);
    expect((await decline(people.manager)).status).toBe(200);
    expect((await decline(people.manager)).body.code).toBe("conflict");
    expect(await of(people.manager, person)).toEqual([]);
    expect(await proposals(person, { goal_id: goal.id })).toMatchObject([
      { declined: { reason: "Let us look again in June", by: "Test Person" } },
    ]);
    await test.as(person).post("/goals/complete", {
      id: goal.id,
      version: goal.version,
      levels: [{ skill_id: planning, level: 3 }],
    });
    expect(await of(people.manager, person)).toMatchObject([{ level: 3, action: null, declined: null }]);
  });

  it("is taken back by the person alone", async () => {
    const person = await buildReport();
    await reach(person);
    const [{ id = "" } = {}] = await of(people.manager, person);
    const withdraw = (who: TestUser) => test.as(who).delete("/goals/proposals", { id });
    expect((await withdraw(people.manager)).status).toBe(403);
    expect((await withdraw(outsider)).status).toBe(404);
    expect((await withdraw(person)).status).toBe(200);
    expect(await of(people.manager, person)).toEqual([]);
  });

  it("waits for the person who answers for someone when the manager leaves", async () => {
    const boss = await buildUser(test.db, company, { systemRole: "manager", managerId: people.manager.id });
    const person = await buildReport({ managerId: boss.id });
    await reach(person);
    expect(await of(boss, person)).toHaveLength(1);
    await test.as(people.admin).post("/employee/deactivate", { selection: { user_ids: [boss.id] } });
    expect(await of(people.manager, person)).toHaveLength(1);
    expect(await of(people.hr_manager, person)).toHaveLength(1);
    const confirm = { user_id: person.id, skill_id: planning, level: 4 };
    expect((await test.as(people.manager).post("/skill_proficiency/confirm", confirm)).status).toBe(200);
    expect(await of(people.hr_manager, person)).toEqual([]);
  });

  it("is one of the goal's skills, and is read by those alone who answer for the person", async () => {
    const goal = await buildGoal(test, people.employee, planning);
    const [action] = goal.actions.activities;
    const foreign = await test.as(people.employee).post("/goals/actions/complete", {
      id: goal.id,
      version: goal.version,
      action_id: action?.id,
      levels: [{ skill_id: english, level: 4 }],
    });
    expect(foreign).toMatchObject({
      status: 400,
      body: { fields: { "levels.0.skill_id": expect.any(String) } },
    });
    const status = async (who: TestUser, query: Record<string, string> = {}) =>
      (await test.as(who).get("/goals/proposals", query)).status;
    expect(await status(people.employee)).toBe(403);
    expect(await status(people.manager, { user_id: people.employee.id })).toBe(403);
    expect(await status(people.manager, { goal_id: goal.id })).toBe(403);
    expect(await status(outsider, { goal_id: goal.id })).toBe(404);
    expect((await test.ask("GET", "/goals/proposals")).status).toBe(401);
  });
});

describe("GET goals/suggestions", () => {
  const suggestions = async (who: TestUser, query: Record<string, string> = {}) =>
    ((await test.as(who).get("/goals/suggestions", query)).body.payload as { data: GoalSuggestion[] }).data;

  it("are the gaps to the job that cost most, without those that a goal closes or no one wants", async () => {
    const person = await buildReport();
    const first = await suggestions(person);
    expect(first).toMatchObject([
      { skill: { id: planning }, level: 4, must_have: true, job_profile: { name: "Planner" } },
      { skill: { id: english }, level: 2 },
    ]);
    expect(await suggestions(people.manager, { user_id: person.id })).toEqual(first);
    await buildGoal(test, person, planning, { origin: "system" });
    expect(await suggestions(person)).toMatchObject([{ skill: { id: english } }]);
    const decline = (body: object) => test.as(person).post("/goals/suggestions/decline", body);
    expect((await decline({ skill_id: person.id, level: 2 })).status).toBe(400);
    expect((await decline({ skill_id: english, level: 2 })).status).toBe(200);
    expect(await suggestions(person)).toEqual([]);
    const stranger = await test.as(people.employee).get("/goals/suggestions", { user_id: person.id });
    expect(stranger.status).toBe(403);
    expect(await suggestions(people.admin)).toEqual([]);
  });
});
