import { expect, type Page } from "@playwright/test";
import { totpCodeAt } from "../../apps/api/src/domain/accounts/factors/totp.ts";
import { expectAccessible, expectMainScreenAccessible } from "../support/axe.ts";
import { createOwnCompany } from "../support/createOwnCompany.ts";
import { journey } from "../support/journey.ts";
import { at, button, title } from "../support/locators.ts";
import { NEWCOMER_PASSWORD } from "../support/newcomer.ts";
import { submitSignIn } from "../support/signIn.ts";

const SECURITY = "/admin/account/security";

/** An authenticator that says yes at once; passkeys work at a host name alone, which `localhost` is. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { lose: () => devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }) };
}

async function signOut(page: Page): Promise<void> {
  await button(page, "Sign out").first().click();
  await expect(title(page, "Sign in")).toBeVisible();
}

journey("two-step verification is set up, used, lost and recovered", async ({ visit, server }) => {
  const admin = await createOwnCompany(server);
  const page = await visit();
  const here = server.replace("127.0.0.1", "localhost");
  const authenticator = await withAuthenticator(page);
  await page.goto(`${here}/login`);
  await submitSignIn(page, admin, NEWCOMER_PASSWORD);
  await page.getByRole("link", { name: /Administrator$/ }).click();
  await expect(page).toHaveURL(at("/admin/account/profile"));
  await page.getByRole("link", { name: "Security", exact: true }).click();
  await expect(page).toHaveURL(at(SECURITY));

  await button(page, "Set up").click();
  const setUp = page.getByRole("dialog", { name: "Set up an authenticator app" });
  const secret = (await setUp.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
  await expectAccessible(page);
  await setUp.getByRole("textbox", { name: "Code" }).fill("000000");
  await setUp.getByRole("button", { name: "Turn on", exact: true }).click();
  await expect(setUp.getByText("This code is wrong or has been used; wait for the next one")).toBeVisible();
  await setUp.getByRole("textbox", { name: "Code" }).fill(totpCodeAt(secret, Date.now()));
  await setUp.getByRole("button", { name: "Turn on", exact: true }).click();

  const kept = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(kept.getByRole("listitem")).toHaveCount(10);
  const codes = await kept.getByRole("listitem").allInnerTexts();
  await expectAccessible(page);
  await kept.getByLabel("I have saved these codes").check();
  await kept.getByRole("button", { name: "Done", exact: true }).click();

  await button(page, "Add a passkey").click();
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByLabel("Name").fill("Work laptop");
  await adding.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("list", { name: "Passkeys" }).getByText("Work laptop")).toBeVisible();
  await expectMainScreenAccessible(page);

  await signOut(page);
  await submitSignIn(page, admin, NEWCOMER_PASSWORD);
  await expect(title(page, "Two-step verification")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Use your authenticator app").click();
  await page
    .getByRole("textbox", { name: "Code from your authenticator app" })
    .fill(totpCodeAt(secret, Date.now() + 30_000));
  await button(page, "Sign in").click();
  await expect(page).toHaveURL(/\/admin\//);

  await signOut(page);
  await submitSignIn(page, admin, NEWCOMER_PASSWORD);
  await button(page, "Use your passkey").click();
  await expect(page).toHaveURL(/\/admin\//);

  await signOut(page);
  await button(page, "Sign in with a passkey").click();
  await expect(page).toHaveURL(/\/admin\//);

  await signOut(page);
  await authenticator.lose();
  await submitSignIn(page, admin, NEWCOMER_PASSWORD);
  await button(page, "Use a recovery code").click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(codes[0] ?? "");
  await button(page, "Sign in").click();
  await expect(page).toHaveURL(/\/admin\//);
  await page.goto(here + SECURITY);
  await expect(page.getByText("9 of 10 codes left.")).toBeVisible();
  await button(page, "Remove Work laptop").click();
  await button(page, "Remove passkey").click();
  await expect(page.getByText("Passkey removed")).toBeVisible();
});

journey(
  "at an IP address passkeys say why they are not there, and a theme stays",
  async ({ server, enter }) => {
    const admin = await createOwnCompany(server);
    const page = await enter(admin, { at: SECURITY });
    await expect(page.getByText("Passkeys do not work at an IP address.")).toBeVisible();
    await expect(button(page, "Add a passkey")).toHaveCount(0);
    await page.getByRole("link", { name: "Appearance and language" }).click();
    await page.getByLabel("Dark").check();
    await expect(page.locator("html[data-dark]")).toBeVisible();
    await page.reload();
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute("content", "dark");
    await expect(page.locator("html[data-dark]")).toBeVisible();
    await page.getByLabel("Same as device").check();
    await expect(page.locator("html[data-light]")).toBeVisible();
  },
);
