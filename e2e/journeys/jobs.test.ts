import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessibleIn, expectMainScreenAccessible } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";

// Counts of the larger company are read elsewhere.
const RECRUITER = "recruiter@havenzorg.example";
const ADMIN = "admin@havenzorg.example";
const RECRUITING = "/recruitment-manager/recruiting";
const QUEUE = "/admin/recruiting/jobs?filter=pending";

const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });
const said = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

async function pickProfile(page: Page, name: string): Promise<void> {
  const picker = page.getByRole("combobox", { name: "Job profile" });
  await picker.fill(name);
  await page.getByRole("option", { name }).first().click();
}

journey("a job goes from a job text through the queue to a change that waits", async ({ enter }) => {
  const name = `Grid analyst ${randomUUID().slice(0, 6)}`;
  const recruiter = await enter(RECRUITER, { at: `${RECRUITING}/create-job` });
  await button(recruiter, "Save draft").click();
  await expect(
    recruiter.getByText("A job profile is required: select one or add a new one").first(),
  ).toBeVisible();
  await expectMainScreenAccessible(recruiter);
  await pickProfile(recruiter, "Data analyst");
  await field(recruiter, /^Name/).fill(name);
  const skills = recruiter.getByRole("list", { name: "Required skills" }).getByRole("listitem");
  await expect(skills.first()).toBeVisible();
  const before = await skills.count();

  await button(recruiter, "Read skills from a text").click();
  const sheet = recruiter.getByRole("dialog", { name: "Skills from a text" });
  await sheet
    .getByRole("textbox", { name: "Job text" })
    .fill("You bring expert project management. Kubernetes is a plus.");
  await sheet.getByRole("button", { name: "Find skills" }).click();
  await expect(sheet.locator("mark").first()).toBeVisible();
  await expectAccessibleIn(recruiter, "en");
  await expect(sheet.getByRole("button", { name: /^Add \d+ skills?$/ })).toBeDisabled();
  await sheet.getByRole("button", { name: /^Use the suggested levels?$/ }).click();
  await sheet.getByRole("button", { name: /^Add \d+ skills?$/ }).click();
  await expect(sheet).toHaveCount(0);
  expect(await skills.count()).toBeGreaterThan(before);
  await field(recruiter, /^Description/).fill("You read the grid.");
  await button(recruiter, "Save draft").click();
  await expect(title(recruiter, name)).toBeVisible();
  await button(recruiter, "Submit for approval").click();
  await said(recruiter, `${name} is waiting for approval`);

  const admin = await enter(ADMIN, { at: QUEUE, language: "nl" });
  await admin.getByRole("link", { name }).click();
  await expect(title(admin, name)).toBeVisible();
  await button(admin, "Afwijzen").click();
  const dialog = admin.getByRole("dialog", { name: `${name} afwijzen` });
  await dialog.getByRole("button", { name: "Afwijzen" }).click();
  await expect(dialog.getByText("Dit veld is verplicht")).toBeVisible();
  await dialog.getByRole("textbox", { name: /^Reden/ }).fill("The hours are missing");
  await dialog.getByRole("button", { name: "Afwijzen" }).click();
  await said(admin, `${name} is afgewezen`);

  await recruiter.reload();
  await said(recruiter, "The hours are missing");
  await recruiter.getByRole("link", { name: "Edit", exact: true }).click();
  await recruiter.getByRole("textbox", { name: /^Hours per week/ }).fill("32");
  await button(recruiter, "Save job").click();
  await button(recruiter, "Submit for approval").click();
  await said(recruiter, `${name} is waiting for approval`);

  await admin.reload();
  await button(admin, "Goedkeuren").click();
  await said(admin, `${name} is goedgekeurd`);

  await recruiter.reload();
  await recruiter.getByRole("link", { name: "Edit", exact: true }).click();
  await recruiter.getByRole("textbox", { name: /^Hours per week/ }).fill("36");
  await button(recruiter, "Save job").click();
  await said(recruiter, `The change to ${name} is waiting for approval`);
  const change = (page: Page, field: RegExp) => page.getByRole("listitem").filter({ hasText: field });
  await expect(change(recruiter, /^Hours per week/)).toContainText(/32.*36/);
  await expect(recruiter.getByText("Change waiting for approval")).toBeVisible();
  await admin.reload();
  await expect(change(admin, /^Uren per week/)).toContainText(/32.*36/);
  await expectAccessibleIn(admin, "nl");
});

journey("a project with a role is made, shared and found by its role", async ({ enter }) => {
  const name = `Dike study ${randomUUID().slice(0, 6)}`;
  const page = await enter(ADMIN, { at: "/admin/recruiting/jobs?kind=projects" });
  await expect(title(page, "Projects")).toBeVisible();
  await expectAccessibleIn(page, "en");
  await page.getByRole("link", { name: "Create project" }).click();
  await expect(title(page, "Create project")).toBeVisible();
  await field(page, /^Name/).fill(name);
  await page.getByLabel(/^Start date\s*\*?$/).fill("2030-01-01");
  await page.getByLabel(/^End date\s*\*?$/).fill("2030-06-30");
  await field(page, /^Description/).fill("New figures for the grid.");
  await pickProfile(page, "Data analyst");
  await page.getByLabel(/^Start date of the role/).fill("2029-12-01");
  await page.getByLabel(/^End date of the role/).fill("2030-05-31");
  await button(page, "Create project").click();
  await expect(page.getByText("Stay within the project's dates")).toBeVisible();
  await expectAccessibleIn(page, "en");
  await page.getByLabel(/^Start date of the role/).fill("2030-02-01");
  await button(page, "Create project").click();
  await expect(title(page, name)).toBeVisible();
  await expectMainScreenAccessible(page);

  const employee = await enter("employee@havenzorg.example", {
    at: `/employee/jobs-&-projects/jobs/matches?search=${encodeURIComponent(name)}`,
  });
  await employee.getByRole("link", { name: `Project: ${name}` }).click();
  await expect(title(employee, name)).toBeVisible();
  await expectAccessibleIn(employee, "en");
  await employee.getByRole("link", { name: "Data analyst" }).click();
  await expect(employee.getByRole("heading", { name: "Your match" })).toBeVisible();
});
