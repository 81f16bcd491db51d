// @vitest-environment happy-dom
import type { Department, Role, Team } from "@vaardig/contract/organization/organization";
import type { Impact } from "@vaardig/contract/organization/organizationImpact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import {
  menuTexts,
  openList,
  optionTexts,
  pick,
  pressEntry,
  pressIn,
  pressInSheet,
  tick,
} from "../../../test/lists.ts";
import { findButton, isAsked, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { readsAgain } from "../../../test/readsAgain.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
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
const FULL: Impact = {
  ...NOTHING,
  people: { count: 12, first: [LEAD] },
  teams: { count: 1, first: [MASTS] },
  merged: [
    { kind: "team", name: "Masts" },
    { kind: "role", name: "Masts" },
  ],
};
const UNDO = { id: GRID.id, units: [{ id: GRID.id, name: "Grid" }] };

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
const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? "";
const menuOf = (name: string) => words.menu.of.replace("{{name}}", name);
const openedGrid = `/?open=${GRID.id}`;

describe("the departments", () => {
  readsAgain({
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

describe("a new unit", () => {
  afterEach(() => shut());

  test("a department is added with its name, the list is read again, and undo removes that version", async () => {
    const asked = await open({
      "POST /department": () => ({ ...WIND, id: ID(13), name: "Sea", version: 1 }),
      "DELETE /department": () => ({ undo: null }),
    });
    const before = timesAsked(asked, "GET /department");
    await pressNamed(words.add.department);
    expect(dialog()).toContain(words.edit.new.department);
    await type(words.fields.name, "Sea");
    await pressInSheet(words.add.department);
    expect(writes(asked)[0]).toEqual({
      call: "POST /department",
      query: {},
      body: { name: "Sea", lead_id: null },
    });
    expect(screen.message()).toBe("Sea added");
    expect(isAsked(words.edit.new.department)).toBe(false);
    expect(timesAsked(asked, "GET /department")).toBeGreaterThan(before);
    await screen.undo();
    expect(writes(asked)[1]).toEqual({ call: "DELETE /department", query: { id: ID(13), version: "1" } });
    expect(screen.message()).toBe("Sea removed");
  });

  test("a team starts in the department it is added to, and cannot go where one may not add", async () => {
    const asked = await open({ "POST /team": () => ({ ...MASTS, id: ID(22), name: "Poles", version: 1 }) });
    await pressNamed(`${words.add.team}, Grid`);
    await openList(words.fields.department_id);
    expect(optionTexts()).toEqual(["Grid", "Wind"]);
    await type(words.fields.name, "Poles");
    await pressInSheet(words.add.team);
    expect(writes(asked)[0]?.body).toEqual({ name: "Poles", lead_id: null, department_id: GRID.id });
  });

  test("a position starts in its team; another department empties the team", async () => {
    const asked = await open(
      {
        "POST /role": () => ({ ...FITTER, id: ID(33), name: "Rigger", version: 1 }),
        "GET /department": () => ({ data: [GRID, WIND], total: 2, can: [] }),
      },
      openedGrid,
    );
    await pressNamed(`${words.add.role}, Masts`);
    await type(words.fields.name, "Rigger");
    await pressInSheet(words.add.role);
    expect(writes(asked)[0]?.body).toEqual({
      name: "Rigger",
      job_profile_id: "",
      department_id: GRID.id,
      team_id: MASTS.id,
      parent_id: null,
    });
    await pressNamed(`${words.add.role}, Masts`);
    await type(words.fields.name, "Rigger");
    await pick(words.fields.department_id, "Wind");
    await pick(words.fields.parent_id, "Head");
    await pressInSheet(words.add.role);
    expect(writes(asked)[1]?.body).toMatchObject({
      department_id: WIND.id,
      team_id: null,
      parent_id: HEAD.id,
    });
  });

  test("whose name is taken says so at the name, and stays open", async () => {
    await open({ "POST /department": refused(400, {}, { code: "validation", fields: { name: "Taken" } }) });
    await pressNamed(words.add.department);
    await type(words.fields.name, "Grid");
    await pressInSheet(words.add.department);
    expect(isAsked("Taken")).toBe(true);
    expect(document.querySelector("[aria-invalid=true]")).not.toBeNull();
  });
});

describe("an edited unit", () => {
  afterEach(() => shut());

  test("sends only what changed with its version, and undo sends the former value over the new version", async () => {
    const asked = await open(
      { "PUT /role": (_query, body) => ({ ...FITTER, ...(body as object), version: 7 }) },
      openedGrid,
    );
    await pressNamed("Fitter");
    expect(dialog()).toContain("Edit Fitter");
    await openList(words.fields.parent_id);
    // A position does not report to itself.
    expect(optionTexts()).toEqual(["HeadGrid"]);
    await type(words.fields.name, "Rigger");
    await press(words.edit.save);
    expect(writes(asked)[0]).toEqual({
      call: "PUT /role",
      query: {},
      body: { id: FITTER.id, version: 6, name: "Rigger" },
    });
    expect(screen.message()).toBe("Rigger saved");
    await screen.undo();
    expect(writes(asked)[1]?.body).toEqual({ id: FITTER.id, version: 7, name: "Fitter" });
    expect(screen.message()).toBe("Fitter restored");
  });

  test("whose undo is refused says why", async () => {
    let times = 0;
    await open({
      "PUT /department": () => (times++ === 0 ? { ...GRID, version: 5 } : refused(409)({}, null)),
    });
    await pressIn(menuOf("Grid"), words.menu.edit);
    await type(words.fields.name, "Grids");
    await press(words.edit.save);
    await screen.undo();
    expect(screen.message()).toBe("Out of order");
  });

  test("shows the lead only to someone who may set it", async () => {
    await open({
      "GET /department": () => ({
        data: [{ ...GRID, can: ["edit"] }, WIND],
        total: 2,
        can: [],
      }),
    });
    await pressIn(menuOf("Grid"), words.menu.edit);
    expect(dialog()).not.toContain(words.fields.lead_id);
    await press("Cancel");
    await pressIn(menuOf("Wind"), words.menu.edit);
    expect(dialog()).toContain(words.fields.lead_id);
  });
});

describe("a unit that moves, merges or goes", () => {
  afterEach(() => shut());

  test("a team moves to another department, after its contents were named", async () => {
    const asked = await open(
      {
        "PUT /team": () => ({ ...MASTS, version: 6 }),
        "GET /organization/impact": () => FULL,
      },
      openedGrid,
    );
    await pressIn(menuOf("Masts"), words.menu.move);
    expect(dialog()).toContain(words.move.team);
    expect(dialog()).toContain("12 peopleLotte Smit and 11 more");
    expect(dialog()).toContain("1 teamMasts");
    expect(dialog()).not.toContain("No positions");
    expect(asked.find(({ call }) => call === "GET /organization/impact")?.query).toEqual({
      kind: "team",
      id: MASTS.id,
    });
    await pick(words.fields.department_id, "Wind");
    await press(words.move.confirm);
    expect(writes(asked)[0]).toMatchObject({
      call: "PUT /team",
      body: { id: MASTS.id, version: 5, department_id: WIND.id },
    });
    expect(screen.message()).toBe("Masts moved");
  });

  test("a department merges into another one that is chosen, and undo takes it apart", async () => {
    const asked = await open({
      "GET /organization/impact": () => FULL,
      "POST /department/merge": () => ({ ...WIND, undo: UNDO }),
      "POST /organization/undo_merge": () => ({ done: true }),
    });
    await pressIn(menuOf("Grid"), words.menu.merge);
    expect(findButton(words.merge.confirm)?.disabled).toBe(true);
    await openList(words.merge.into);
    expect(optionTexts()).toEqual(["Wind", "Closed"]);
    await pick(words.merge.into, "Wind");
    expect(asked.at(-1)).toEqual({
      call: "GET /organization/impact",
      query: { kind: "department", id: GRID.id, into: WIND.id },
    });
    // Each name once.
    expect(dialog()).toContain("Exist in both and will be merged: Masts");
    expect(dialog()).not.toContain("Masts and Masts");
    await press(words.merge.confirm);
    expect(writes(asked)[0]?.body).toEqual({ id: GRID.id, into_id: WIND.id, version: 4 });
    expect(screen.message()).toBe("Grid is now part of Wind");
    expect(dialog()).toBe("");
    await screen.undo();
    expect(writes(asked)[1]).toEqual({ call: "POST /organization/undo_merge", query: {}, body: UNDO });
    expect(screen.message()).toBe("Grid restored");
  });

  test.each([
    ["conflict", "Grid cannot be restored"],
    ["internal_error", "Out of order"],
  ])("an undo that fails by %s says so", async (code, told) => {
    await open({
      "POST /department/merge": () => ({ ...WIND, undo: UNDO }),
      "POST /organization/undo_merge": refused(409, {}, { code }),
    });
    await pressIn(menuOf("Grid"), words.menu.merge);
    await pick(words.merge.into, "Wind");
    await press(words.merge.confirm);
    await screen.undo();
    expect(screen.message()).toContain(told);
  });

  test("an empty department goes at once, and undo adds it again", async () => {
    const asked = await open({
      "DELETE /department": () => ({ undo: null }),
      "POST /department": () => GRID,
    });
    await pressIn(menuOf("Grid"), words.menu.delete);
    expect(dialog()).toContain(words.impact.nothing);
    expect(dialog()).not.toContain(words.delete.where);
    await press(words.delete.confirm);
    expect(writes(asked)[0]).toEqual({ call: "DELETE /department", query: { id: GRID.id, version: "4" } });
    expect(screen.message()).toBe("Grid deleted");
    await screen.undo();
    expect(writes(asked)[1]?.body).toEqual({ name: "Grid", lead_id: LEAD.id });
    expect(screen.message()).toBe("Grid restored");
  });

  test("the undo of one whose name is taken says so", async () => {
    await open({
      "DELETE /department": () => ({ undo: null }),
      "POST /department": refused(400, {}, { code: "validation", fields: { name: "Taken" } }),
    });
    await pressIn(menuOf("Grid"), words.menu.delete);
    await press(words.delete.confirm);
    await screen.undo();
    expect(screen.message()).toContain("Grid cannot be restored");
  });

  test("a department with contents goes only to a place, and a refusal is told in the dialog", async () => {
    const answers: Answers = {
      "GET /organization/impact": () => FULL,
      "DELETE /department": refused(400, {}, { code: "validation", fields: { into_id: "Not there" } }),
    };
    const asked = await open(answers);
    await pressIn(menuOf("Grid"), words.menu.delete);
    expect(findButton(words.delete.confirm)?.disabled).toBe(true);
    await pick(words.delete.where, "Wind");
    await press(words.delete.confirm);
    expect(writes(asked)[0]?.query).toEqual({ id: GRID.id, version: "4", into_id: WIND.id });
    expect(dialog()).toContain("Not there");
    expect(findButton(words.delete.confirm)?.disabled).toBe(false);
  });

  test("a team lets its contents go instead, and the chosen place is not sent then", async () => {
    const asked = await open(
      { "GET /organization/impact": () => FULL, "DELETE /team": () => ({ undo: UNDO }) },
      openedGrid,
    );
    await pressIn(menuOf("Masts"), words.menu.delete);
    expect(dialog()).not.toContain(words.delete.up);
    await pick(words.delete.target, "Cables");
    await tick("Keep in Grid, without a team");
    expect(dialog()).not.toContain(words.delete.target);
    await press(words.delete.confirm);
    expect(writes(asked)[0]?.query).toEqual({ id: MASTS.id, version: "5", release: "true" });
  });

  test("a position whose only contents report to it goes without a place; they move up", async () => {
    const asked = await open(
      {
        "GET /organization/impact": () => ({ ...NOTHING, roles: { count: 2, first: [HEAD] } }),
        "DELETE /role": () => ({ undo: UNDO }),
      },
      openedGrid,
    );
    await pressIn(menuOf("Fitter"), words.menu.delete);
    expect(dialog()).toContain(words.delete.up);
    expect(dialog()).toContain("2 positions report to this one");
    await press(words.delete.confirm);
    expect(writes(asked)[0]?.query).toEqual({ id: FITTER.id, version: "6" });
  });

  test("what is affected can be asked again when it could not be read", async () => {
    const asked = await open({ "GET /organization/impact": refused() });
    await pressIn(menuOf("Grid"), words.menu.delete);
    expect(dialog()).toContain(words.impact.failed);
    expect(findButton(words.delete.confirm)?.disabled).toBe(true);
    const before = timesAsked(asked, "GET /organization/impact");
    await press("Try again");
    expect(timesAsked(asked, "GET /organization/impact")).toBe(before + 1);
  });
});
