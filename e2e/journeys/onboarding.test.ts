import { expect, type Page } from "@playwright/test";
import { makeResumeDocx } from "../../packages/resume/src/testing/makeResumeDocx.ts";
import { makeResumePdf } from "../../packages/resume/src/testing/makeResumePdf.ts";
import { dutchResume, englishResume } from "../../packages/resume/src/testing/resumeContent.ts";
import { expectAccessibleIn } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { LANGUAGES } from "../support/looks.ts";
import { NEWCOMER_PASSWORD, newcomer } from "../support/newcomer.ts";
import { goTo } from "../support/openPageAs.ts";
import { newSession, storeSession, submitSignIn } from "../support/signIn.ts";

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const inMenu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

async function upload(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const file = { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
  await page.locator('input[type="file"][accept*="pdf"]').setInputFiles(file);
}

async function choosePicture(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const file = { name, mimeType: "image/png", buffer: Buffer.from(bytes) };
  await page.locator('input[type="file"][accept*="png"]').setInputFiles(file);
}

async function toResumeStep(page: Page): Promise<void> {
  await expect(title(page, "Which languages do you speak?")).toBeVisible();
  await chooseLevel(page, "English", "Advanced");
  await button(page, "Save and continue").click();
  await expect(title(page, "Let your résumé do the work")).toBeVisible();
}

async function chooseLevel(page: Page, language: string, level: string): Promise<void> {
  await page
    .getByRole("group", { name: new RegExp(language) })
    .getByRole("button", { name: level, exact: true })
    .click();
}

journey(
  "from a first sign-in and an English PDF to an explained match on both sides",
  async ({ visit, enter }) => {
    const page = await visit();
    await page.goto("/");
    await submitSignIn(page, "new@noordlicht.example");
    await expect(page).toHaveURL(/\/employee\/onboarding/);
    await page.getByRole("combobox", { name: "Add a language" }).fill("Dutch");
    await page.getByRole("option", { name: "Dutch" }).first().click();
    await button(page, "Save and continue").click();
    await expect(page.getByText("Choose a level for each language."), "nothing is preset").toBeVisible();
    await chooseLevel(page, "Dutch", "Native");
    await toResumeStep(page);
    await upload(page, "robin-falcon.pdf", await makeResumePdf(englishResume(), { columns: 2 }));
    await expect(page.getByText("robin-falcon.pdf")).toBeVisible();
    await expect(title(page, "Review what was read")).toBeVisible();
    await button(page, "Not now").click();

    await expect(title(page, "Which skills do you have?")).toBeVisible();
    const python = card(page, "Python");
    await expect(python.locator("mark")).toHaveText(/python/i);
    await expect(python.getByRole("radio", { name: /Expert/ })).toBeChecked();
    await button(page, "Add Python").click();
    await expect(python).toHaveCount(0);
    await expect(page.getByText("Your selection · 1")).toBeVisible();
    await button(page, "Remove Python").click();
    await expect(python).toBeVisible();
    await expect(page.getByText("Your selection · 0")).toBeVisible();
    await button(page, "Add Python").click();
    await button(page, "Add SQL").click();

    // Left and taken up again: the step and the selection are still there, and nothing was stored.
    await page.getByRole("link", { name: "Finish later" }).or(button(page, "Finish later")).click();
    await inMenu(page, "My Skills").click();
    await expect(title(page, "My Skills")).toBeVisible();
    await expect(page.getByRole("heading", { name: "SQL" })).toHaveCount(0);
    await page.getByRole("link", { name: "Finish setting up your profile" }).click();
    await expect(title(page, "Which skills do you have?")).toBeVisible();
    await expect(page.getByText("Your selection · 2")).toBeVisible();
    // The rest is added in the review, where what has no level stays and asks for one.
    await button(page, "Back").click();
    await button(page, /^Add \d+ rows$/).click();
    await expect(page.getByText(/^\d+ rows added to your profile$/)).toBeVisible();
    await expect(page.getByRole("combobox", { name: /^Level of/ }).first()).toBeFocused();
    await button(page, "Continue to skills").click();
    await expect(page.getByText("Your selection · 2")).toBeVisible();
    await button(page, "Save 2 skills and finish").click();

    await inMenu(page, "My Skills").click();
    await expect(page.getByText("Python", { exact: true })).toBeVisible();
    await inMenu(page, "Internal jobs").click();
    const vacancy = page.getByRole("main").getByRole("listitem").filter({ hasText: "Data engineer" });
    const score = vacancy.getByRole("img", { name: /^Score \d+%$/ });
    const seen = await score.getAttribute("aria-label");
    expect(Number(seen?.match(/\d+/)?.[0])).toBeGreaterThan(20);
    await vacancy.getByRole("button", { name: "Why this match" }).click();
    const sheet = page.getByRole("dialog", { name: "Your match" });
    await expect(sheet.getByRole("listitem").filter({ hasText: /^Python/ })).toBeVisible();
    await expect(sheet.getByRole("img", { name: String(seen) })).toBeVisible();

    const recruiter = await enter("recruiter@noordlicht.example");
    await inMenu(recruiter, "Jobs").click();
    await recruiter.getByRole("textbox", { name: "Search jobs" }).fill("Data engineer");
    await recruiter.getByRole("row").getByRole("link", { name: "Data engineer" }).click();
    await recruiter.getByRole("main").getByRole("link", { name: "Matches", exact: true }).click();
    await expect(recruiter.getByRole("heading", { name: "People for Data engineer" })).toBeVisible();
    const name = await ownName(page);
    await recruiter.getByRole("textbox", { name: "Search people by name" }).fill(name);
    const row = recruiter.getByRole("main").getByRole("listitem").filter({ hasText: name });
    await expect(row.getByRole("img", { name: String(seen) })).toBeVisible();
  },
);

async function ownName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("persist:root") ?? "{}");
    const { token } = JSON.parse(stored.auth);
    const claims = JSON.parse(atob(token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/")));
    return `${claims.user.first_name} ${claims.user.last_name}`;
  });
}

journey("a Dutch Word document is read in Dutch", async ({ enter, server }) => {
  const email = await newcomer(server, "havenzorg");
  storeSession(server, email, await newSession(server, email, NEWCOMER_PASSWORD));
  const page = await enter(email, { at: "/employee/onboarding", language: "nl" });
  await expect(title(page, "Welke talen spreek je?")).toBeVisible();
  await upload(page, "cv.docx", await makeResumeDocx(dutchResume(), { table: true }));
  await expect(page.getByText("cv.docx")).toBeVisible();
  await expect(page.getByRole("group", { name: "Niveau van Nederlands" })).toBeVisible();
  for (const group of await page.getByRole("group", { name: /^Niveau van/ }).all())
    await group.getByRole("button", { name: "Zeer gevorderd" }).click();
  await button(page, "Opslaan en verder").click();
  await expect(title(page, "Controleer wat er is gelezen")).toBeVisible();
  const picture = page.getByRole("region", { name: "Profielfoto" });
  await choosePicture(page, "me.png", await page.screenshot());
  await expect(picture.getByRole("button", { name: "Foto vervangen" })).toBeVisible();
  const shown = picture.locator("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await button(page, "Niet nu").click();
  const care = card(page, "Wondzorg");
  await expect(care.locator("mark")).toHaveText(/wondverzorging/i);
  await expect(care.getByRole("radio", { name: /Zeer gevorderd/ })).toBeChecked();
  await expect(page.getByText("Pannenkoeken bakken", { exact: false })).toBeVisible();
  await expect(card(page, "Python")).toHaveCount(0);
  await button(page, "Wondzorg toevoegen").click();
  await page.getByRole("combobox", { name: "Vaardigheid toevoegen" }).fill("sql");
  await page.getByRole("option", { name: /SQL/ }).first().click();
  // What is picked from the search opens by itself, because it has no level yet.
  const mine = page.getByRole("region", { name: /^Jouw keuze/ });
  const advanced = mine.getByRole("radio", { name: "Zeer gevorderd", exact: true });
  await advanced.press("Space");
  await expect(advanced).toBeChecked();
  await button(page, "2 vaardigheden opslaan en afronden").click();
  await expect(page.getByText("2 vaardigheden opgeslagen", { exact: false })).toBeVisible();
});

for (const language of LANGUAGES) {
  journey(`every step is accessible in every look, ${language}`, async ({ enter }) => {
    const page = await enter("employee@havenzorg.example", { language });
    for (const step of ["languages", "resume", "skills"]) {
      await goTo(page, `/employee/onboarding?step=${step}`);
      await expectAccessibleIn(page, language);
    }
  });
}

journey("My Skills is accessible in every look", async ({ enter }) => {
  for (const language of LANGUAGES) {
    const page = await enter("employee@noordlicht.example", { language });
    for (const tab of ["your-skills", "job-requirements"]) {
      await goTo(page, `/employee/personal/my-skills/${tab}`);
      await expectAccessibleIn(page, language);
    }
  }
});
