import type { GoalDetail } from "@vaardig/contract/goals/goals";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enrolments } from "../../domain/learning/courses/enrolments.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import type { TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { buildCourse } from "../../test/courseFactories.ts";
import { buildSkill, buildUser, type TestUser } from "../../test/factories.ts";
import { buildGoal, goalIn } from "../../test/goalFactories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let report: TestUser;
let outsider: TestUser;
let skillId: string;

beforeAll(async () => {
  const cast = await buildCast();
  ({ test, people, outsider } = cast);
  report = await buildUser(test.db, cast.company, { managerId: people.manager.id });
  skillId = (await buildSkill(test.db)).id;
});
afterAll(() => test.close());

const act = (who: TestUser, what: string, { id, version }: GoalDetail, more: object = {}) =>
  test.as(who).post(`/goals/${what}`, { id, version, ...more });
const acted = async (...args: Parameters<typeof act>) => goalIn(await act(...args));

describe("a goal's way", () => {
  it("leads from start to completed, back and to its end, each step once", async () => {
    const goal = await buildGoal(test, people.employee, skillId);
    const started = await acted(people.employee, "start", goal);
    expect(started).toMatchObject({ state: "in_progress", version: 2 });
    expect((await act(people.employee, "start", goal)).body.code).toBe("stale_version");
    expect((await act(people.employee, "start", started)).body.code).toBe("conflict");
    const completed = await acted(people.employee, "complete", started);
    expect(completed).toMatchObject({ state: "completed", overdue: false, progress: 0 });
    expect(completed.completed_at).not.toBeNull();
    const again = await acted(people.employee, "reopen", completed);
    expect(again).toMatchObject({ state: "in_progress", completed_at: null });
    expect((await act(people.employee, "cancel", again)).status).toBe(400);
    const cancelled = await acted(people.employee, "cancel", again, { reason: "Other plans" });
    expect(cancelled).toMatchObject({
      state: "cancelled",
      reason: "Other plans",
      can: ["reopen", "comment", "delete"],
    });
  });

  it("of an assigned goal begins with an answer of its owner", async () => {
    const propose = () => buildGoal(test, people.manager, skillId, { user_id: report.id });
    const goal = await propose();
    expect((await act(people.manager, "accept", goal)).status).toBe(403);
    expect((await act(report, "start", goal)).body.code).toBe("conflict");
    expect(await acted(report, "accept", goal)).toMatchObject({ state: "not_started" });
    const other = await propose();
    expect(await acted(report, "decline", other, { reason: "Not now" })).toMatchObject({
      state: "declined",
      reason: "Not now",
    });
  });

  it("is refused to colleagues and other companies", async () => {
    const goal = await buildGoal(test, report, skillId);
    for (const what of ["start", "complete", "reopen", "accept"]) {
      expect((await act(people.employee, what, goal)).status, what).toBe(403);
      expect((await act(outsider, what, goal)).status, what).toBe(404);
    }
    expect((await act(people.manager, "cancel", goal, { reason: "I say so" })).status).toBe(403);
    const { id, version } = goal;
    expect((await test.ask("POST", "/goals/start", { body: { id, version } })).status).toBe(401);
  });
});

describe("an action", () => {
  const complete = (who: TestUser, goal: GoalDetail, action_id: string | undefined, more: object = {}) =>
    act(who, "actions/complete", goal, { action_id, ...more });

  it("that is done begins the goal, moves its progress, and can be undone", async () => {
    const actions = ["One", "Two"].map((title) => ({ kind: "activity", title }));
    const goal = await buildGoal(test, report, skillId, { actions });
    const [one] = goal.actions.activities;
    const half = goalIn(await complete(people.manager, goal, one?.id));
    expect(half).toMatchObject({ state: "in_progress", progress: 50, actions_done: 1 });
    const none = await acted(report, "actions/reopen", half, { action_id: one?.id });
    expect(none).toMatchObject({ progress: 0 });
    expect((await act(report, "actions/reopen", none, { action_id: one?.id })).body.code).toBe("conflict");
    expect((await complete(report, none, skillId)).status).toBe(404);
    expect((await complete(people.employee, none, one?.id)).status).toBe(403);
  });

  it("of a course is done by the owner's enrolment alone", async () => {
    const course = await buildCourse(test.db, { teaches: [[skillId, 0, 3]] });
    const goal = await buildGoal(test, report, skillId, {
      actions: [{ kind: "course", course_id: course.id }],
    });
    const [action] = goal.actions.courses;
    const progress = async () =>
      ((await test.as(report).get("/goals/", { id: goal.id })).body.payload as { goal: GoalDetail }).goal
        .progress;
    const enrol = (state: "started" | "completed") =>
      acrossCompanies(test.db, async (tx) => {
        await tx.delete(enrolments);
        await tx.insert(enrolments).values({
          companyId: report.companyId,
          userId: report.id,
          courseId: course.id,
          skillId,
          level: 2,
          state,
          ...(state === "completed" && { completedAt: new Date() }),
        });
      });
    expect((await complete(report, goal, action?.id)).body.code).toBe("conflict");
    expect(await progress()).toBe(0);
    await enrol("started");
    expect(await progress()).toBe(50);
    await enrol("completed");
    expect(await progress()).toBe(100);
    expect((await complete(report, goal, action?.id)).status).toBe(200);
  });
});
