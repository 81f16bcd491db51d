import { stat } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { openPageAs } from "../support/openPageAs.ts";

const HR = "hr@noordlicht.example";
const MANAGER = "manager@noordlicht.example";

test.describe("analytics", () => {
  journey(
    "HR finds where a skill is short, opens its people and takes the picture along",
    async ({ enter }) => {
      const page = await openPageAs(enter, HR, "/hr-manager/analytics/skills-analysis");
      const grid = page.getByRole("grid", { name: "Departments and skills" });
      const cell = grid.getByRole("link", { name: /^Grid Operations, .* reach the level/ }).first();
      await cell.focus();
      await page.keyboard.press("Enter");
      const sheet = page.getByRole("dialog");
      await expect(sheet.getByText(/people whose job requires it/)).toBeVisible();
      await expect(sheet.getByText(/Grid Operations/).first()).toBeVisible();
      await expectAccessible(page);
      const linked = page.url();
      await page.goto("about:blank");
      await page.goto(linked);
      await expect(sheet).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);

      await page.getByRole("tab", { name: "Trend" }).click();
      await page.getByRole("combobox", { name: "Skill" }).fill("smart meter");
      await page.getByRole("option").first().click();
      await expect(page.getByRole("heading", { name: /rose from/ })).toBeVisible();
      await expect(page.getByRole("img", { name: /rose from/ }).locator("svg")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: /^Save: / }).click();
      const download = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: "Picture (PNG)" }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^skills-trend-.*\.png$/);
      expect((await stat(await file.path())).size).toBeGreaterThan(10_000);

      await page.getByRole("link", { name: "Recruiting Analysis" }).click();
      await expect(page.getByRole("heading", { name: /applicants were hired/ })).toBeVisible();
      await expect(page.getByRole("img").first().locator("svg")).toBeVisible();
      await expectAccessible(page);
    },
  );

  journey("a manager sees the own line and the people it depends on", async ({ enter }) => {
    const page = await openPageAs(enter, MANAGER, "/manager/analyse/vaardighedenanalyse", { language: "nl" });
    await expect(page.getByRole("grid", { name: "Afdelingen en vaardigheden" })).toBeVisible();
    await page.getByRole("tab", { name: "Afhankelijk van één persoon" }).click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(page.url().replace("vaardighedenanalyse", "wervingsanalyse"));
    await expect(page.getByText("Deze pagina bestaat niet")).toBeVisible();
  });
});
