import type { Page } from "playwright-core";
import { button, dialog, type Task, waitForText } from "./task.ts";

const HOME = "/recruitment-manager";
const JOB = "Data analyst";
const AD = `Data engineer

Place: Groningen
Hours: 32-36 a week
Salary: € 4,200 – € 5,600 gross a month

What you will do
You build data pipelines in Python and keep our data warehouse in order.

What you bring
- Python and SQL are essential
- Experience with Apache Airflow is a plus
- Good command of Dutch`;
const WANTED = 6;
const READ_MS = 8_000;

const stage = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const cardMenus = (page: Page, from: string) =>
  stage(page, from).getByRole("button", { name: /^Actions for/ });

/** Opens a tab of the job. */
async function openJob(page: Page, tab: "Pipeline" | "Matches"): Promise<void> {
  await page.goto(`${HOME}/recruiting/jobs`);
  await page.getByRole("textbox", { name: "Search jobs" }).fill(JOB);
  await page.getByRole("row").getByRole("link", { name: JOB, exact: true }).click();
  await page.getByRole("link", { name: tab, exact: true }).click();
}

async function openBoard(page: Page): Promise<void> {
  await openJob(page, "Pipeline");
  await cardMenus(page, "Application").first().waitFor();
}

/** Returns the name of the person on the first card of a stage. */
async function firstOf(page: Page, from: string): Promise<string> {
  const label = await cardMenus(page, from).first().getAttribute("aria-label");
  return (label ?? "").replace("Actions for ", "");
}

/** Has an ad read once: a server that has just started says that it is busy until its words are loaded. */
async function warmReader(page: Page): Promise<void> {
  await page.goto(`${HOME}/recruiting/create-job`);
  await button(page, "Paste a job ad").click();
  const sheet = dialog(page, "Job from an ad");
  await sheet.getByRole("textbox", { name: "Job text" }).fill(AD);
  const filled = button(sheet, "Fill in the job");
  for (let tries = 0; tries < 10 && !(await filled.isVisible()); tries += 1) {
    await button(sheet, "Read the ad").click();
    await filled.waitFor({ timeout: READ_MS }).catch(() => undefined);
  }
}

export const RECRUITER_TASKS: readonly Task[] = [
  {
    name: "create a job from an ad",
    who: "recruiter",
    limit: 5,
    begin: async (page) => {
      await warmReader(page);
      await page.goto(`${HOME}/dashboard`);
      await page.getByRole("link", { name: "Create job", exact: true }).last().waitFor();
    },
    async work({ page, click, paste }) {
      await click(page.getByRole("main").getByRole("link", { name: "Create job", exact: true }));
      await button(page, "Paste a job ad").waitFor();
      await paste(AD);
      const sheet = dialog(page, "Job from an ad");
      await click(button(sheet, /^Use the suggested levels?$/));
      await click(button(sheet, "Fill in the job"));
      await click(button(page, "Submit for approval"));
      await waitForText(page, /is waiting for approval/);
    },
  },
  {
    name: "source six people from its matches",
    who: "recruiter",
    limit: 16,
    begin: async (page) => {
      await openJob(page, "Matches");
      await page.getByRole("main").getByRole("checkbox").first().waitFor();
    },
    async work({ page, click }) {
      const people = page.getByRole("main").getByRole("listitem");
      const outside = people.filter({ hasNotText: "In pipeline" });
      for (let at = 0; at < WANTED; at += 1) await click(outside.nth(at).getByRole("checkbox"));
      await click(button(page.getByRole("region", { name: "Selected people" }), "Add to pipeline"));
      await waitForText(page, "6 people added to the pipeline");
    },
  },
  {
    name: "move and email an applicant",
    who: "recruiter",
    limit: 6,
    begin: openBoard,
    async work({ page, click }) {
      const name = await firstOf(page, "Application");
      await page.locator("[data-card]").filter({ hasText: name }).hover();
      await click(button(page, `Move to Interview: ${name}`));
      await waitForText(page, `${name} moved to Interview`);
      await page.locator("[data-card]").filter({ hasText: name }).hover();
      await click(button(page, `Email: ${name}`));
      await click(button(page, "Send to 1 person"));
      await click(button(dialog(page, /Send/), "Send to 1 person"));
      await waitForText(page, /^1 email is being sent$/);
    },
  },
  {
    name: "offer interview times",
    who: "recruiter",
    limit: 3,
    begin: openBoard,
    async work({ page, click }) {
      await click(stage(page, "Application").locator("[data-card] [role=button]").first());
      await click(button(page, "Offer times"));
      await click(button(page, "Send 3 times"));
      await waitForText(page, /gets an email to choose a time/);
    },
  },
  {
    name: "reject with email",
    who: "recruiter",
    limit: 3,
    begin: openBoard,
    async work({ page, click }) {
      const name = await firstOf(page, "Application");
      await page.locator("[data-card]").filter({ hasText: name }).hover();
      await click(button(page, `Reject: ${name}`));
      await click(page.getByRole("radio", { name: "Skills do not fit" }));
      await click(button(page, "Reject and email"));
      await waitForText(page, /is rejected; the email is sent/);
    },
  },
];
