import type { Department, Role, Team } from "@vaardig/contract/organization/organization";
import type { Impact } from "@vaardig/contract/organization/organizationImpact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { drawPage } from "../../../test/drawPage.tsx";
import { openList, optionTexts, pick, pressIn, tick } from "../../../test/lists.ts";
import { findButton, type OnScreen, press } from "../../../test/onScreen.tsx";
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
const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? "";
const menuOf = (name: string) => words.menu.of.replace("{{name}}", name);
const openedGrid = `/?open=${GRID.id}`;

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

  test("a department with contents goes only to a place, and a refusal is shown in the dialog", async () => {
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
