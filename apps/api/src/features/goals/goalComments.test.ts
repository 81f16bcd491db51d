import type { GoalComment } from "@vaardig/contract/goals/goalComments";
import type { GoalDetail } from "@vaardig/contract/goals/goals";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { buildSkill, buildUser, type TestUser } from "../../test/factories.ts";
import { buildGoal } from "../../test/goalFactories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let report: TestUser;
let outsider: TestUser;
let goal: GoalDetail;
let skillId: string;

beforeAll(async () => {
  const cast = await buildCast();
  ({ test, people, outsider } = cast);
  report = await buildUser(test.db, cast.company, { managerId: people.manager.id });
  skillId = (await buildSkill(test.db, { en: "welding" })).id;
  goal = await buildGoal(test, report, skillId);
});
afterAll(() => test.close());

const say = (who: TestUser, text: string) => test.as(who).post("/goals/comments", { goal_id: goal.id, text });
const thread = async (who: TestUser) =>
  (await test.as(who).get("/goals/comments", { goal_id: goal.id })).body.payload as { data: GoalComment[] };

it("is a thread of the owner and those who answer for the owner, each deletes what they wrote", async () => {
  const mine = (await say(report, "How is this?")).body.payload as GoalComment;
  await say(people.manager, "Good start");
  expect((await thread(people.manager)).data).toMatchObject([
    { text: "How is this?", author: { id: report.id }, can: [] },
    { text: "Good start", author: { id: people.manager.id }, can: ["delete"] },
  ]);
  const shown = await test.as(report).get("/goals/", { id: goal.id });
  expect(shown.body.payload).toMatchObject({ goal: { comments_count: 2 } });
  const remove = (who: TestUser) => test.as(who).delete("/goals/comments", { id: mine.id });
  expect((await remove(people.manager)).status).toBe(403);
  expect((await remove(outsider)).status).toBe(404);
  expect((await remove(report)).status).toBe(200);
  expect((await thread(report)).data).toHaveLength(1);
});

it("refuses an empty one, one that is too long, colleagues and other companies", async () => {
  expect((await say(report, " ")).status).toBe(400);
  expect((await say(report, "x".repeat(20_001))).status).toBe(400);
  expect((await say(people.employee, "Hello")).status).toBe(403);
  expect((await say(outsider, "Hello")).status).toBe(404);
  const path = "/goals/comments";
  expect((await test.as(people.employee).get(path, { goal_id: goal.id })).status).toBe(403);
  expect((await test.ask("GET", `${path}?goal_id=${goal.id}`)).status).toBe(401);
});

it("keeps a goal that was begun for the person alone, until it is set or thrown away", async () => {
  const draft = {
    step: 3,
    name: "Half",
    description: "",
    start_date: "2026-02-01",
    due_date: "",
    skills: [],
    actions: [{ kind: "activity", title: "", course_id: null, project_id: null, skill_id: null }],
    person: null,
    job_profile_id: null,
    origin: "own",
  };
  const kept = async (who: TestUser) =>
    ((await test.as(who).get("/goals/draft")).body.payload as { draft: object | null }).draft;
  expect(await kept(report)).toBeNull();
  const keep = (who: TestUser, over: string | null, more: object = {}) =>
    test.as(who).post("/goals/draft", { draft: { ...draft, ...more }, over });
  const first = await keep(report, null);
  expect(first.status).toBe(200);
  expect(await kept(report)).toEqual(draft);
  const { saved_at: savedAt } = first.body.payload as { saved_at: string };
  // A tab that knows of none, and one that knows an older one, write over nothing.
  expect((await keep(report, null, { name: "Other tab" })).body.code).toBe("stale_version");
  expect((await keep(report, "2026-01-01T00:00:00.000Z", { name: "Other tab" })).status).toBe(409);
  expect((await keep(report, savedAt, { name: "Half a goal" })).status).toBe(200);
  expect(await kept(report)).toEqual({ ...draft, name: "Half a goal" });
  expect(await kept(people.manager)).toBeNull();
  expect((await keep(report, null, { step: 5 })).status).toBe(400);
  expect((await keep(people.moderator, null)).status).toBe(403);
  await buildGoal(test, report, skillId);
  expect(await kept(report)).toBeNull();
  expect((await keep(report, savedAt)).status).toBe(409);
  await keep(report, null);
  expect((await test.as(report).delete("/goals/draft")).status).toBe(200);
  expect(await kept(report)).toBeNull();
});

it("begins a goal with the skills, the person and the job that another screen names", async () => {
  const start = (who: TestUser, query: Record<string, string>) => test.as(who).get("/goals/preset", query);
  expect((await start(people.manager, { skills: `${skillId}:4`, user_id: report.id })).body.payload).toEqual({
    skills: [{ skill: expect.objectContaining({ name: "welding" }), level: 4 }],
    person: { id: report.id, name: "Test Person" },
    job_profile: null,
    required: [],
  });
  expect((await start(report, { skills: "welding:4" })).status).toBe(400);
  expect((await start(report, { skills: `${skillId}:6` })).status).toBe(400);
  expect((await start(report, { job_profile_id: skillId })).status).toBe(404);
});
