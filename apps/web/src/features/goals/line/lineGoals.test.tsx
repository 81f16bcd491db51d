import { afterEach, expect, test, vi } from "vitest";
import { buildGoal } from "../../../test/buildGoal.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { findButton, isAsked, type OnScreen, press, pressInDialog, type } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../goals.en.json";
import { EmployeeGoalsPage } from "../pages/EmployeeGoalsPage.tsx";
import { LineGoalsPage } from "../pages/LineGoalsPage.tsx";

const [sql] = buildGoal().skills;
if (!sql) throw new Error("no skill");
const proposal = (can: string[], more: object = {}) => ({
  id: "p1",
  person: { id: "bram", name: "Bram", photo_url: null },
  skill: sql.skill,
  level: 4,
  current: 2,
  required: 4,
  goal: { id: null, name: "" },
  action: "SQL basics",
  evidence: "A report",
  job: null,
  declined: null,
  created_at: "2026-01-05T08:00:00.000Z",
  can,
  ...more,
});
const entry = {
  person: { id: "bram", name: "Bram", photo_url: null, job: "Analyst" },
  overdue_count: 2,
  proposals_count: 0,
  goals: [buildGoal({ assigned_by: "Mia", comments_count: 2 })],
};
const list = (more: object = {}) => ({
  goal: null,
  data: [],
  people: [entry],
  total: 30,
  can: ["assign"],
  ...more,
});
const NOTHING = {
  "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
  "GET /goals/proposals": () => ({ data: [], total: 0 }),
  "GET /goals/suggestions": () => ({ data: [], total: 0 }),
};
let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const who = signedInAs(
  "manager",
  "line-goals",
  "line-goal-details",
  "employee-list",
  "employee-details",
  "add-goal",
);
const openLine = async (replies: Parameters<typeof serve>[0], at = "/") => {
  const server = serve({ ...NOTHING, ...replies });
  screen = await drawPage(LineGoalsPage, { at }, { goals: words }, who);
  return server;
};
const openPerson = async (replies: Parameters<typeof serve>[0]) => {
  const server = serve({ ...NOTHING, ...replies });
  screen = await drawPage(EmployeeGoalsPage, { at: "/bram", path: "/:candidateId" }, { goals: words }, who);
  return server;
};

test("the team's goals are read by person, page and search, and each person can be proposed one", async () => {
  const server = await openLine({ "GET /goals/": () => list() }, "/?page=1");
  expect(server.reads("/goals/")[0]).toEqual({
    group_by: "people",
    state: "open",
    search_query: "",
    page: "1",
    size: "20",
  });
  expect(said()).toContain("2 overdue");
  expect(said()).not.toContain("0 levels");
  expect(said()).toContain("Proposed by Mia");
  expect(said()).toContain("2 comments");
  expect(findNamed("Propose a goal to Bram")?.getAttribute("href")).toMatch(/^\/manager\/add-goal\?.*bram/);
  await search("Search people", "an");
  expect(server.reads("/goals/").at(-1)).toMatchObject({ search_query: "an", page: "0" });
  await pressNamed("Completed");
  expect(addressQuery()).toContain("show=ended");
  expect(server.reads("/goals/").at(-1)).toMatchObject({ state: "ended" });
});

test("a team without goals leads to its people; a search without any says so instead", async () => {
  await openLine({ "GET /goals/": () => list({ people: [], total: 0 }) });
  expect(said()).toContain("No goals in your team yet");
  expect(findNamed("Employees")?.getAttribute("href")).toBe("/manager/employee-list");
  await screen.remove();
  await openLine({ "GET /goals/": () => list({ people: [], total: 0 }) }, "/?search=zz");
  expect(said()).toContain("No results found");
  expect(findNamed("Employees")).toBeUndefined();
});

test("levels that the reader may confirm are counted, and declined with a reason that is not empty", async () => {
  const replies: Parameters<typeof serve>[0] = {
    "GET /goals/": () => list(),
    "GET /goals/proposals": () => ({
      data: [proposal(["confirm", "decline"]), proposal([], { id: "p2" })],
      total: 2,
    }),
    "POST /goals/proposals/decline": refused(409),
  };
  const server = await openLine(replies);
  expect(said()).toContain("1 level is waiting for your confirmation");
  await press("Confirm");
  expect(said()).toContain("By completing a course");
  expect(said()).toContain("A report");
  await press("Decline");
  expect(isAsked("Decline SQL of Bram?")).toBe(true);
  const decline = () =>
    [...document.querySelectorAll("button")].filter((one) => one.textContent === "Decline").at(-1);
  expect(decline()?.disabled).toBe(true);
  await type("Reason", "  Too early ");
  expect(decline()?.disabled).toBe(false);
  await pressInDialog("Decline");
  expect(said()).toContain("Out of order");
  expect(server.commands()[0]).toEqual({
    call: "POST /goals/proposals/decline",
    body: { id: "p1", reason: "Too early" },
  });
});

test("nothing to confirm is not spoken of", async () => {
  await openLine({
    "GET /goals/": () => list(),
    "GET /goals/proposals": () => ({ data: [proposal([])], total: 1 }),
  });
  expect(findButton("Confirm")).toBeUndefined();
});

test("a person's goals can be added to by who may propose one, and gaps are theirs", async () => {
  const server = await openPerson({ "GET /goals/": () => list({ data: [buildGoal()], total: 1 }) });
  expect(server.reads("/goals/")).toEqual([{ user_id: "bram" }]);
  expect(server.reads("/goals/suggestions")).toEqual([{ user_id: "bram" }]);
  expect(server.reads("/goals/proposals")).toEqual([{ user_id: "bram" }]);
  expect(findNamed("Propose a goal")?.getAttribute("href")).toMatch(/bram/);
  expect(findNamed("Grow in SQL")?.getAttribute("href")).toBe("/manager/line-goal-details");
  await screen.remove();
  const other = await openPerson({ "GET /goals/": () => list({ data: [], total: 0, can: [] }) });
  expect(findNamed("Propose a goal")).toBeUndefined();
  expect(other.reads("/goals/suggestions")).toEqual([]);
  expect(said()).toContain("No goals yet");
});
