import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { callApi } from "./callApi.ts";
import { button } from "./locators.ts";
import { sessionOf } from "./signIn.ts";

export const EMPLOYEES_ADMIN = "admin@noordlicht.example";

/** Returns the people on the current page of the list. */
export const rows = (page: Page): Locator => page.getByRole("table").getByRole("rowheader");

/** Selects an item from a person's menu. */
export async function chooseFromMenu(page: Page, menu: string, what: string): Promise<void> {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name: what, exact: true }).click();
}

export interface AddedEmployee {
  id: string;
  name: string;
  version: number;
}

/** Adds a person for this test through the API. */
export async function addEmployee(
  server: string,
  family: string,
  overrides: object = {},
): Promise<AddedEmployee> {
  const { token } = await sessionOf(server, EMPLOYEES_ADMIN);
  const first = `P${randomUUID().slice(0, 6)}`;
  const body = {
    first_name: first,
    last_name: family,
    email: `${first}@example.com`,
    system_role: "employee",
    department_id: null,
    role_id: null,
    manager_id: null,
  };
  return callApi<AddedEmployee>(server, "/employee", {
    method: "POST",
    token,
    body: { ...body, ...overrides },
  });
}

/** Sets department, position and manager of a new person to none, which the form requires explicitly. */
export async function chooseNoPlace(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Add employee" });
  const none = {
    Department: "No department",
    Position: "No position yet",
    Manager: "No one (top of the organisation)",
  };
  for (const [label, choice] of Object.entries(none)) {
    await sheet.getByRole("combobox", { name: new RegExp(`^${label}`) }).click();
    await page.getByRole("option", { name: choice }).click();
  }
}
