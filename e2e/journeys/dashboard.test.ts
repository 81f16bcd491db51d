import { expect, type Page } from "@playwright/test";
import { expectMainScreenAccessible } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { createOwnCompany } from "../support/createOwnCompany.ts";
import { errorsOf } from "../support/errorsOf.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { sessionOf } from "../support/signIn.ts";

const HR = "hr@noordlicht.example";
const EMPLOYEE = "employee@noordlicht.example";
const GREETING = /^Good /;

const panel = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const todo = (page: Page) => panel(page, "To do today").getByRole("listitem");

async function settled(page: Page): Promise<void> {
  await expect(title(page, GREETING)).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
}

/** How many people the employee list that is open says it finds. */
async function expectListed(page: Page, total: number): Promise<void> {
  await expect(title(page, "Employees")).toBeVisible();
  if (total > 10) await expect(page.getByText(`1–10 of ${total}`)).toBeVisible();
  else await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(total);
}

journey("what HR has to do and the figures lead to exactly the people they count", async ({ enter }) => {
  const page = await enter(HR);
  const errors = errorsOf(page);
  await settled(page);
  const uninvited = todo(page).getByRole("link", { name: /not invited yet$/ });
  const count = Number.parseInt(await uninvited.innerText(), 10);
  expect(count).toBeGreaterThan(0);
  await uninvited.click();
  await expectListed(page, count);
  await expect(page).toHaveURL(/employeeStatus=not_invited/);
  await expect(button(page, "Status · 1")).toBeVisible();

  await page.goBack();
  await todo(page)
    .getByRole("link", { name: /no department$/ })
    .click();
  await expectListed(page, 1);
  await expect(button(page, "Needs attention · 1")).toBeVisible();

  await page.goBack();
  const largest = panel(page, /largest department$/);
  await largest.getByRole("button", { name: /^Show as table/ }).click();
  const smallest = largest.getByRole("row").last();
  const counts = await smallest.getByRole("cell").allInnerTexts();
  await smallest.getByRole("link").click();
  await expectListed(
    page,
    counts.reduce((sum, count) => sum + Number(count), 0),
  );

  await page.goBack();
  const active = panel(page, "Key figures").getByRole("link", { name: /active account$/ });
  const total = Number.parseInt(await active.innerText(), 10);
  await active.click();
  await expectListed(page, total);

  await page.goBack();
  const open = panel(page, "Hiring").getByRole("link", { name: /open jobs$/ });
  const jobs = Number.parseInt(await open.innerText(), 10);
  await open.click();
  await expect(page.getByRole("button", { name: `Open · ${jobs}`, pressed: true })).toBeVisible();
  expect(errors).toEqual([]);
});

journey("what is done is gone when one comes back", async ({ enter, server }) => {
  const admin = await createOwnCompany(server);
  const page = await enter(admin);
  await settled(page);
  const steps = panel(page, "Get Own company going");
  await expect(steps.getByText("0 of 4 done")).toBeVisible();
  await expect(panel(page, "To do today")).toHaveCount(0);
  await expectMainScreenAccessible(page);

  const { token } = await sessionOf(server, admin);
  const post = <T>(path: string, body: object) => callApi<T>(server, path, { method: "POST", token, body });
  const department = await post<{ id: string }>("/department", { name: "Workshop" });
  const ref = { system_role: "employee", department_id: department.id, role_id: null, manager_id: null };
  const noor = { first_name: "Noor", last_name: "Nieuw", email: `noor@${admin.split("@")[1]}` };
  const person = await post<{ id: string }>("/employee", { ...noor, ...ref });
  await steps.getByRole("link", { name: "Add departments" }).click();
  await expect(page.getByText("Workshop")).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(steps.getByText("2 of 4 done")).toBeVisible();
  await expect(steps.getByRole("listitem").filter({ hasText: "Done:" })).toHaveCount(2);

  await post("/invitation", { selection: { user_ids: [person.id] } });
  await page.reload();
  await settled(page);
  await expect(steps).toHaveCount(0);
  await expect(todo(page).first()).toContainText("Set your company's industry");
  const withoutRole = todo(page).filter({ hasText: "1 person has no position" });
  await withoutRole.getByRole("link", { name: "Noor Nieuw" }).click();
  await expect(title(page, "Noor Nieuw")).toBeVisible();
});

journey("an employee reads about the own job, and where the next one may be", async ({ enter }) => {
  const page = await enter(EMPLOYEE);
  await settled(page);
  await expect(
    panel(page, "Key figures").getByRole("link", { name: /skills in your profile/ }),
  ).toBeVisible();
  const jobs = panel(page, "Jobs that fit you best");
  await expect(jobs.getByRole("listitem")).toHaveCount(3);
  await expect(panel(page, "What your job requires").getByText(/match$/)).toBeVisible();
  const best = jobs.getByRole("link").first();
  const name = await best.innerText();
  await best.click();
  await expect(title(page, name)).toBeVisible();
});
