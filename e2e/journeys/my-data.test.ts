import { expect } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";

journey("someone asks for a correction of their data, and an administrator answers it", async ({ enter }) => {
  const page = await enter("manager@havenzorg.example", { at: "/manager/account/my-data" });
  await expect(page.getByRole("heading", { name: "What is kept about you" })).toBeVisible();
  const saved = page.waitForEvent("download");
  await button(page, "Tables (CSV)").click();
  expect((await saved).suggestedFilename()).toBe("my-data.zip");
  await button(page, "New request").click();
  const sheet = page.getByRole("dialog", { name: "New request" });
  await sheet.getByLabel("What is it about?").fill("My phone number is another one");
  await sheet.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("My phone number is another one").first()).toBeVisible();
  await expectAccessible(page);

  const admin = await enter("admin@havenzorg.example", { at: "/admin/employees/data-requests" });
  await expect(title(admin, "Data requests")).toBeVisible();
  const card = admin.getByRole("listitem").filter({ hasText: "My phone number is another one" }).first();
  await card.getByRole("button", { name: /^Finish/ }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Answer").fill("It was corrected");
  await dialog.getByRole("button", { name: "Finish" }).click();
  await expect(card.getByText("Done", { exact: true })).toBeVisible();
  await expectAccessible(admin);
});
