import type { GoalAction } from "@vaardig/contract/goals/goals";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildGoal } from "../../../test/buildGoal.ts";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, isAsked, type OnScreen, press, pressInDialog, settle } from "../../../test/onScreen.tsx";
import { refused, stubServer, writes } from "../../../test/stubServer.ts";
import words from "../goals.en.json";
import { GoalActionList } from "./GoalActionList.tsx";

const [READ] = buildGoal().actions.activities;
if (!READ) throw new Error("no action");
const COURSE: GoalAction = {
  ...READ,
  id: "c",
  kind: "course",
  title: "Course",
  course_id: "x",
  skill_id: "s",
};
const COMPLETE = "POST /goals/actions/complete";
const REOPEN = "POST /goals/actions/reopen";

let screen: OnScreen;
async function open(
  answers: Parameters<typeof stubServer>[0] = {},
  more: Parameters<typeof buildGoal>[0] = {},
) {
  const asked = stubServer({
    "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
    ...answers,
  });
  screen = await draw(<GoalActionList goal={buildGoal(more)} />, { goals: words });
  await settle();
  return asked;
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const title = words.reached["action-title"].replace("{{name}}", "Read");

test("an action is done once its dialog is answered, which closes, and the next starts empty", async () => {
  const asked = await open({ [COMPLETE]: () => ({}) });
  await pressNamed("Mark as done: Read");
  expect(isAsked(title)).toBe(true);
  expect(writes(asked)).toEqual([]);
  await pressInDialog(words.act.done);
  expect(writes(asked)[0]).toMatchObject({
    call: COMPLETE,
    body: { id: buildGoal().id, version: 3, action_id: READ.id, levels: [], evidence: "" },
  });
  await settle(300);
  expect(isAsked(title)).toBe(false);
  expect(screen.message()).toBe(words.done.action);
});

test("while it is sent the dialog is busy", async () => {
  await open();
  await pressNamed("Mark as done: Read");
  const confirm = () =>
    [...document.querySelectorAll("[role=dialog] button")].find((one) =>
      one.textContent?.includes(words.act.done),
    );
  const before = confirm()?.outerHTML;
  await pressInDialog(words.act.done);
  expect(confirm()?.outerHTML).not.toBe(before);
});

test("a refusal is said in the dialog, and not again when it is opened later", async () => {
  await open({ [COMPLETE]: refused(409, {}, { message: "Somebody was first" }) });
  await pressNamed("Mark as done: Read");
  await pressInDialog(words.act.done);
  const alert = () => document.querySelector("[role=dialog] [role=alert]")?.textContent;
  expect(alert()).toContain("Somebody was first");
  await press("Cancel");
  await settle(300);
  expect(isAsked(title)).toBe(false);
  await pressNamed("Mark as done: Read");
  expect(alert()).toBeUndefined();
});

test("a level that is proposed with it is said to wait for confirmation", async () => {
  const asked = await open({ [COMPLETE]: () => ({}) });
  await pressNamed("Mark as done: Read");
  const tick = document.querySelector<HTMLInputElement>("[role=dialog] input[type=checkbox]");
  await act(async () => tick?.click());
  await pressInDialog(words.act.done);
  expect(writes(asked)[0]?.body).toMatchObject({ levels: [{ skill_id: READ.id, level: 4 }] });
  expect(screen.message()).toBe(words.done["action-proposed"]);
});

test("what is done is opened again without a question; a refusal is said", async () => {
  const activities = [{ ...READ, progress: 100 }];
  const asked = await open(
    { [REOPEN]: refused(409, {}, { message: "Somebody was first" }) },
    { actions: { courses: [], projects: [], activities } },
  );
  await pressNamed("Not done: Read");
  expect(writes(asked)[0]?.body).toMatchObject({ action_id: READ.id, version: 3 });
  expect(screen.message()).toBe("Somebody was first");
});

test("a course only proposes a level, of the skill that it is for, once it is completed", async () => {
  const courses = [{ ...COURSE, progress: 100, skill_id: "other" }];
  await open({}, { actions: { courses, projects: [], activities: [] } });
  expect(said()).toContain(words.kinds.course);
  expect(said()).not.toContain(words.kinds.activity);
  await pressNamed("Propose level: Course");
  expect(document.querySelector("[role=dialog] input[type=checkbox]")).toBeNull();
});

test("without the right nothing can be done", async () => {
  await open({}, { can: [] });
  expect(findNamed("Mark as done: Read")).toBeUndefined();
});
