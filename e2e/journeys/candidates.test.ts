import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { makeResumeDocx } from "../../packages/resume/src/testing/makeResumeDocx.ts";
import { englishResume } from "../../packages/resume/src/testing/resumeContent.ts";
import { expectAccessible, expectAccessibleIn, expectMainScreenAccessible } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { sessionOf } from "../support/signIn.ts";

const RECRUITER = "recruiter@noordlicht.example";
const HOME = "/recruitment-manager/recruiting";
/** Another person for each worker, so that a retry does not meet the one that it left. */
const LAST = `Falconer${Array.from({ length: 4 }, () => String.fromCharCode(97 + randomInt(26))).join("")}`;
const PHONE = String(randomInt(1000, 10_000));
const EMAIL = `robin.${LAST.toLowerCase()}@example.com`;
const TWIN_EMAIL = `r.${LAST.toLowerCase()}@example.org`;
const RESUME = englishResume({
  name: `Robin ${LAST}`,
  contact: [EMAIL, `+31 6 5550 ${PHONE}`, "3511 AB Utrecht"],
});
/** The first résumé of a busy machine also waits for its reader to start. */
const READ_MS = 45_000;

const sheet = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const rows = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Search by name, email or headline" }).fill(text);
  await expect(page).toHaveURL(new RegExp(`search=${text}`));
}

journey("a résumé becomes a candidate, its duplicate is merged and given back", async ({ enter, server }) => {
  const { token } = await sessionOf(server, RECRUITER);
  const twin = {
    first_name: "Robin",
    last_name: LAST,
    email: TWIN_EMAIL,
    phone: `06 5550 ${PHONE}`,
    headline: "Data specialist",
  };
  await callApi(server, "/candidate_list/candidates", { method: "POST", token, body: twin });

  const page = await enter(RECRUITER, { at: `${HOME}/candidates-list` });
  await expect(title(page, "Candidates")).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expectMainScreenAccessible(page);

  await button(page, "More ways to add candidates").click();
  await page.getByRole("menuitem", { name: "Add from a résumé" }).click();
  const file = {
    name: "robin.docx",
    mimeType: "application/octet-stream",
    buffer: Buffer.from(await makeResumeDocx(RESUME)),
  };
  await page.locator('input[type="file"]').setInputFiles(file);
  const resume = sheet(page, "Add from a résumé");
  await expect(resume.getByLabel("Email")).toHaveValue(EMAIL, { timeout: READ_MS });
  await expect(resume.getByLabel("Last name")).toHaveValue(LAST);
  await expect(resume.getByText("same phone number and same name")).toBeVisible();
  await expect(resume.getByRole("checkbox", { name: "Add Python" })).toBeChecked();
  await expectAccessible(page);
  await resume.getByRole("button", { name: /^Add candidate with \d+ rows$/ }).click();
  await told(page, `Robin ${LAST} was added`);

  await search(page, LAST.toLowerCase());
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select everyone on this page" }).click();
  await page
    .getByRole("region", { name: "Selected candidates" })
    .getByRole("button", { name: "Merge" })
    .click();
  const merge = sheet(page, "Merge two candidates");
  await merge.getByRole("radio", { name: TWIN_EMAIL }).click();
  await expectAccessible(page);
  await merge.getByRole("button", { name: "Merge", exact: true }).click();
  await told(page, "The records have been merged");
  await expect(rows(page)).toHaveCount(1);
  await button(page, "Undo").click();
  await told(page, "The merge has been undone");
  await expect(rows(page)).toHaveCount(2);

  await button(page, "More ways to add candidates").click();
  await page.getByRole("menuitem", { name: "Find duplicates" }).click();
  const pairs = sheet(page, "Possible duplicates");
  const pair = pairs.getByRole("listitem").filter({ hasText: "Falconer" });
  await pair.getByRole("button", { name: "Not a duplicate" }).click();
  await expect(pair).toHaveCount(0);
  await pairs.getByRole("button", { name: "Not duplicates" }).click();
  await expectAccessible(page);
  await pair.getByRole("button", { name: "Possible duplicate after all" }).click();
  await told(page, "They are suggested again");
  await expect(pair).toHaveCount(0);
  await pairs.getByRole("button", { name: "Possible" }).click();
  await expect(pair).toHaveCount(1);
  await pairs.getByRole("button", { name: "Close" }).click();

  await button(page, "Views").click();
  await button(page, "Save this view").click();
  await sheet(page, "Save this view").getByLabel("Name").fill("Falconers");
  await sheet(page, "Save this view").getByRole("button", { name: "Save this view" }).click();
  await button(page, "Clear filters").click();
  await expect(rows(page)).toHaveCount(10);
  await button(page, "Views").click();
  await button(page, "Falconers").click();
  await expect(rows(page)).toHaveCount(2);
});

journey(
  "an HR manager keeps the candidate they added, and sees those of others",
  async ({ enter, server }) => {
    const { token } = await sessionOf(server, RECRUITER);
    const others = { first_name: "Ottilie", last_name: "Sharrow", email: "o.sharrow@example.org" };
    await callApi(server, "/candidate_list/candidates", { method: "POST", token, body: others });

    const page = await enter("hr@noordlicht.example", { at: "/hr-manager/recruiting/candidates-list" });
    await button(page, "Add candidate").click();
    const form = sheet(page, "Add candidate");
    await form.getByLabel("First name").fill("Hester");
    await form.getByLabel("Last name").fill("Sharrow");
    await form.getByLabel("Email").fill("h.sharrow@example.org");
    await form.getByRole("button", { name: "Add candidate" }).click();
    await expect(form).toHaveCount(0);

    const actsOf = async (name: string) => {
      await button(page, `Actions for ${name}`).click();
      const names = await page.getByRole("menuitem").allInnerTexts();
      await page.keyboard.press("Escape");
      return names;
    };
    await search(page, "sharrow");
    await expect(rows(page)).toHaveCount(2);
    expect(await actsOf("Hester Sharrow")).toEqual(
      expect.arrayContaining(["Edit", "Change owner", "Delete permanently"]),
    );
    expect(await actsOf("Ottilie Sharrow")).toEqual([
      "Add to job list",
      "Add to talent pool",
      "Convert to employee",
    ]);
  },
);

journey("a candidate's profile tells all, and holds what is to be done", async ({ enter, server }) => {
  const { token } = await sessionOf(server, RECRUITER);
  const body = {
    first_name: "Noor",
    last_name: "Visser",
    email: "noor.visser@example.org",
    headline: "Verpleegkundige",
  };
  const { id } = await callApi<{ id: string }>(server, "/candidate_list/candidates", {
    method: "POST",
    token,
    body,
  });
  const page = await enter(RECRUITER, { at: `${HOME}/profile/${id}` });
  await expect(title(page, "Noor Visser")).toBeVisible();
  await expect(page.getByText("28 days left").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Work experience" })).toBeVisible();
  await expectAccessibleIn(page, "en");

  await button(page, "Owner: Ilona Bezemer").click();
  const owner = page.getByRole("dialog", { name: "Who is the owner of this candidate?" });
  await expectAccessible(page);
  await owner.getByRole("combobox", { name: "Owner" }).click();
  await page.getByRole("option", { name: "No one" }).click();
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(button(page, "No owner yet")).toBeVisible();
  await button(page, "Undo").click();
  await expect(button(page, "Owner: Ilona Bezemer")).toBeVisible();

  await page
    .getByRole("tab", { name: "Tasks" })
    .or(page.getByRole("link", { name: "Tasks" }))
    .click();
  await button(page, "Add task").click();
  const task = sheet(page, "Add task");
  await task.getByLabel("Title").fill("Call about the night shift");
  await task.getByRole("textbox", { name: "Date" }).fill("2030-05-01");
  await task.getByRole("textbox", { name: "Reminder" }).fill("2030-05-01");
  await task.getByLabel("Time", { exact: true }).fill("09:00");
  await expectAccessible(page);
  await task.getByRole("button", { name: "Save task" }).click();
  await expect(page.getByText(/^1 May 2030.*Reminder/)).toBeVisible();
  await page.getByRole("checkbox", { name: "Complete Call about the night shift" }).click();
  await told(page, "Task completed");
  await expectMainScreenAccessible(page);

  await page.goto(`${HOME}/profile/${id}/status?lng=nl`);
  await expect(page.getByRole("heading", { name: "Bewaartermijn" })).toBeVisible();
  await button(page, "Toestemming vragen per e-mail").click();
  await button(page, "Toestemming vastleggen").click();
  await expect(page.getByText("Nog 365 dagen").first()).toBeVisible();
  await expectAccessibleIn(page, "nl");

  await page.getByRole("link", { name: "E-mails" }).click();
  const mail = page.getByRole("region", { name: "E-mails aan deze persoon" }).getByRole("listitem");
  await expect(mail).toHaveCount(1);
  await expect(mail).toContainText("door Ilona Bezemer");
  await mail.getByRole("button", { name: "Lezen" }).click();
  await expect(mail).toContainText("Noor");
  await expectAccessibleIn(page, "nl");
});
