import { expect } from "@playwright/test";
import { makeResumePdf } from "../../packages/resume/src/testing/makeResumePdf.ts";
import { dutchResume } from "../../packages/resume/src/testing/resumeContent.ts";
import { expectAccessible, expectAccessibleIn, expectMainScreenAccessible } from "../support/axe.ts";
import { createPublishedJob } from "../support/createPublishedJob.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { mailedLink } from "../support/mailedLink.ts";
import { NEWCOMER_PASSWORD } from "../support/newcomer.ts";

const ADMIN = "admin@noordlicht.example";

journey(
  "an external person applies with every field, withdraws and takes that back",
  async ({ enter, server }) => {
    const id = await createPublishedJob(server, "Lighthouse keeper");
    const page = await enter("external@noordlicht.example", { at: `/external/jobs/matches/${id}/details` });
    await expect(title(page, "Lighthouse keeper")).toBeVisible();
    await button(page, "Apply").click();
    const sheet = page.getByRole("dialog", { name: "Apply" });
    await sheet.getByLabel("Available from").fill("2027-03-01");
    await sheet.getByLabel("Available until").fill("2027-02-01");
    await sheet.getByLabel("Hours per week").fill("41");
    await sheet.getByLabel("Hourly rate").fill("62.5");
    await sheet.getByLabel("Salary proposal").fill("4600");
    await sheet.getByLabel("Motivation").fill("I like the sea.");
    await sheet.getByRole("button", { name: "Send application" }).click();
    await expect(sheet.getByText("Availability must not exceed 40 hours")).toBeVisible();
    await sheet.getByLabel("Hours per week").fill("32");
    await sheet.getByRole("button", { name: "Send application" }).click();
    await expect(sheet.getByText("The end date must be after the start date")).toBeVisible();
    await expectAccessibleIn(page, "en");
    await sheet.getByLabel("Available until").fill("2028-02-01");
    await sheet.getByRole("button", { name: "Send application" }).click();
    await expect(page.getByText("You applied for Lighthouse keeper")).toBeVisible();

    await page.getByRole("link", { name: "Your application: Received" }).click();
    const mine = page.getByRole("dialog", { name: "Lighthouse keeper" });
    await expect(mine.getByText("I like the sea.")).toBeVisible();
    await expect(page.getByText("You applied for Lighthouse keeper"), "told, and gone").toBeHidden();
    await expectAccessibleIn(page, "en");
    await mine.getByRole("button", { name: "Withdraw application" }).click();
    await expect(mine.getByText("You withdrew from this job.")).toBeVisible();
    await button(page, "Undo").click();
    await expect(mine.getByText("Your application has arrived.")).toBeVisible();
    await mine.getByRole("button", { name: "Close" }).click();
    await expect(title(page, "My applications")).toBeVisible();
    await expect(page.getByText("Your withdrawal has been undone")).toBeHidden();
    await expectMainScreenAccessible(page);
  },
);

journey(
  "someone from outside applies in Dutch with a résumé, follows it and leaves for good",
  async ({ visit, server }) => {
    const id = await createPublishedJob(server, "Vuurtorenwachter");
    const email = `buiten-${id}@example.org`;
    const page = await visit({ language: "nl" });
    await page.goto("/careers/noordlicht");
    await expect(title(page, /^Vacatures bij/)).toBeVisible();
    await page.getByLabel("Vacatures zoeken").fill("vuurtoren");
    await expect(page.getByText("1 vacature")).toBeVisible();
    await expectMainScreenAccessible(page);
    await page.getByRole("link", { name: /Vuurtorenwachter/ }).click();
    await expect(title(page, "Vuurtorenwachter")).toBeVisible();
    await page.getByLabel("Voornaam").fill("Bram");
    await page.getByLabel("Achternaam").fill("de Wit");
    await page.getByLabel("E-mailadres").fill(email);
    await button(page, "Sollicitatie versturen").click();
    await expect(page.getByRole("alert").filter({ hasText: "Dit veld is verplicht" })).toBeVisible();
    const pdf = Buffer.from(await makeResumePdf(dutchResume()));
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: pdf });
    await page.getByLabel("Uren per week").fill("24");
    await page.getByLabel("Motivatie").fill("Ik hou van de zee.");
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await expectAccessibleIn(page, "nl");
    await button(page, "Sollicitatie versturen").click();
    await expect(page.getByText("Je sollicitatie is verstuurd")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText("Je sollicitatie is verstuurd"), "no empty form to send twice").toBeVisible();

    await page.goto(await mailedLink(server, { admin: ADMIN, to: email, screen: "/set-password" }));
    await page.getByRole("textbox", { name: "Wachtwoord", exact: true }).fill(NEWCOMER_PASSWORD);
    await page.getByRole("textbox", { name: "Wachtwoord nogmaals" }).fill(NEWCOMER_PASSWORD);
    await page.locator('button[type="submit"]').click();
    await page.waitForURL(/\/external\/mijn-sollicitaties$/);
    await expect(page.getByRole("heading", { name: "Vuurtorenwachter" })).toBeVisible();

    await page.goto("/external/instellingen/mijn-gegevens");
    await expect(title(page, "Instellingen")).toBeVisible();
    await page.getByRole("switch").click();
    await expect(page.getByText("Je hebt toestemming gegeven voor een jaar")).toBeVisible();
    await expect(page.getByText("Je hebt toestemming gegeven voor een jaar")).toBeHidden();
    await expectAccessibleIn(page, "nl");
    const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Alles (JSON)").click()]);
    expect(file.suggestedFilename()).toBe("my-data.json");
    await button(page, "Mijn account verwijderen…").click();
    const dialog = page.getByRole("dialog", { name: "Mijn account verwijderen" });
    await dialog.getByLabel("Je e-mailadres").fill(email);
    await dialog.getByRole("button", { name: "Alles verwijderen" }).click();
    await expect(title(page, "Je account is verwijderd")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Sluiten").click();
    await page.waitForURL(/\/(login)?$/);
  },
);

journey("an address without a company or a job says so", async ({ visit }) => {
  const page = await visit();
  await page.goto("/careers/nobody");
  await expect(title(page, "No company found at this address")).toBeVisible();
  await page.goto("/careers/noordlicht/x");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
