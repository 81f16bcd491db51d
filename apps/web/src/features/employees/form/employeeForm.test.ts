import { EMPLOYEE_TEXTS, mapTexts } from "@vaardig/contract/employees/employeeTexts";
import { expect, test } from "vitest";
import { employeeChanges, employeeForm, employeeToAdd, NONE, newEmployee } from "./employeeForm.ts";

const boss = { id: "1", name: "Boss", photo_url: null };
const base = {
  ...newEmployee(boss),
  first_name: "Anna",
  last_name: "Vries",
  email: "a@b.nl",
  phone: "1",
  department_id: "2",
  role_id: "3",
};
const none = { id: NONE, name: "", photo_url: null };

test("a new person is sent with null for what is empty and the manager's id", () => {
  expect(employeeToAdd(base)).toEqual({
    first_name: "Anna",
    last_name: "Vries",
    email: "a@b.nl",
    ...mapTexts(EMPLOYEE_TEXTS, () => null),
    phone: "1",
    gender: "Undefined",
    join_date: null,
    system_role: "employee",
    department_id: "2",
    team_id: null,
    role_id: "3",
    manager_id: "1",
  });
});

test("a save holds what differs alone; what was emptied is cleared", () => {
  expect(employeeChanges(base, base)).toEqual({});
  const values = { ...base, phone: "", manager_id: none, system_role: "manager" as const };
  expect(employeeChanges(base, values)).toEqual({ phone: null, manager_id: null, system_role: "manager" });
});

test("an access level that is not given here is left alone", () => {
  const recruiter = { ...base, system_role: "moderator" as const };
  expect(employeeChanges(recruiter, { ...recruiter, location: "Assen" })).toEqual({ location: "Assen" });
});

test("names, address, department, position and manager are asked for, and a date may be missing", () => {
  const issues = employeeForm.safeParse(newEmployee(null)).error?.issues.map(({ path }) => path[0]);
  expect(issues).toEqual(["first_name", "last_name", "email", "department_id", "role_id", "manager_id"]);
  expect(employeeForm.safeParse({ ...base, join_date: "soon" }).success).toBe(false);
});

test("none of them is a choice of its own, which is sent as null", () => {
  const without = { ...base, department_id: NONE, role_id: NONE, manager_id: none };
  expect(employeeForm.safeParse(without).success).toBe(true);
  expect(employeeToAdd(without)).toMatchObject({ department_id: null, role_id: null, manager_id: null });
});
