import { expect } from "@playwright/test";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";

const SKILL = "Photography";

journey("a skill is added, changed, removed and taken back", async ({ enter }) => {
  const page = await enter("manager@noordlicht.example", { at: "/manager/personal/my-skills/your-skills" });
  await expect(title(page, "My skills")).toBeVisible();
  const row = page.getByRole("listitem").filter({ has: button(page, `Remove ${SKILL}`) });

  await button(page, "Add skill").click();
  const sheet = page.getByRole("dialog", { name: "Add skill" });
  await sheet.getByRole("combobox", { name: "Skill" }).fill(SKILL.toLowerCase());
  await page.getByRole("option", { name: SKILL }).first().click();
  await sheet.getByRole("radio", { name: /^Basic/ }).check();
  await sheet.getByRole("button", { name: `Add ${SKILL}` }).click();
  await expect(sheet.getByRole("status")).toContainText(`${SKILL} added to your skills`);
  await sheet.getByRole("button", { name: "Close" }).last().click();
  await expect(row).toContainText("Self-declared");

  await button(page, `Change the level of ${SKILL}`).click();
  await row.getByRole("radio", { name: /^Advanced/ }).check();
  await button(page, "Save level").click();
  await expect(page.getByText(`Level of ${SKILL} saved`)).toBeVisible();
  const level = row.getByRole("img", { name: /^Advanced, 4 of 5/ });
  await expect(level).toBeVisible();

  await button(page, `Remove ${SKILL}`).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(`${SKILL} removed`)).toBeVisible();
  await button(page, "Undo").click();
  await expect(level).toBeVisible();
  await page.reload();
  await expect(level, "the server holds it again").toBeVisible();
});
