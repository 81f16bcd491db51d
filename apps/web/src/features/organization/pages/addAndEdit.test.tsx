import type { Department, Role, Team } from "@vaardig/contract/organization/organization";
import type { Impact } from "@vaardig/contract/organization/organizationImpact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { drawPage, pressNamed } from "../../../test/drawPage.tsx";
import { openList, optionTexts, pick, pressIn, pressInSheet } from "../../../test/lists.ts";
import { isAsked, type OnScreen, press, type } from "../../../test/onScreen.tsx";
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
