import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { at, button, title } from "../support/locators.ts";
import { mailedLink } from "../support/mailedLink.ts";
import { newSession, sessionOf, solvedBotCheck, submitSignIn } from "../support/signIn.ts";

const HAVENZORG = "admin@havenzorg.example";
const SCREEN_OF_MANAGER = "/manager/jobs-&-projects/jobs/matches";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** The token that the app keeps for the person signed in. */
function storedToken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem("persist:root") ?? "{}") as { auth?: string };
    return String((JSON.parse(root.auth ?? "{}") as { token?: string }).token);
  });
}

/** An employee of Havenzorg without a password, that no other journey uses. */
async function emailOf(server: string, status: "active" | "invited"): Promise<string> {
  const { token } = await sessionOf(server, HAVENZORG);
  const list = `/employee_role?status=${status}&system_role=employee`;
  const { data } = await callApi<{ data: { email: string }[] }>(server, list, { token });
  return data.find(({ email }) => email !== "employee@havenzorg.example")?.email ?? "";
}

/** Opens a link of a mail, which leads to a page in the reader's language, and continues in English. */
async function openMailed(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const language = new URL(link).searchParams.get("lng") ?? "";
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await button(page, "EN, English").click();
}

journey("signing in leads to the menu's first entry and lasts", async ({ visit }) => {
  const page = await visit();
  await page.goto("/");
  await expect(title(page, "Sign in")).toBeVisible();
  await expect(page.getByText("Verified that you are human")).toBeVisible();
  await submitSignIn(page, "hr@noordlicht.example");
  const first = "/hr-manager/dashboard";
  await expect(page).toHaveURL(at(first));
  await expect(title(page, /^Good /)).toBeVisible();

  await page.reload();
  await expect(title(page, /^Good /)).toBeVisible();
  await expect(page).toHaveURL(at(first));

  const second = await page.context().newPage();
  await second.goto("/login");
  await expect(second).toHaveURL(at(first));
  await button(second, "Sign out").click();
  await expect(title(second, "Sign in")).toBeVisible();
  await expect(title(page, "Sign in"), "the other tab follows").toBeVisible();
  await page.goto(first);
  await expect(page).toHaveURL(at("/login"));
});

journey("a wrong password keeps the address and says so in the language on screen", async ({ visit }) => {
  const page = await visit();
  await page.goto("/login");
  await submitSignIn(page, "nobody@noordlicht.example", "Wrong-2026!");
  await expect(page.getByRole("alert")).toHaveText("The email address or password is incorrect");
  await expect(field(page, "Email address")).toHaveValue("nobody@noordlicht.example");
  await expect(field(page, "Password")).toBeFocused();

  await button(page, "NL, Nederlands").click();
  await expect(title(page, "Inloggen")).toBeVisible();
  await field(page, "E-mailadres").fill("nobody@noordlicht.example");
  await field(page, "Wachtwoord").fill("Wrong-2026!");
  await button(page, "Inloggen").click();
  await expect(page.getByRole("alert")).toHaveText("Het e-mailadres of wachtwoord klopt niet");

  await field(page, "E-mailadres").fill("not an address");
  await field(page, "Wachtwoord").fill("");
  await button(page, "Inloggen").click();
  await expect(page.getByText("Vul een geldig e-mailadres in")).toBeVisible();
  await expect(field(page, "E-mailadres")).toBeFocused();
});

journey("a session that ended leads to sign-in and back to the same address", async ({ visit, server }) => {
  const page = await visit();
  const address = `${SCREEN_OF_MANAGER}?search=data`;
  await page.goto(address);
  await expect(page).toHaveURL(at("/login"));
  await expect(page.getByText("Sign in to continue where you left off.")).toBeVisible();
  await submitSignIn(page, "manager@noordlicht.example");
  await expect(page).toHaveURL(at(address));

  const token = await storedToken(page);
  const save = page.getByRole("button", { name: /^Save / }).first();
  await expect(save).toBeVisible();
  await callApi(server, "/auth/logout", { method: "POST", token });
  await save.click();
  await expect(page.getByText("Your session has ended; sign in again")).toBeVisible();
  await expect(page).toHaveURL(at("/login"));
  await submitSignIn(page, "manager@noordlicht.example");
  await expect(page).toHaveURL(at(address));
  await expect(title(page, "Internal jobs")).toBeVisible();

  await button(page, "Sign out").click();
  await expect(title(page, "Sign in")).toBeVisible();
  await submitSignIn(page, "employee@noordlicht.example");
  await expect(page).toHaveURL(at("/employee/dashboard"));
});

journey(
  "what was typed when a session ended comes back to the same person alone",
  async ({ visit, server }) => {
    const admin = "admin@noordlicht.example";
    const profile = "/admin/settings/company-profile";
    const page = await visit();
    const city = field(page, "City");
    // Journeys that run at the same time change other fields of this profile.
    const zipCode = field(page, "Zip code");
    const endSession = async () => {
      await callApi(server, "/auth/logout", { method: "POST", token: await storedToken(page) });
      await button(page, "Save profile").click();
      await expect(page).toHaveURL(at("/login"));
    };
    await page.goto(profile);
    await submitSignIn(page, admin);
    await expect(city).not.toHaveValue("");
    const before = { city: await city.inputValue(), zipCode: await zipCode.inputValue() };
    await city.fill("Assen");
    await endSession();
    await submitSignIn(page, admin);
    await expect(page).toHaveURL(at(profile));
    await expect(
      page.getByText("What you entered before your session ended has been restored."),
    ).toBeVisible();
    await expect(city).toHaveValue("Assen");
    await expect(zipCode).toHaveValue(before.zipCode);
    await expect(page.getByText("You have unsaved changes")).toBeVisible();

    await endSession();
    await submitSignIn(page, "recruiter@noordlicht.example");
    await button(page, "Sign out").click();
    await expect(title(page, "Sign in")).toBeVisible();
    await page.goto(profile);
    await submitSignIn(page, admin);
    await expect(city).toHaveValue(before.city);
  },
);

journey("a forgotten password is replaced through the mailed link, once", async ({ visit, server }) => {
  const [email, old, fresh] = [await emailOf(server, "active"), "Oude-kade-31", "Nieuwe-kade-32"];
  const mail = { admin: HAVENZORG, to: email, screen: "/reset-password" };
  const token = await solvedBotCheck(server);
  await callApi(server, "/auth/forgot_password", { method: "POST", body: { email, token } });
  const first = await mailedLink(server, mail);
  const secret = new URL(first).searchParams.get("secret");
  const body = { email, email_confirmation: email, new_password1: old, new_password2: old, secret };
  await callApi(server, "/auth/reset_password", { method: "POST", body });
  const before = await newSession(server, email, old);

  const page = await visit();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(at("/forgot-password"));
  await page.goto("/recover");
  await field(page, "Email address").fill(email);
  await button(page, "Send the link").click();
  await expect(title(page, "Check your email")).toBeVisible();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();

  const link = await mailedLink(server, { ...mail, earlier: first });
  const setPassword = async (target: Page, password: string, again = password) => {
    await field(target, "Email address").fill(email);
    await field(target, "Email address again").fill(email);
    await field(target, "New password").fill(password);
    await field(target, "Password again").fill(again);
    await button(target, "Set new password").click();
  };
  await openMailed(page, link);
  await setPassword(page, "haven-kade-1", "something else");
  await expect(page.getByText("Add an uppercase letter")).toBeVisible();
  await setPassword(page, fresh, "something else");
  await expect(page.getByText("Passwords must match")).toBeVisible();
  await setPassword(page, fresh);
  await expect(page).toHaveURL(at("/login"));
  await expect(page.getByText("Your password has been changed. Sign in with the new one.")).toBeVisible();
  await expect(field(page, "Email address")).toHaveValue(email);
  await expect(callApi(server, "/auth/session", { token: before.token })).rejects.toThrow("answered 401");

  await submitSignIn(page, email, old);
  await expect(page.getByRole("alert").filter({ hasText: "is incorrect" })).toBeVisible();
  await submitSignIn(page, email, fresh);
  await expect(page).toHaveURL(at("/employee/dashboard"));

  const again = await visit();
  await openMailed(again, link);
  await setPassword(again, "Nog-een-keer-9");
  await expect(title(again, "This link has been used")).toBeVisible();
  await again.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(title(again, "Forgot your password?")).toBeVisible();
});

journey("someone invited sets a password, and the invitation works once", async ({ visit, server }) => {
  const to = await emailOf(server, "invited");

  const page = await visit();
  await page.goto("/signup/havenzorg");
  await expect(title(page, "Join Havenzorg")).toBeVisible();
  await field(page, "First name").fill("Somebody");
  await field(page, "Last name").fill("Invited");
  await field(page, "Email address").fill(to);
  await field(page, "Password").fill("Eerste-keer-9");
  await field(page, "Password again").fill("Eerste-keer-9");
  await button(page, "Create account").click();
  await expect(title(page, "Check your email"), "the same answer as for anyone").toBeVisible();

  const link = await mailedLink(server, { admin: HAVENZORG, to, screen: "/set-password" });
  await openMailed(page, link);
  await expect(title(page, /^Welcome, /)).toBeVisible();
  await expect(page.getByText(`You sign in with ${to}.`)).toBeVisible();
  await field(page, "Password").fill("Rijnmond-kade-7");
  await field(page, "Password again").fill("Rijnmond-kade-7");
  await expect(page.getByRole("list", { name: "Password requirements" })).not.toContainText("Not met yet");
  await button(page, "Set password and continue").click();
  await expect(page).toHaveURL(at("/employee/onboarding"));
  await expect(title(page, "Which languages do you speak?")).toBeVisible();

  const again = await visit();
  await openMailed(again, link);
  await expect(title(again, "This link has been used")).toBeVisible();
  await again.goto("/set-password");
  await expect(title(again, "Open the link from your email")).toBeVisible();
  await again.goto(`/set-password?invite=${randomUUID()}`);
  await expect(title(again, "This link does not work")).toBeVisible();
  await again.getByRole("link", { name: "Go to sign in" }).click();
  await submitSignIn(again, to, "Rijnmond-kade-7");
  await expect(again).toHaveURL(at("/employee/onboarding"));
});

journey("a sign-up is confirmed by mail and approved", async ({ visit, enter, server }) => {
  const [to, password, surname] = [`${randomUUID()}@mail.example`, "Noorder-zon-9", `Zon ${randomUUID()}`];
  const page = await visit();
  await page.goto("/signup/havenzorg");
  await expect(title(page, "Join Havenzorg")).toBeVisible();
  await button(page, "Create account").click();
  await expect(page.getByText("This field is required")).toHaveCount(4);
  await field(page, "First name").fill("Noor");
  await field(page, "Last name").fill(surname);
  await field(page, "Email address").fill(to);
  await field(page, "Password").fill(password);
  await field(page, "Password again").fill(password);
  await button(page, "Create account").click();
  await expect(title(page, "Check your email")).toBeVisible();

  await page.getByRole("link", { name: "Go to sign in" }).click();
  await submitSignIn(page, to, password);
  await expect(page.getByRole("alert")).toContainText("Confirm your email address first");

  const link = await mailedLink(server, { admin: HAVENZORG, to, screen: "/signup/confirm" });
  await openMailed(page, link);
  await expect(title(page, "Your email address is confirmed")).toBeVisible();
  await page.getByRole("link", { name: "Go to sign in" }).click();
  await submitSignIn(page, to, password);
  await expect(page.getByRole("alert")).toContainText("still has to approve your account");
  await openMailed(page, link);
  await expect(title(page, "This link has been used")).toBeVisible();

  const office = await enter(HAVENZORG);
  await office.getByRole("link", { name: "Employee Role" }).click();
  await office.getByRole("textbox", { name: "Search by name or email" }).fill(to);
  await office
    .getByRole("button", { name: `Approve Noor ${surname}` })
    .last()
    .click();
  await expect(office.getByText(`Noor ${surname} can now sign in`)).toBeVisible();

  await page.getByRole("link", { name: "Go to sign in" }).click();
  await submitSignIn(page, to, password);
  await expect(page).toHaveURL(at("/employee/onboarding"));
});
