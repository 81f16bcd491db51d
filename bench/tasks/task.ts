import type { Locator, Page } from "playwright-core";
import type { Hand } from "./hand.ts";

/** Something people do, from the screen on which it begins. */
export interface Task {
  /** As the table names it. */
  name: string;
  /** The demo account's first part. */
  who: "recruiter" | "manager" | "hr" | "employee";
  /** Clicks and keys that it may take. */
  limit: number;
  /** Opens the screen on which it begins; not counted. */
  begin(page: Page): Promise<void>;
  /** Does it, until the page says that it is done. */
  work(hand: Hand): Promise<void>;
}

export const button = (at: Page | Locator, name: string | RegExp): Locator =>
  at.getByRole("button", { name, exact: true });
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole("dialog", { name });
export const told = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();
