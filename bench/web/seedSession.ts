import type { Page } from "playwright-core";

/** The part of a sign-in response that the web application stores. */
export interface Stored {
  token: string;
  menu_schema: unknown;
  expire_in: number;
}

/** Prepares a page to open as a signed-in user. */
export async function seedSession(
  page: Page,
  { token, menu_schema: menuSchema, expire_in: expireIn }: Stored,
): Promise<void> {
  const stored = JSON.stringify({ auth: JSON.stringify({ token, menuSchema, expireIn }) });
  await page.addInitScript((text) => localStorage.setItem("persist:root", text), stored);
}
