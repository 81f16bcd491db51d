import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import team from "../../../shared/team/team.en.json";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../analysis.en.json";
import { SkillsAnalysisPage } from "./SkillsAnalysisPage.tsx";
import { CHOICES, few, HEAT, ID, map, open, size, skill } from "./skillsAnalysisScene.tsx";

describe("the views of the skills analysis", () => {
  let screen: OnScreen | undefined;

  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  const addressed = () => Object.fromEntries(new URLSearchParams(addressQuery()));

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
