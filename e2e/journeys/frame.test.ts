import { expect } from "@playwright/test";
import { expectAccessibleIn } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { at, button, title } from "../support/locators.ts";
import { LANGUAGES } from "../support/looks.ts";
import { sessionOf, submitSignIn } from "../support/signIn.ts";

const SCREEN_OF_MANAGER = "/manager/jobs-&-projects/jobs/matches";

journey("addresses that lead nowhere say so and lead on", async ({ visit }) => {
  const page = await visit();
  await page.goto("/signup/no-such-company");
  await expect(title(page, "No company found here")).toBeVisible();
  await expect(page.getByText("There is no company at “no-such-company”.")).toBeVisible();

  await page.goto("/no/such/page");
  await expect(title(page, "This page does not exist")).toBeVisible();
  await expect(page).toHaveTitle("This page does not exist · Vaardig");
  await page.getByRole("link", { name: "Go to home page" }).click();
  await expect(page).toHaveURL(at("/"));
  await expect(title(page, "Sign in")).toBeVisible();
});

journey("an unreadable stored session starts at sign-in", async ({ visit, server }) => {
  const { token } = await sessionOf(server, "employee@noordlicht.example");
  const broken = [
    "{",
    "null",
    JSON.stringify({ auth: "{", courses: 7 }),
    JSON.stringify({ auth: JSON.stringify({ token: "a.b.c", menuSchema: [] }) }),
    JSON.stringify({ auth: JSON.stringify({ token, menuSchema: "no menu" }) }),
  ];
  const page = await visit();
  await page.goto("/login");
  for (const text of broken) {
    await page.evaluate((value) => localStorage.setItem("persist:root", value), text);
    await page.goto("/employee/personal/my-skills/your-skills");
    await expect(page).toHaveURL(at("/login"));
    await expect(title(page, "Sign in")).toBeVisible();
  }
  await submitSignIn(page, "employee@noordlicht.example");
  await expect(page).toHaveURL(at("/employee/personal/my-skills/your-skills"));
});

journey("the language comes from address, switch or memory", async ({ visit }) => {
  const page = await visit();
  await page.goto("/login?lng=nl");
  await expect(title(page, "Inloggen")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await button(page, "EN, English").click();
  await expect(title(page, "Sign in")).toBeVisible();
  await page.reload();
  await expect(title(page, "Sign in")).toBeVisible();
  await page.goto("/recover");
  await button(page, "NL, Nederlands").click();
  await expect(title(page, "Wachtwoord vergeten?")).toBeVisible();
  await page.goto("/signup/noordlicht");
  await expect(title(page, "Aanmelden bij Noordlicht Energie")).toBeVisible();
  await page.goto("/no-such-page");
  await expect(title(page, "Deze pagina bestaat niet")).toBeVisible();
});

journey("in the area the language rewrites the address", async ({ visit }) => {
  const page = await visit();
  await page.goto("/login");
  await submitSignIn(page, "manager@havenzorg.example");
  await expect(page).toHaveURL(at("/manager/dashboard"));
  await page.goto(`${SCREEN_OF_MANAGER}?search=verpleeg`);
  await expect(title(page, "Internal jobs")).toBeVisible();
  await button(page, "NL, Nederlands").click();
  await expect(page).toHaveURL(at("/manager/vacatures-&-projecten/vacatures/matches?search=verpleeg"));
  await expect(title(page, "Interne vacatures")).toBeVisible();
  await expect(page).toHaveTitle("Matches · Vaardig");
  await page.goto("/manager/persoonlijk/mijn-vaardigheden/functie-eisen");
  await expect(title(page, "Mijn vaardigheden")).toBeVisible();
  await page.goto("/manager/personal/my-skills/job-requirements");
  await expect(title(page, "Mijn vaardigheden")).toBeVisible();
  await button(page, "EN, English").click();
  await expect(page).toHaveURL(at("/manager/personal/my-skills/job-requirements"));
  await expect(title(page, "My skills")).toBeVisible();
});

journey("an entry that is pressed again while it leads on leads on again", async ({ enter }) => {
  const page = await enter("manager@noordlicht.example");
  const impatience = await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    let again: HTMLElement | null = null;
    // The address of the tab is there before the tab: this is when an impatient second press comes.
    history.replaceState = (...state) => {
      replace(...state);
      if (again || !location.pathname.endsWith("/your-skills")) return;
      again = document.querySelector('nav a[href$="/my-skills"]');
      queueMicrotask(() => again?.click());
    };
  });
  await page.goto(SCREEN_OF_MANAGER);
  await impatience.dispose();
  await page.getByRole("link", { name: "My Skills", exact: true }).click();
  await expect(button(page, "Add skill")).toBeVisible();
  await expect(page).toHaveURL(at("/manager/personal/my-skills/your-skills"));
});

journey("a screen that cannot be loaded shows the error screen, and is tried again", async ({ enter }) => {
  const page = await enter("manager@noordlicht.example", { at: SCREEN_OF_MANAGER });
  await expect(title(page, "Internal jobs")).toBeVisible();
  const chunks = /\/static\/(js|css)\/async\//;
  await page.route(chunks, (route) => route.abort());
  await page.reload();
  await expect(title(page, "Something went wrong")).toBeVisible();
  await button(page, "Try again").click();
  await expect(title(page, "Something went wrong")).toBeVisible();
  await page.unroute(chunks);
  await button(page, "Try again").click();
  await expect(title(page, "Internal jobs")).toBeVisible();

  await page.route(chunks, (route) => route.abort());
  await page.reload();
  await expect(title(page, "Something went wrong")).toBeVisible();
  await page.unroute(chunks);
  await page.getByRole("link", { name: "Go to home page" }).click();
  await expect(page).toHaveURL(at("/manager/dashboard"));
});

const SECRET = "a-secret-that-nobody-has-made";
const PUBLIC_SCREENS = [
  "/",
  "/recover",
  `/reset-password?secret=${SECRET}`,
  "/reset-password",
  "/set-password",
  `/set-password?invite=${SECRET}`,
  "/signup/noordlicht",
  "/signup/no-such-company",
  `/signup/confirm?secret=${SECRET}`,
  "/no-such-page",
];

for (const language of LANGUAGES) {
  journey(`public screens are accessible in every look: ${language}`, async ({ visit }) => {
    const page = await visit({ language });
    for (const address of PUBLIC_SCREENS) {
      await journey.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expectAccessibleIn(page, language);
      });
    }
  });
}
