import type { Locator, Page } from "@playwright/test";

/** A stage of the board. */
export const column = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** The card of a person. */
export const card = (within: Page | Locator, name: string): Locator =>
  within.getByRole("listitem").filter({ hasText: name });

/** What opens a card. */
export const opener = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name: new RegExp(`^${name}`) });

/** What opens and folds a stage in which so many stand. */
export const stageOpener = (page: Page, name: string, count: number): Locator =>
  page.getByRole("button", { name: new RegExp(`^${name} ${count} application`) });
