import type { Expert } from "@vaardig/contract/expert-finder/expertFinder";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import addTo from "../../../shared/add-to/add-to.en.json";
import match from "../../../shared/match/match.en.json";
import requiredSkills from "../../../shared/required-skills/required-skills.en.json";
import reading from "../../../shared/search-reading/search-reading.en.json";
import { act } from "../../../test/act.ts";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { pick, tick } from "../../../test/lists.ts";
import { isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, timesAsked } from "../../../test/stubServer.ts";
import words from "../expert-finder.en.json";
import { ExpertFinderPage } from "./ExpertFinderPage.tsx";

const FIND = "POST /expert_finder/search";
const SQL = buildRequiredSkill();
const DEPARTMENT = SQL.skill.id.replace("8057", "8001");
const expert = (id: string, name: string, more: Partial<Expert> = {}): Expert => ({
  id,
  name,
  title: "Fitter",
  headline: null,
  department: "Grid",
  location: "Assen",
  hours: 32,
  photo_url: null,
  internal: true,
  open_to_moves: false,
  match: { score: 0.7, band: "high", capped: false, provisional: false },
  strengths: [],
  gaps: [],
  can: ["add_to_talent_pool", "add_to_job"],
  ...more,
});
const UNRANKED = { score: null, band: null, capped: false, provisional: false };
const ANN = expert("ann", "Ann", { headline: "I climb", open_to_moves: true });
const BO = expert("bo", "Bo", { internal: false, can: [] });
const CHOICES = {
  departments: [{ id: DEPARTMENT, name: "Grid", count: 4 }],
  locations: [{ name: "Assen, Noord", count: 2 }],
};
type Answers = Parameters<typeof stubServer>[0];
const READS: Answers = {
  [FIND]: () => ({ data: [ANN, BO], total: 2, skills: [SQL] }),
  "GET /expert_finder/filters": () => CHOICES,
  "GET /saved_views": () => ({ data: [] }),
};
let screen: OnScreen | undefined;
async function open(at = "", answers: Answers = {}): Promise<Asked> {
  const asked = stubServer({ ...READS, ...answers });
  screen = await drawPage(
    ExpertFinderPage,
    { at: `/${at}` },
    {
      "expert-finder": words,
      "required-skills": requiredSkills,
      "search-reading": reading,
      "add-to": addTo,
      list,
      match,
    },
    signedInAs("moderator", "employee-details", "candidate-profile"),
  );
  return asked;
}
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const last = (asked: Asked) => asked.findLast(({ call }) => call === FIND)?.body;
const TOKEN = `${SQL.skill.id}.3e3`;
const RANKED = `?skills=${TOKEN}`;
const addressed = () => Object.fromEntries(new URLSearchParams(addressQuery()));

describe("the expert finder", () => {
  test("asks nothing before there is something to find", async () => {
    const asked = await open();
    expect(said()).toContain(words["empty-title"]);
    expect(timesAsked(asked, FIND)).toBe(0);
    expect(findNamed("Clear filters")).toBeUndefined();
  });

  test("asks for the whole address, and leaves out what it does not know", async () => {
    const asked = await open(
      `${RANKED}&people=internal&departments=${DEPARTMENT}~x&places=Assen, Noord&hours=32&page=2`,
    );
    expect(last(asked)).toEqual({
      skills: [{ skill_id: SQL.skill.id, level: 3, kind: "essential", importance: 3, must_have: false }],
      search_query: "",
      people: "internal",
      departments: [DEPARTMENT],
      locations: ["Assen, Noord"],
      hours: 32,
      page: 2,
      size: 10,
    });
    await screen?.remove();
    const more = await open(`${RANKED}&people=martians&hours=33`);
    expect(last(more)).toMatchObject({ people: "all", hours: null });
  });

  test("says that people without hours are left out, and names people as they may be named", async () => {
    await open(`${RANKED}&hours=32`);
    expect(said()).toContain("2 people, best match first");
    expect(said()).toContain(`${words.fair} ${words["hours-unknown"]}`);
    expect(said()).toContain("AnnI climb · GridAssen · 32 hours per week");
    expect(said()).toContain(words["open-to-moves"]);
    expect(findNamed("Ann")?.getAttribute("href")).toContain("employee-details");
    expect(findNamed("Bo")?.getAttribute("href")).toContain("candidate-profile");
    await screen?.remove();
    await open(RANKED);
    expect(said()).not.toContain(words["hours-unknown"]);
  });

  test("lists people by name where no skill ranks them, without a match", async () => {
    await open("?people=external", {
      [FIND]: () => ({ data: [expert("bo", "Bo", { match: UNRANKED })], total: 1, skills: [] }),
    });
    expect(said()).toContain("1 person, by name");
    expect(said()).toContain(words["add-skills"]);
    expect(findNamed(match["why-of"].replace("{{name}}", "Bo"))).toBeUndefined();
  });

  test("filters step by step in the address, and clears all but skills", async () => {
    const asked = await open(RANKED);
    await pressNamed(words.people.external);
    expect(last(asked)).toMatchObject({ people: "external", page: 0 });
    await pressNamed(words.filters.departments);
    await act(async () => document.querySelector<HTMLElement>("[role=menuitemcheckbox]")?.click());
    await settle();
    expect(addressed()).toMatchObject({ departments: DEPARTMENT });
    expect(last(asked)).toMatchObject({ departments: [DEPARTMENT] });
    await pressNamed("Clear filters");
    expect(addressed()).toEqual({ skills: TOKEN });
    await pressNamed(words.people.internal);
    await pressNamed(words.people.all);
    expect(addressed()).toEqual({ skills: TOKEN });
  });

  test("without a result offers to clear the filters, only if there are any", async () => {
    const none = { [FIND]: () => ({ data: [], total: 0, skills: [SQL] }) };
    await open(`${RANKED}&hours=32`, none);
    expect(said()).toContain(`${words["none-title"]}${words["hours-unknown"]}`);
    await press("Clear filters");
    expect(addressed()).toEqual({ skills: TOKEN });
    expect(said()).toContain(words["none-title"]);
    expect(findNamed("Clear filters")).toBeUndefined();
  });

  test("that fails can be tried again", async () => {
    await open(RANKED, { [FIND]: refused() });
    expect(said()).toContain(words["load-failed"]);
  });

  test("explains a match with the skills of the search", async () => {
    const asked = await open(RANKED);
    await pressNamed(match["why-of"].replace("{{name}}", "Ann"));
    expect(addressed()).toMatchObject({ open: "ann" });
    expect(asked.at(-1)).toMatchObject({
      call: "POST /expert_finder/explain",
      body: { user_id: "ann", skills: [{ skill_id: SQL.skill.id, level: 3 }] },
    });
    await screen?.remove();
    const unranked = await open("?people=external&open=ann");
    expect(timesAsked(unranked, "POST /expert_finder/explain")).toBe(0);
  });

  test("selects only those with an act, this page at once, and adds them", async () => {
    const asked = await open(RANKED, {
      [FIND]: () => ({ data: [ANN, BO, expert("cy", "Cy")], total: 3, skills: [SQL] }),
      "GET /candidate_list/job_vacancies": () => ({ data: [], total: 0 }),
    });
    const box = document.querySelector<HTMLInputElement>(
      `input[aria-label="${list.select.one.replace("{{name}}", "Bo")}"]`,
    );
    expect(box?.disabled).toBe(true);
    await tick(list.select.one.replace("{{name}}", "Ann"));
    expect(said()).toContain("1 selected");
    await press(words.select.page);
    expect(said()).toContain("2 selected");
    expect(findNamed(words.select.page)).toBeUndefined();
    await press(words.acts.add_to_job);
    expect(isAsked("Add 2 people to job lists")).toBe(true);
    expect(timesAsked(asked, FIND)).toBe(1);
  });
});

describe("the skills of a search", () => {
  const chip = () => document.querySelector<HTMLElement>("[aria-haspopup=dialog]");

  test("are rated in the address, and removed with undo", async () => {
    await open(RANKED);
    expect(chip()?.textContent).toBe("SQL · Intermediate");
    await act(async () => chip()?.click());
    await settle();
    await tick(requiredSkills["must-have"]);
    expect(addressed()).toEqual({ skills: `${TOKEN}m` });
    await press(words.skill.remove);
    expect(addressed()).toEqual({});
    expect(screen?.message()).toBe("SQL removed");
    await screen?.undo();
    expect(addressed()).toEqual({ skills: `${TOKEN}m` });
  });

  test("start from a job; one without skills says so and changes nothing, and undo restores the search", async () => {
    const jobs = [
      { id: "j", name: "Cook" },
      { id: "k", name: "Welder" },
    ];
    await open(RANKED, {
      "GET /candidate_list/job_vacancies": () => ({ data: jobs, total: 2 }),
      "GET /job_vacancy/detail": ({ id }) => ({
        skills: id === "k" ? [{ ...SQL, level: 5, kind: "optional" }] : [],
      }),
    });
    await press(words.query["start-from"]);
    await pick(words.start.job, "Cook");
    expect(said()).toContain(words.start["no-skills"]);
    expect(addressed()).toEqual({ skills: TOKEN });
    await pick(words.start.job, "Welder");
    expect(addressed()).toEqual({ skills: `${SQL.skill.id}.5o3` });
    expect(screen?.message()).toBe(words.start.replaced);
    await screen?.undo();
    expect(addressed()).toEqual({ skills: TOKEN });
  });

  test("typed are searched beside the chosen ones, with the rest of the words", async () => {
    const skill = { ...SQL.skill, id: DEPARTMENT, name: "Python" };
    const asked = await open(RANKED, {
      "GET /skill/read_search": () => ({
        skills: [
          { skill, level: 2, start: 5, end: 11 },
          { skill: SQL.skill, level: 5, start: 12, end: 15 },
        ],
        rest: "anna",
        near: [],
      }),
    });
    await search(words.query.search, "anna python sql");
    await settle(100);
    expect(addressed()).toEqual({ search: "anna python sql", skills: TOKEN });
    expect(last(asked)).toMatchObject({
      search_query: "anna",
      skills: [
        { skill_id: SQL.skill.id, level: 3 },
        { skill_id: DEPARTMENT, level: 2, kind: "essential", importance: 3, must_have: false },
      ],
    });
  });
});
