import type { SkillGaps, SkillPeople, SkillTrend } from "@vaardig/contract/analysis/skillsAnalysis";
import { afterEach, describe, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { addressQuery, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { menuTexts, tick } from "../../../test/lists.ts";
import { type OnScreen, settle } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../analysis.en.json";
import { at, CHOICES, few, HEAT, ID, map, open, size, skill, table } from "./skillsAnalysisScene.tsx";

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

  const filters = (query: Record<string, string>) => ({ ...query, page: "0" });

  const addressed = () => Object.fromEntries(new URLSearchParams(addressQuery()));

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
});
