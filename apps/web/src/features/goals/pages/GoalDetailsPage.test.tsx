import type { GoalDetail } from "@vaardig/contract/goals/goals";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildGoal } from "../../../test/buildGoal.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import {
  fieldOf,
  findButton,
  isAsked,
  type OnScreen,
  press,
  pressInDialog,
  type,
} from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../goals.en.json";
import { GoalDetailsPage } from "./GoalDetailsPage.tsx";

const ID = buildGoal().id;
const [read] = buildGoal().actions.activities;
if (!read) throw new Error("no activity");
const COMMENT = {
  id: "c1",
  text: "Well done",
  author: { id: "m", name: "Mia", photo_url: null },
  created_at: "2026-01-05T08:00:00.000Z",
  can: ["delete"],
};
const PROPOSAL = {
  id: "p1",
  skill: buildGoal().skills[0]?.skill,
  level: 4,
  declined: null,
  can: ["withdraw"],
};

let screen: OnScreen;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const open = async (more: Partial<GoalDetail> = {}, replies: Parameters<typeof serve>[0] = {}) => {
  const server = serve({
    "GET /goals/": () => ({ goal: buildGoal(more), data: [], people: [], total: 0, can: [] }),
    "GET /goals/comments": () => ({
      data: [COMMENT, { ...COMMENT, id: "c2", author: null, can: [] }],
      total: 2,
    }),
    "GET /goals/proposals": () => ({ data: [PROPOSAL], total: 1 }),
    "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
    ...replies,
  });
  const who = signedInAs("manager", "goals", "employee-details");
  screen = await drawPage(GoalDetailsPage, { at: `/${ID}`, path: "/:goalId" }, { goals: words }, who);
  return server;
};
const actOn = (name: string) => findNamed(name);

test("a goal is read by its address, with its actions by kind, and whose it is", async () => {
  const course = { ...read, id: "a2", kind: "course" as const, title: "SQL basics", progress: 50 };
  const server = await open({
    owner: { id: "someone", name: "Bram", photo_url: null },
    reason: "Too much at once",
    actions: { courses: [course], projects: [], activities: [read] },
  });
  expect(server.reads("/goals/")).toEqual([{ id: ID }]);
  expect([...document.querySelectorAll("section h3")].map((one) => one.textContent)).toEqual([
    "Courses",
    "Activities",
  ]);
  expect(said()).toContain("Goal of Bram");
  expect(said()).toContain("Reason: Too much at once");
  expect(findNamed("Mark as done: SQL basics")).toBeUndefined();
});

test("my own goal does not say whose it is", async () => {
  await open();
  expect(said()).not.toContain("Goal of");
});

test("an action is done with the level that is proposed, over the version that is shown", async () => {
  const server = await open({}, { "POST /goals/actions/complete": () => ({}) });
  await pressNamed("Mark as done: Read");
  expect(isAsked("Mark “Read” as done")).toBe(true);
  await act(async () =>
    document.querySelector<HTMLInputElement>("[role=dialog] input[type=checkbox]")?.click(),
  );
  await type("What shows it?", " A report ");
  await pressInDialog("Mark as done");
  expect(server.commands()).toEqual([
    {
      call: "POST /goals/actions/complete",
      body: {
        id: ID,
        version: 3,
        action_id: read.id,
        levels: [{ skill_id: buildGoal().skills[0]?.skill.id, level: 4 }],
        evidence: "A report",
      },
    },
  ]);
  expect(screen.message()).toBe(words.done["action-proposed"]);
  expect(server.reads("/goals/")).toHaveLength(2);
});

test("an action done without a level says no more than that, and a refusal keeps the question open", async () => {
  const replies: Parameters<typeof serve>[0] = { "POST /goals/actions/complete": refused(409) };
  await open({}, replies);
  await pressNamed("Mark as done: Read");
  await pressInDialog("Mark as done");
  expect(document.querySelector("[role=dialog] [role=alert]")?.textContent).toContain("Out of order");
});

test("an action is taken back at once", async () => {
  const done = { ...read, progress: 100, done_at: "2026-02-01T08:00:00.000Z" };
  const server = await open(
    { actions: { courses: [], projects: [], activities: [done] } },
    { "POST /goals/actions/reopen": () => ({}) },
  );
  expect(actOn("Mark as done: Read")).toBeUndefined();
  await pressNamed("Not done: Read");
  expect(server.commands()).toEqual([
    { call: "POST /goals/actions/reopen", body: { id: ID, version: 3, action_id: read.id } },
  ]);
});

test("who may not act has no buttons at the actions", async () => {
  await open({ can: [] });
  expect(actOn("Mark as done: Read")).toBeUndefined();
  expect(findButton("Mark as completed")).toBeUndefined();
});

test("a comment is sent once, without spaces around it, with a key of its own, and the field is empty then", async () => {
  const server = await open({}, { "POST /goals/comments": () => COMMENT });
  expect(findButton("Comment")?.disabled).toBe(true);
  await type("Add a comment", "   ");
  expect(findButton("Comment")?.disabled).toBe(true);
  await type("Add a comment", " Go on ");
  await press("Comment");
  expect(server.commands()).toEqual([{ call: "POST /goals/comments", body: { goal_id: ID, text: "Go on" } }]);
  expect(fieldOf("Add a comment").value).toBe("");
  await type("Add a comment", "More");
  await press("Comment");
  const keys = server.keys.filter(Boolean);
  expect(new Set(keys).size).toBe(2);
});

test("a comment that is refused stays, and is sent again with the same key", async () => {
  const server = await open({}, { "POST /goals/comments": refused(503) });
  await type("Add a comment", "Go on");
  await press("Comment");
  expect(fieldOf("Add a comment").value).toBe("Go on");
  expect(said()).toContain("Out of order");
  await press("Comment");
  expect(new Set(server.keys.filter(Boolean)).size).toBe(1);
});

test("only what the reader may delete can be deleted; who left is someone", async () => {
  const server = await open({}, { "DELETE /goals/comments": () => ({}) });
  expect(document.querySelectorAll('[aria-label="Delete comment"]')).toHaveLength(1);
  expect(said()).toContain("Someone");
  await pressNamed("Delete comment");
  expect(server.commands()).toEqual([{ call: "DELETE /goals/comments", query: { id: "c1" } }]);
  expect(server.reads("/goals/comments")).toHaveLength(2);
});

test("a proposal waits at its skill, and is withdrawn", async () => {
  const server = await open({}, { "DELETE /goals/proposals": () => ({}) });
  expect(server.reads("/goals/proposals")).toEqual([{ goal_id: ID }]);
  expect(said()).toMatch(/is waiting for confirmation/);
  await press("Withdraw");
  expect(server.commands()).toEqual([{ call: "DELETE /goals/proposals", query: { id: "p1" } }]);
});

test("a declined proposal says who declined it and why, and is dismissed", async () => {
  const declined = { reason: "Too early", by: "Mia" };
  await open({}, { "GET /goals/proposals": () => ({ data: [{ ...PROPOSAL, declined }], total: 1 }) });
  expect(said()).toMatch(/was declined by Mia: Too early/);
  expect(findButton("Dismiss")).toBeDefined();
  expect(findButton("Withdraw")).toBeUndefined();
});

test("a goal that is not there is missing", async () => {
  await open({}, { "GET /goals/": refused(404) });
  expect(said()).toContain("This goal does not exist");
});
