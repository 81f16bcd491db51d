import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleIn } from "../support/axe.ts";
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
const chip = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
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

journey("a recruiter filters and searches vacancies, and the address keeps both", async ({ enter }) => {
  const page = await enter(RECRUITER, { at: VACANCIES });
  await expect(title(page, "Jobs")).toBeVisible();
  await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText(/^11–20 of \d+$/)).toBeVisible();
  await chip(page, /^Pending · \d+$/).click();
  await expect(names(page)).toHaveText(["Energy trader", "Data scientist", /^Operationeel/, /^HSE/]);
  await expect(page).toHaveURL(`${VACANCIES}?filter=pending`);
  await searchField(page, "Search vacancies").fill("DATA");
  await expect(names(page)).toHaveText(["Data scientist"]);
  await page.reload();
  await expect(names(page)).toHaveText(["Data scientist"]);
  await expect(chip(page, "Pending · 1")).toHaveAttribute("aria-pressed", "true");
  await expect(searchField(page, "Search vacancies")).toHaveValue("DATA");
  await chip(page, /^All · \d+$/).click();
  await expect(names(page)).toHaveText(["Data scientist", "Data engineer", "Data analyst"]);
  await searchField(page, "Search vacancies").fill("no such vacancy");
  await expect(page.getByRole("heading", { name: "No vacancies here" })).toBeVisible();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible();
  await chip(page, /^Mine · \d+$/).click();
  await expect(page.getByRole("row", { name: /Ilona Bezemer/ }).first()).toBeVisible();
});

journey("recruiter and employee read the same score and points", async ({ enter }) => {
  const page = await enter(RECRUITER, { at: VACANCIES });
  await searchField(page, "Search vacancies").fill("Data analyst");
  await matchesOf(page, "Data analyst");
  await expect(page.getByRole("heading", { name: "Who fits Data analyst" })).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
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
  expect(await readSheet(sheet), "an address leads to what is open").toEqual(seen);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);

  const own = await enter(EMPLOYEE, { at: `${MATCHES}?kind=jobs&search=data analyst` });
  await own.getByRole("button", { name: "Why this match: Data analyst", exact: true }).click();
  const mine = own.getByRole("dialog", { name: "Your match" });
  expect(await readSheet(mine)).toEqual(seen);
  await mine.getByRole("button", { name: "How this adds up" }).click();
  await expect(
    mine.getByText(/Never part of the calculation: gender, age, name, photo and nationality/),
  ).toBeVisible();
  await mine.getByRole("button", { name: "Close" }).click();
  await own.getByRole("link", { name: "Data analyst" }).click();
  await expect(title(own, "Data analyst")).toBeVisible();
  await expect(own.getByRole("heading", { name: "Your match" })).toBeVisible();
  expect(await readSheet(own.getByRole("main"))).toEqual(seen);
});

journey("the ranking shows insiders, outsiders or both, and says when nobody is left", async ({ enter }) => {
  const page = await enter(RECRUITER, { at: VACANCIES });
  await matchesOf(page, "Data engineer");
  await expect(page.getByRole("heading", { name: "Who fits Data engineer" })).toBeVisible();
  const count = page.getByText(/^\d+ people$/);
  const people = async () => Number.parseInt(await count.innerText(), 10);
  const everybody = await people();
  await chip(page, "Candidates").click();
  await expect(cards(page).first()).toContainText("Candidate");
  await expect(cards(page).filter({ hasText: /Candidate/ })).toHaveCount(10);
  const candidates = await people();
  await chip(page, "Employees").click();
  await expect(cards(page).filter({ hasText: /Employee/ })).toHaveCount(10);
  expect(candidates + (await people())).toBe(everybody);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/people=internal&page=1$/);
  await page.reload();
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await searchField(page, "Search people by name").fill("nobody has this name");
  await expect(page.getByRole("heading", { name: "No user found" })).toBeVisible();
  await page
    .getByRole("button", { name: "Back to jobs" })
    .or(page.getByRole("link", { name: "Back to jobs" }))
    .click();
  await expect(title(page, "Jobs")).toBeVisible();
});

journey("a job is saved, taken off and put back with undo", async ({ enter }) => {
  const page = await enter("manager@havenzorg.example", {
    at: "/manager/jobs-&-projects/jobs/matches?kind=jobs",
  });
  const save = page.getByRole("button", { name: /^Save / }).first();
  const name = (await save.getAttribute("aria-label"))?.slice("Save ".length) ?? "";
  const unsaved = page.getByRole("button", { name: `Save ${name}`, exact: true });
  const saved = page.getByRole("button", { name: `Remove ${name} from saved jobs`, exact: true });
  const undo = page.getByRole("button", { name: "Undo" });
  await save.click();
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  await undo.click();
  await expect(unsaved).toBeVisible();
  await expect(page.getByText("Removed from saved jobs")).toBeVisible();
  await unsaved.click();
  await expect(saved).toBeVisible();

  await page.getByRole("link", { name: "Saved jobs" }).click();
  await expect(page).toHaveURL(/\/saved-jobs$/);
  await expect(saved).toBeVisible();
  await saved.click();
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  await undo.click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.reload();
  await saved.click();
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Keep what you like here" })).toBeVisible();
});

journey("search and filters of jobs live in the address and can be cleared", async ({ enter }) => {
  const page = await enter(EMPLOYEE);
  await page.getByRole("link", { name: "Jobs" }).click();
  const count = page.getByText(/^\d+ vacanc(y|ies)$/);
  const all = await count.innerText();
  const very = chip(page, /^Very low match · \d+$/);
  await very.click();
  await expect(very).toHaveAttribute("aria-pressed", "true");
  const low = Number((await very.innerText()).match(/\d+/));
  await expect(cards(page)).toHaveCount(Math.min(low, 10));
  await expect(page).toHaveURL(/band=very_low/);
  await very.click();
  await page.getByRole("button", { name: "Department", exact: true }).click();
  await page.getByRole("menuitemradio", { name: /^IT & Data/ }).click();
  await searchField(page, "Search by title, department or place").fill("data");
  await expect(page).toHaveURL(/search=data/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(cards(page).filter({ hasNotText: "IT & Data" })).toHaveCount(0);
  const found = await count.innerText();
  await page.reload();
  await expect(count).toHaveText(found);
  await expect(chip(page, "Department · IT & Data")).toBeVisible();
  await page.getByRole("button", { name: "Hide filters" }).click();
  await expect(chip(page, "Department · IT & Data")).toBeHidden();
  await searchField(page, "Search by title, department or place").fill("xyz");
  await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(count).toHaveText(all);
  await page.goto(`/employee/jobs-&-projects/jobs/${randomUUID()}/details`);
  await expect(title(page, "Job Doesn't Exist!")).toBeVisible();
  await page.getByRole("link", { name: "Back to jobs" }).click();
  await expect(count).toHaveText(all);
});

journey("what cannot be loaded says so and is tried again", async ({ enter }) => {
  const page = await enter(RECRUITER, { at: VACANCIES });
  const failing = (path: string) => (url: URL) => url.pathname === `/api/${path}`;
  const broken = {
    status: 500,
    json: { success: false, message: "Out of order", code: "internal_error", request_id: "r-17" },
  };
  const alert = page.getByRole("alert");
  const again = page.getByRole("button", { name: "Try again" });

  await page.route(failing("job_vacancy"), (route) => route.fulfill(broken));
  await page.reload();
  await expect(alert.getByRole("heading", { name: "The vacancies could not be loaded" })).toBeVisible();
  await expect(alert).toContainText("Out of order");
  await expect(alert).toContainText("Request r-17");
  await expectAccessible(page);
  await page.unroute(failing("job_vacancy"));
  await page.unrouteAll();
  await again.click();
  await expect(names(page)).toHaveCount(10);

  await page.route(failing("job_vacancy/people"), (route) => route.abort());
  await matchesOf(page, "Data engineer");
  await expect(alert.getByRole("heading", { name: "The people could not be loaded" })).toBeVisible();
  await expect(alert).toContainText("No connection to the server. Check your network and try again.");
  await page.unrouteAll();
  await again.click();
  await expect(cards(page)).toHaveCount(10);

  await page.route(failing("job_vacancy/match"), (route) => route.fulfill(broken));
  await cards(page).first().getByRole("button").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("alert")).toContainText("Out of order");
  await page.unrouteAll();
  await again.click();
  await readSheet(sheet);

  await page.goto(`${VACANCIES}/${randomUUID()}/matches`);
  await expect(title(page, "Job Doesn't Exist!")).toBeVisible();
  await page.goto(`${VACANCIES}/not-an-id/matches`);
  await expect(title(page, "Job Doesn't Exist!")).toBeVisible();
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
      await cards(page).first().getByRole("link").click();
      await expect(page.getByRole("heading", { name: words.match })).toBeVisible();
      await checkLook(page);
      await page.goto(MATCHES.replace(/matches$/, "saved-jobs"));
      await cards(page).first().waitFor();
      await checkLook(page);
    },
  );
}
