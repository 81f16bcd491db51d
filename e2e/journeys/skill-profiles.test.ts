import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Payload } from "@vaardig/contract/endpoint";
import type { listJobProfiles, SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { expectAccessibleIn } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { goTo, openPageAs } from "../support/openPageAs.ts";
import { sessionOf } from "../support/signIn.ts";

const HR = "hr@noordlicht.example";
const MANAGER = "manager@noordlicht.example";
const PROFILES = "/hr-manager/organization/skill-profiles";
const PROFIELEN = "/hr-manager/organisatie/vaardigheidsprofielen";

const snackbar = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).first();
const asked = (page: Page) => page.getByRole("list", { name: "Required skills" }).getByRole("listitem");
const level = (page: Page, skill: string, name: string) =>
  page.getByRole("radiogroup", { name: `Level of ${skill}`, exact: true }).getByRole("radio", { name });

async function pick(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).fill(text);
  await page.getByRole("option", { name: text }).first().click();
}

async function listed(
  server: string,
  email: string,
  query: Record<string, string>,
): Promise<Payload<typeof listJobProfiles>["data"]> {
  const { token } = await sessionOf(server, email);
  const found = await callApi<Payload<typeof listJobProfiles>>(
    server,
    `/job_profile?${new URLSearchParams({ size: "100", ...query })}`,
    { token },
  );
  return found.data;
}

/** A profile of the test's own, made from one of the library. */
async function ownProfile(server: string, name: string): Promise<SkillProfile> {
  const { token } = await sessionOf(server, HR);
  const [from] = await listed(server, HR, { scope: "library", search_query: "Baker" });
  const body = { name_en: name, from_id: from?.id };
  return callApi<SkillProfile>(server, "/job_profile", { method: "POST", token, body });
}

journey("HR takes a profile from the library and makes it theirs", async ({ enter }) => {
  const name = `Baker ${randomUUID().slice(0, 6)}`;
  const page = await openPageAs(enter, HR, PROFILES);
  await button(page, "Add profile").click();
  const sheet = page.getByRole("dialog", { name: "Add job profile" });
  await sheet.getByRole("button", { name: "Add profile" }).click();
  await expect(sheet.getByText("Choose the job profile to start from")).toBeVisible();
  await expect(sheet.getByText("This field is required")).toBeVisible();
  await pick(page, "Job profile to start from", "Baker");
  const field = sheet.getByRole("textbox", { name: "Name in English" });
  await expect(field).toHaveValue("Baker");
  await field.fill(name);
  await sheet.getByRole("textbox", { name: "Name in Dutch" }).fill("");
  await sheet.getByRole("button", { name: "Add profile" }).click();

  await expect(title(page, name)).toBeVisible();
  await expect(page.getByRole("link", { name: "Baker", exact: true })).toBeVisible();
  const count = await asked(page).count();
  expect(count).toBeGreaterThanOrEqual(8);
  expect(count).toBeLessThanOrEqual(15);

  // A recommendation goes into the profile, and back when it is removed.
  const suggested = page.getByRole("region", { name: "Suggested skills" }).getByRole("button");
  const skill = await suggested.first().locator("span").nth(1).innerText();
  const chip = suggested.filter({ hasText: skill });
  await expect(chip).toHaveAccessibleName(new RegExp(`^Add ${skill} (Required for|Goes with) .+`));
  await chip.click();
  await expect(chip).toHaveCount(0);
  await expect(asked(page)).toHaveCount(count + 1);
  await button(page, `Remove ${skill}`).click();
  await expect(chip).toBeVisible();
  await snackbar(page, `${skill} removed`).getByRole("button", { name: "Undo" }).click();
  await expect(asked(page)).toHaveCount(count + 1);

  await level(page, skill, "Expert").check();
  await page.getByRole("combobox", { name: `Importance of ${skill}` }).click();
  await page.getByRole("option", { name: "Very high" }).click();
  await page.getByRole("checkbox", { name: `${skill} is a must-have` }).check();

  // Nothing is lost by leaving.
  const leave = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.getByRole("link", { name: "Organigram" }).click();
  await leave.getByRole("button", { name: "Stay here" }).click();
  await button(page, "Save skills").click();
  await expect(snackbar(page, "Skills saved")).toBeVisible();
  await expect(button(page, "Save skills")).toHaveCount(0);
  await page.reload();
  await expect(level(page, skill, "Expert")).toBeChecked();
  await expect(page.getByRole("checkbox", { name: `${skill} is a must-have` })).toBeChecked();

  // Saving can be taken back.
  await button(page, `Remove ${skill}`).click();
  await button(page, "Save skills").click();
  await snackbar(page, "Skills saved").getByRole("button", { name: "Undo" }).click();
  await expect(snackbar(page, "Earlier skills restored")).toBeVisible();
  await expect(asked(page)).toHaveCount(count + 1);
});

journey("a profile is copied, compared, renamed and deleted", async ({ enter, server }) => {
  const name = `Pastry cook ${randomUUID().slice(0, 6)}`;
  const { id, skills } = await ownProfile(server, name);
  const changed = skills[0]?.skill.name ?? "";
  const page = await openPageAs(enter, HR, `${PROFILES}/${id}`);
  const more = async (of: string, item: string) => {
    await button(page, `More actions for ${of}`).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await more(name, "Copy");
  const sheet = page.getByRole("dialog", { name: `Copy ${name}` });
  await sheet.getByRole("textbox", { name: "Name in English" }).fill(name);
  await sheet.getByRole("button", { name: "Create copy" }).click();
  await expect(sheet.getByText("This name is in use; choose another")).toBeVisible();
  await sheet.getByRole("textbox", { name: "Name in English" }).fill(`${name} II`);
  await sheet.getByRole("button", { name: "Create copy" }).click();
  await expect(title(page, `${name} II`)).toBeVisible();
  await expect(asked(page)).toHaveCount(skills.length);

  await level(page, changed, "Beginner").check();
  await button(page, "Compare").click();
  const compare = page.getByRole("dialog", { name: `Compare ${name} II` });
  await compare.getByRole("combobox", { name: "Compare with" }).fill(name);
  await page.getByRole("option", { name, exact: false }).first().click();
  await expect(compare.getByRole("heading", { name: "1 difference" })).toBeVisible();
  const same = skills.length - 1;
  await expect(compare.getByRole("heading", { name: `${same} the same` })).toBeVisible();
  await expect(compare.getByRole("listitem").first()).toContainText(changed);
  await expect(page).toHaveURL(new RegExp(`compare=${id}`));
  await compare.getByRole("button", { name: "Close" }).click();
  await button(page, "Discard").click();

  await more(`${name} II`, "Edit name and description");
  const edit = page.getByRole("dialog", { name: `Edit ${name} II` });
  await edit.getByRole("textbox", { name: "Name in English" }).fill(`${name} III`);
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(title(page, `${name} III`)).toBeVisible();

  await more(`${name} III`, "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(title(page, "Skill profiles")).toBeVisible();
  await snackbar(page, `${name} III was deleted`).getByRole("button", { name: "Undo" }).click();
  await page.getByRole("textbox", { name: "Job title or skill" }).fill(`${name} III`);
  await expect(page.getByRole("row", { name: `${name} III` })).toContainText(String(skills.length));
});

journey("a manager changes the jobs of the own line and looks at the others", async ({ enter, server }) => {
  const all = await listed(server, MANAGER, { scope: "company" });
  const mine = all.find(({ can }) => can.includes("edit"));
  const others = all.find(({ can }) => can.length === 0);
  const page = await openPageAs(enter, MANAGER, "/manager/organization/skill-profiles");
  await expect(button(page, "Add profile")).toHaveCount(0);
  await goTo(page, `/manager/organization/skill-profiles/${mine?.id}`);
  await expect(page.getByRole("combobox", { name: "Add a skill" })).toBeVisible();
  await button(page, `More actions for ${mine?.name}`).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Edit name and description"]);
  await goTo(page, `/manager/organization/skill-profiles/${others?.id}`);
  await expect(page.getByText("You can only view this profile.")).toBeVisible();
  await expect(page.getByRole("radiogroup")).toHaveCount(0);
});

for (const [language, list, words] of [
  ["en", PROFILES, { add: "Add profile", use: "Use for your company" }],
  ["nl", PROFIELEN, { add: "Profiel toevoegen", use: "Voor je bedrijf gebruiken" }],
] as const) {
  journey(`skill profiles are accessible in ${language}`, async ({ enter, server }) => {
    journey.slow();
    const [own, beside] = await listed(server, HR, { scope: "company" });
    const [shared] = await listed(server, HR, { scope: "library" });
    const page = await openPageAs(enter, HR, list, { language });
    await expectAccessibleIn(page, language);
    await button(page, words.add).click();
    await expectAccessibleIn(page, language);
    await goTo(page, `${list}/${shared?.id}`);
    await expect(button(page, words.use)).toBeVisible();
    await expectAccessibleIn(page, language);
    await goTo(page, `${list}/${own?.id}`);
    await expectAccessibleIn(page, language);
    await page.goto(`${list}/${own?.id}?compare=${beside?.id}`);
    await expect(page.getByRole("dialog").getByRole("heading", { level: 3 }).first()).toBeVisible();
    await expectAccessibleIn(page, language);
  });
}
