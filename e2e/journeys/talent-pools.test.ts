import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { TalentPool } from "@vaardig/contract/talent-pools/talentPools";
import { expectAccessible, expectAccessibleIn, expectMainScreenAccessible } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { sessionOf } from "../support/signIn.ts";

const RECRUITER = "recruiter@noordlicht.example";
const POOLS = "/recruitment-manager/recruiting/talent-pools";
const FINDER = "/recruitment-manager/recruiting/expert-finder";
const ZOEKER = "/recruitment-manager/werving/expertzoeker";

const snackbar = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).first();
const undo = (page: Page) => page.getByRole("button", { name: "Undo" }).click();
const people = (page: Page, list: string) => page.getByRole("list", { name: list }).getByRole("listitem");
const skills = (page: Page) => page.getByRole("button", { name: /: change \(/ });

async function pickSkill(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Name, skill or title/ }).fill(name);
  // A skill that was understood becomes one that more can be asked of.
  await page.getByRole("button", { name: `${name}, any level` }).click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name })).toBeHidden();
}

async function ownPool(server: string): Promise<TalentPool> {
  const { token } = await sessionOf(server, RECRUITER);
  const body = { name: `Yard ${randomUUID().slice(0, 6)}` };
  return callApi<TalentPool>(server, "/talent_pools", { method: "POST", token, body });
}

journey(
  "a recruiter starts a talent pool, fills it from the expert finder and tends it",
  async ({ enter }) => {
    const name = `Sailors ${randomUUID().slice(0, 6)}`;
    const page = await enter(RECRUITER, { at: POOLS });
    await expect(page.getByText(/match(es)? an open job well/).first()).toBeVisible();
    await expectMainScreenAccessible(page);
    await button(page, "New talent pool").click();
    const sheet = page.getByRole("dialog", { name: "New talent pool" });
    await sheet.getByRole("button", { name: "Create talent pool" }).click();
    await expect(sheet.getByText("This field is required")).toBeVisible();
    await sheet.getByRole("textbox", { name: "Talent pool name" }).fill("Data talent");
    await sheet.getByRole("button", { name: "Create talent pool" }).click();
    await expect(sheet.getByText("This name is in use; choose another")).toBeVisible();
    await sheet.getByRole("textbox", { name: "Talent pool name" }).fill(name);
    await sheet.getByRole("button", { name: "Create talent pool" }).click();
    await expect(title(page, name)).toBeVisible();
    await expect(page.getByText("This pool is empty")).toBeVisible();

    await page.getByRole("link", { name: "Find people" }).click();
    await pickSkill(page, "Data analysis");
    await expect(people(page, "People found")).toHaveCount(10);
    await page
      .getByRole("checkbox", { name: /^Select / })
      .nth(0)
      .check();
    await page
      .getByRole("checkbox", { name: /^Select / })
      .nth(1)
      .check();
    await page
      .getByRole("region", { name: "Selected people" })
      .getByRole("button", { name: "Add to talent pool" })
      .click();
    const dialog = page.getByRole("dialog", { name: "Add 2 people to talent pools" });
    await dialog.getByRole("checkbox", { name }).check();
    await dialog.getByRole("button", { name: "Add to 1 pool" }).click();
    await expect(snackbar(page, "2 people added to the talent pool")).toBeVisible();

    await page.goto(POOLS);
    await page.getByRole("link", { name }).click();
    const inPool = people(page, "People in this pool");
    await expect(inPool).toHaveCount(2);
    const score = await inPool
      .first()
      .getByRole("img", { name: /^Score / })
      .innerText();
    await inPool.first().getByRole("button", { name: /^Why / }).click();
    const why = page.getByRole("dialog").filter({ hasText: "How the score is calculated" });
    await expect(why.getByRole("img", { name: `Score ${score}` })).toBeVisible();
    await why.getByRole("button", { name: "Close" }).click();
    await expectAccessibleIn(page, "en");

    await inPool
      .first()
      .getByRole("button", { name: /^Actions for / })
      .click();
    await page.getByRole("menuitem", { name: "Remove from pool" }).click();
    await expect(inPool).toHaveCount(1);
    await undo(page);
    await expect(inPool).toHaveCount(2);

    await page.getByRole("link", { name: "Email everyone" }).click();
    await expect(title(page, "Email the talent pool")).toBeVisible();
    const message = page.getByRole("textbox", { name: "Message" });
    await page.getByRole("textbox", { name: "Subject" }).fill(`News for ${name}`);
    await message.click();
    await page.keyboard.type("Come by, {{job}}");
    await button(page, "Send to 2 people").click();
    const sending = page.getByRole("dialog", { name: "Send to 2 people?" });
    await sending.getByRole("button", { name: "Send to 2 people" }).click();
    await expect(page.getByText("“job” has no value in the email to").first()).toBeVisible();
    await message.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Come by, {{first_name}}");
    await expect(page.getByRole("region", { name: "Preview" })).toContainText(/Come by, \w/);
    await expectAccessibleIn(page, "en");
    await button(page, "Send to 2 people").click();
    await sending.getByRole("button", { name: "Send to 2 people" }).dblclick();
    await expect(page.getByText("2 emails are being sent")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: `News for ${name}` })).toContainText("2 sent");
    await page.getByRole("link", { name, exact: true }).click();

    await button(page, `More actions for ${name}`).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      "It contains 2 people, whose profiles are kept. No one else works on it.",
    );
    await question.getByRole("button", { name: "Delete talent pool" }).click();
    await expect(page).toHaveURL(new RegExp(`${POOLS}$`));
    await expect(page.getByRole("link", { name })).toHaveCount(0);
    await undo(page);
    await expect(snackbar(page, `${name} was restored`)).toBeVisible();
    await page.getByRole("link", { name }).click();
    await expect(inPool).toHaveCount(2);
  },
);

journey("a pasted job text becomes a search that the address holds", async ({ enter, server }) => {
  const page = await enter(RECRUITER, { at: FINDER });
  await expect(page.getByText("Find people by skills")).toBeVisible();
  await button(page, "Paste a job text").click();
  const sheet = page.getByRole("dialog", { name: "Skills from a text" });
  const text = "We look for an analyst with expert SQL and Python. Power BI is a plus.";
  await sheet.getByRole("textbox", { name: "Job text" }).fill(text);
  await sheet.getByRole("button", { name: "Find skills" }).click();
  await expect(sheet.getByRole("list", { name: "Skills in the text" })).toContainText("Python");
  await sheet.getByRole("button", { name: /^Use the suggested levels?$/ }).click();
  await sheet.getByRole("button", { name: /^Add \d+ skills$/ }).click();
  await expect(people(page, "People found")).toHaveCount(10);
  const asked = await skills(page).count();
  expect(asked).toBeGreaterThanOrEqual(3);
  await expectAccessibleIn(page, "en");

  await page.getByRole("button", { name: /^SQL · .*: change/ }).click();
  const mustHave = page.getByRole("dialog", { name: "SQL" }).getByRole("checkbox", { name: "Must-have" });
  // The list follows the address, which changes a moment later.
  await mustHave.click();
  await expect(mustHave).toBeChecked();
  await expect(page.locator('ul[aria-label="People found"]')).toHaveAttribute("aria-busy", "false");
  await expectAccessible(page);
  await page.getByRole("dialog", { name: "SQL" }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: /^SQL · .*must-have/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: /^SQL · .*must-have/ })).toHaveCount(0);
  await page.goForward();
  await page.getByRole("button", { name: "External", exact: true }).click();
  await expect(page.getByText("External", { exact: true }).nth(1)).toBeVisible();

  await page.getByRole("button", { name: "Views" }).click();
  const views = page.getByRole("dialog", { name: "Views" });
  await views.getByRole("button", { name: /save/i }).click();
  const view = `Analysts ${randomUUID().slice(0, 6)}`;
  await page.getByRole("dialog").getByRole("textbox").fill(view);
  await page.getByRole("dialog").getByRole("button", { name: /save/i }).click();
  await expect(page.getByRole("button", { name: `Views · ${view}` })).toBeVisible();

  const first = people(page, "People found").first();
  const score = await first.getByRole("img", { name: /^Score / }).innerText();
  await first.getByRole("button", { name: /^Why / }).click();
  const why = page.getByRole("dialog").filter({ hasText: "Compared with your search" });
  await expect(why.getByRole("img", { name: `Score ${score}` })).toBeVisible();
  await why.getByRole("button", { name: "Close" }).click();

  // Anyone who gets the address sees the same, in their own language.
  const { search } = new URL(page.url());
  const dutch = await enter(RECRUITER, { at: ZOEKER + search, language: "nl" });
  await expect(
    dutch
      .getByRole("list", { name: "Gevonden mensen" })
      .getByRole("img", { name: `Score ${score}` })
      .first(),
  ).toBeVisible();
  await expect(dutch.getByRole("button", { name: /: wijzigen \(/ })).toHaveCount(asked);
  await expectAccessibleIn(dutch, "nl");

  const pool = await ownPool(server);
  await dutch.goto(`/recruitment-manager/werving/talentpools/profiel/${pool.id}`);
  await expect(title(dutch, pool.name)).toBeVisible();
  await expectAccessibleIn(dutch, "nl");
});
