import { expect } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";

journey("an employee looks where the job can lead, tries a skill and puts a job aside", async ({ enter }) => {
  const page = await enter("employee@noordlicht.example", { at: "/employee/career-path" });
  await expect(title(page, "Career Path")).toBeVisible();
  const cards = page.locator("[data-job]");
  await cards.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: "Routes" })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "What if" }).click();
  const trial = page.getByRole("dialog", { name: "What if" });
  await trial.getByRole("radio", { name: "Expert" }).first().check();
  await expect(trial.getByRole("heading", { name: "What changes" })).toBeVisible();
  await expectAccessible(page);
  await trial.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Not for me" }).click();
  await expect(page.getByText(/is no longer shown$/)).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.getByRole("button", { name: "1 not for me" })).toHaveCount(0);

  await button(page, "List").click();
  for (const at of [0, 1]) {
    const box = page.getByRole("main").getByRole("checkbox").nth(at);
    await box.click();
    await expect(box).toBeChecked();
  }
  await expectAccessible(page);
  await button(page, "Compare").click();
  await expect(page.getByRole("dialog", { name: "Compare jobs" }).getByRole("table")).toBeVisible();
  await expectAccessible(page);
});

journey("a manager opens the path of someone in the line and prepares a talk", async ({ enter }) => {
  const page = await enter("manager@noordlicht.example", { at: "/manager/employees" });
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("link", { name: "Career path", exact: true }).click();
  await button(page, "Prepare a conversation").click();
  const talk = page.getByRole("dialog", { name: /^Career conversation with / });
  await expect(talk.getByRole("heading", { name: "Questions" }).first()).toBeVisible();
  await expectAccessible(page);
});
