import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Payload } from "@vaardig/contract/endpoint";
import type { getSession } from "@vaardig/contract/session/session";
import { makeResumePdf } from "../../packages/resume/src/testing/makeResumePdf.ts";
import { englishResume } from "../../packages/resume/src/testing/resumeContent.ts";
import { card, column, opener } from "../support/board.ts";
import { callApi } from "../support/callApi.ts";
import { errorsOf } from "../support/errorsOf.ts";
import {
  ADMIN,
  acceptInvitation,
  expectText,
  JOBS,
  offerTimes,
  RECRUITER,
  sheet,
} from "../support/hiringActs.ts";
import { button, title } from "../support/locators.ts";
import { mailingJourney as journey } from "../support/mailingJourney.ts";
import { NEWCOMER_PASSWORD } from "../support/newcomer.ts";
import { sessionOf, submitSignIn } from "../support/signIn.ts";

const MANAGER = "manager@noordlicht.example";

/** Somewhere to type words or a number. */
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Tabs on until something has the focus. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  await expect(to).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(to).toBeFocused();
}

/** Chooses from the menu of the card that has the focus, by keyboard. */
async function actByKeyboard(page: Page, name: string, what: string): Promise<void> {
  await tabTo(page, button(page, `Actions for ${name}`).first());
  await page.keyboard.press("Enter");
  const act = page.getByRole("menuitem", { name: what, exact: true });
  await expect(act).toBeVisible();
  await page.keyboard.press(what.charAt(0));
  await expect(act).toBeFocused();
  await page.keyboard.press("Enter");
}

journey("from a vacancy to a hire, with every mail on its way", async ({ enter, visit, mailing }) => {
  const job = `Grid planner ${randomUUID().slice(0, 6)}`;
  const email = `noor-${randomUUID().slice(0, 8)}@example.com`;
  const name = "Noor Visser";
  const [recruiter, admin, colleague, noor] = await Promise.all([
    enter(RECRUITER),
    enter(ADMIN),
    enter(MANAGER),
    visit(),
  ]);
  const errors = [recruiter, admin, colleague, noor].map(errorsOf);
  const { mails, url } = mailing;

  // A vacancy after a job profile, submitted and approved.
  await recruiter.goto(JOBS);
  await recruiter.getByRole("link", { name: "Create job" }).click();
  await recruiter.getByRole("combobox", { name: "Job profile" }).fill("data engineer");
  await recruiter
    .getByRole("option", { name: /^Data engineer/i })
    .first()
    .click();
  for (const [label, value] of [
    ["Name", job],
    ["Location", "Groningen"],
    ["Hours per week", "32"],
    ["Salary from", "3600"],
    ["Salary to", "4800"],
    ["Description", "You keep the data of the grid in order."],
  ] as const)
    await field(recruiter, label).fill(value);
  await recruiter.getByRole("switch", { name: "Visible to external people" }).check();
  await button(recruiter, "Save draft").click();
  await expect(title(recruiter, job)).toBeVisible();
  await button(recruiter, "Submit for approval").click();
  await expectText(recruiter, `${job} is waiting for approval`);
  const id = new URL(recruiter.url()).pathname.split("/").find((part) => part.length === 36) ?? "";
  await admin.goto("/admin/recruiting/jobs?filter=pending");
  await admin.getByRole("link", { name: job }).click();
  await button(admin, "Approve").click();
  await expectText(admin, `${job} has been approved`);
  expect((await mails.mailTo(RECRUITER, job)).link).toContain(id);
  const { token } = await sessionOf(url, MANAGER);
  const { user } = await callApi<Payload<typeof getSession>>(url, "/auth/session", { token });
  await recruiter.reload();
  await button(recruiter, "Change team").click();
  const member = recruiter.getByRole("combobox", { name: "Add a member" });
  await member.fill(user.last_name);
  await recruiter
    .getByRole("option", { name: `${user.first_name} ${user.last_name}` })
    .first()
    .click();
  await button(recruiter, "Save").click();
  await expectText(recruiter, "Team saved");

  // Someone is found, and someone else finds the job.
  await recruiter.goto("/recruitment-manager/recruiting/candidates-list");
  await recruiter
    .getByRole("checkbox", { name: /^Select (?!everyone)/ })
    .first()
    .check();
  const chosen = recruiter.getByRole("region", { name: "Selected candidates" });
  await chosen.getByRole("button", { name: "Add to job list" }).click();
  const lists = sheet(recruiter, /to job lists$/);
  await lists.getByRole("textbox").fill(job);
  await lists.getByRole("checkbox", { name: job }).check();
  await lists.getByRole("button", { name: "Add to 1 job list" }).click();
  await expectText(recruiter, / added to 1 job list$/);
  await noor.goto(`/careers/noordlicht/${id}`);
  await noor.getByLabel("First name").fill("Noor");
  await noor.getByLabel("Last name").fill("Visser");
  await noor.getByLabel("Email address").fill(email);
  const buffer = Buffer.from(await makeResumePdf(englishResume()));
  const file = { name: "noor.pdf", mimeType: "application/pdf", buffer };
  await noor.locator('input[type="file"]').setInputFiles(file);
  await button(noor, "Send application").click();
  await expectText(noor, "Your application has been sent");
  expect((await mails.mailTo(RECRUITER, `${name} applied for ${job}`)).link).toContain(id);
  await acceptInvitation(noor, (await mails.mailTo(email, `We received your application for ${job}`)).link);
  const mine = noor.getByRole("listitem").filter({ hasText: job });
  await expect(mine).toContainText("Received");

  // A colleague and the applicant see a move at once.
  await recruiter.goto(`${JOBS}/${id}/pipeline`);
  await colleague.goto(`/manager/recruiting/jobs/${id}/pipeline`);
  await expect(column(recruiter, "Vacancy").getByRole("listitem")).toHaveCount(1);
  await expectText(recruiter, "Live");
  await expectText(colleague, "Live");
  await card(column(recruiter, "Application"), name).dragTo(column(recruiter, "Interview"));
  await expect(card(column(colleague, "Interview"), name)).toBeVisible();
  await noor.reload();
  await expect(mine).toContainText("Interviews");

  // Times are offered and one is chosen; both have it in their calendars.
  await opener(column(recruiter, "Interview"), name).click();
  await offerTimes(recruiter, name);
  expect((await mails.mailTo(email, "Choose a time: ")).text).toContain("/my-applications");
  await mine.getByRole("button").click();
  await noor.getByRole("radio").last().check();
  await button(noor, "Choose this time").click();
  await expectText(noor, "Your interview is booked");
  for (const address of [email, RECRUITER])
    expect((await mails.mailTo(address, "METHOD:REQUEST")).text).toContain("https://meet.example.com/talk");

  // A scorecard, an offer, a yes.
  await recruiter.reload();
  await button(recruiter, "Fill in scorecard").first().click();
  const scorecard = sheet(recruiter, `Scorecards: ${name}`);
  await scorecard.getByRole("radio", { name: "Definitely", exact: true }).check();
  await scorecard.getByLabel("Summary").fill("Knows the grid.");
  await scorecard.getByRole("button", { name: "Fill in scorecard" }).click();
  await expectText(recruiter, "Scorecard saved");
  await recruiter.goto(`${JOBS}/${id}/pipeline`);
  // From here to the hire by keyboard alone.
  await tabTo(recruiter, opener(column(recruiter, "Interview"), name));
  await actByKeyboard(recruiter, name, "Make an offer");
  const terms = sheet(recruiter, `Offer to ${name}`);
  await expect(terms.getByLabel("Gross monthly salary")).toBeFocused();
  // An offer begins with the job's terms.
  await expect(terms.getByLabel("Gross monthly salary")).toHaveValue("3600");
  for (const [label, typed] of [
    ["Gross monthly salary", "4200"],
    ["Hours per week", "32"],
    ["First day", "03032030"],
    ["Message", "We would love to have you."],
  ] as const) {
    await tabTo(recruiter, terms.getByLabel(label));
    if (label !== "First day") await recruiter.keyboard.press("ControlOrMeta+a");
    await recruiter.keyboard.type(typed);
  }
  await tabTo(recruiter, button(recruiter, "Make offer"));
  await recruiter.keyboard.press("Enter");
  await expect(opener(column(recruiter, "Job offer"), name)).toBeFocused();
  await expect(card(column(colleague, "Job offer"), name)).toBeVisible();
  expect((await mails.mailTo(email, "We would like to offer you")).link).toContain("/my-applications");
  await noor.reload();
  await button(noor, "Accept offer").click();
  await sheet(noor, "Accept this offer?").getByRole("button", { name: "Accept offer" }).click();
  await expectText(noor, "You accepted this offer");
  await expect(card(column(recruiter, "Job offer"), name)).toContainText("Offer accepted: hire");
  await mails.mailTo(RECRUITER, `${name} accepted`);

  // Hired, an employee, and the vacancy is closed.
  await actByKeyboard(recruiter, name, "Hire");
  const hire = sheet(recruiter, `Hire ${name}?`);
  await expect(hire.getByRole("switch", { name: "Make this person an employee" })).toBeChecked();
  await tabTo(recruiter, hire.getByRole("button", { name: "Hire", exact: true }));
  await recruiter.keyboard.press("Enter");
  await tabTo(recruiter, button(recruiter, "Close job"));
  await recruiter.keyboard.press("Enter");
  const outside = await visit();
  await expect(async () => {
    await outside.goto(`/careers/noordlicht/${id}`);
    await expect(title(outside, "This job no longer accepts applications")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await outside.goto("/login");
  await submitSignIn(outside, email, NEWCOMER_PASSWORD);
  await outside.waitForURL(/\/employee/);
  // Who becomes an employee signs in again: their open bell is informed.
  const isSessionOver = (error: string) => error.includes("401") && error.includes("/notifications/live");
  expect(errors.flat().filter((error) => !isSessionOver(error))).toEqual([]);
});
