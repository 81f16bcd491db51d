import { expect, test } from "@playwright/test";
import { expectAccessible, expectAccessibleIn } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { LANGUAGES } from "../support/looks.ts";
import { goTo, openPageAs } from "../support/openPageAs.ts";
import { solvedBotCheck } from "../support/signIn.ts";

const ADMIN = "admin@noordlicht.example";
const STAFF = "staff@vaardig.example";
const NEWCOMER = "admin@havenzorg.example";
const COMPANY = "/admin/settings/company-profile";
const PEOPLE = "/admin/settings/employee-role";

/** Someone signs up with the company; the mail to confirm the address goes to the outbox. */
async function signUp(server: string, first_name: string, email: string): Promise<void> {
  const password = "Stille-Haven-73!";
  const token = await solvedBotCheck(server);
  const person = { first_name, last_name: "Visser", email, password, re_password: password };
  await callApi(server, "/registeration", {
    method: "POST",
    body: { ...person, company_slug: "noordlicht", token },
  });
}

test.describe("company profile", () => {
  journey("a first visit asks for the industry and begins the description", async ({ enter }) => {
    const page = await openPageAs(enter, NEWCOMER, "/admin/instellingen/bedrijfsprofiel", { language: "nl" });
    await expect(page.getByRole("heading", { name: "Vertel ons wat je bedrijf doet" })).toBeVisible();
    await expect(page.getByLabel("Omschrijving")).toHaveValue(/^Bij Havenzorg kijken we/);
    const industry = page.getByRole("combobox", { name: "Branche" });

    await page.getByRole("button", { name: "Profiel opslaan" }).click();
    await expect(page.getByText("Dit veld is verplicht")).toBeVisible();
    await expect(industry).toBeFocused();

    await industry.fill("gezondh");
    await page.getByRole("option", { name: "Gezondheidszorg" }).click();
    await page.getByLabel("Omschrijving").fill("");
    await page.getByRole("button", { name: "Profiel opslaan" }).click();
    await expect(page.getByText("Bedrijfsprofiel opgeslagen")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Vertel ons wat je bedrijf doet" })).toHaveCount(0);

    await page.reload();
    await expect(industry).toHaveValue("Gezondheidszorg");
    await expect(page.getByLabel("Omschrijving")).toHaveValue(/^Bij Havenzorg kijken we/);
    await page.getByRole("button", { name: /English/ }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/company-profile$/);
    await expect(page.getByRole("combobox", { name: "Industry" })).toHaveValue("Healthcare");
  });

  journey("nothing typed is lost by a failed save or by leaving", async ({ enter }) => {
    const page = await openPageAs(enter, ADMIN, "/admin/settings/outbox");
    await page.getByRole("link", { name: "Company Profile" }).click();
    const city = page.getByLabel("City");
    await expect(city).not.toHaveValue("");
    await city.fill("Assen");

    await page.route("**/api/company", async (route) => {
      if (route.request().method() !== "PUT") return route.fallback();
      return route.fulfill({ status: 500, contentType: "application/json", body: "{}" });
    });
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("The company profile could not be saved")).toHaveCount(2);
    await expect(city).toHaveValue("Assen");

    const leave = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await page.getByRole("link", { name: "Employee Role" }).click();
    await leave.getByRole("button", { name: "Stay here" }).click();
    await expect(page).toHaveURL(new RegExp(`${COMPANY}$`));
    await expect(city).toHaveValue("Assen");

    await page.goBack();
    await expect(leave).toBeVisible();
    await expectAccessible(page);
    await leave.getByRole("button", { name: "Stay here" }).click();
    await expect(leave).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${COMPANY}$`));

    await page.goBack();
    await leave.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL(/\/settings\/outbox$/);
    await page.getByRole("link", { name: "Company Profile" }).click();
    await expect(city).not.toHaveValue("Assen");
  });
});

test.describe("employee role", () => {
  journey("a role changes at once and can be taken back", async ({ enter }) => {
    const page = await openPageAs(enter, ADMIN, PEOPLE);
    await page.getByRole("textbox", { name: "Search by name or email" }).fill("anas.sabbagh");
    await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
    await expect(page).toHaveURL(/search=anas/);
    await page
      .getByRole("button", { name: /^Change the access level of Anas Sabbagh, now Employee/ })
      .click();
    await page.getByRole("menuitemradio", { name: /^HR Manager/ }).click();
    await expect(page.getByText("Anas Sabbagh is now HR Manager")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Anas Sabbagh is Employee again")).toBeVisible();
    await expect(page.getByRole("button", { name: /now Employee$/ })).toBeVisible();
  });

  journey("the matrix tells what each role may do, one role at a time on a phone", async ({ enter }) => {
    const page = await openPageAs(enter, ADMIN, PEOPLE);
    await page.getByRole("tab", { name: "What each level may do" }).click();
    await expect(page).toHaveURL(/tab=access/);
    const row = page.getByRole("row", { name: /^Approve, decline/ });
    await expect(row.getByRole("cell").nth(2)).toHaveText("Companyapprove");
    await expect(row.getByRole("cell").nth(0).getByRole("img", { name: "No access" })).toBeVisible();

    const phone = await openPageAs(enter, ADMIN, `${PEOPLE}?tab=access`, { phone: true });
    await phone.getByRole("combobox", { name: "Access level" }).click();
    await phone.getByRole("option", { name: "Administrator" }).click();
    await expect(phone.getByRole("term").filter({ hasText: "Approve, decline" })).toBeVisible();
    await expect(phone).toHaveURL(/role=admin/);
  });
});

journey(
  "a sign-up is confirmed by the mail in the outbox, then let in or turned away",
  async ({ enter, server }) => {
    await signUp(server, "Mirthe", "mirthe@elsewhere.example");
    await signUp(server, "Bram", "bram@elsewhere.example");
    const page = await openPageAs(enter, ADMIN, "/admin/settings/outbox");
    for (const to of ["mirthe@elsewhere.example", "bram@elsewhere.example"]) {
      await expect(async () => {
        await page.getByRole("button", { name: "Check for new emails" }).click();
        await expect(page.getByRole("button", { name: new RegExp(to) })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.getByRole("button", { name: new RegExp(to) }).click();
      const mail = page.getByRole("dialog", { name: "Confirm your email address" });
      await expect(mail).toContainText(`To ${to}`);
      await expectAccessible(page);
      const popup = page.waitForEvent("popup");
      await mail.getByRole("link", { name: /\/signup\/confirm\?secret=/ }).click();
      const confirmation = await popup;
      await expect(confirmation.getByRole("heading", { name: /address is confirmed/ })).toBeVisible();
      await confirmation.close();
      await mail.getByRole("button", { name: "Close" }).click();
      await expect(mail).toHaveCount(0);
    }

    await page.getByRole("link", { name: "Employee Role" }).click();
    const waiting = page.getByRole("region", { name: /waiting for approval$/ });
    await expect(waiting.getByRole("heading")).toHaveText("2 people are waiting for approval");
    await expectAccessible(page);
    await waiting.getByRole("button", { name: "Approve Mirthe Visser" }).click();
    await expect(page.getByText("Mirthe Visser can now sign in")).toBeVisible();
    await expect(waiting.getByRole("heading")).toHaveText("1 person is waiting for approval");

    await waiting.getByRole("button", { name: "Decline Bram Visser" }).click();
    const question = page.getByRole("alertdialog", { name: "Decline Bram Visser?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(waiting).toBeVisible();
    await waiting.getByRole("button", { name: "Decline Bram Visser" }).click();
    await question.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByText("Bram Visser has been declined")).toBeVisible();
    await expect(waiting).toHaveCount(0);
  },
);

journey("staff see the companies, without a strip", async ({ enter }) => {
  const page = await openPageAs(enter, STAFF, "/staff/companies/overview");
  // Other journeys make companies of their own, so only the demo's are counted on.
  await expect(page.getByRole("row", { name: /Havenzorg/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Noordlicht Energie/ })).toContainText("Trial");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Search companies" }).fill("haven");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "Status", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "Suspended" }).click();
  await expect(page).toHaveURL(/state=suspended/);
  await expect(page.getByRole("heading", { name: "No company found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("row", { name: /Noordlicht Energie/ })).toBeVisible();

  const phone = await openPageAs(enter, STAFF, "/staff/bedrijven/overzicht", { language: "nl", phone: true });
  const card = phone.getByRole("listitem").filter({ hasText: "Noordlicht Energie" });
  await expect(card).toContainText("Energie");
  await expect(card).toContainText("Proefperiode");
});

const SCREENS: [email: string, screens: [en: string, nl: string][]][] = [
  [
    ADMIN,
    [
      [COMPANY, "/admin/instellingen/bedrijfsprofiel"],
      [PEOPLE, "/admin/instellingen/medewerkersrol"],
      [`${PEOPLE}?tab=access`, "/admin/instellingen/medewerkersrol?tab=access"],
      ["/admin/settings/outbox", "/admin/instellingen/uitgaande-e-mail"],
    ],
  ],
  [
    STAFF,
    [
      ["/staff/companies/overview", "/staff/bedrijven/overzicht"],
      ["/staff/companies/add-company", "/staff/bedrijven/bedrijf-toevoegen"],
    ],
  ],
];
for (const language of LANGUAGES) {
  journey(`the settings are accessible in every look: ${language}`, async ({ enter }) => {
    for (const [email, screens] of SCREENS) {
      const page = await enter(email, { language });
      for (const [en, nl] of screens) {
        await goTo(page, language === "nl" ? nl : en);
        await expectAccessibleIn(page, language);
      }
    }
  });
}
