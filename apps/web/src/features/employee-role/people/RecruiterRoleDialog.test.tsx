import type { EmployeeRole } from "@vaardig/contract/employee-role/employeeRole";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { said } from "../../../test/drawPage.tsx";
import { choose, draw, findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { type Asked, refused, stubServer } from "../../../test/stubServer.ts";
import words from "../employee-role.en.json";
import { RecruiterRoleDialog } from "./RecruiterRoleDialog.tsx";

const PERSON = { id: "p", name: "Anna" } as EmployeeRole;
const BRAM = { id: "b", name: "Bram" };
const CARLA = { id: "c", name: "Carla" };
const OWNS = { vacancies: 2, talent_pools: 0, candidates: 1, tasks: 0 };

let screen: OnScreen | undefined;
let asked: Asked;
const onConfirm = vi.fn();
const open = async (payload: object | (() => unknown)) => {
  await screen?.remove();
  const answer = typeof payload === "function" ? payload : () => payload;
  asked = stubServer({ "GET /employee_role/impact": answer as () => unknown });
  const props = {
    person: PERSON,
    role: "employee" as const,
    isBusy: false,
    onConfirm,
    onClose: () => undefined,
  };
  screen = await draw(<RecruiterRoleDialog {...props} />, { "employee-role": words });
  await settle();
};
beforeEach(() => onConfirm.mockClear());
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const openList = async () => {
  const list = document.querySelector("[role=combobox]");
  await act(async () => list?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 })));
  await settle();
};

test("the work is named, and the only other recruiter takes it over unless no one is chosen", async () => {
  await open({ owns: OWNS, recruiters: [BRAM] });
  expect(asked[0]?.query).toEqual({ user_id: "p", system_role: "employee" });
  expect(said()).toContain("2 jobs1 candidate");
  expect(said()).not.toContain("talent pool");
  expect(said()).not.toContain("Without another recruiter");
  await press("Change to Employee");
  expect(onConfirm).toHaveBeenLastCalledWith("b");
  await openList();
  await choose("No one");
  expect(said()).toContain("Without another recruiter the candidates have no owner");
  await press("Change to Employee");
  expect(onConfirm).toHaveBeenLastCalledWith(undefined);
});

test("of several recruiters none is chosen for the reader", async () => {
  await open({ owns: OWNS, recruiters: [BRAM, CARLA] });
  expect(said()).toContain("Without another recruiter");
  await openList();
  await choose("Carla");
  expect(said()).not.toContain("Without another recruiter");
  await press("Change to Employee");
  expect(onConfirm).toHaveBeenLastCalledWith("c");
});

test("without another recruiter it says what happens, and without work that nothing does", async () => {
  await open({ owns: OWNS, recruiters: [] });
  expect(said()).toContain("There is no other recruiter.");
  expect(document.querySelector("[role=combobox]")).toBeNull();
  await open({ owns: { ...OWNS, vacancies: 0, candidates: 0 }, recruiters: [BRAM] });
  expect(said()).toContain("Anna has no work that another recruiter has to take over.");
  expect(document.querySelector("[role=combobox]")).toBeNull();
});

test("nothing is changed before the work is known", async () => {
  await open(refused());
  expect(said()).toContain("Out of order");
  expect(findButton("Change to Employee")?.disabled).toBe(true);
  expect(document.activeElement?.textContent).toBe("Cancel");
});
