import { expect, type Page } from "@playwright/test";
import { journey } from "../support/journey.ts";
import { at, button } from "../support/locators.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

journey("Google and Microsoft let in people the company knows, and no one else", async ({ visit }) => {
  const known = [
    ["Google", "manager@havenzorg.example", "/manager/dashboard"],
    ["Microsoft", "recruiter@havenzorg.example", "/recruitment-manager/dashboard"],
  ] as const;
  const identify = async (page: Page, email: string) => {
    await field(page, "Your address").fill(email);
    await button(page, "Continue").click();
  };
  for (const [provider, email, home] of known) {
    const page = await visit();
    await page.goto("/login");
    await button(page, `Sign in with ${provider}`).click();
    await identify(page, email);
    await expect(page).toHaveURL(at(home));
    await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
    await page.goBack();
    await expect(page, "the code is not in the history").not.toHaveURL(/social=/);
  }

  const stranger = await visit({ language: "nl" });
  await stranger.goto("/login");
  await button(stranger, "Inloggen met Microsoft").click();
  await identify(stranger, "stranger@elsewhere.example");
  await expect(stranger).toHaveURL(at("/login"));
  await expect(stranger.getByRole("alert")).toContainText("Er is geen account voor deze persoon");
});

journey("a tampered answer of a provider ends at sign-in, which works on", async ({ visit, server }) => {
  const page = await visit();
  await page.goto("/login");
  await button(page, "Sign in with Google").click();
  await expect(field(page, "Your address")).toBeVisible();
  const state = "x".repeat(43);
  await page.goto(`${server}/api/auth/social/google/callback?code=${state}&state=${state}`);
  await expect(page).toHaveURL(at("/login"));
  await expect(page.getByRole("alert")).toContainText("Signing in with this provider did not work");
  await button(page, "Sign in with Google").click();
  await field(page, "Your address").fill("employee@havenzorg.example");
  await button(page, "Continue").click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});
