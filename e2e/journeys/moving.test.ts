import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { expectAccessibleIn } from "../support/axe.ts";
import { card, column } from "../support/board.ts";
import { callApi } from "../support/callApi.ts";
import { createPublishedJob } from "../support/createPublishedJob.ts";
import { makeDigestDue } from "../support/digests.ts";
import { button, title } from "../support/locators.ts";
import { mailingJourney as journey } from "../support/mailingJourney.ts";
import { sessionOf } from "../support/signIn.ts";

const EMPLOYEE = "employee@noordlicht.example";
const SEARCH = "/employee/jobs-&-projects/jobs/matches";

journey(
  "a saved search tells of a job by email, and applying for it warns of too many hours",
  async ({ enter, mailing }) => {
    const { url, dataDir, mails } = mailing;
    const name = `Tidal planner ${randomUUID().slice(0, 6)}`;
    const employee = await enter(EMPLOYEE, { at: `${SEARCH}?search=${encodeURIComponent(name)}` });
    await button(employee, "Saved searches").click();
    const list = employee.getByRole("dialog", { name: "Saved searches" });
    await list.getByRole("button", { name: "Save this search" }).click();
    const dialog = employee.getByRole("dialog", { name: "Save this search" });
    await dialog.getByRole("textbox", { name: /^Name/ }).fill("Tides");
    await dialog.getByRole("combobox", { name: "Email me about new jobs" }).click();
    await employee.getByRole("option", { name: "Every day" }).click();
    // Also at the size of a phone, whose bar folds the filters: the dialog stays with what was typed.
    await expectAccessibleIn(employee, "en");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(employee.getByText("“Tides” was saved")).toBeVisible();

    const id = await createPublishedJob(url, name);
    await makeDigestDue(dataDir, EMPLOYEE, "Tides");
    const { text } = await mails.mailTo(EMPLOYEE, `New job for “Tides”`);
    expect(text).toContain("List-Unsubscribe-Post");
    expect(mails.count(EMPLOYEE, "New job for “Tides”")).toBe(1);

    await employee.goto(`${url}/employee/jobs-&-projects/jobs/${id}/details`);
    await expect(title(employee, name)).toBeVisible();
    await button(employee, "Apply").click();
    const sheet = employee.getByRole("dialog", { name: "Apply" });
    await expect(sheet.getByText("Who sees what")).toBeVisible();
    await expect(sheet.getByRole("textbox", { name: /^Salary/ })).toHaveCount(0);
    await sheet.getByLabel(/^Available from/).fill("2099-01-01");
    await sheet.getByRole("textbox", { name: /^Hours per week/ }).fill("32");
    await sheet.getByRole("textbox", { name: /^Hours you keep/ }).fill("20");
    await expect(sheet.getByText(/hours per week, more than 40/)).toBeVisible();
    await expectAccessibleIn(employee, "en");
    await sheet.getByRole("button", { name: "Send application" }).click();
    await expect(employee.getByText(`You applied for ${name}`)).toBeVisible();

    const { token } = await sessionOf(url, EMPLOYEE);
    const { candidates } = await callApi<{ candidates: { name: string }[] }>(url, "/candidate", { token });
    const admin = await enter("admin@noordlicht.example", { at: `/admin/recruiting/jobs/${id}/pipeline` });
    await expect(card(column(admin, "Application"), candidates[0]?.name ?? "no one")).toBeVisible();
  },
);
