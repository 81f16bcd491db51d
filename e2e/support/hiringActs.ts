import { expect, type Locator, type Page } from "@playwright/test";
import { button } from "./locators.ts";
import { NEWCOMER_PASSWORD } from "./newcomer.ts";

export const RECRUITER = "recruiter@noordlicht.example";
export const ADMIN = "admin@noordlicht.example";
export const JOBS = "/recruitment-manager/recruiting/jobs";

export const sheet = (page: Page, name: string | RegExp): Locator => page.getByRole("dialog", { name });
export const expectText = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByText(text).first()).toBeVisible();

/** Opens the link of an email, sets a password and opens one's own applications. */
export async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(NEWCOMER_PASSWORD);
  await page.getByRole("textbox", { name: "Password again" }).fill(NEWCOMER_PASSWORD);
  await button(page, "Set password and continue").click();
  await page.waitForURL(/\/external/);
  await page.goto("/external/my-applications");
}

/** Offers the first suggested times, from the sheet of an application. */
export async function offerTimes(page: Page, name: string): Promise<void> {
  await button(page, "Offer times").first().click();
  const offer = sheet(page, `Interview with ${name}`);
  await offer.getByLabel("Link to the call").fill("https://meet.example.com/talk");
  await button(page, "Send 3 times").click();
  await expectText(page, `${name} gets an email to choose a time`);
}
