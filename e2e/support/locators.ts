import type { Locator, Page } from "@playwright/test";

/** A button by its whole name. */
export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

/** The heading of the page. */
export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { level: 1, name });

/** Whether an address is this path with its query, as people read it. */
export const at =
  (path: string) =>
  (url: URL): boolean =>
    decodeURIComponent(url.pathname + url.search) === path;
