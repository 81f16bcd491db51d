import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { settle } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../employees.en.json";
import { type EmployeeField, type EmployeeValues, NONE, newEmployee } from "./employeeForm.ts";
import { useFieldTexts } from "./useFieldTexts.ts";

let screen: HookOnScreen<ReturnType<typeof useFieldTexts>>;
const list = (name: string) => () => ({ data: [{ id: "1", name }], total: 1, can: [] });
beforeEach(async () => {
  stubServer({ "GET /department": list("Grid"), "GET /team": list("Masts"), "GET /role": list("Fitter") });
  screen = await drawHook(useFieldTexts, { employees: words });
  await settle();
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const nobody = { id: NONE, name: "", photo_url: null };
const value = (field: EmployeeField, more: Partial<EmployeeValues>) =>
  screen.result().value(field, { ...newEmployee(null), ...more });

test.each([
  ["department_id", words.fields.department],
  ["team_id", words.fields.team],
  ["role_id", words.fields.role],
  ["manager_id", words.fields.manager],
  ["email", words.fields.email],
] as const)("%s is labelled as on the screen", (field, label) => {
  expect(screen.result().label(field)).toBe(label);
});

test.each([
  ["department_id", { department_id: "1" }, "Grid"],
  ["department_id", { department_id: NONE }, words.form.none.department_id],
  ["department_id", { department_id: "gone" }, ""],
  ["team_id", { team_id: "1" }, "Masts"],
  ["role_id", { role_id: "1" }, "Fitter"],
  ["role_id", { role_id: NONE }, words.form.none.role_id],
  ["manager_id", { manager_id: { id: "m", name: "Mia", photo_url: null } }, "Mia"],
  ["manager_id", { manager_id: nobody }, words.form.none.manager_id],
  ["manager_id", { manager_id: null }, ""],
  ["gender", { gender: "Female" }, words.genders.Female],
  ["system_role", { system_role: "employee" }, "Employee"],
  ["join_date", { join_date: "2026-02-01" }, "1 Feb 2026"],
  ["join_date", { join_date: "" }, ""],
  ["first_name", { first_name: "Ann" }, "Ann"],
] as [EmployeeField, Partial<EmployeeValues>, string][])(
  "%s with %o is said as “%s”",
  (field, more, text) => {
    expect(value(field, more)).toBe(text);
  },
);
