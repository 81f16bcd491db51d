import { afterEach, beforeEach, expect, test } from "vitest";
import { buildGoal } from "../../../test/buildGoal.ts";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { emptyGoal, valuesOf } from "./goalValues.ts";
import { type GoalWizard, useGoalWizard } from "./useGoalWizard.ts";

let wizard: HookOnScreen<GoalWizard>;
beforeEach(async () => {
  wizard = await drawHook(useGoalWizard);
});
afterEach(() => wizard.remove());
const shown = () => Object.keys(wizard.result().issues).sort();

test("a step is only left when it is complete, back stops at the first and next at the last", async () => {
  await wizard.run(({ put }) => put(emptyGoal()));
  await wizard.run(({ back }) => back());
  expect(wizard.result().step).toBe(1);
  await wizard.run(({ next }) => next());
  expect(wizard.result().step).toBe(1);
  expect(shown()).toEqual(["description", "name"]);
  await wizard.run(({ put }) => put(valuesOf(buildGoal())));
  for (let time = 0; time < 5; time += 1) await wizard.run(({ next }) => next());
  expect(wizard.result().step).toBe(4);
  await wizard.run(({ back }) => back());
  expect(wizard.result().step).toBe(3);
});

test("typing removes the issue of that field alone, and either date those of both", async () => {
  await wizard.run(({ put }) => put({ ...emptyGoal(), start_date: "2026-05-01", due_date: "2026-05-01" }));
  await wizard.run(({ refuse }) => refuse({ name: "Taken", due_date: "Too soon", "skills.0.level": "No" }));
  expect(wizard.result().step).toBe(1);
  expect(wizard.result().issueAt("name")).toEqual({ type: "server", message: "Taken" });
  await wizard.run(({ change }) => change({ start_date: "2026-04-01" }));
  expect(shown()).toEqual(["name", "skills.0.level"]);
  await wizard.run(({ change }) => change({ name: "Grow" }));
  expect(shown()).toEqual(["skills.0.level"]);
  await wizard.run(({ change }) => change({ skills: [] }));
  expect(shown()).toEqual([]);
});

test("a check of everything leads to the first step with an issue, of the schema and no longer the server", async () => {
  await wizard.run(({ refuse }) => refuse({ "actions.0.title": "No" }));
  expect(wizard.result().step).toBe(3);
  await wizard.run(({ put }) => put({ ...valuesOf(buildGoal()), skills: [], actions: [] }));
  await wizard.run(({ check }) => check());
  expect(wizard.result().step).toBe(2);
  expect(wizard.result().issueAt("skills")).toEqual({ type: "schema", message: "skill_selected" });
  await wizard.run(({ put }) => put(valuesOf(buildGoal())));
  await wizard.run(({ goTo }) => goTo(4));
  await wizard.run(({ check }) => check());
  expect(wizard.result().step).toBe(4);
  expect(shown()).toEqual([]);
});

test("skills and actions are added at the end, each kind of action together", async () => {
  const goal = valuesOf(buildGoal());
  await wizard.run(({ put }) => put(goal));
  const course = { kind: "course" as const, title: "SQL", course_id: "c", project_id: null, skill_id: null };
  const project = { ...course, kind: "project" as const, title: "Grid", course_id: null, project_id: "p" };
  await wizard.run(({ addAction }) => addAction(project));
  await wizard.run(({ addAction }) => addAction(course));
  expect(wizard.result().values.actions.map(({ title }) => title)).toEqual(["SQL", "Grid", "Read"]);
  const [sql] = goal.skills;
  if (!sql) throw new Error("no skill");
  await wizard.run(({ addSkill }) => addSkill({ skill: { ...sql.skill, id: "x", name: "GIS" }, level: 2 }));
  expect(wizard.result().values.skills.map(({ skill }) => skill.name)).toEqual(["SQL", "GIS"]);
});
