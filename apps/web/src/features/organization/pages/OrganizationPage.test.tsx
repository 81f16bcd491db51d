import type { Department, Role, Team } from "@vaardig/contract/organization/organization";
import type { Impact } from "@vaardig/contract/organization/organizationImpact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { menuTexts, pressEntry } from "../../../test/lists.ts";
import { type OnScreen, press } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, timesAsked } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../organization.en.json";
import { OrganizationPage } from "./OrganizationPage.tsx";

const ID = (n: number) => `01890a5d-ac96-774b-bcce-b302099a80${n}`;
const LEAD = { id: ID(90), name: "Lotte Smit", photo_url: "/signed?1" };
const department = (n: number, name: string, more: Partial<Department> = {}): Department => ({
  id: ID(n),
  name,
  lead: null,
  people_count: 12,
  teams_count: 1,
  roles_count: 2,
  version: 4,
  can: ["edit", "set_lead", "merge", "delete", "create_team", "create_role"],
  ...more,
});
const GRID = department(10, "Grid", { lead: LEAD });
const WIND = department(11, "Wind");
const CLOSED = department(12, "Closed", { can: ["create_role"] });
const MASTS: Team = {
  id: ID(20),
  name: "Masts",
  department: { id: GRID.id, name: "Grid" },
  lead: null,
  people_count: 3,
  roles_count: 1,
  version: 5,
  can: ["edit", "set_lead", "move", "merge", "delete", "create_role"],
};
const CABLES: Team = { ...MASTS, id: ID(21), name: "Cables", can: [] };
const role = (n: number, name: string, more: Partial<Role> = {}): Role => ({
  id: ID(n),
  name,
  department: { id: GRID.id, name: "Grid" },
  team: null,
  job_profile: { id: ID(80), name },
  parent: null,
  people_count: 1,
  version: 6,
  can: ["edit", "move", "merge", "delete"],
  ...more,
});
const FITTER = role(30, "Fitter", {
  team: { id: MASTS.id, name: "Masts" },
  parent: { id: ID(31), name: "Head" },
  job_profile: { id: ID(80), name: "Field work" },
});
const HEAD = role(31, "Head", { can: ["move"] });
const LOOSE = role(32, "Adviser", { department: null, job_profile: null });
const NOTHING: Impact = {
  people: { count: 0, first: [] },
  teams: { count: 0, first: [] },
  roles: { count: 0, first: [] },
  vacancies: { count: 0, first: [] },
  merged: [],
};
type Answers = Parameters<typeof stubServer>[0];
const LISTS: Answers = {
  "GET /department": () => ({ data: [GRID, WIND, CLOSED], total: 3, can: ["create", "create_role"] }),
  "GET /team": () => ({ data: [MASTS, CABLES], total: 2 }),
  "GET /role": ({ without_department: loose }) =>
    loose ? { data: [LOOSE], total: 1 } : { data: [FITTER, HEAD], total: 2 },
  "GET /organization/impact": () => NOTHING,
};

let screen: OnScreen;
const draws = (at: string) =>
  drawPage(OrganizationPage, { at }, { organization: words }, signedInAs("hr_manager", "organigram"));
async function open(answers: Answers = {}, at = "/"): Promise<Asked> {
  const asked = stubServer({ ...LISTS, ...answers });
  screen = await draws(at);
  return asked;
}
const shut = async () => {
  await screen.remove();
  vi.unstubAllGlobals();
};
const group = (name: string) =>
  document.querySelector(`[role=group][aria-label="${name}"]`)?.textContent ?? "";
const menuOf = (name: string) => words.menu.of.replace("{{name}}", name);
const openedGrid = `/?open=${GRID.id}`;

describe("the departments", () => {
  testRefetches({
    open: () => draws("/"),
    call: "GET /department",
    answer: () => LISTS["GET /department"]?.({}),
    others: LISTS as Record<string, () => unknown>,
    failed: words["load-failed"],
    shown: "Led by Lotte Smit",
  });
});

describe("the page of the organization", () => {
  afterEach(() => shut());

  test("names lead and counts of each department, and opens its contents from the address", async () => {
    const asked = await open({}, openedGrid);
    expect(said()).toContain("Led by Lotte Smit");
    expect(said()).toContain("12 people · 1 team · 2 positions");
    expect(asked.find(({ call, query }) => call === "GET /team" && query.department_id)?.query).toEqual({
      department_id: GRID.id,
    });
    expect(group("Masts")).toContain("FitterField work · Reports to Head");
    expect(group("Masts")).not.toContain("HeadHead");
    expect(group("Masts")).not.toContain(words["team-empty"]);
    expect(group("Cables")).toContain(words["team-empty"]);
    // The profile of the same name is not said twice.
    expect(group(words["no-team"])).toBe(`${words["no-team"]}Head1 person1 person`);
  });

  test("opens and closes one, all, and remembers it in the address", async () => {
    await open();
    await pressNamed("Grid");
    expect(addressQuery()).toBe(`?open=${GRID.id}`);
    await pressNamed(words["open-all"]);
    expect(new URLSearchParams(addressQuery()).get("open")).toBe(
      [GRID.id, WIND.id, CLOSED.id, "outside"].join(","),
    );
    await pressNamed(words["close-all"]);
    expect(addressQuery()).toBe("");
    await pressNamed("Grid");
    await pressNamed("Grid");
    expect(addressQuery()).toBe("");
  });

  test("asks for the positions without a department only in their own group", async () => {
    const asked = await open({}, "/?open=outside");
    expect(said()).toContain(`1 position · ${words["outside-text"]}`);
    expect(said()).toContain(`Adviser${words["no-job-profile"]}`);
    expect(timesAsked(asked, "GET /team")).toBe(0);
  });

  test("positions outside departments are added by those who may", async () => {
    const add = `${words.add.role}, ${words.outside}`;
    await open();
    expect(findNamed(add)).toBeDefined();
    await shut();
    await open({ "GET /department": () => ({ data: [GRID], total: 1, can: ["create"] }) });
    expect(said()).toContain(words.outside);
    expect(findNamed(add)).toBeUndefined();
  });

  test("shows no group without a department where there is none, and no button to expand one alone", async () => {
    await open({
      "GET /department": () => ({ data: [GRID], total: 1, can: [] }),
      "GET /role": () => ({ data: [], total: 0 }),
    });
    expect(said()).not.toContain(words.outside);
    expect(findNamed(words["open-all"])).toBeUndefined();
  });

  test("without any department says what it is for, to those who may add one", async () => {
    const none = { "GET /role": () => ({ data: [], total: 0 }) };
    await open({ ...none, "GET /department": () => ({ data: [], total: 0, can: ["create"] }) });
    expect(said()).toContain(words["empty-text"]);
    expect(findNamed(words.add.department)).toBeDefined();
    await screen.remove();
    await open({ ...none, "GET /department": () => ({ data: [], total: 0, can: [] }) });
    expect(said()).toContain(words["empty-text-read"]);
    expect(findNamed(words.add.department)).toBeUndefined();
  });

  test("offers on each unit only what may be done with it", async () => {
    await open({}, openedGrid);
    await pressNamed(menuOf("Grid"));
    const { menu, add } = words;
    expect(menuTexts()).toEqual([add.team, add.role, menu.edit, menu.merge, menu.delete]);
    await pressEntry(menu.edit);
    await press("Cancel");
    await pressNamed(menuOf("Closed"));
    expect(menuTexts()).toEqual([add.role]);
    await pressEntry(add.role);
    await press("Cancel");
    expect(findNamed(`${add.team}, Closed`)).toBeUndefined();
    expect(findNamed(`${add.role}, Closed`)).toBeDefined();
    expect(findNamed(menuOf("Cables"))).toBeUndefined();
    expect(findNamed(`${add.team}, Grid`)).toBeDefined();
    expect(findNamed(`${add.role}, Masts`)).toBeDefined();
    expect(findNamed(`${add.role}, Cables`)).toBeUndefined();
    expect(findNamed("Fitter")).toBeDefined();
    expect(findNamed("Head")).toBeUndefined();
    await pressNamed(menuOf("Head"));
    expect(menuTexts()).toEqual([menu.move, menu.organigram]);
    const link = [...document.querySelectorAll("[role=menuitem]")].at(-1);
    expect(link?.getAttribute("href")).toMatch(new RegExp(`organigram\\?open=${HEAD.id}$`));
  });

  test("that cannot read the contents of a department reads both again", async () => {
    const answers: Answers = { "GET /team": refused() };
    const all = { ...LISTS, ...answers };
    const asked = stubServer(all);
    screen = await draws(openedGrid);
    expect(said()).toContain(words["contents-failed"]);
    const before = timesAsked(asked, "GET /role");
    all["GET /team"] = LISTS["GET /team"] as () => unknown;
    await pressNamed("Try again");
    expect(group("Masts")).toContain("Fitter");
    expect(timesAsked(asked, "GET /role")).toBe(before + 1);
  });

  test("says of a department without anything that it is empty", async () => {
    const nothing = () => ({ data: [], total: 0 });
    await open({ "GET /team": nothing, "GET /role": nothing }, openedGrid);
    expect(said()).toContain(words["contents-empty"]);
  });
});

describe("a search in the organization", () => {
  afterEach(() => shut());
  const hit = { department: { id: GRID.id, name: "Grid" }, team: { id: MASTS.id, name: "Masts" } };
  const found = (total: number) => () => ({
    data: [
      { kind: "role", id: FITTER.id, name: "Fitter", people_count: 2, ...hit },
      { kind: "department", id: WIND.id, name: "Wind", people_count: 9, department: null, team: null },
      { kind: "role", id: LOOSE.id, name: "Adviser", people_count: 0, department: null, team: null },
    ],
    total,
  });

  test("names the place of each unit, and a click shows it there", async () => {
    const asked = await open({ "GET /organization/search": found(3) }, "/?open=x");
    await search(words.search, "it");
    expect(asked.at(-1)).toEqual({ call: "GET /organization/search", query: { search_query: "it" } });
    expect(said()).toContain("3 found");
    expect(said()).toContain("FitterPosition · Grid · Masts2 people");
    await pressNamed("Fitter");
    expect(Object.fromEntries(new URLSearchParams(addressQuery()))).toEqual({
      open: `x,${GRID.id}`,
      unit: FITTER.id,
    });
  });

  test.each([
    ["Wind", WIND.id],
    ["Adviser", "outside"],
  ])("opens the card of %s", async (name, place) => {
    await open({ "GET /organization/search": found(60) }, "/?search=w");
    expect(said()).toContain("The first 3 of 60");
    await pressNamed(name);
    expect(new URLSearchParams(addressQuery()).get("open")).toBe(place);
  });

  test("without a result says so", async () => {
    await open({ "GET /organization/search": () => ({ data: [], total: 0 }) }, "/?search=zz");
    expect(said()).toContain("No results found");
  });

  test("that fails can be tried again", async () => {
    await open({ "GET /organization/search": refused() }, "/?search=zz");
    expect(said()).toContain(words["search-failed"]);
  });
});
