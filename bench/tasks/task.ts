import type { Locator, Page } from "playwright-core";
import type { CountingUser } from "./hand.ts";

/** A task and the screen on which it starts. */
export interface Task {
  /** Name in the result table. */
  name: string;
  /** Local part of the demo account's email address. */
  who: "recruiter" | "manager" | "hr" | "employee";
  /** Maximum number of clicks and keys. */
  limit: number;
  /** Opens the starting screen; not counted. */
  begin(page: Page): Promise<void>;
  /** Performs the task until the page confirms it. */
  work(hand: CountingUser): Promise<void>;
}

export const button = (at: Page | Locator, name: string | RegExp): Locator =>
  at.getByRole("button", { name, exact: true });
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole("dialog", { name });
export const waitForText = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();
