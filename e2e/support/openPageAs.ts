import { expect, type Page } from "@playwright/test";
import type { Visits } from "./journey.ts";
import type { Look } from "./looks.ts";

/** Waits until nothing is loading. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.getByRole("status", { name: /^(Loading|Laden)/ })).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

async function shown(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await waitUntilSettled(page);
}

/** Opens a path and waits until it has loaded completely. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await shown(page);
}

/** Opens a screen as a person and waits until it has loaded completely. */
export async function openPageAs(
  enter: Visits["enter"],
  email: string,
  path: string,
  look: Look = {},
): Promise<Page> {
  const page = await enter(email, { at: path, ...look });
  await shown(page);
  return page;
}
