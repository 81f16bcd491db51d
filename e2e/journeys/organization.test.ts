import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleIn, expectMainScreenAccessible } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { largeCompany } from "../support/largeCompany.ts";
import { button } from "../support/locators.ts";

const ADMIN = "admin@noordlicht.example";
const EMPLOYEE = "employee@noordlicht.example";
const UNITS = "/admin/organization/departments,-teams-&-roles";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const snackbar = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole("status", { name: /^(Loading|Laden)/ })).toHaveCount(0);
}

async function choose(
  page: Page,
  field: string,
  text: string,
  option: string | RegExp = text,
): Promise<void> {
  await page.getByRole("combobox", { name: field }).fill(text);
  await page.getByRole("option", { name: option }).first().click();
}

async function menu(page: Page, name: string, action: string): Promise<void> {
  await button(page, `Actions for ${name}`).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

journey("departments, teams and roles are made, moved, merged and deleted", async ({ enter }) => {
  const mark = randomUUID().slice(0, 4);
  const [first, second, team, role] = ["North", "South", "Crew", "Rigger"].map(
    (word) => `${word} ${mark}`,
  ) as [string, string, string, string];
  const page = await enter(ADMIN);
  await open(page, UNITS);

  for (const name of [first, second]) {
    await button(page, "Add department").click();
    const drawer = page.getByRole("dialog", { name: "New department" });
    await drawer.getByRole("textbox", { name: "Name" }).fill(name);
    await drawer.getByRole("button", { name: "Add department" }).click();
    await expect(button(page, name)).toBeVisible();
  }
  await button(page, "Add department").click();
  await page.getByRole("textbox", { name: "Name" }).fill(first);
  await page.getByRole("dialog").getByRole("button", { name: "Add department" }).click();
  await expect(page.getByText("This name is in use; choose another")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).press("Escape");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(first);
  await button(page, "Close").click();
  await button(page, "Leave without saving").click();

  await button(page, first).click();
  await button(page, `Add team, ${first}`).click();
  await page.getByRole("textbox", { name: "Name" }).fill(team);
  await choose(page, "Lead", "Jur");
  await page.getByRole("dialog").getByRole("button", { name: "Add team" }).click();
  await expect(page.getByRole("heading", { level: 3, name: team })).toBeVisible();

  await button(page, `Add position, ${team}`).click();
  const drawer = page.getByRole("dialog", { name: "New position" });
  await expect(drawer.getByRole("combobox", { name: "Team" })).toHaveValue(team);
  await drawer.getByRole("textbox", { name: "Name" }).fill(role);
  await drawer.getByRole("button", { name: "Add position" }).click();
  await expect(drawer.getByText("A job profile is required: select one or add a new one")).toBeVisible();
  await choose(page, "Job profile", `Rigging ${mark}`, `Add “Rigging ${mark}” as a new job profile`);
  await expect(snackbar(page, `Job profile “Rigging ${mark}” added`)).toBeVisible();
  await expect(drawer.getByRole("combobox", { name: "Job profile" })).toHaveValue(`Rigging ${mark}`);
  await choose(page, "Reports to", "Managing director");
  await drawer.getByRole("button", { name: "Add position" }).click();
  await expect(page.getByText("Reports to Managing director").first()).toBeVisible();

  await page.getByRole("button", { name: role, exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(`${role} II`);
  await button(page, "Save").click();
  await expect(button(page, `${role} II`)).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.getByRole("button", { name: role, exact: true })).toBeVisible();

  await menu(page, team, "Move");
  await choose(page, "Department", second);
  await expect(page.getByRole("region", { name: "What is affected" })).toContainText(role);
  await button(page, "Move").click();
  await expect(snackbar(page, `${team} moved`)).toBeVisible();
  await button(page, second).click();
  await expect(page.getByRole("group", { name: team }).getByText(role)).toBeVisible();

  await menu(page, second, "Merge into another");
  await choose(page, "Merge into", first);
  const touched = page.getByRole("region", { name: "What is affected" });
  await expect(touched).toContainText("1 team");
  await expect(touched).toContainText(role);
  await expectAccessible(page);
  await button(page, "Merge").click();
  await expect(snackbar(page, `${second} is now part of ${first}`)).toBeVisible();
  await expect(button(page, second)).toHaveCount(0);

  await menu(page, team, "Delete");
  await expect(button(page, "Delete")).toBeDisabled();
  await page.getByRole("radio", { name: `Keep in ${first}, without a team` }).check();
  await button(page, "Delete").click();
  await expect(page.getByRole("heading", { level: 3, name: team })).toHaveCount(0);

  await page.getByRole("textbox", { name: "Search by name" }).fill(role);
  await expect(page.getByText("1 found")).toBeVisible();
  await page.getByRole("button", { name: role, exact: true }).click();
  await menu(page, role, "Delete");
  await button(page, "Delete").click();
  await expect(snackbar(page, `${role} deleted`)).toBeVisible();
  await menu(page, first, "Delete");
  await expect(page.getByText("It is empty.")).toBeVisible();
  await button(page, "Delete").click();
  await expect(button(page, first)).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(button(page, first)).toBeVisible();
});

journey("the organigram shows one's own position, people and branches", async ({ enter }) => {
  const page = await enter(EMPLOYEE);
  await open(page, "/employee/organization/organigram");
  const chart = page.getByRole("region", { name: /^Chart of positions/ });
  const own = chart.getByRole("button", { name: /Your position$/ });
  await expect(own).toBeVisible();
  await expectMainScreenAccessible(page);

  await choose(page, "Search positions", "managing dir", /^Managing director/);
  const top = chart.getByRole("button", { name: /^Managing director/ });
  await expect(top).toBeInViewport();
  await chart.getByRole("button", { name: /^Hide \d+ positions below Managing director$/ }).click();
  await expect(own).toHaveCount(0);
  await chart.getByRole("button", { name: /^Show \d+ positions below Managing director$/ }).click();
  await top.click();
  const sheet = page.getByRole("dialog", { name: "Managing director" });
  await expect(
    sheet
      .getByRole("listitem")
      .filter({ hasText: /\w+ \w+/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: /^Show all/ }).click();
  await sheet.getByRole("button", { name: "IT director", exact: true }).click();
  const branch = page.getByRole("dialog", { name: "IT director" });
  await branch.getByRole("button", { name: "Show only this branch" }).click();
  await expect(page).toHaveURL(/branch=/);
  await expect(top).toHaveCount(0);
  await page.getByRole("button", { name: /instead of the branch IT director/ }).click();
  await button(page, "My position").click();
  await expect(own).toBeInViewport();
});

journey("the list does the same by keyboard, in Dutch too", async ({ enter }) => {
  const page = await enter(EMPLOYEE, { language: "nl" });
  await open(page, "/employee/organisatie/organigram");
  await button(page, "Lijst").click();
  const tree = page.getByRole("tree", { name: "Functies" });
  await tree.getByRole("treeitem", { name: /Jouw plek/ }).focus();
  await page.keyboard.press("Home");
  const first = tree.getByRole("treeitem", { name: /^Managing director/ });
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await expect(tree.getByRole("treeitem")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(tree.getByRole("treeitem", { level: 2 }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Rapporteert aan");
  await page.keyboard.press("Escape");
  await expectAccessibleIn(page, "nl");
});

async function exported(page: Page, kind: "SVG" | "PNG"): Promise<Buffer> {
  await button(page, "Export").click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: new RegExp(`^${kind}`) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`organigram.${kind.toLowerCase()}`);
  return readFile(await file.path());
}

journey("5,000 roles open, are searched and exported", async ({ enter }) => {
  const { adminEmail } = await largeCompany(5_000);
  const page = await enter(adminEmail);
  await open(page, "/admin/organization/organigram");
  await expect(page.getByRole("button", { name: /^Engineer 0 .*Your position$/ })).toBeVisible();
  await button(page, "Expand all").click();
  await choose(page, "Search positions", "Inspector 4999");
  await expect(page.getByRole("button", { name: /^Inspector 4999 / })).toBeInViewport();
  expect(await page.locator(".react-flow__node").count()).toBeLessThan(200);

  const svg = (await exported(page, "SVG")).toString();
  expect(svg.match(/<text /g)).toHaveLength(1 + 3 * 5_000);
  expect(svg).toContain(">Inspector 4999</text>");
  const png = await exported(page, "PNG");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16)).toBeGreaterThan(10_000);

  await button(page, "Show everything").click();
  await expect(page.locator(".react-flow__node")).toHaveCount(0);
  await button(page, "List").click();
  await expect(page.getByRole("treeitem", { name: /^Inspector 4999 / })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByRole("treeitem", { name: /^Engineer 0 / })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("treeitem").last()).toBeFocused();
  expect(await page.getByRole("treeitem").count()).toBeLessThan(100);
});

journey("the departments are accessible in both languages", async ({ enter }) => {
  for (const [language, path] of [
    ["en", UNITS],
    ["nl", "/admin/organisatie/afdelingen,-teams-&-rollen"],
  ] as const) {
    const page = await enter(ADMIN, { language });
    await open(page, path);
    await page.locator("h2 button").nth(1).click();
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await expectAccessibleIn(page, language);
  }
});
