import { GOAL_STATES } from "@vaardig/contract/goals/goals";
import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { expect, test } from "vitest";
import { NOORDLICHT } from "../data/noordlicht.ts";
import { generateCompany } from "./generateCompany.ts";

const starter = loadStarter();
const skillIds = new Map(starter.skills.map(({ key }) => [key, `id of ${key}`]));
const today = "2026-03-02";
const {
  goals: made,
  projects,
  users,
} = generateCompany(NOORDLICHT, {
  today,
  passwordHash: "hash",
  starter,
  skillIds,
});

const goalsOf = (mailbox: string) => {
  const person = users.find(({ email }) => email === `${mailbox}@noordlicht.example`);
  return made.goals.filter(({ userId }) => userId === person?.id);
};

test("goals are in every state, some late, each with a skill and an action", () => {
  expect(new Set(made.goals.map(({ state }) => state))).toEqual(new Set(GOAL_STATES));
  const late = made.goals.filter(({ state, dueDate }) => state === "in_progress" && dueDate < today);
  expect(late.length).toBeGreaterThan(5);
  for (const { id, startDate, dueDate } of made.goals) {
    expect(dueDate > startDate).toBe(true);
    expect(made.skills.some(({ goalId }) => goalId === id)).toBe(true);
    expect(made.actions.some(({ goalId }) => goalId === id)).toBe(true);
  }
});

test("what was proposed to a person is their manager's, and waits or was declined with a reason", () => {
  const managers = new Map(users.map(({ id, managerId }) => [id, managerId]));
  const assigned = made.goals.filter(({ origin }) => origin === "manager");
  expect(assigned.length).toBeGreaterThan(2);
  for (const { userId, createdBy, state, reason } of assigned) {
    expect(createdBy).toBe(managers.get(userId));
    expect(reason !== null).toBe(state === "declined");
  }
});

test("every demo account has goals in every state, and levels wait for managers", () => {
  for (const mailbox of ["employee", "manager", "hr", "admin"]) {
    const own = goalsOf(mailbox).map(({ state }) => state);
    expect(new Set(own), mailbox).toEqual(new Set(GOAL_STATES));
  }
  expect(made.proposals.length).toBeGreaterThan(3);
  expect(new Set(made.proposals.map(({ userId, skillId }) => `${userId} ${skillId}`)).size).toBe(
    made.proposals.length,
  );
});

test("some goals are reached by a project that takes people, among them one of the employee's", () => {
  const open = new Set(projects.projects.filter(({ status }) => status === "Approved").map(({ id }) => id));
  const steps = made.actions.filter(({ kind }) => kind === "project");
  const shown = new Set(goalsOf("employee").map(({ id }) => id));
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.some(({ goalId }) => shown.has(goalId))).toBe(true);
  for (const { projectId } of steps) expect(open.has(projectId ?? "")).toBe(true);
});

test("nothing is done before the goal was set, nor before its person came", () => {
  const joined = new Map(users.map(({ id, joinDate }) => [id, joinDate]));
  const actions = Map.groupBy(made.actions, ({ goalId }) => goalId);
  for (const { id, userId, startDate, createdAt, updatedAt } of made.goals) {
    expect(startDate > (joined.get(userId) ?? "")).toBe(true);
    expect(updatedAt && createdAt && updatedAt >= createdAt).toBe(true);
    for (const { doneAt } of actions.get(id) ?? [])
      if (doneAt && createdAt) expect(doneAt > createdAt).toBe(true);
  }
});
