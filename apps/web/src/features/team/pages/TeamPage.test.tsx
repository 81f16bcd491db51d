import { TEAM_CELL, type TeamSkills } from "@vaardig/contract/team/team";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import words from "../../../shared/team/team.en.json";
import { act } from "../../../test/act.ts";
import { drawPage, pressNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import { TeamPage } from "./TeamPage.tsx";

const CALL = "GET /team/skills";
const CHOICES = { "GET /team/choices": () => ({ managers: [], departments: [] }) };
const ID = (n: number) => `01890a5d-ac96-774b-bcce-b302099a805${n}`;
const skill = { kind: "skill" as const, group_id: null, group_name: null, able: 1 };
const person = { photo_url: null, direct: true, can: [] };

const nothing: TeamSkills = {
  of: null,
  skills: [],
  skills_total: 0,
  data: [],
  total: 0,
  without_job: 0,
  waiting: { levels: 0, people: 0 },
};
const ann = { id: ID(1), name: "Ann Bakker", photo_url: null };
const team: TeamSkills = {
  ...nothing,
  of: { kind: "line", id: ID(9), name: "Mia" },
  skills: [
    { ...skill, id: ID(3), name: "SQL", asked: 2, gaps: 1, only: ann },
    { ...skill, id: ID(4), name: "Welding", asked: 2, gaps: 0, only: null },
  ],
  skills_total: 2,
  data: [
    {
      ...person,
      ...ann,
      job: "Data engineer",
      gaps: 0,
      cells: [[0, 4, 3, TEAM_CELL.confirmed]],
    },
    {
      ...person,
      id: ID(2),
      name: "Bob Smit",
      job: null,
      gaps: 1,
      cells: [
        [0, 2, 3, TEAM_CELL.waiting],
        [1, null, 3, 0],
      ],
    },
  ],
  total: 2,
  waiting: { levels: 1, people: 1 },
};

const open = (at = "/") => drawPage(TeamPage, { at }, { team: words, list });
const named = (label: string) => document.querySelector<HTMLElement>(`a[aria-label="${label}"]`);

describe("a team's skills", () => {
  testRefetches({
    open,
    call: CALL,
    answer: () => nothing,
    others: CHOICES,
    failed: words["load-failed"],
    shown: words.empty["line-title"],
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("names people, skills and what is outlined, so that the table can be heard", async () => {
    stubServer({ [CALL]: () => team, ...CHOICES });
    screen = await open("/?view=map");
    const heads = [...document.querySelectorAll("th[scope]")].map((head) => head.textContent);
    expect(heads).toEqual([
      words.corner,
      "SQL1/2",
      "Welding0/2",
      "Ann BakkerData engineer",
      `Bob Smit${words["no-job"]}`,
    ]);
    const gap = named(
      "Bob Smit, SQL: Basic, 2 of 5; Intermediate, required level 3 of 5; waiting for confirmation",
    );
    expect(gap?.dataset).toMatchObject({ gap: "low", level: "2" });
    const missing = named("Bob Smit, Welding: missing; Intermediate, required level 3 of 5");
    expect(missing?.dataset.gap).toBe("missing");
    expect(named("Ann Bakker, Welding: not stated, not required")?.textContent).toBe("");
    expect(gap?.getAttribute("href")).toContain(`?skill=${ID(3)}`);
  });

  test("is entered by Tab at one cell, from which arrows move on", async () => {
    stubServer({ [CALL]: () => team, ...CHOICES });
    screen = await open("/?view=map");
    const at = (place: string) => document.querySelector<HTMLElement>(`[data-at="${place}"]`);
    const tabbed = () => [...document.querySelectorAll<HTMLElement>("td a[tabindex='0']")];
    expect(tabbed()).toEqual([at("0-0")]);
    const press = (place: string, key: string) =>
      act(async () => at(place)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
    await act(async () => at("0-0")?.focus());
    await press("0-0", "ArrowDown");
    expect(document.activeElement).toBe(at("1-0"));
    await press("1-0", "End");
    expect(document.activeElement).toBe(at("1-1"));
    expect(tabbed()).toEqual([at("1-1")]);
  });

  test("names the people it depends on and the gaps, and shows the same as a list", async () => {
    stubServer({ [CALL]: () => team, ...CHOICES });
    screen = await open("/?view=map");
    expect(said()).toContain(words.only.title);
    expect(said()).toContain("SQLAnn Bakker");
    expect(said()).toContain("1 of 2");
    expect(said()).toContain("1 level waiting for confirmation");
    await pressNamed(words.view.list);
    expect(document.querySelector("table")).toBeNull();
    expect(said()).toContain("Bob Smit");
    expect(said()).not.toContain("Welding");
    const line = document.querySelector<HTMLElement>("li [aria-expanded]");
    expect(line?.textContent).toBe("Skills of Bob Smit1 gap1 to confirm");
    await act(async () => line?.click());
    expect(line?.getAttribute("aria-expanded")).toBe("true");
    expect(said()).toContain("Welding");
  });

  test("asks for what the address says", async () => {
    const asked = stubServer({ [CALL]: () => team, ...CHOICES });
    screen = await open(`/?line=${ID(9)}&sort=gaps&page=2&skills=all`);
    expect(asked.find(({ call }) => call === CALL)?.query).toEqual({
      manager_id: ID(9),
      sort: "gaps",
      page: "2",
      size: "50",
      skills: "40",
    });
  });
});
