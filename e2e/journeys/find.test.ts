import { expect } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { title } from "../support/locators.ts";

journey(
  "HR finds a person from any screen by keyboard, and again among what was opened lately",
  async ({ enter }) => {
    const page = await enter("hr@noordlicht.example");
    await expect(title(page, /^Good /)).toBeVisible();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Find anything" });
    await expect(field).toBeFocused();
    await field.fill("oosterhuis geerje");
    const person = page.getByRole("option", { name: /^Geertje Oosterhuis/ });
    await expect(person).toHaveAttribute("aria-selected", "true");
    await expectAccessible(page);
    await field.press("Enter");
    await expect(title(page, "Geertje Oosterhuis")).toBeVisible();

    await page.keyboard.press("Control+k");
    await expect(
      page.getByRole("group", { name: "Recent" }).getByRole("option").first(),
    ).toHaveAccessibleName(/^Geertje Oosterhuis/);
    await field.fill("add employee");
    await field.press("Enter");
    await expect(page.getByRole("dialog", { name: "Add employee" })).toBeVisible();
  },
);

journey("on a phone an employee finds a colleague's card, and no candidate", async ({ enter }) => {
  const page = await enter("employee@noordlicht.example", { phone: true });
  await page.getByRole("button", { name: "Search or jump to…" }).click();
  const field = page.getByRole("combobox", { name: "Find anything" });
  await field.fill("geertje oost");
  await page.getByRole("option", { name: /^Geertje Oosterhuis/ }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Geertje Oosterhuis" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await field.fill("mansouri");
  await expect(page.getByRole("status").filter({ hasText: /Nothing found|results?/ })).toBeAttached();
  await expect(page.getByRole("group", { name: "Candidates" })).toHaveCount(0);
});
