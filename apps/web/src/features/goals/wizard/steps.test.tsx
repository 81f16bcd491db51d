import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildGoal } from "../../../test/buildGoal.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import {
  choose,
  draw,
  fieldOf,
  findButton,
  type OnScreen,
  press,
  settle,
  type,
} from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import words from "../goals.en.json";
import { ActionsStep } from "./ActionsStep.tsx";
import { FactsStep } from "./FactsStep.tsx";
import { type GoalValues, valuesOf } from "./goalValues.ts";
import { ProjectsToAdd } from "./ProjectsToAdd.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { SkillsStep } from "./SkillsStep.tsx";
import type { GoalWizard } from "./useGoalWizard.ts";

const goal = valuesOf(buildGoal());
const [sql] = goal.skills;
const [read] = goal.actions;
if (!sql || !read) throw new Error("no skill or action");
const GIS = { ...sql.skill, id: "01890a5d-ac96-774b-bcce-b302099a8059", name: "GIS" };
const calls = { change: vi.fn(), addSkill: vi.fn(), addAction: vi.fn() };
const wizard = (values: Partial<GoalValues> = {}, issues: Record<string, string> = {}) =>
  ({
    ...calls,
    values: { ...goal, ...values },
    issues,
    issueAt: (field: string) => (issues[field] ? { type: "server", message: issues[field] } : undefined),
  }) as unknown as GoalWizard;
let screen: OnScreen;
beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (step: React.ReactNode, replies: Parameters<typeof serve>[0] = {}) => {
  const server = serve({
    "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
    ...replies,
  });
  screen = await draw(step, { goals: words });
  await settle();
  return server;
};

test("the facts go into the goal, each problem is shown at its field", async () => {
  await open(<FactsStep wizard={wizard({}, { name: "A name, please", due_date: "Too early" })} />);
  await type("Name", "Grow");
  expect(calls.change).toHaveBeenLastCalledWith({ name: "Grow" });
  await type("Description", "Why");
  expect(calls.change).toHaveBeenLastCalledWith({ description: "Why" });
  await type("Due date", "01/07/2026");
  expect(calls.change).toHaveBeenLastCalledWith({ due_date: "2026-07-01" });
  await type("Start date", "01/06/2026");
  expect(calls.change).toHaveBeenLastCalledWith({ start_date: "2026-06-01" });
  const alerts = [...document.querySelectorAll("[role=alert]")].map((one) => one.textContent);
  expect(alerts).toEqual(["A name, please", "Too early"]);
});

const suggestion = { skill: GIS, level: 2 } as never;
test("a skill that is found begins at the level that the job requires, or in the middle", async () => {
  const found = () => ({ data: [{ ...GIS, matched: null }, sql.skill], total: 2, can: [] });
  await open(<SkillsStep wizard={wizard()} required={new Map([[GIS.id, 4]])} suggestions={[]} />, {
    "GET /skill": found,
  });
  await type("Find a skill", "gis");
  await settle(300);
  await choose("GIS");
  expect(calls.addSkill).toHaveBeenLastCalledWith({ skill: expect.objectContaining(GIS), level: 4 });
  await screen.remove();
  await open(<SkillsStep wizard={wizard()} required={new Map()} suggestions={[]} />, { "GET /skill": found });
  await type("Find a skill", "gis");
  await settle(300);
  await choose("GIS");
  expect(calls.addSkill).toHaveBeenLastCalledWith({ skill: expect.objectContaining(GIS), level: 3 });
});

test("a gap to the job is offered until it is in the goal; a skill leaves the goal, and has its own level", async () => {
  await open(
    <SkillsStep
      wizard={wizard({}, { skills: "At least one" })}
      required={new Map()}
      suggestions={[suggestion]}
    />,
  );
  expect(document.querySelector("[role=alert]")?.textContent).toContain("At least one");
  await pressNamed("GIS");
  expect(calls.addSkill).toHaveBeenCalledWith({ skill: GIS, level: 2 });
  await pressNamed("Remove SQL");
  expect(calls.change).toHaveBeenLastCalledWith({ skills: [] });
  const levels = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  await act(async () => levels.find(({ value }) => value === "5")?.click());
  expect(calls.change).toHaveBeenLastCalledWith({ skills: [{ ...sql, level: 5 }] });
  await screen.remove();
  await open(
    <SkillsStep
      wizard={wizard({ skills: [sql, { skill: GIS, level: 1 }] })}
      required={new Map()}
      suggestions={[suggestion]}
    />,
  );
  expect(said()).not.toContain("Gaps to the job");
});

test("an activity is added by its button or by Enter, without spaces around it; an empty one is not", async () => {
  await open(<ActionsStep wizard={wizard({ skills: [] })} />);
  const added = { kind: "activity", title: "Write", course_id: null, project_id: null, skill_id: null };
  const enter = () =>
    act(async () => {
      const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
      fieldOf("Activity").dispatchEvent(event);
    });
  expect(findButton("Add activity")?.disabled).toBe(true);
  await enter();
  expect(calls.addAction).not.toHaveBeenCalled();
  await type("Activity", " Write ");
  await press("Add activity");
  expect(calls.addAction).toHaveBeenLastCalledWith(added);
  expect(fieldOf("Activity").value).toBe("");
  expect(document.activeElement).toBe(fieldOf("Activity"));
  await type("Activity", "Write");
  await enter();
  expect(calls.addAction).toHaveBeenCalledTimes(2);
});

test("an action leaves the goal, and what is wrong with one is shown at it", async () => {
  const other = { ...read, id: "a2", title: "Write" };
  await open(
    <ActionsStep
      wizard={wizard(
        { skills: [], actions: [read, other] },
        { "actions.1.title": "Too short", actions: "Too few" },
      )}
    />,
  );
  const items = [...document.querySelectorAll("ul[aria-label='Chosen actions'] > li")].map(
    (one) => one.textContent,
  );
  expect(items[0]).not.toContain("Too short");
  expect(items[1]).toContain("Too short");
  expect(document.querySelector(".MuiAlert-root")?.textContent).toBe("Too few");
  await pressNamed("Remove Read");
  expect(calls.change).toHaveBeenCalledWith({ actions: [other] });
});

test("courses and projects are offered only for a goal with skills", async () => {
  const server = await open(<ActionsStep wizard={wizard({ skills: [] })} />);
  expect(server.all).toEqual([]);
});

test("a project that uses the skills is added once", async () => {
  const project = { id: "pr", name: "Atlas", roles: ["Analyst"], skills: [{ id: "s", name: "SQL" }] };
  const server = await open(<ProjectsToAdd wizard={wizard()} />, {
    "GET /recommendations": () => ({ projects: [project] }),
  });
  const [query] = server.reads("/recommendations");
  expect(JSON.parse(atob(query?.value ?? ""))).toEqual({ skills: [sql.skill.id], exclude: [] });
  expect(query?.type).toBe("goal_projects");
  await pressNamed("Add Atlas");
  const added = {
    kind: "project" as const,
    title: "Atlas",
    course_id: null,
    project_id: "pr",
    skill_id: null,
  };
  expect(calls.addAction).toHaveBeenCalledWith(added);
  await screen.remove();
  await open(<ProjectsToAdd wizard={wizard({ actions: [added] })} />, {
    "GET /recommendations": () => ({ projects: [project] }),
  });
  expect(findButton("Added")?.disabled).toBe(true);
});

test("without a project nothing is offered", async () => {
  await open(<ProjectsToAdd wizard={wizard()} />, { "GET /recommendations": () => ({ projects: [] }) });
  expect(said()).toBe("");
});

test("the review has all of the goal", async () => {
  await open(<ReviewStep values={goal} />);
  for (const text of [goal.name, goal.description, "SQL", "Read (Activity)", "1 Jan 2026 to 30 Jun 2026"])
    expect(said()).toContain(text);
});
