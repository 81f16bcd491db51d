import type { GoalAction } from "@vaardig/contract/goals/goals";
import { afterEach, expect, test, vi } from "vitest";
import { buildGoal } from "../../../test/buildGoal.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../goals.en.json";
import { GoalActionRow } from "./GoalActionRow.tsx";

const READ = buildGoal().actions.activities[0] as GoalAction;
const COURSE: GoalAction = { ...READ, kind: "course", title: "SQL in depth", course_id: "c", skill_id: "s" };
const PROJECT: GoalAction = { ...READ, kind: "project", title: "Grid map", project_id: "p" };

let screen: OnScreen | undefined;
afterEach(() => screen?.remove());
const onDone = vi.fn();
const onUndo = vi.fn();
const open = async (action: GoalAction, canAct = true) => {
  await screen?.remove();
  const Page = () => <GoalActionRow {...{ action, canAct, onDone, onUndo }} />;
  const who = signedInAs("employee", "course-details", "project-details");
  screen = await drawPage(Page, { at: "/" }, { goals: words }, who);
};
const named = () =>
  [...document.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"));

test("an activity is marked done, taken back when it is, and neither by someone who only reads", async () => {
  await open(READ);
  expect(named()).toEqual(["Mark as done: Read"]);
  await pressNamed("Mark as done: Read");
  expect(onDone).toHaveBeenCalledTimes(1);
  await open({ ...READ, progress: 100, done_at: "2026-03-02T10:00:00.000Z" });
  expect(said()).toContain("Done 2 Mar 2026");
  expect(named()).toEqual(["Not done: Read"]);
  await pressNamed("Not done: Read");
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  await open(READ, false);
  expect(named()).toEqual([]);
});

test("a course follows its enrolment: only a completed one can propose a level", async () => {
  await open(COURSE);
  expect(said()).toContain("Not started");
  expect(named()).toEqual([]);
  await open({ ...COURSE, progress: 50 });
  expect(said()).toContain("Started");
  expect(said()).not.toContain("Not started");
  await open({ ...COURSE, progress: 100 });
  expect(said()).toContain("Completed");
  expect(named()).toEqual(["Propose level: SQL in depth"]);
});

test("a course is opened with its skill, and a project only while it takes people", async () => {
  await open(COURSE);
  expect(findNamed("SQL in depth")?.getAttribute("href")).toContain("?skill=s");
  await open({ ...COURSE, skill_id: null });
  expect(findNamed("SQL in depth")).toBeUndefined();
  await open(PROJECT);
  expect(findNamed("Grid map")?.getAttribute("href")).toContain("/project-details");
  await open({ ...PROJECT, is_closed: true });
  expect(findNamed("Grid map")).toBeUndefined();
  expect(said()).toContain("Project closed");
  await open({ ...COURSE, is_closed: true });
  expect(said()).toContain("No longer offered");
});
