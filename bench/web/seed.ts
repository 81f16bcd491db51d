import type { Page } from "playwright-core";

/** What sign-in answers, as far as the web application keeps it. */
export interface Stored {
  token: string;
  menu_schema: unknown;
  expire_in: number;
}

/** Has a page open as someone who is signed in. */
export async function seed(
  page: Page,
  { token, menu_schema: menuSchema, expire_in: expireIn }: Stored,
): Promise<void> {
  const stored = JSON.stringify({ auth: JSON.stringify({ token, menuSchema, expireIn }) });
  await page.addInitScript((text) => localStorage.setItem("persist:root", text), stored);
}
