import type { Employee, EmployeeRow } from "@vaardig/contract/employees/employees";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import { act } from "../../../test/act.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { menuTexts, openSelect, optionTexts, pickSelect, pressInSheet } from "../../../test/lists.ts";
import { draw, findButton, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, writes } from "../../../test/stubServer.ts";
import { EmployeeHeader } from "../details/EmployeeHeader.tsx";
import words from "../employees.en.json";
import { AddEmployeeSheet } from "../form/AddEmployeeSheet.tsx";
import { PendingEmail } from "../form/PendingEmail.tsx";
import { EmployeeCell } from "../list/EmployeeCell.tsx";
import { RowActions } from "../list/RowActions.tsx";
import { SkillFactCell } from "../list/SkillFactCell.tsx";
import { EmployeeListPage } from "./EmployeeListPage.tsx";

const ID = (n: number) => `01890a5d-ac96-774b-bcce-b302099a80${n}`;
const GRID = { id: ID(10), name: "Grid" };
const WIND = { id: ID(11), name: "Wind" };
const ANN = {
  id: ID(50),
  first_name: "Ann",
  last_name: "Bos",
  name: "Ann Bos",
  email: "ann@x.example",
  system_role: "employee",
  status: "active",
  department: GRID,
  team: null,
  role: null,
  manager: { id: ID(51), name: "Lotte" },
  join_date: "2020-05-01",
  photo_url: null,
  version: 3,
  can: ["edit", "deactivate", "reset_second_factor"],
  pending_email: null,
} as unknown as Employee & EmployeeRow;
const PLACES = {
  "GET /department": () => ({
    data: [GRID, WIND].map((one) => ({ ...one, people_count: 3 })),
    total: 2,
    can: [],
  }),
  "GET /team": () => ({
    data: [
      { id: ID(20), name: "Masts", department: GRID, people_count: 2 },
      { id: ID(21), name: "Blades", department: WIND, people_count: 1 },
    ],
    total: 2,
  }),
  "GET /role": () => ({
    data: [
      { id: ID(30), name: "Fitter", department: GRID, team: { id: ID(20), name: "Masts" }, people_count: 1 },
      { id: ID(31), name: "Rigger", department: WIND, team: null, people_count: 1 },
      { id: ID(32), name: "Adviser", department: null, team: null, people_count: 1 },
    ],
    total: 3,
  }),
};
type Answers = Parameters<typeof stubServer>[0];
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const show = async (
  part: React.ReactNode,
  answers: Answers = {},
  role: "admin" | "manager" = "admin",
): Promise<Asked> => {
  await screen?.remove();
  const asked = stubServer(answers);
  screen = await draw(part, { employees: words, list }, signedInAs(role, "employee-details"));
  await settle();
  return asked;
};

describe("the filters of employees", () => {
  const CALL = "GET /employee";
  const open = async (
    at: string,
    role: "admin" | "manager" = "admin",
    can: string[] = [],
  ): Promise<Asked> => {
    await screen?.remove();
    const asked = stubServer({
      ...PLACES,
      [CALL]: () => ({
        data: [],
        total: 0,
        short_of: [{ id: ID(40), name: "SQL" }],
        can,
        assignable_roles: [],
      }),
      "GET /saved_views": () => ({ data: [] }),
    });
    screen = await drawPage(EmployeeListPage, { at }, { employees: words, list }, signedInAs(role));
    return asked;
  };
  const options = () =>
    [...document.querySelectorAll("[role=menuitemcheckbox]")].map(({ textContent }) => textContent);

  test("name a team's department unless one is chosen, which leaves its own teams only", async () => {
    await open("/");
    await pressNamed(words.filters.teams);
    expect(options()).toEqual(["Masts · Grid2", "Blades · Wind1"]);
    await open(`/?departments=${GRID.id}`);
    await pressNamed(words.filters.teams);
    expect(options()).toEqual(["Masts2"]);
    await open(`/?departments=${GRID.id}&teams=${ID(21)}`);
    await pressNamed(/^Team/);
    expect(options()).toEqual(["Masts2", "Blades1"]);
  });

  test("that a figure led here with are shown and taken away", async () => {
    const asked = await open(`/?short=${ID(40)}&joined=2026-01-01,2026-02-01`);
    expect(asked.find(({ call }) => call === CALL)?.query).toMatchObject({
      short_of: ID(40),
      joined_from: "2026-01-01",
      joined_to: "2026-02-01",
    });
    const chips = () => [...document.querySelectorAll<HTMLElement>(".MuiChip-deleteIcon")];
    expect(chips()).toHaveLength(2);
    await act(async () => chips()[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    await settle();
    expect(new URLSearchParams(addressQuery()).get("short")).toBeNull();
    expect(new URLSearchParams(addressQuery()).get("joined")).toBe("2026-01-01,2026-02-01");
  });

  test("of a manager are about the line, and adding is for those who may", async () => {
    await open("/", "manager");
    expect(said()).toContain(words["description-line"]);
    expect(findButton(words.add)?.disabled).toBe(true);
    await open("/", "admin", ["add"]);
    expect(said()).toContain(words.description);
    expect(findButton(words.add)?.disabled).toBe(false);
  });
});

describe("an employee in the list", () => {
  test("has a dash for what is not there, and the department below a position without a column of its own", async () => {
    const cell = async (
      column: Parameters<typeof EmployeeCell>[0]["column"],
      more: object = {},
      withPlace = false,
    ) => {
      await show(<EmployeeCell person={{ ...ANN, ...more }} column={column} withPlace={withPlace} />);
      return said();
    };
    expect(await cell("role")).toBe("–");
    const role = { id: "r", name: "Fitter" };
    expect(await cell("role", { role }, true)).toBe("FitterGrid");
    expect(await cell("role", { role })).toBe("Fitter");
    expect(await cell("manager")).toBe("Lotte");
    expect(await cell("join_date")).toBe("1 May 2020");
    expect(await cell("join_date", { join_date: null })).toBe("–");
    expect(await cell("status", { status: "invited" })).toBe(words.statuses.invited);
  });

  test("has the facts of the skills once they are read, and says when they cannot be", async () => {
    const known = {
      job_profile: null,
      match: { score: 0.7, band: "high", capped: false, provisional: false },
      to_confirm: 2,
      updated_at: null,
    };
    const cell = async (
      column: Parameters<typeof SkillFactCell>[0]["column"],
      facts: object | undefined,
      isFailed = false,
    ) => {
      const of = { of: () => facts, isFailed } as unknown as Parameters<typeof SkillFactCell>[0]["facts"];
      await show(<SkillFactCell person={ANN} column={column} facts={of} />);
      return said();
    };
    expect(await cell("fit", undefined)).toBe("");
    expect(await cell("fit", undefined, true)).toBe(words.facts.failed);
    expect(await cell("fit", known)).toBe(words.facts["no-job"]);
    expect(await cell("fit", { ...known, job_profile: { id: "j" } })).toContain("High match");
    expect(await cell("skills_updated", known)).toBe(words.facts["no-skills"]);
    expect(await cell("to_confirm", { ...known, to_confirm: 0 })).toBe("0");
    expect(document.querySelector("a")).toBeNull();
    await cell("to_confirm", known);
    expect(findNamed("2 skills of Ann Bos to confirm")?.getAttribute("href")).toContain("employee-details");
  });

  test("offers only what may be done; two-step verification is reset from the record alone", async () => {
    await show(<RowActions person={ANN} onAct={() => undefined} />);
    const { actions } = words;
    await act(async () => document.querySelector<HTMLElement>("[aria-haspopup=menu]")?.click());
    await settle();
    expect(menuTexts()).toEqual([actions.edit, actions.deactivate]);
    await show(<RowActions menuOnly person={ANN} onAct={() => undefined} />);
    await act(async () => document.querySelector<HTMLElement>("[aria-haspopup=menu]")?.click());
    await settle();
    expect(menuTexts()).toEqual([actions.edit, actions.reset_second_factor, actions.deactivate]);
  });
});

describe("an employee", () => {
  test("is headed by position or access level, place and manager", async () => {
    const onAct = vi.fn();
    await show(<EmployeeHeader person={ANN} onAct={onAct} />);
    expect(said()).toContain("Employee · Grid");
    expect(findNamed("Lotte")?.getAttribute("href")).toContain("employee-details");
    await press(words.actions.edit);
    expect(onAct).toHaveBeenCalledWith("edit");
    const role = { id: "r", name: "Fitter" };
    const pending_email = {
      email: "new@x.example",
      requested_at: "2026-04-01T00:00:00.000Z",
      expires_at: "2026-05-01T00:00:00.000Z",
    };
    await show(
      <EmployeeHeader person={{ ...ANN, role, pending_email, manager: null, can: [] }} onAct={onAct} />,
    );
    expect(said()).toContain("Fitter · Grid");
    expect(said()).toContain("Waiting for confirmation: new@x.example");
    expect(said()).not.toContain(words.details.manager);
    expect(findButton(words.actions.edit)).toBeUndefined();
  });

  test("whose address is to be confirmed is emailed again, or keeps the old one", async () => {
    const pending = {
      email: "new@x.example",
      requested_at: "2026-04-01T00:00:00.000Z",
      expires_at: "2026-05-01T00:00:00.000Z",
    };
    const mailed = { ...ANN, can: ["change_email"] } as Employee;
    const asked = await show(<PendingEmail person={mailed} pending={pending} />);
    expect(said()).toContain("until 1 May 2026");
    await press(words.pending.resend);
    expect(writes(asked)[0]?.body).toEqual({ user_id: ANN.id });
    await show(<PendingEmail person={ANN} pending={pending} />);
    expect(findButton(words.pending.resend)).toBeUndefined();
  });
});

describe("a new employee", () => {
  const ADD = "POST /employee";
  const sheet = () => (
    <AddEmployeeSheet roles={["employee", "manager"]} onAdded={() => undefined} onClose={() => undefined} />
  );

  test("is placed step by step: a department has its teams and positions, and another one empties them", async () => {
    await show(sheet(), PLACES);
    await openSelect(words.fields.role);
    expect(optionTexts()).not.toContain("Rigger");
    await act(async () => document.querySelector<HTMLElement>("[role=option][aria-selected=false]")?.click());
    await settle();
    await pickSelect(words.fields.department, "Grid");
    await pickSelect(words.fields.team, "Masts");
    await pickSelect(words.fields.role, "Fitter");
    await pickSelect(words.fields.department, "Wind");
    const chosen = (label: string) => {
      const named = [...document.querySelectorAll("label")].find(({ textContent }) =>
        textContent?.startsWith(label),
      );
      return [...document.querySelectorAll("[role=combobox]")].find((one) =>
        one.getAttribute("aria-labelledby")?.includes(named?.id ?? "?"),
      )?.textContent;
    };
    expect(chosen(words.fields.team)).not.toContain("Masts");
    expect(chosen(words.fields.role)).not.toContain("Fitter");
    await openSelect(words.fields.team);
    expect(optionTexts()).toEqual([words.form.none.team_id, "Blades"]);
  });

  test("is not sent without a name and an address; the button has the name", async () => {
    const asked = await show(sheet(), { ...PLACES, [ADD]: refused(409) }, "manager");
    expect(findButton(words.form["save-new-nameless"])).toBeDefined();
    await type(words.fields.first_name, "Cy");
    await pressInSheet("Add Cy");
    expect(writes(asked)).toHaveLength(0);
    expect(document.querySelectorAll("[aria-invalid=true]").length).toBeGreaterThan(0);
    // A manager adds to the own line.
    expect(document.querySelector<HTMLInputElement>("input[value='Anna de Vries']")).not.toBeNull();
  });
});
