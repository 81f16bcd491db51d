import { randomUUID } from "node:crypto";
import { button, dialog, type Task, waitForText } from "./task.ts";

const REPORT = "Elif Güneş";
const JOB = "GIS specialist";
/** Fields of an application; dates that read the same in either day and month order. */
const TERMS = {
  "Available from": "01012099",
  "Available until": "02022099",
  "Hours per week": "12",
  "Hourly rate": "40",
};
/** Placement fields of a person without a position. */
const NOWHERE = {
  Department: "No department",
  Position: "No position yet",
  Manager: "No one (top of the organisation)",
};

export const OTHER_TASKS: readonly Task[] = [
  {
    name: "confirm a colleague's skill",
    who: "manager",
    limit: 4,
    begin: async (page) => {
      await page.goto("/manager/dashboard");
      await page.getByRole("link", { name: REPORT, exact: true }).first().waitFor();
    },
    async work({ page, click }) {
      await click(page.getByRole("link", { name: REPORT, exact: true }).first());
      await click(button(page, /^Confirm \d+ skills$/));
      const sheet = dialog(page, "Skills to confirm");
      await click(sheet.getByRole("checkbox").first());
      await click(button(sheet, "Confirm 1 skill"));
      await waitForText(page, /^1 skill confirmed$/);
    },
  },
  {
    name: "see what a team lacks",
    who: "manager",
    limit: 1,
    begin: async (page) => {
      await page.goto("/manager/dashboard");
      await page.getByRole("link", { name: "Team", exact: true }).waitFor();
    },
    async work({ page, click }) {
      await click(page.getByRole("link", { name: "Team", exact: true }));
      await page.locator("a[data-gap]").first().waitFor();
    },
  },
  {
    name: "add an employee",
    who: "hr",
    limit: 41,
    begin: async (page) => {
      await page.goto("/hr-manager/dashboard");
      await page.getByRole("link", { name: "Employee List" }).waitFor();
    },
    async work({ page, click, type, press }) {
      await click(page.getByRole("link", { name: "Employee List" }));
      await click(button(page, "Add employee"));
      const sheet = dialog(page, "Add employee");
      await click(sheet.getByLabel("First name"));
      await type("Ada");
      await press("Tab");
      await type("Lovelace");
      await press("Tab");
      await type(`${randomUUID().slice(0, 6)}@example.com`);
      for (const [label, choice] of Object.entries(NOWHERE)) {
        await click(sheet.getByRole("combobox", { name: new RegExp(`^${label}`) }));
        await click(page.getByRole("option", { name: choice }));
      }
      await click(button(sheet, "Add Ada Lovelace"));
      await waitForText(page, "Ada Lovelace was added");
    },
  },
  {
    name: "find a person's fit",
    who: "manager",
    limit: 1,
    begin: async (page) => {
      await page.goto("/manager/dashboard");
      await page.getByRole("link", { name: REPORT, exact: true }).first().waitFor();
    },
    async work({ page, click }) {
      await click(page.getByRole("link", { name: REPORT, exact: true }).first());
      await page
        .getByText(/match$/)
        .first()
        .waitFor();
    },
  },
  {
    name: "apply to a job",
    who: "employee",
    limit: 27,
    begin: async (page) => {
      await page.goto("/employee/dashboard");
      await page.getByRole("link", { name: JOB }).waitFor();
    },
    async work({ page, click, clickInto, type }) {
      await click(page.getByRole("link", { name: JOB }));
      await click(button(page, "Apply"));
      const sheet = dialog(page, "Apply");
      for (const [label, typed] of Object.entries(TERMS)) {
        await clickInto(sheet.getByLabel(label).first());
        await type(typed);
      }
      await click(button(sheet, "Send application"));
      await waitForText(page, /^You applied for/);
    },
  },
];
