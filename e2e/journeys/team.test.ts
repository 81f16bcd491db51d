import { expect } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { title } from "../support/locators.ts";

journey("a manager walks the team by keyboard, as map and as list, to a person's gap", async ({ enter }) => {
  const page = await enter("manager@noordlicht.example", { at: "/manager/team" });
  await expect(title(page, "Team")).toBeVisible();
  const map = page.getByRole("grid");
  await expect(map.getByRole("rowheader").first()).toBeVisible();
  await expectAccessible(page);
  const focused = page.locator(":focus");
  await map.locator("a[data-at='0-0']").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAttribute("data-at", "1-1");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Control+Home");
  await expect(focused).toHaveAttribute("data-at", "0-0");
  // A gap says so in words, and leads to the person at that skill.
  const gap = map.locator("a[data-gap]").first();
  const said = (await gap.getAttribute("aria-label")) ?? "";
  const [name = ""] = said.split(",");
  await gap.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?skill=/);
  // The sheet of the skill may already lie over the page, which hides the heading from readers.
  await expect(page.getByRole("heading", { name, level: 1, includeHidden: true })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "List" }).click();
  await expect(map).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();
  await expectAccessible(page);
});
