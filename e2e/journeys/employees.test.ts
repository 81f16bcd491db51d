import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectAccessibleIn, expectMainScreenAccessible } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import {
  EMPLOYEES_ADMIN as ADMIN,
  type AddedEmployee,
  addEmployee,
  chooseFromMenu,
  chooseNoPlace,
  rows,
} from "../support/employees.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { openPageAs, waitUntilSettled } from "../support/openPageAs.ts";
import { sessionOf } from "../support/signIn.ts";

const HR = "hr@noordlicht.example";
const MANAGER = "manager@noordlicht.example";
const LIST = "/admin/employees/employee-list";

const person = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test.describe("the list", () => {
  journey("is searched, filtered and sorted in its address, and shown as one likes", async ({ enter }) => {
    const page = await openPageAs(enter, HR, "/hr-manager/employees/employee-list");
    await expect(rows(page)).toHaveCount(10);
    await button(page, "Next page").click();
    await expect(page).toHaveURL(/page=1/);
    await page.getByRole("textbox", { name: "Name, skill, position or email" }).fill("anas.sabbagh");
    await expect(page).toHaveURL(/search=anas.sabbagh/);
    await expect(rows(page)).toHaveCount(1);
    await button(page, "Clear filters").click();

    await button(page, "Department").first().click();
    await page.getByRole("menuitemcheckbox", { name: /^IT & Data/ }).click();
    await page.keyboard.press("Escape");
    await button(page, "Status").click();
    await page.getByRole("menuitemcheckbox", { name: "Active", exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(button(page, "Department · 1")).toBeVisible();
    await page.reload();
    await waitUntilSettled(page);
    await expect(page.getByRole("cell", { name: "IT & Data" })).toHaveCount(10);

    await button(page, "Name").click();
    await expect(page).toHaveURL(/sort=-name/);
    await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");
    await waitUntilSettled(page);
    // The number of skills to confirm is a link too.
    const people = page.getByRole("table").getByRole("link").filter({ hasNotText: /^\d+$/ });
    const names = await people.allInnerTexts();
    expect(names).toHaveLength(10);
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, "en")));

    await button(page, "Columns").click();
    await page.getByRole("menuitemcheckbox", { name: "Location" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("columnheader", { name: "Location" })).toBeVisible();
    await button(page, "Cards").click();
    await expect(page.getByRole("table")).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(10);
    await button(page, "Table").click();
    await expect(page.getByRole("columnheader", { name: "Location" })).toBeVisible();

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Export")
        .click()
        .then(() => page.getByRole("menuitem", { name: "As CSV" }).click()),
    ]);
    expect(file.suggestedFilename()).toBe("employees.csv");

    await page.goto("/hr-manager/employees/employee-list?search=nobody-is-called-this");
    await expect(page.getByText("No employees found")).toBeVisible();
  });

  journey("of a manager holds the own line alone, in Dutch on a phone", async ({ enter, server }) => {
    const page = await openPageAs(enter, MANAGER, "/manager/medewerkers", { language: "nl", phone: true });
    await expect(title(page, "Medewerkers")).toBeVisible();
    const { token } = await sessionOf(server, MANAGER);
    const line = await callApi<{ total: number }>(server, "/employee", { token });
    await expect(page.getByText(`van ${line.total}`)).toBeVisible();
    await expectMainScreenAccessible(page);

    const { token: admin } = await sessionOf(server, ADMIN);
    const found = await callApi<{ data: { id: string }[] }>(server, `/employee?search_query=${HR}`, {
      token: admin,
    });
    await page.goto(`/manager/medewerkers/${found.data[0]?.id}`);
    await expect(page.getByText("Deze medewerker bestaat niet")).toBeVisible();
  });
});

test.describe("one person", () => {
  journey("is added, changed, found in a circle, and goes", async ({ enter, server }) => {
    const page = await openPageAs(enter, ADMIN, LIST);
    const first = `Ada${randomUUID().slice(0, 6)}`;
    const name = `${first} Lovelace`;
    await button(page, "Add employee").click();
    const sheet = page.getByRole("dialog", { name: "Add employee" });
    await sheet.getByLabel("First name").fill(first);
    await sheet.getByLabel("Last name").fill("Lovelace");
    await sheet.getByRole("button", { name: `Add ${name}` }).click();
    // Department, position and manager are asked for too: nothing is chosen beforehand.
    await expect(sheet.getByText("This field is required")).toHaveCount(4);
    await expect(sheet.getByLabel("Email")).toBeFocused();
    await chooseNoPlace(page);
    await sheet.getByLabel("Email").fill(HR);
    await sheet.getByLabel("Department").click();
    await page.getByRole("option", { name: "IT & Data" }).click();
    await sheet.getByRole("button", { name: `Add ${name}` }).click();
    await expect(sheet.getByText("Someone with this email address already exists")).toBeVisible();
    await expectAccessibleIn(page, "en");
    await sheet.getByLabel("Email").fill(`${first}@example.com`);
    await sheet.getByRole("button", { name: `Add ${name}` }).click();
    await expect(page.getByText(`${name} was added`)).toBeVisible();

    await page.goto(`${LIST}?search=${first}`);
    await expect(rows(page)).toHaveCount(1);
    await person(page, name).click();
    await expect(title(page, name)).toBeVisible();
    await expect(page.getByText("Not invited").first()).toBeVisible();
    await page.goBack();

    const { token } = await sessionOf(server, ADMIN);
    const { data } = await callApi<{ data: AddedEmployee[] }>(server, `/employee?search_query=${first}`, {
      token,
    });
    const above = await addEmployee(server, "Above", { manager_id: data[0]?.id });
    await chooseFromMenu(page, `Actions for ${name}`, "Edit");
    const edit = page.getByRole("dialog", { name: `Edit ${name}` });
    await edit.getByLabel("Manager").fill(above.name);
    await page.getByRole("option", { name: new RegExp(above.name) }).click();
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(edit.getByText(`This would create a loop: ${name} → ${above.name} → ${name}`)).toBeVisible();
    await edit.getByRole("button", { name: "Cancel" }).click();

    await chooseFromMenu(page, `Actions for ${name}`, "Delete permanently");
    const leave = page.getByRole("dialog", { name: `Delete ${name} permanently` });
    await expect(leave.getByText("1 direct report")).toBeVisible();
    await expectAccessible(page);
    await leave.getByRole("button", { name: `Delete ${name}` }).click();
    await expect(page.getByText("1 person was deleted")).toBeVisible();
    await expect(page.getByText("No employees found")).toBeVisible();
  });

  journey("that two people save is shown in both versions", async ({ enter, server }) => {
    const one = await addEmployee(server, "Twice");
    const page = await openPageAs(enter, ADMIN, `${LIST}?search=${one.name.split(" ")[0]}`);
    await chooseFromMenu(page, `Actions for ${one.name}`, "Edit");
    const edit = page.getByRole("dialog", { name: `Edit ${one.name}` });
    await edit.getByLabel("Location").fill("Assen");
    const { token } = await sessionOf(server, HR);
    await callApi(server, "/user", {
      method: "PUT",
      token,
      body: { id: one.id, version: one.version, location: "Zwolle", phone: "030 1" },
    });
    await edit.getByRole("button", { name: "Save" }).click();
    const both = page.getByRole("dialog", { name: /Someone else saved/ });
    await expect(both.getByText("Zwolle")).toBeVisible();
    await expect(both.getByText("Assen")).toBeVisible();
    await expect(both.getByText(/kept either way: Phone/)).toBeVisible();
    await expectAccessibleIn(page, "en");
    await both.getByRole("button", { name: "Keep mine" }).click();
    await expect(page.getByText(`${one.name} was saved`)).toBeVisible();
    const after = await callApi<{ location: string; phone: string }>(
      server,
      `/employee/detail?id=${one.id}`,
      { token },
    );
    expect(after).toMatchObject({ location: "Assen", phone: "030 1" });
  });

  journey(
    "is invited, added to a pool and a job, and deactivated, by keyboard alone",
    async ({ enter, server }) => {
      const one = await addEmployee(server, "Keys");
      const page = await openPageAs(enter, ADMIN, `${LIST}?search=${one.name.split(" ")[0]}`);
      const menu = button(page, `Actions for ${one.name}`);
      const choose = async (what: string) => {
        await menu.focus();
        await page.keyboard.press("Enter");
        await page.getByRole("menuitem", { name: what, exact: true }).focus();
        await page.keyboard.press("Enter");
      };
      await choose("Invite");
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await choose("Add to talent pool");
      const pools = page.getByRole("dialog", { name: `Add ${one.name} to talent pools` });
      await pools.getByRole("button", { name: "Add to talent pools" }).press("Enter");
      await expect(pools.getByText("At least one talent pool must be selected")).toBeVisible();
      await pools.getByLabel("New talent pool").fill(`Pool of ${one.name}`);
      await page.keyboard.press("Enter");
      await expect(pools.getByRole("checkbox", { name: new RegExp(`Pool of ${one.name}`) })).toBeChecked();
      await expectAccessible(page);
      await pools.getByRole("button", { name: "Add to 1 pool" }).press("Enter");
      await expect(page.getByText(`${one.name} added to 1 talent pool`)).toBeVisible();

      await choose("Add to job list");
      const jobs = page.getByRole("dialog", { name: `Add ${one.name} to job lists` });
      await jobs.getByRole("checkbox").first().press("Space");
      await expectAccessible(page);
      await jobs.getByRole("button", { name: "Add to 1 job list" }).press("Enter");
      await expect(page.getByText(`${one.name} added to 1 job list`)).toBeVisible();

      await choose("Deactivate");
      await expect(button(page, `Deactivate ${one.name}`)).toBeEnabled();
      await button(page, `Deactivate ${one.name}`).press("Enter");
      await expect(page.getByText("1 person was deactivated")).toBeVisible();
      await button(page, "Undo").press("Enter");
      await expect(page.getByText("1 person was reactivated")).toBeVisible();
    },
  );
});
