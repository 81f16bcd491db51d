import type { Locator, Page } from "@playwright/test";

/** Returns a button by its exact name. */
export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

/** Returns the page heading. */
export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { level: 1, name });

/** Returns a predicate that compares a URL with a decoded path and query. */
export const at =
  (path: string) =>
  (url: URL): boolean =>
    decodeURIComponent(url.pathname + url.search) === path;
