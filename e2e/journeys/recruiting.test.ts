import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessibleIn } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { LANGUAGES } from "../support/looks.ts";

const RECRUITER = "recruiter@noordlicht.example";
const EMPLOYEE = "employee@noordlicht.example";
const VACANCIES = "/recruitment-manager/recruiting/jobs";
const MATCHES = "/employee/jobs-&-projects/jobs/matches";

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const matchesOf = async (page: Page, name: string) => {
  // Other journeys make vacancies, which come first.
  await page.getByRole("main").getByRole("textbox").first().fill(name);
  await names(page).getByText(name, { exact: true }).click();
  await page.getByRole("link", { name: "Matches", exact: true }).click();
};
const searchField = (page: Page, name: string) => page.getByRole("textbox", { name });
const names = (page: Page) => page.getByRole("row").getByRole("link");
const cards = (page: Page) => page.getByRole("main").getByRole("listitem");

/** What an explanation sheet says: band, score and every requirement with its points. */
async function readSheet(sheet: Locator) {
  const points = sheet.getByText(/^[\d.]+ of [\d.]+ points$/);
  await expect(points.first()).toBeVisible();
  return {
    score: await sheet.getByRole("img", { name: /^Score \d+%$/ }).getAttribute("aria-label"),
    points: await points.allInnerTexts(),
    requirements: await sheet.getByRole("listitem").filter({ has: points }).allInnerTexts(),
  };
}

journey("recruiter and employee read the same score and points", async ({ enter }) => {
  const page = await enter(RECRUITER, { at: VACANCIES });
  await searchField(page, "Search jobs").fill("Data analyst");
  await matchesOf(page, "Data analyst");
  await expect(page.getByRole("heading", { name: "People for Data analyst" })).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await searchField(page, "Search people by name").fill("jurriaan fed");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Jurriaan Feddes");
  const listed = await cards(page)
    .getByRole("img", { name: /^Score/ })
    .getAttribute("aria-label");
  await cards(page).getByRole("button", { name: "Why this match: Jurriaan Feddes" }).click();
  const sheet = page.getByRole("dialog", { name: "Jurriaan Feddes" });
  await expect(sheet.getByText("Data analyst", { exact: true })).toBeVisible();
  const seen = await readSheet(sheet);
  expect(seen.score).toBe(listed);
  const sum = seen.points.reduce((total, text) => total + Number.parseFloat(text), 0);
  expect(Math.abs(sum - Number(seen.score?.match(/\d+/)))).toBeLessThan(1);
  await page.reload();
  expect(await readSheet(sheet), "an address leads to what is now open").toEqual(seen);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);

  const own = await enter(EMPLOYEE, { at: `${MATCHES}?kind=jobs&search=data analyst` });
  await own.getByRole("button", { name: "Why this match: Data analyst", exact: true }).click();
  const mine = own.getByRole("dialog", { name: "Your match" });
  expect(await readSheet(mine)).toEqual(seen);
  await mine.getByRole("button", { name: "How the score is calculated" }).click();
  await expect(
    mine.getByText(/Never taken into account: gender, age, name, photo and nationality/),
  ).toBeVisible();
  await mine.getByRole("button", { name: "Close" }).click();
  await own.getByRole("link", { name: "Data analyst" }).click();
  await expect(title(own, "Data analyst")).toBeVisible();
  await expect(own.getByRole("heading", { name: "Your match" })).toBeVisible();
  expect(await readSheet(own.getByRole("main"))).toEqual(seen);
});

const WORDS = {
  en: { points: /of .* points$/, why: /^Why this match/, match: "Your match" },
  nl: { points: /van .* punten$/, why: /^Waarom deze match/, match: "Jouw match" },
};

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const checkLook = async (page: Page) => {
    await expect(page.getByRole("status", { name: /^(Loading|Laden)/ })).toHaveCount(0);
    await expectAccessibleIn(page, language);
  };

  journey(`the recruiter's screens are accessible in every look: ${language}`, async ({ enter }) => {
    const page = await enter(RECRUITER, { at: VACANCIES, language });
    await names(page).first().waitFor();
    await checkLook(page);
    await matchesOf(page, "Data engineer");
    await expect(page.getByRole("heading", { level: 2, name: /Data engineer$/ })).toBeVisible();
    await checkLook(page);
    await cards(page).getByRole("button", { name: words.why }).first().click();
    await expect(page.getByRole("dialog").getByText(words.points).first()).toBeVisible();
    await checkLook(page);

    await page.route("**/api/job_vacancy?*", (route) => route.abort());
    await page.goto(VACANCIES);
    await expect(page.getByRole("alert")).toBeVisible();
    await checkLook(page);
  });

  journey(
    `the screens of who looks for work are accessible in every look: ${language}`,
    async ({ enter }) => {
      const page = await enter(EMPLOYEE, { at: MATCHES, language });
      await cards(page).first().waitFor();
      await checkLook(page);
      await cards(page).getByRole("button", { name: words.why }).first().click();
      await expect(page.getByRole("dialog").getByText(words.points).first()).toBeVisible();
      await checkLook(page);
      await page.keyboard.press("Escape");
      await cards(page).first().getByRole("link").first().click();
      await expect(page.getByRole("heading", { name: words.match })).toBeVisible();
      await checkLook(page);
      await page.goto(MATCHES.replace(/matches$/, "saved-jobs"));
      await cards(page).first().waitFor();
      await checkLook(page);
    },
  );
}
