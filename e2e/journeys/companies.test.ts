import { expect, type Page } from "@playwright/test";
import { openRunningDatabase } from "../../bench/lib/openRunningDatabase.ts";
import { expectAccessibleIn, expectMainScreenAccessible } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { NEWCOMER_PASSWORD } from "../support/newcomer.ts";
import { openPageAs } from "../support/openPageAs.ts";
import { submitSignIn } from "../support/signIn.ts";

const STAFF = "staff@vaardig.example";
/** A green dot. */
const LOGO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** The link of the newest invitation to an address, as the mail holds it. */
async function invitationTo(address: string): Promise<string> {
  const pool = await openRunningDatabase(process.env.E2E_DATA_DIR ?? "", 1);
  try {
    let link: string | undefined;
    await expect
      .poll(async () => {
        const { rows } = await pool.query<{ text: string }>(
          "select text from mails where to_address = $1 order by created_at desc limit 1",
          [address],
        );
        link = rows[0]?.text.match(/http\S+invite=\S+/)?.[0];
        return link;
      }, `an invitation to ${address}`)
      .toBeDefined();
    return link ?? "";
  } finally {
    await pool.end();
  }
}

async function act(staff: Page, name: string, confirm: string, reason: string): Promise<void> {
  await button(staff, name).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: confirm }).click();
  await expect(dialog).toHaveCount(0);
}

journey(
  "staff add a company, its administrator comes in, and is signed out and told why while it is suspended",
  async ({ enter, visit }) => {
    const admin = `renee-${Date.now()}@zelande.example`;
    const staff = await openPageAs(enter, STAFF, "/staff/companies/add-company");
    await staff.getByLabel("Company name").fill("Café Zélande");
    await staff.getByRole("combobox", { name: "Industry" }).fill("Hospitality");
    await staff.getByLabel("Website").fill("www.zelande.example");
    const logo = staff.locator("input[type=file]");
    await logo.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await expect(staff.getByRole("group", { name: "Logo" }).getByRole("alert")).toBeVisible();
    await logo.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: LOGO });
    await staff.getByLabel("First name").fill("Renée");
    await staff.getByLabel("Last name").fill("d'Hondt");
    await staff.getByLabel("Email").fill("admin@noordlicht.example");
    await button(staff, "Add company").click();
    await expect(staff.getByText("Someone with this email address already exists")).toBeVisible();
    await staff.getByLabel("Email").fill(admin);
    await expectAccessibleIn(staff, "en");
    await button(staff, "Add company").click();
    await expect(title(staff, "Café Zélande")).toBeVisible();
    await expect(staff.getByText(admin)).toBeVisible();
    await expect(staff.getByRole("group", { name: "Logo" }).getByRole("img")).toHaveCount(0);
    await expect(button(staff, "Replace")).toBeVisible();
    await expectMainScreenAccessible(staff);

    const page = await visit();
    await page.goto(await invitationTo(admin));
    await page.getByRole("textbox", { name: "Password", exact: true }).fill(NEWCOMER_PASSWORD);
    await page.getByRole("textbox", { name: "Password again" }).fill(NEWCOMER_PASSWORD);
    await page.getByRole("button", { name: "Set password and continue" }).click();
    await expect(page.getByText("30 trial days left")).toBeVisible();

    await staff.reload();
    await expect(staff.getByText("Accepted")).toBeVisible();
    await act(staff, "Extend trial", "Extend trial", "They asked for two more weeks");
    await expect(staff.getByText("They asked for two more weeks")).toBeVisible();
    await act(staff, "Suspend", "Suspend company", "Abuse");
    await expect(button(staff, "Resume")).toBeVisible();
    await expect(button(staff, "Extend trial")).toHaveCount(0);
    await expectAccessibleIn(staff, "en");

    await page.getByRole("link", { name: "Organigram" }).click();
    await expect(page.getByText(/You were signed out because your company's access/)).toBeVisible();
    await submitSignIn(page, admin, NEWCOMER_PASSWORD);
    await expect(page.getByText("This company's access has been suspended.")).toBeVisible();
    await expectAccessibleIn(page, "en");

    await act(staff, "Resume", "Resume company", "Settled");
    await expect(button(staff, "Suspend")).toBeVisible();
    await submitSignIn(page, admin, NEWCOMER_PASSWORD);
    await expect(page.getByText("44 trial days left")).toBeVisible();
  },
);
