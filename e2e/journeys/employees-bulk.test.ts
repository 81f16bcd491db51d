import { expect } from "@playwright/test";
import { expectAccessibleIn } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { EMPLOYEES_ADMIN as ADMIN, addEmployee, chooseFromMenu, rows } from "../support/employees.ts";
import { journey } from "../support/journey.ts";
import { button } from "../support/locators.ts";
import { openPageAs, waitUntilSettled } from "../support/openPageAs.ts";
import { sessionOf } from "../support/signIn.ts";

const LIST = "/admin/employees/employee-list";
const LIST_NL = "/admin/medewerkers/medewerkerslijst";

journey("people are chosen across pages, or all that a filter finds", async ({ enter }) => {
  const page = await openPageAs(enter, ADMIN, `${LIST}?employeeStatus=active`);
  await page.getByRole("checkbox", { name: "Select everyone on this page" }).check();
  await button(page, "Next page").click();
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await waitUntilSettled(page);
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .check();
  const bar = page.getByRole("region", { name: "Selected people" });
  await expect(bar.getByText("11 selected")).toBeVisible();
  await bar.getByRole("button", { name: /^Select all \d+ results/ }).click();
  await expect(bar.getByRole("button", { name: /^Select all/ })).toHaveCount(0);
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .uncheck();

  await bar.getByRole("button", { name: "Deactivate or delete" }).click();
  const leave = page.getByRole("dialog", { name: /^Deactivate or delete \d+ people/ });
  await expect(leave.getByText("You stay: you cannot remove yourself.").first()).toBeVisible();
  await expect(leave.getByText(/direct reports|jobs/).first()).toBeVisible();
  await expectAccessibleIn(page, "en");
  await leave.getByRole("button", { name: "Cancel" }).click();
  await bar.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect(bar).toHaveCount(0);
  await expectAccessibleIn(page, "en");
});

journey("several are deactivated, hand over what is theirs, and are deleted", async ({ enter, server }) => {
  const family = `Leaver${Date.now().toString(36)}`;
  const lead = await addEmployee(server, family);
  const [second, stays] = await Promise.all([
    addEmployee(server, family, { manager_id: lead.id }),
    addEmployee(server, `Stay${family}`, { manager_id: lead.id }),
  ]);
  const page = await openPageAs(enter, ADMIN, `${LIST}?search=${family}`);
  await expect(rows(page)).toHaveCount(3);
  const bar = page.getByRole("region", { name: "Selected people" });
  const leave = page.getByRole("dialog", { name: "Deactivate or delete 2 people" });
  const begin = async (what: RegExp) => {
    for (const { name } of [lead, second])
      await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await bar.getByRole("button", { name: "Deactivate or delete" }).click();
    await leave.getByRole("radio", { name: what }).check();
  };
  await begin(/^Deactivate/);
  await expect(leave.getByText("1 direct report")).toBeVisible();
  await leave.getByLabel("Hand over to").fill("Stijn Wubs");
  await page.getByRole("option", { name: /Stijn Wubs/ }).click();
  await leave.getByRole("button", { name: "Deactivate 2 people" }).click();
  await expect(page.getByText("2 people were deactivated")).toBeVisible();
  await expect(page.getByText("Deactivated", { exact: true })).toHaveCount(2);
  const { token } = await sessionOf(server, ADMIN);
  const left = await callApi<{ manager: { name: string } }>(server, `/employee/detail?id=${stays.id}`, {
    token,
  });
  expect(left.manager.name).toBe("Stijn Wubs");

  await begin(/^Delete permanently/);
  await expect(leave.getByText("Nothing has to be handed over.")).toBeVisible();
  await leave.getByRole("button", { name: "Delete 2 people" }).click();
  await expect(page.getByText("2 people were deleted")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(bar).toHaveCount(0);
});

journey("alle vensters zijn toegankelijk, ook in het Nederlands", async ({ enter, server }) => {
  const { name } = await addEmployee(server, "Venster");
  const page = await openPageAs(enter, ADMIN, `${LIST_NL}?search=${name.split(" ")[0]}`, { language: "nl" });
  const dialog = page.getByRole("dialog");
  const seen = async () => {
    await expect(dialog).toBeVisible();
    await waitUntilSettled(page);
    await expectAccessibleIn(page, "nl");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await button(page, "Medewerker toevoegen").click();
  await seen();
  for (const what of [
    "Bewerken",
    "Uitnodigen",
    "Toevoegen aan talentpool",
    "Toevoegen aan vacaturelijst",
    "Deactiveren",
    "Definitief verwijderen",
  ]) {
    await chooseFromMenu(page, `Acties voor ${name}`, what);
    await seen();
  }
  await page.getByRole("checkbox", { name: `${name} selecteren` }).check();
  await page
    .getByRole("region", { name: "Geselecteerde personen" })
    .getByRole("button", { name: "Deactiveren of verwijderen" })
    .click();
  await seen();
});

journey("several get another department at once, and their own back with undo", async ({ enter, server }) => {
  const family = `Mover${Date.now().toString(36)}`;
  const people = await Promise.all([addEmployee(server, family), addEmployee(server, family)]);
  const { token } = await sessionOf(server, ADMIN);
  const departments = () =>
    Promise.all(
      people.map(async ({ id }) => {
        const path = `/employee/detail?id=${id}`;
        return (await callApi<{ department: { name: string } | null }>(server, path, { token })).department
          ?.name;
      }),
    );
  const page = await openPageAs(enter, ADMIN, `${LIST}?search=${family}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select everyone on this page" }).check();
  await page
    .getByRole("region", { name: "Selected people" })
    .getByRole("button", { name: "Edit placement" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Edit the placement of 2 people" });
  await dialog.getByRole("combobox", { name: "Department" }).fill("IT & Data");
  await page.getByRole("option", { name: "IT & Data" }).click();
  await dialog.getByRole("button", { name: "Change 2 people" }).click();
  await expect(page.getByText("2 people changed", { exact: true })).toBeVisible();
  expect(await departments()).toEqual(["IT & Data", "IT & Data"]);
  await button(page, "Undo").click();
  await expect(page.getByText("Undone for 2 people")).toBeVisible();
  expect(await departments()).toEqual([undefined, undefined]);
});
