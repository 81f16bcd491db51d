import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { journey } from "../support/journey.ts";
import { at, button } from "../support/locators.ts";
import { opened } from "../support/opened.ts";

const ADMIN = "admin@noordlicht.example";
const DASHBOARD = "/admin/dashboard";
const LIST = "/admin/employees/employee-list";
const PROFILE = "/admin/settings/company-profile";

const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });
const field = (page: Page, name: string) => page.getByRole("textbox", { name });

journey(
  "a step back in the browser asks over a sheet, and a save leaves no step too many",
  async ({ enter }) => {
    const page = await opened(enter, ADMIN, DASHBOARD);
    await page.getByRole("link", { name: "Employee List" }).click();
    await expect(page).toHaveURL(at(LIST));
    await button(page, "Add employee").click();
    const surname = `Back ${randomUUID().slice(0, 8)}`;
    await field(page, "First name").fill("Bo");
    await field(page, "Last name").fill(surname);
    await field(page, "Email").fill(`${randomUUID()}@noordlicht.example`);
    await field(page, "Phone").press("Enter");
    await expect(page.getByText("Bo added")).toHaveCount(0);

    await page.goBack();
    await question(page).getByRole("button", { name: "Stay here" }).click();
    await expect(page).toHaveURL(at(LIST));
    await expect(field(page, "Last name")).toHaveValue(surname);

    let sent = 0;
    await page.route("**/api/employee", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 700));
      return route.fallback();
    });
    await field(page, "Phone").fill("06 1");
    await button(page, `Add Bo ${surname}`).dblclick();
    await field(page, "Phone").focus();
    await page.keyboard.type("99");
    await expect(field(page, "Phone"), "the sheet closes with the answer: it takes nothing more").toHaveValue(
      "06 1",
    );
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(sent).toBe(1);

    await page.goBack();
    await expect(page).toHaveURL(at(DASHBOARD));
    await expect(question(page)).toHaveCount(0);
  },
);

journey(
  "a pasted text stops at its limit and says what did not fit; Back asks and discards",
  async ({ enter }) => {
    const page = await opened(enter, ADMIN, DASHBOARD);
    await page.getByRole("link", { name: "Company Profile" }).click();
    const description = field(page, "Description");
    await description.fill("a".repeat(600));
    await description.press("ControlOrMeta+a");
    await description.press("ControlOrMeta+c");
    await description.press("ArrowRight");
    await description.press("ControlOrMeta+v");
    await expect(description).toHaveValue("a".repeat(700));
    await expect(page.getByText("500 characters did not fit: 700 is the limit.")).toBeVisible();

    await page.goBack();
    await question(page).getByRole("button", { name: "Stay here" }).click();
    await expect(description).toHaveValue("a".repeat(700));
    // As from the list that the browser's Back opens.
    await page.evaluate(() => window.history.go(-2));
    await question(page).getByRole("button", { name: "Stay here" }).click();
    await expect(page).toHaveURL(at(PROFILE));
    await expect(description).toHaveValue("a".repeat(700));
    await page.goBack();
    await question(page).getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL(at(DASHBOARD));
    await page.goForward();
    await expect(page).toHaveURL(at(PROFILE));
    await expect(description).not.toHaveValue("a".repeat(700));
  },
);
