import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { callApi } from "./callApi.ts";
import { button } from "./locators.ts";
import type { Look } from "./looks.ts";
import { sessionOf } from "./signIn.ts";

export const EMPLOYEES_ADMIN = "admin@noordlicht.example";

type Enter = (email: string, look?: Look) => Promise<Page>;

/** A screen of somebody, when it has all it shows. */
export async function opened(enter: Enter, email: string, path: string, look: Look = {}): Promise<Page> {
  const page = await enter(email, look);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(page);
  return page;
}

/** Waits until nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("status", { name: /^(Loading|Laden)/ })).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** People of the page of the list that is shown. */
export const rows = (page: Page): Locator => page.getByRole("table").getByRole("rowheader");

/** Chooses from the menu of a person. */
export async function act(page: Page, menu: string, what: string): Promise<void> {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name: what, exact: true }).click();
}

export interface Added {
  id: string;
  name: string;
  version: number;
}

/** Somebody of the test's own, added beside the browser. */
export async function added(server: string, family: string, overrides: object = {}): Promise<Added> {
  const { token } = await sessionOf(server, EMPLOYEES_ADMIN);
  const first = `P${randomUUID().slice(0, 6)}`;
  const body = {
    first_name: first,
    last_name: family,
    email: `${first}@example.com`,
    system_role: "employee",
  };
  return callApi<Added>(server, "/employee", { method: "POST", token, body: { ...body, ...overrides } });
}
