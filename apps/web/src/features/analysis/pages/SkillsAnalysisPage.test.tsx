import type {
  SkillGaps,
  SkillHeatMap,
  SkillPeople,
  SkillTrend,
} from "@vaardig/contract/analysis/skillsAnalysis";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import team from "../../../shared/team/team.en.json";
import { act } from "../../../test/act.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { menuTexts, tick } from "../../../test/lists.ts";
import { type OnScreen, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../analysis.en.json";
import { SkillsAnalysisPage } from "./SkillsAnalysisPage.tsx";

const HEAT = "GET /analysis/skills/heat_map";
const ID = (n: number) => `01890a5d-ac96-774b-bcce-b302099a805${n}`;
const skill = { kind: "skill" as const, group_id: null, group_name: null };
const size = { people: 40, without_job: 6, without_skills: 2, too_few: false };
const grid = { id: ID(1), name: "Grid", people: 30 };
const CHOICES = {
  "GET /analysis/skills/choices": () => ({
    departments: [grid, { id: ID(2), name: "Wind", people: 10 }],
    job_profiles: [],
    locations: [],
    groups: [],
    skills: [{ id: ID(3), name: "SQL" }],
  }),
};
const map: SkillHeatMap = {
  ...size,
  departments: [grid, { id: null, name: null, people: 4 }],
  departments_total: 2,
  skills: [
    { ...skill, id: ID(3), name: "SQL", all: { asked: 30, unknown: 5, met: 10, mean: 2.44 } },
    { ...skill, id: ID(4), name: "Welding", all: null },
  ],
  skills_total: 2,
  cells: [
    { department: 0, skill: 0, is: { asked: 26, unknown: 6, met: 15, mean: 3.26 } },
    { department: 1, skill: 0, is: null },
    { department: 0, skill: 1, is: null },
  ],
};
const few: SkillHeatMap = {
  people: 3,
  without_job: 0,
  without_skills: 0,
  too_few: true,
  departments: [],
  departments_total: 0,
  skills: [],
  skills_total: 0,
  cells: [],
};

const open = (at = "/") => drawPage(SkillsAnalysisPage, { at }, { analysis: words, team, list });
const at = (place: string) => document.querySelector<HTMLElement>(`[data-at="${place}"]`);
const table = () =>
  [...document.querySelectorAll("section table tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

describe("skills analysis", () => {
  testRefetches({
    open,
    call: HEAT,
    answer: () => map,
    others: CHOICES,
    failed: words["load-failed"],
    shown: "Lowest coverage: SQL, with 40% of people at the level",
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("says each cell, also that it is hidden, and how many are not known", async () => {
    stubServer({ [HEAT]: () => map, ...CHOICES });
    screen = await open();
    expect(at("0-0")?.getAttribute("aria-label")).toBe(
      "Grid, SQL: 75% reach the level, 15 of 20; mean level 3.3; 6 unknown",
    );
    expect(at("0-0")?.dataset.level).toBe("4");
    expect(at("1-0")?.getAttribute("aria-label")).toBe("No department, SQL: fewer than 5 people, hidden");
    expect([at("1-0")?.tagName, at("1-0")?.textContent]).toEqual(["SPAN", "<5"]);
    expect(at("1-1")?.getAttribute("aria-label")).toBe("No department, Welding: not required");
    expect(said()).toContain("40 people · 6 without a job profile · 2 with no skills stated");
    await pressNamed("Coverage");
    await pressNamed("Mean level");
    expect(addressQuery()).toBe("?show=level");
    expect([at("0-0")?.textContent, at("0-0")?.dataset.level]).toEqual(["3.3", "3"]);
  });

  test("on a phone is a list of skills with the departments that require each, and nothing lies sideways", async () => {
    const match = window.matchMedia.bind(window);
    const media = vi.spyOn(window, "matchMedia").mockImplementation(() => match("all"));
    stubServer({ [HEAT]: () => map, ...CHOICES });
    screen = await open();
    expect(document.querySelector("[role=grid]")).toBeNull();
    const lines = [...document.querySelectorAll(`[aria-label="SQL"] li`)];
    expect(lines.map((line) => line.textContent)).toEqual(["Total40%", "Grid75%", "No department<5"]);
    expect(lines[2]?.querySelector("[role=note]")?.getAttribute("aria-label")).toBe(
      "No department, SQL: fewer than 5 people, hidden",
    );
    const link = lines[1]?.querySelector("a");
    // Its name is what is seen, so that it can be said; the rest describes it.
    expect(link?.hasAttribute("aria-label")).toBe(false);
    expect(link?.title).toBe("Grid, SQL: 75% reach the level, 15 of 20; mean level 3.3; 6 unknown");
    const params = new URL(link?.getAttribute("href") ?? "", "http://here").searchParams;
    expect(params.get("cell")).toBe(`${ID(3)}~${ID(1)}`);
    expect(document.querySelectorAll(`[aria-label="Welding"] a`)).toHaveLength(0);
    media.mockRestore();
  });

  test("is walked by arrows, hidden cells too, from the one cell that Tab reaches", async () => {
    stubServer({ [HEAT]: () => map, ...CHOICES });
    screen = await open();
    const press = (place: string, key: string) =>
      act(async () => at(place)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
    expect([...document.querySelectorAll("td [tabindex='0']")]).toEqual([at("0-0")]);
    await act(async () => at("0-0")?.focus());
    await press("0-0", "ArrowDown");
    expect(document.activeElement).toBe(at("1-0"));
    await press("1-0", "End");
    expect(document.activeElement).toBe(at("1-1"));
  });

  test("asks for what the address says, and the address follows the filters", async () => {
    const asked = stubServer({ [HEAT]: () => map, ...CHOICES });
    screen = await open(
      `/?departments=${encodeURIComponent(JSON.stringify([ID(1)]))}&choose=gap&evidence=confirmed`,
    );
    expect(asked.find(({ call }) => call === HEAT)?.query).toEqual({
      departments: ID(1),
      evidence: "confirmed",
      choose: "gap",
      page: "0",
      size: "50",
      skills: "16",
      skills_page: "0",
    });
    expect(said()).toContain(words.counted.confirmed);
    await pressNamed(words.filters.clear);
    expect(addressQuery()).toBe("?choose=gap");
  });

  test("says of three people that they are too few, and shows no figure", async () => {
    stubServer({ [HEAT]: () => few, ...CHOICES });
    screen = await open();
    expect(said()).toContain(words.few.title);
    expect(said()).toContain(words.few["help-all"]);
    expect(document.querySelector("table")).toBeNull();
  });

  test("opens the people of a cell, with their level beside the required one", async () => {
    const people: SkillPeople = {
      skill: { ...skill, id: ID(3), name: "SQL" },
      data: [
        {
          id: ID(5),
          name: "Ann Bakker",
          photo_url: null,
          department: "Grid",
          job: "Fitter",
          level: 2,
          required: 3,
          confirmed: true,
          standing: "short",
        },
      ],
      total: 26,
      too_few: false,
    };
    const asked = stubServer({ [HEAT]: () => map, "GET /analysis/skills/people": () => people, ...CHOICES });
    screen = await open();
    await act(async () => at("0-0")?.click());
    await settle();
    expect(addressQuery()).toBe(`?cell=${ID(3)}%7E${ID(1)}`);
    expect(asked.at(-1)?.query).toMatchObject({ skill_id: ID(3), department: ID(1), page: "0" });
    expect(said()).toContain("26 people whose job requires it");
    expect(said()).toContain("Ann Bakker");
    expect(said()).toContain("below level, confirmed");
  });

  test("has the same numbers in the table as in the gaps' picture, and saves them", async () => {
    const gaps: SkillGaps = {
      ...size,
      data: [
        {
          skill: { ...skill, id: ID(3), name: "=SQL" },
          places: 3,
          gap: 13,
          people: { asked: 13, unknown: 2, met: 1, mean: 2 },
        },
        { skill: { ...skill, id: ID(4), name: "Welding" }, places: 0, gap: null, people: null },
      ],
      total: 2,
    };
    stubServer({ "GET /analysis/skills/gaps": () => gaps, ...CHOICES });
    screen = await open("/?view=gaps");
    expect(said()).toContain("=SQL has the largest gap: 13 more needed");
    expect(table()).toEqual([
      ["=SQL", "13", "13", "1", "10", "3", "2"],
      ["Welding", words.hidden, words.hidden, words.hidden, words.hidden, "0", words.hidden],
    ]);
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "blob:saved";
    });
    // The file's link would lead the page away here.
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await act(async () => findNamed(/^Save: /)?.click());
    await act(async () =>
      [...document.querySelectorAll<HTMLElement>("[role=menuitem]")]
        .find(({ textContent }) => textContent === words.save.csv)
        ?.click(),
    );
    expect(await saved[0]?.text()).toContain("'=SQL,13,13,1,10,3,2\r\n");
    vi.restoreAllMocks();
  });

  test("shows a trend by its first and last month, and leaves out what is not in the history", async () => {
    const trend: SkillTrend = {
      ...size,
      begins: "2026-02-03",
      months: [
        { month: "2026-01-01", is: null },
        { month: "2026-02-01", is: { known: 20, confirmed: 4, met: 5, mean: 2 } },
        { month: "2026-03-01", is: { known: 20, confirmed: 9, met: 10, mean: 2.5 } },
      ],
    };
    stubServer({ "GET /analysis/skills/trend": () => trend, ...CHOICES });
    screen = await open("/?view=trend");
    expect(said()).toContain("The mean level rose from 2.0 to 2.5");
    expect(said()).toContain("The earliest level counted here is from 3 Feb 2026.");
    expect(table()).toEqual([
      ["Jan 2026", "–", "–", "–", "–"],
      ["Feb 2026", "2.0", "25%", "20", "4"],
      ["Mar 2026", "2.5", "50%", "20", "9"],
    ]);
    await pressNamed(words.trend["measure-mean"]);
    await pressNamed(words.trend["measure-confirmed"]);
    expect(said()).toContain("Confirmed levels rose from 4 to 9");
  });

  const filters = (query: Record<string, string>) => ({ ...query, page: "0" });
  const addressed = () => Object.fromEntries(new URLSearchParams(addressQuery()));

  test("counts only confirmed levels on request, and any filter closes the open cell", async () => {
    const asked = stubServer({ [HEAT]: () => map, ...CHOICES });
    screen = await open(`/?cell=${ID(3)}&show=level`);
    await tick(words.filters.confirmed);
    expect(addressed()).toEqual({ show: "level", evidence: "confirmed" });
    expect(asked.findLast(({ call }) => call === HEAT)?.query).toMatchObject(
      filters({ evidence: "confirmed" }),
    );
    await pressNamed(words.filters.clear);
    expect(addressed()).toEqual({ show: "level" });
    await act(async () => at("0-0")?.click());
    await settle();
    expect(addressed()).toMatchObject({ cell: `${ID(3)}~${ID(1)}` });
    await pressNamed(words.filters.departments);
    // A filter with one choice is none.
    expect(findNamed(words.filters.locations)).toBeUndefined();
    expect(menuTexts()).toEqual([]);
    await act(async () => document.querySelectorAll<HTMLElement>("[role=menuitemcheckbox]")[1]?.click());
    await settle();
    expect(addressed()).toEqual({ show: "level", departments: JSON.stringify([ID(2)]) });
  });

  test("ignores a filter in the address that is no list of ids", async () => {
    const asked = stubServer({ [HEAT]: () => map, ...CHOICES });
    screen = await open(
      `/?departments=${encodeURIComponent('["x",7]')}&groups=oops&locations=%5B%22Zwolle%22%5D`,
    );
    expect(asked.find(({ call }) => call === HEAT)?.query).toEqual({
      locations: "Zwolle",
      choose: "required",
      page: "0",
      size: "50",
      skills: "16",
      skills_page: "0",
    });
  });

  test("pages departments and skills apart, and another order begins with the first skills", async () => {
    const asked = stubServer({
      [HEAT]: () => ({ ...map, skills_total: 40, departments_total: 120 }),
      ...CHOICES,
    });
    screen = await open("/?page=1");
    expect(said()).toContain("Skills 1–16 of 40");
    expect(findNamed(words.heat["skills-previous"])).toHaveProperty("disabled", true);
    await pressNamed(words.heat["skills-next"]);
    expect(addressed()).toEqual({ skills: "1", page: "1" });
    expect(asked.at(-1)?.query).toMatchObject({ skills_page: "1", page: "1" });
    await pressNamed(words.heat["choose-required"]);
    await pressNamed(words.heat["choose-gap"]);
    expect(addressed()).toEqual({ choose: "gap" });
  });

  test("without a required skill points to the profiles, without anyone says so", async () => {
    stubServer({ [HEAT]: () => ({ ...few, people: 9, too_few: false }), ...CHOICES });
    const bundles = { analysis: words, team, list };
    screen = await drawPage(SkillsAnalysisPage, {}, bundles, signedInAs("manager", "skill-profiles"));
    expect(said()).toContain(words.nothing.title);
    expect(said()).toContain(words["description-line"]);
    expect(findNamed(words.nothing.action)?.getAttribute("href")).toContain("skill-profiles");
    await screen.remove();
    stubServer({ [HEAT]: () => ({ ...few, people: 0 }), ...CHOICES });
    screen = await open();
    expect(said()).toContain(words.few["none-title"]);
    expect(said()).toContain(words.description);
  });

  test("praises full coverage, and names no skill when all are hidden", async () => {
    const all = { asked: 30, unknown: 5, met: 25, mean: 4 };
    stubServer({
      [HEAT]: () => ({ ...map, skills: [{ ...skill, id: ID(3), name: "SQL", all }], cells: [] }),
      ...CHOICES,
    });
    screen = await open();
    expect(said()).toContain(words.heat["title-good"]);
    await screen.remove();
    stubServer({
      [HEAT]: () => ({ ...map, skills: [{ ...skill, id: ID(3), name: "SQL", all: null }], cells: [] }),
      ...CHOICES,
    });
    screen = await open();
    expect(document.querySelector("h2")?.textContent).toBe(words.heat["title-hidden"]);
  });

  test.each([
    [true, words.people.few],
    [false, words.people.none],
  ])("says of a cell without a list why: too few is %s", async (tooFew, told) => {
    const asked = stubServer({
      [HEAT]: () => map,
      "GET /analysis/skills/people": () => ({
        skill: { ...skill, id: ID(3), name: "SQL" },
        data: [],
        total: 0,
        too_few: tooFew,
      }),
      ...CHOICES,
    });
    screen = await open(
      `/?cell=${ID(3)}%7Enone&groups=${encodeURIComponent(JSON.stringify([ID(6)]))}&people=2`,
    );
    expect(document.querySelector("[role=dialog]")?.textContent).toContain(told);
    // The group of a skill says nothing about who has this one.
    expect(asked.find(({ call }) => call === "GET /analysis/skills/people")?.query).toEqual({
      department: "none",
      skill_id: ID(3),
      page: "2",
      size: "20",
    });
  });

  test("names the one person a skill depends on, and who could learn it", async () => {
    const point = {
      skill: { ...skill, id: ID(3), name: "SQL" },
      level: 3,
      asked: 4,
      only: { id: ID(5), name: "Ann", department: "Grid" },
      growable: [{ id: ID(6), name: "Bo", department: null }],
      growable_total: 3,
    };
    const lone = {
      ...point,
      skill: { ...point.skill, id: ID(7), name: "B licence", kind: "licence" },
      growable: [],
      growable_total: 0,
    };
    stubServer({
      "GET /analysis/skills/single_points": () => ({ ...size, data: [point, lone], total: 12 }),
      ...CHOICES,
    });
    screen = await drawPage(
      SkillsAnalysisPage,
      { at: "/?view=single" },
      { analysis: words, team, list },
      signedInAs("admin", "employee-fit"),
    );
    expect(said()).toContain("12 skills depend on one person");
    const rows = [...document.querySelectorAll("[role=group] tbody tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ["SQL", "4", "Intermediate", "AnnGrid", "Boand 2 more"],
      ["B licence", "4", "Held", "AnnGrid", words.single["no-growable"]],
    ]);
    expect(findNamed("Bo")?.getAttribute("href")).toMatch(new RegExp(`employee-fit.*skill=${ID(3)}$`));
    await pressNamed("Next page");
    expect(addressQuery()).toBe("?view=single&page=1");
    await screen.remove();
    stubServer({
      "GET /analysis/skills/single_points": () => ({ ...size, data: [], total: 0 }),
      ...CHOICES,
    });
    screen = await open("/?view=single");
    expect(said()).toContain(words.single["title-none"]);
    expect(said()).toContain(words.single.none);
  });

  test("shows the trend of one skill, which falls or stays, and says when there is none yet", async () => {
    const month = (month: string, mean: number | null) => ({
      month,
      is: mean === null ? null : { known: 20, confirmed: 4, met: 5, mean },
    });
    const trend =
      (...means: (number | null)[]) =>
      () => ({
        ...size,
        begins: null,
        months: means.map((mean, at) => month(`2026-0${at + 1}-01`, mean)),
      });
    const TREND = "GET /analysis/skills/trend";
    const asked = stubServer({ [TREND]: trend(null, 3.5, 2.5), ...CHOICES });
    screen = await open(`/?view=trend&skill=${ID(3)}`);
    expect(asked.find(({ call }) => call === TREND)?.query).toEqual({ skill_id: ID(3) });
    expect(said()).toContain("SQL: The mean level fell from 3.5 to 2.5");
    await screen.remove();
    stubServer({ [TREND]: trend(2.51, 2.52), ...CHOICES });
    screen = await open("/?view=trend");
    expect(said()).toContain("The mean level stayed at 2.5");
    await screen.remove();
    stubServer({ [TREND]: trend(null, null), ...CHOICES });
    screen = await open("/?view=trend");
    expect(said()).toContain(words.trend["none-help"]);
  });

  test("another view starts at the beginning", async () => {
    stubServer({
      [HEAT]: () => map,
      "GET /analysis/skills/gaps": () => ({ ...size, data: [], total: 0 }),
      ...CHOICES,
    });
    screen = await open(`/?cell=${ID(3)}&skills=1&page=2&evidence=confirmed`);
    await pressNamed(words.views.gaps);
    expect(addressed()).toEqual({ evidence: "confirmed", view: "gaps" });
    expect(said()).toContain(words.nothing.title);
  });
});
