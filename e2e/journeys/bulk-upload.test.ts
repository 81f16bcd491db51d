import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { writeXlsx } from "../../apps/api/src/platform/spreadsheets/writeXlsx.ts";
import { expectAccessibleIn } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { createOwnCompany } from "../support/createOwnCompany.ts";
import { errorsOf } from "../support/errorsOf.ts";
import { journey } from "../support/journey.ts";
import { mailedLink } from "../support/mailedLink.ts";
import { sessionOf } from "../support/signIn.ts";

const LIST = "/admin/employees/employee-list";
const LIST_NL = "/admin/medewerkers/medewerkerslijst";
const HEADER = "first_name,last_name,email,system_role";

async function openUpload(page: Page, more: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: more }).click();
  await page.getByRole("menuitem", { name: entry }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = typeof content === "string" ? Buffer.from(content) : content;
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
}

/** A column that no one asked for, as exports of other systems have them: it makes the file nearly 4 MB. */
const REMARK = "Overgenomen uit het vorige personeelssysteem. ".repeat(6).trim();

journey("a CSV is checked, corrected, applied and its people invited", async ({ enter, server, visit }) => {
  const admin = await createOwnCompany(server);
  const page = await enter(admin);
  const errors = errorsOf(page);
  await page.goto(LIST);
  await openUpload(page, "More ways to add people", "Upload a file");
  const dialog = page.getByRole("dialog", { name: "Upload people" });
  await expectAccessibleIn(page, "en");

  const template = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download the template as Excel" }).click();
  expect((await template).suggestedFilename()).toBe("template-employees.xlsx");

  await choose(page, "large.csv", Buffer.alloc(5 * 1024 * 1024, "a"));
  await expect(dialog.getByText("This file is larger than 4 MB; split it")).toBeVisible();
  await choose(page, "people.csv", "first_name;email\nAnn;ann@example.com\n");
  await expect(dialog.getByText("The file does not match the criteria of the template")).toBeVisible();
  await expect(dialog.getByText("Missing columns: last_name (Last name) and system_role")).toBeVisible();
  await expectAccessibleIn(page, "en");

  const domain = admin.split("@")[1];
  const anna = `anna@${domain}`;
  const people = [
    `"=SUM(1,1)",Formula,formula@${domain},Employee`,
    `Anna,Baker,${anna},Employee`,
    `Bob,Clark,bob@${domain},Manager`,
  ];
  await choose(page, "people.csv", [HEADER, ...people, "Eve,Nowhere,no-address,Boss"].join("\r\n"));
  await expect(dialog.getByRole("tab", { name: "New · 3" })).toBeVisible();
  await expect(dialog.getByText("Anna Baker")).toBeVisible();
  await dialog.getByRole("tab", { name: "Errors · 1" }).click();
  await expect(dialog.getByText("Email: Enter a valid email address")).toBeVisible();
  await expectAccessibleIn(page, "en");
  const wrong = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download the rows with errors as CSV" }).click();
  expect(await readFile(await (await wrong).path(), "utf8")).toContain("Eve,Nowhere,no-address,Boss,5,");

  await dialog.getByRole("button", { name: "Add 3 people" }).click();
  await expect(dialog.getByText("3 added and 1 skipped")).toBeVisible();
  await expectAccessibleIn(page, "en");
  await dialog.getByRole("button", { name: "Invite 3 people" }).click();
  const inviting = page.getByRole("dialog", { name: "Invite 3 people" });
  await expect(inviting.getByText("Seats once everyone has accepted")).toBeVisible();
  await expect(inviting.getByRole("definition")).toHaveText(["1", "4"]);
  await expectAccessibleIn(page, "en");
  await inviting.getByRole("button", { name: "Invite 3 people" }).click();
  await expect(page.getByRole("dialog", { name: "3 invitations are being sent" })).toBeVisible();
  await expectAccessibleIn(page, "en");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: "Anna Baker" })).toBeVisible();

  const link = await mailedLink(server, { admin, to: anna, screen: "/set-password" });
  const guest = await visit();
  await guest.goto(link);
  await guest.getByRole("textbox", { name: "Password", exact: true }).fill("Quiet-Harbour-7");
  await guest.getByRole("textbox", { name: "Password again", exact: true }).fill("Quiet-Harbour-7");
  await guest.getByRole("button", { name: "Set password and continue" }).click();
  await guest.waitForURL(/\/employee\b|onboarding/);

  await openUpload(page, "More ways to add people", "Upload a file");
  await choose(page, "people.csv", [HEADER, ...people].join("\r\n"));
  await expect(dialog.getByText("Everything in this file is already here")).toBeVisible();
  await expect(dialog.getByRole("tab", { name: "Unchanged · 3" })).toBeVisible();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(dialog.getByText("Drop your file here")).toBeVisible();
  expect(errors).toEqual([]);
});

journey("10.000 mensen gaan door terwijl de pagina verlaten is", async ({ enter, server }) => {
  const admin = await createOwnCompany(server);
  const page = await enter(admin, { at: LIST_NL, language: "nl" });
  const domain = admin.split("@")[1];
  const rows = Array.from({ length: 10_000 }, (_, number) => [
    `Voornaam${number}`,
    `van der Achternaam-${number}`,
    `voornaam.van.der.achternaam.${number}@afdeling.${domain}`,
    "Medewerker",
    REMARK,
  ]);
  const csv = [["Voornaam", "Achternaam", "E-mail", "Toegangsniveau", "Opmerking"], ...rows]
    .map((row) => row.join(";"))
    .join("\r\n");
  const limit = 4 * 1024 * 1024;
  expect(csv.length).toBeGreaterThan(0.9 * limit);
  expect(csv.length).toBeLessThan(limit);
  const more = "Meer manieren om mensen toe te voegen";
  await openUpload(page, more, "Bestand uploaden");
  const dialog = page.getByRole("dialog", { name: "Mensen uploaden" });
  await expectAccessibleIn(page, "nl");
  await choose(page, "iedereen.csv", csv);
  await expect(dialog.getByText("Deze kolom wordt niet gebruikt: Opmerking")).toBeVisible({
    timeout: 60_000,
  });
  await dialog.getByRole("button", { name: "10.000 mensen toevoegen" }).click();
  await expect(dialog.getByText(/van 10\.000 rijen/)).toBeVisible();
  await page.goto("/admin/organisatie/organigram");
  await page.goto(LIST_NL);
  // On a quick machine the end may come before the page does.
  await page.getByRole("button", { name: /van 10\.000 verwerkt|Upload is klaar/ }).click();
  const end = dialog.getByText("10.000 toegevoegd");
  await expect(dialog.getByRole("progressbar").or(end).first()).toBeVisible();
  await expectAccessibleIn(page, "nl");
  await expect(end).toBeVisible({ timeout: 60_000 });
  await expectAccessibleIn(page, "nl");
  const { token } = await sessionOf(server, admin);
  const list = await callApi<{ total: number }>(server, "/employee", { token });
  expect(list.total).toBe(10_001);

  await dialog.getByRole("button", { name: "Ander bestand uploaden" }).click();
  const changed = rows
    .slice(0, 2)
    .map(([, last = "", email = ""]) => ["Nieuw", last, email, "Leidinggevende"]);
  const workbook = await writeXlsx([["Voornaam", "Achternaam", "E-mail", "Rol"], ...changed]);
  await choose(page, "twee.xlsx", workbook);
  await expect(dialog.getByText("Voornaam: Voornaam0 → Nieuw")).toBeVisible();
  await expect(dialog.getByText("Toegangsniveau: Medewerker → Leidinggevende")).toHaveCount(2);
  await expectAccessibleIn(page, "nl");
  // What the page reads meanwhile stays unanswered: it must leave before it has seen the end.
  const reads = "**/api/bulk_upload?*";
  await page.route(reads, () => undefined);
  const confirmed = page.waitForResponse("**/api/bulk_upload/confirm");
  await dialog.getByRole("button", { name: "2 mensen wijzigen" }).click();
  expect((await confirmed).status()).toBe(200);

  // Left again, and back when it is done: the result is shown, once.
  await page.goto("/admin/organisatie/organigram");
  await page.unroute(reads);
  const { id } = (await callApi<{ data: { id: string }[] }>(server, "/bulk_upload", { token })).data[0] ?? {};
  const state = async () =>
    (await callApi<{ data: { state: string }[] }>(server, `/bulk_upload?id=${id}`, { token })).data[0]?.state;
  await expect.poll(state).toBe("applied");
  await page.goto(LIST_NL);
  const told = page.getByRole("button", { name: "Upload is klaar" });
  await told.click();
  await expect(dialog.getByText("2 gewijzigd")).toBeVisible();
  await dialog.getByRole("button", { name: "Sluiten" }).first().click();
  await expect(told).toHaveCount(0);
});

journey(
  "an unknown department is said once, mapped to one that is there, and its rows are right",
  async ({ enter, server }) => {
    const admin = await createOwnCompany(server);
    const { token } = await sessionOf(server, admin);
    await callApi(server, "/department", { method: "POST", token, body: { name: "Finance" } });
    const page = await enter(admin);
    await page.goto(LIST);
    await openUpload(page, "More ways to add people", "Upload a file");
    const dialog = page.getByRole("dialog", { name: "Upload people" });
    const domain = admin.split("@")[1];
    const people = ["Ann", "Bob"].map(
      (name) => `${name},Reed,${name.toLowerCase()}@${domain},Employee,Finanse`,
    );
    await choose(page, "people.csv", [`${HEADER},department`, ...people].join("\r\n"));
    await dialog.getByRole("tab", { name: "Errors · 2" }).click();
    await expect(dialog.getByText("Department “Finanse” in 2 rows")).toBeVisible();
    await dialog.getByRole("combobox", { name: "What “Finanse” means" }).fill("Finance");
    await page.getByRole("option", { name: "Finance" }).click();
    await dialog.getByRole("button", { name: "Use for 2 rows" }).click();
    await expect(dialog.getByRole("tab", { name: "New · 2" })).toBeVisible();
    await dialog.getByRole("button", { name: "Add 2 people" }).click();
    await expect(dialog.getByRole("status").first()).toContainText("2 added");
  },
);
