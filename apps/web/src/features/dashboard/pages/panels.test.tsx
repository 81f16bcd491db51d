import type { Figure, Todo } from "@vaardig/contract/dashboard/dashboard";
import type { Role } from "@vaardig/contract/roles";
import { isValidElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import teamWords from "../../../shared/team/team.en.json";
import { drawPage, findNamed, said } from "../../../test/drawPage.tsx";
import { findButton, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../dashboard.en.json";
import { chartsOf } from "../figures/Pictures.tsx";
import { DashboardPage } from "./DashboardPage.tsx";

const place = { screen: "goals", query: { show: "open" } } as Figure["leads_to"];
const figure = (key: Figure["key"], more: Partial<Figure> = {}): Figure => ({
  key,
  value: 3,
  of: null,
  previous: null,
  series: [],
  leads_to: place,
  ...more,
});
const todo = (key: Todo["key"], more: Partial<Todo> = {}): Todo => ({
  key,
  count: 1,
  people: [],
  names: [],
  at: null,
  parts: [],
  leads_to: place,
  ...more,
});
const point = (more: object = {}) => ({
  id: "d1",
  name: "Sales",
  value: 2,
  of: 5,
  previous: null,
  leads_to: null,
  ...more,
});
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
let dashboard: { todo: Todo[]; figures: Figure[]; hiring: Figure[]; first_steps: object[] };
beforeEach(() => {
  dashboard = { todo: [], figures: [], hiring: [], first_steps: [] };
  replies = {
    "GET /dashboard": () => dashboard,
    "GET /skill_proficiency/job": () => ({ sheet: null, job_profile_id: null, can: [] }),
    "GET /skill_profile/match": () => ({ sheet: null, job_profile_id: null, can: [] }),
    "GET /job_vacancy/matches": () => ({ data: [], total: 0 }),
    "GET /team/skills": () => ({ people: [], skills: [], total: 0 }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (role: Role) => {
  server = serve(replies);
  const who = signedInAs(role, "goals", "employee-details", "job-requirements", "job-matches");
  screen = await drawPage(DashboardPage, {}, { dashboard: words, team: teamWords }, who);
  await settle();
};
const home = (role: Role) => `/${role === "hr_manager" ? "hr-manager" : role}`;

test("what is to do leads to its place, with the person it is about, and what has no place for the reader is left out", async () => {
  const people = [
    { id: "p1", name: "Pia", photo_url: null },
    { id: "p2", name: "Ron", photo_url: null },
  ];
  dashboard.todo = [
    todo("no_manager", { count: 5, people }),
    todo("profile", { count: 5, parts: ["picture", "headline", "about", "skills", "experience"] }),
    todo("levels_to_confirm", { count: 2, people }),
    todo("sign_ups", { leads_to: { ...place, screen: "employee-role" } as never }),
  ];
  await open("hr_manager");
  expect(findNamed("5 people have no manager")?.getAttribute("href")).toBe("/hr-manager/goals?show=open");
  expect(findNamed("Pia")?.getAttribute("href")).toBe("/hr-manager/employee-details");
  expect(said()).toContain("Pia, Ron and 3 more");
  expect(said()).toContain("picture, headline, about you and 2 more");
  expect(said()).toContain(words.help.levels_to_confirm);
  expect(said()).not.toContain("sign-up");
});

test("nothing to do is said, unless the first steps are there; the next one begins", async () => {
  await open("hr_manager");
  expect(said()).toContain("You are all caught up");
  await screen.remove();
  const step = (key: string, done: boolean) => ({ key, done, leads_to: place });
  dashboard.first_steps = [step("company_profile", true), step("departments", false), step("people", false)];
  await open("hr_manager");
  expect(said()).not.toContain("You are all caught up");
  expect(said()).toContain("1 of 3 done");
  expect(document.querySelectorAll(".MuiButton-contained")).toHaveLength(1);
  expect(findNamed("Start here: Add departments")).toBeDefined();
});

test.each([
  ["employee", true, false],
  ["manager", true, true],
  ["hr_manager", false, false],
] as const)("%s sees the own job %s and the team %s", async (role, hasJob, hasTeam) => {
  dashboard.figures = [figure("skills")];
  await open(role);
  expect(said().includes("What your job requires")).toBe(hasJob);
  expect(said().includes("Jobs that fit you best")).toBe(hasJob);
  expect(server.reads("/team/skills").length > 0).toBe(hasTeam);
  expect(findNamed(/^3.*skills in your profile/)?.getAttribute("href")).toBe(`${home(role)}/goals?show=open`);
});

test.each([
  [figure("skills", { value: 3, previous: 5 }), "2 fewer than in the previous period"],
  [figure("skills", { value: 6, previous: 5 }), "1 more than in the previous period"],
  [figure("skills", { value: 5, previous: 5 }), "Same as in the previous period"],
  [figure("time_to_hire", { value: 30, previous: 20 }), "10 days slower than in the previous year"],
  [figure("time_to_hire", { value: 19, previous: 20 }), "1 day faster than in the previous year"],
  [figure("time_to_hire", { value: 20, previous: 20 }), "As fast as in the previous year"],
  [figure("skill_cover", { value: 3, of: 4 }), "75%"],
  [figure("skill_cover", { value: 3, of: 4 }), "3 of 4 requirements met"],
  [figure("skill_cover", { value: 0, of: 0 }), "0%"],
])("a figure of %o says %s", async (one, text) => {
  dashboard.figures = [one];
  await open("hr_manager");
  expect(said()).toContain(text);
});

test("a figure without an earlier one compares nothing, and the line's headcount is the line's", async () => {
  dashboard.figures = [figure("headcount")];
  await open("manager");
  expect(said()).toContain("people in your team");
  expect(said()).not.toContain("before");
  await screen.remove();
  await open("hr_manager");
  expect(said()).not.toContain("in your team");
});

const keys = (figures: Figure[]) =>
  chartsOf(figures, ["skill_cover", "headcount", "joined", "running", "hires"]).map((one) =>
    isValidElement(one) ? one.key : null,
  );
test("only a picture with content is drawn, in the order asked for", () => {
  const empty = { series: [point({ value: 0, of: 0 })] };
  const unnamed = { series: [point({ name: null })] };
  expect(
    keys([
      figure("hires", { series: [point()] }),
      figure("skill_cover"),
      figure("headcount", { series: [point()] }),
    ]),
  ).toEqual(["skill_cover", "headcount", "hires"]);
  expect(keys([figure("joined", empty), figure("running", empty), figure("headcount", unnamed)])).toEqual([]);
  expect(keys([figure("joined", unnamed), figure("skills", { series: [point()] })])).toEqual(["joined"]);
});

test("without a gap in skills that is said instead of drawn", async () => {
  dashboard.figures = [figure("skill_cover", { value: 4, of: 4 })];
  await open("hr_manager");
  expect(said()).toContain("Everyone meets the requirements of their job");
});

test("the job's gaps that cost most come first; a full match says so", async () => {
  const requirement = (name: string, lost: number, status: string) => ({
    skill: { id: name, name, kind: "skill" },
    need: 4,
    have: 2,
    lost,
    points: lost,
    status,
  });
  const sheet = (requirements: object[]) => ({
    title: "Analyst",
    band: "high",
    score: 0.8,
    lift: null,
    requirements,
    person: { name: "Anna" },
  });
  let now = sheet([
    requirement("SQL", 1, "short"),
    requirement("GIS", 5, "missing"),
    requirement("R", 9, "met"),
  ]);
  replies["GET /skill_profile/match"] = () => ({ sheet: now, job_profile_id: "jp", can: [] });
  await open("manager");
  const items = () => [...document.querySelectorAll("li > span:first-child")].map((one) => one.textContent);
  expect(said()).toContain("As Analyst");
  expect(said()).toContain("2 skills to grow in");
  expect(items()).toEqual(["GIS", "SQL"]);
  await screen.remove();
  now = sheet([requirement("SQL", 0, "met")]);
  await open("manager");
  expect(said()).toContain("You have every skill that your job requires");
  expect(items()).toEqual(["SQL"]);
  expect(findButton("Try again")).toBeUndefined();
});

test("jobs that fit lead to their match, and all of them to the list", async () => {
  replies["GET /job_vacancy/matches"] = () => ({
    data: [
      {
        id: "j1",
        name: "Analyst",
        department: "Data",
        location: "Delft",
        match: { band: "high", score: 0.8 },
      },
    ],
    total: 7,
  });
  await open("employee");
  expect(findNamed("See all 7 open jobs")?.getAttribute("href")).toBe("/employee/job-matches");
  expect(said()).toContain("Data · Delft");
});
