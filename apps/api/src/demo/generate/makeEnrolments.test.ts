import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { expect, it } from "vitest";
import { NOORDLICHT } from "../data/noordlicht.ts";
import { generateCompany } from "./generateCompany.ts";
import { makeCourseActions } from "./makeCourseActions.ts";
import { makeCourses } from "./makeCourses.ts";
import { makeEnrolments } from "./makeEnrolments.ts";

const TODAY = "2026-06-01";
const starter = loadStarter();
const skillIds = new Map(starter.skills.map(({ key }) => [key, `id of ${key}`]));
const company = generateCompany(NOORDLICHT, { today: TODAY, passwordHash: "x", starter, skillIds });
const required = new Set(company.jobProfiles.skills.map(({ skillId }) => skillId));
const courses = makeCourses(starter, skillIds, required, TODAY).map((course) => ({
  ...course,
  id: course.code,
}));

it("gives the shown accounts a course in every state, and ratings to completed ones alone", () => {
  const made = makeEnrolments(company, courses, TODAY);
  expect(made).toEqual(makeEnrolments(company, courses, TODAY));
  const employee = company.users.find(({ email }) => email === "employee@noordlicht.example");
  const own = made.enrolments.filter(({ userId }) => userId === employee?.id);
  expect(new Set(own.map(({ state }) => state))).toEqual(new Set(["started", "not started", "completed"]));
  const done = new Set(
    made.enrolments
      .filter(({ state }) => state === "completed")
      .map(({ userId, courseId }) => `${userId} ${courseId}`),
  );
  expect(made.certificates.length).toBe(done.size);
  expect(made.ratings.length).toBeGreaterThan(20);
  for (const { userId, courseId } of made.ratings) expect(done.has(`${userId} ${courseId}`)).toBe(true);
  expect(new Set(made.enrolments.map(({ id }) => id)).size).toBe(made.enrolments.length);
  for (const { startedAt, completedAt, updatedAt } of made.enrolments)
    for (const at of [startedAt, completedAt, updatedAt])
      if (at) expect(at.getTime()).toBeLessThan(Date.parse(`${TODAY}T12:00:00Z`));
});

it("brings goals to a course that agrees with their state, and no one to the same course twice", () => {
  const { enrolments: own } = makeEnrolments(company, courses, TODAY);
  const made = makeCourseActions(company, courses, own);
  const stateOf = new Map(company.goals.goals.map(({ id, state }) => [id, state]));
  const followed = new Map(made.enrolments.map((one) => [`${one.userId} ${one.courseId}`, one.state]));
  const owners = new Map(company.goals.goals.map(({ id, userId }) => [id, userId]));
  expect(made.actions.length).toBeGreaterThan(10);
  for (const { goalId, courseId } of made.actions) {
    const state = followed.get(`${owners.get(goalId)} ${courseId}`);
    const goal = stateOf.get(goalId);
    expect(state).toBe(goal === "completed" ? "completed" : goal === "in_progress" ? "started" : undefined);
  }
  const all = [...own, ...made.enrolments].map(({ userId, courseId }) => `${userId} ${courseId}`);
  expect(new Set(all).size).toBe(all.length);
  const done = made.enrolments.filter(({ state }) => state === "completed");
  expect(made.certificates.map(({ id }) => id)).toEqual(done.map(({ certificateId }) => certificateId));
});
