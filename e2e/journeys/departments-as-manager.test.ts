import { expect } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { button } from "../support/locators.ts";
import { openPageAs } from "../support/openPageAs.ts";
import { sessionOf } from "../support/signIn.ts";

const MANAGER = "manager@noordlicht.example";

interface Unit {
  name: string;
  department: { id: string; name: string };
  can: string[];
}

journey("a manager keeps the team they lead and looks at the rest", async ({ enter, server }) => {
  const { token } = await sessionOf(server, MANAGER);
  const teams = await callApi<{ data: Unit[] }>(server, "/team", { token });
  const own = teams.data.find(({ can }) => can.includes("edit"));
  const other = teams.data.find(
    ({ can, department }) => can.length === 0 && department.id !== own?.department.id,
  );
  if (!own || !other) throw new Error("the manager leads no team, or all");
  const page = await openPageAs(enter, MANAGER, "/manager/organization/departments,-teams-&-roles");
  await expect(button(page, "Add department")).toHaveCount(0);
  await button(page, other.department.name).click();
  await expect(page.getByRole("heading", { level: 3, name: other.name })).toBeVisible();
  await expect(button(page, `Actions for ${other.name}`)).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Actions for / })
    .first()
    .click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /^(Edit|Move|Merge|Delete)/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await button(page, own.department.name).click();
  await button(page, `Actions for ${own.name}`).click();
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /^(Delete|Merge)/ })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(`${own.name} X`);
  await button(page, "Save").click();
  await expect(button(page, `Actions for ${own.name} X`)).toBeVisible();
  await button(page, "Undo").click();
  await expect(button(page, `Actions for ${own.name}`)).toBeVisible();
  await expectAccessible(page);
});
