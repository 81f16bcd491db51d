import { expect, it } from "vitest";
import { ownAddress } from "./ownAddress.ts";

it.each([
  ["/employee", "/employee"],
  ["/employee/personal/my-skills?tab=1", "/employee/personal/my-skills?tab=1"],
  ["/medewerker/persoonlijk", "/medewerker/persoonlijk"],
])("keeps %s", (kept, expected) => {
  expect(ownAddress("employee", kept)).toBe(expected);
});

it.each([
  null,
  "",
  "/admin/settings/company-profile",
  "/employees/goals",
  "/employee/../admin/settings",
  "//evil.example/employee",
  "/\\evil.example/employee",
  "https://evil.example/employee",
  "javascript:alert(1)",
  "employee/personal",
])("refuses %s", (kept) => {
  expect(ownAddress("employee", kept)).toBeNull();
});
