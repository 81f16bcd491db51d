import { GOAL_STATES } from "@vaardig/contract/goals/goals";
import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { expect, test } from "vitest";
import { NOORDLICHT } from "../data/noordlicht.ts";
import { generateCompany } from "./generateCompany.ts";

const starter = loadStarter();
const skillIds = new Map(starter.skills.map(({ key }) => [key, `id of ${key}`]));
const today = "2026-03-02";
const { goals: made, users } = generateCompany(NOORDLICHT, {
  today,
  passwordHash: "hash",
  starter,
  skillIds,
});

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

test("the employee who shows the product has goals to act on, and levels wait for managers", () => {
  const employee = users.find(({ email }) => email === "employee@noordlicht.example");
  const own = made.goals.filter(({ userId }) => userId === employee?.id).map(({ state }) => state);
  expect(own).toContain("in_progress");
  expect(own).toContain("proposed");
  expect(made.proposals.length).toBeGreaterThan(3);
  expect(new Set(made.proposals.map(({ userId, skillId }) => `${userId} ${skillId}`)).size).toBe(
    made.proposals.length,
  );
});
