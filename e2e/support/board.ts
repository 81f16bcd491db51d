import type { Locator, Page } from "@playwright/test";

/** Returns a stage of the board. */
export const column = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** Returns the card of a person. */
export const card = (within: Page | Locator, name: string): Locator =>
  within.getByRole("listitem").filter({ hasText: name });

/** Returns the button that opens a card. */
export const opener = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name: new RegExp(`^${name}`) });

/** Returns the button that opens and collapses a stage with `count` applications. */
export const stageOpener = (page: Page, name: string, count: number): Locator =>
  page.getByRole("button", { name: new RegExp(`^${name} ${count} application`) });
