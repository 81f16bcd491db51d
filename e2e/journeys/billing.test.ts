import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { openRunningDatabase } from "../../bench/lib/openRunningDatabase.ts";
import { expectAccessibleIn, expectMainScreenAccessible } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { createOwnCompany } from "../support/createOwnCompany.ts";
import { journey } from "../support/journey.ts";
import { button } from "../support/locators.ts";
import { goTo, openPageAs } from "../support/openPageAs.ts";
import { sessionOf } from "../support/signIn.ts";

const STAFF = "staff@vaardig.example";

/** Ends the trial of an administrator's company now, and lets the server bill what is due. */
async function endTrial(admin: string): Promise<string> {
  const pool = await openRunningDatabase(process.env.E2E_DATA_DIR ?? "", 1);
  try {
    const { rows } = await pool.query<{ id: string }>(
      `update companies set trial_ends_at = now() - interval '1 second'
       where id = (select company_id from users where email = $1) returning id`,
      [admin],
    );
    await pool.query("select graphile_worker.add_job('run_billing')");
    const id = rows[0]?.id ?? "";
    await expect
      .poll(async () => {
        const found = await pool.query("select 1 from invoices where company_id = $1", [id]);
        return found.rowCount;
      }, "the first invoice")
      .toBe(1);
    return id;
  } finally {
    await pool.end();
  }
}

async function fillDetails(page: Page): Promise<void> {
  await button(page, "Fill in").click();
  const sheet = page.getByRole("dialog", { name: "Billing details" });
  await sheet.getByLabel("Legal name").fill("Café Zélande & Zn. B.V.");
  await sheet.getByLabel("Address line 1").fill("Kade 1");
  await sheet.getByLabel("Zip code").fill("4461 AA");
  await sheet.getByLabel("City").fill("Goes");
  await sheet.getByLabel("Country").click();
  await page.getByRole("option", { name: "Netherlands", exact: true }).click();
  await sheet.getByLabel("VAT number").fill("NL123456789B01");
  await sheet.getByLabel("Email for invoices").fill("invoices@zelande.example");
  await sheet.getByRole("button", { name: "Save details" }).click();
  await expect(sheet.getByText("This is not a valid VAT number of the chosen country")).toBeVisible();
  await sheet.getByLabel("VAT number").fill("nl0044.95.445.b01");
  await sheet.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Billing details saved")).toBeVisible();
}

journey(
  "an administrator fills in details and sees what seats cost; staff set the price and mark the invoice as paid",
  async ({ enter, server }) => {
    const staff = await openPageAs(enter, STAFF, "/staff/companies/billing-settings");
    await button(staff, "Set a price").click();
    const price = staff.getByRole("dialog", { name: "Set a price" });
    await price.getByLabel("Price excluding VAT").fill("9,00");
    await price.getByRole("button", { name: "Save price" }).click();
    await expect(staff.getByText("Price saved")).toBeVisible();
    await expectAccessibleIn(staff, "en");

    const admin = await createOwnCompany(server);
    const page = await openPageAs(enter, admin, "/admin/settings/billing");
    await expect(page.getByText("30 trial days left").first()).toBeVisible();
    await fillDetails(page);
    await expect(page.getByText("NL004495445B01")).toBeVisible();
    await expectMainScreenAccessible(page);

    const { token } = await sessionOf(server, admin);
    const person = { first_name: "Ans", last_name: "Visser", email: `ans-${Date.now()}@zelande.example` };
    const place = { department_id: null, role_id: null, manager_id: null, system_role: "employee" };
    await callApi(server, "/employee", { method: "POST", token, body: { ...person, ...place } });
    await goTo(page, "/admin/employees/employee-list");
    await page.getByRole("checkbox", { name: /Ans Visser/ }).check();
    await page
      .getByRole("button", { name: /^Invite/ })
      .first()
      .click();
    await expect(page.getByText(/Free until your trial ends on .*, then €18\.00 per month/)).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();

    const companyId = await endTrial(admin);
    await goTo(staff, `/staff/companies/overview/${companyId}`);
    await button(staff, "Mark as paid").click();
    const payment = staff.getByRole("dialog", { name: /^Payment for VA-/ });
    await expect(payment.getByLabel("Amount received")).toHaveValue("10.89");
    await payment.getByLabel("Reference").fill("Transfer of Café Zélande");
    await payment.getByRole("button", { name: "Save payment" }).click();
    await expect(staff.getByText("Invoice paid")).toBeVisible();
    await expectAccessibleIn(staff, "en");

    await goTo(page, "/admin/instellingen/facturatie");
    await page.getByRole("button", { name: /Nederlands/ }).click();
    await expect(page.getByRole("table").getByText("Betaald", { exact: true })).toBeVisible();
    await expectAccessibleIn(page, "nl");
    const loading = page.waitForEvent("download");
    await page.getByRole("button", { name: /^VA-.* downloaden als pdf$/ }).click();
    const file = await loading;
    expect(file.suggestedFilename()).toMatch(/^VA-\d{4}-\d{5}\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  },
);
