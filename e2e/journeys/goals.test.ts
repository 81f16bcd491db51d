import { expect, type Page } from "@playwright/test";
import type { MatchSheet } from "@vaardig/contract/matching";
import { expectAccessible } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { sessionOf } from "../support/signIn.ts";

const EMPLOYEE = "employee@noordlicht.example";
const MANAGER = "manager@noordlicht.example";
const ACTIVITY = "Work on two real cases";

const tokenOf = async (server: string, email: string) => (await sessionOf(server, email)).token;

async function sheetOf(server: string): Promise<MatchSheet> {
  const token = await tokenOf(server, EMPLOYEE);
  const { sheet } = await callApi<{ sheet: MatchSheet }>(server, "/skill_profile/match", { token });
  return sheet;
}

/** A gap of the employee to the job: a required skill that the manager rates low. */
async function openGap(server: string): Promise<{ name: string; userId: string; score: number }> {
  const { requirements, person } = await sheetOf(server);
  const wanted = requirements.find(({ skill, need }) => skill.kind !== "licence" && need >= 3);
  if (!wanted) throw new Error("the employee's job asks for nothing that could be a gap");
  const body = { user_id: person.id, skill_id: wanted.skill.id, level: 1 };
  const token = await tokenOf(server, MANAGER);
  await callApi(server, "/skill_proficiency/confirm", { method: "POST", token, body });
  const { score } = await sheetOf(server);
  return { name: wanted.skill.name, userId: person.id, score: score ?? 0 };
}

async function setGoal(page: Page, skill: string): Promise<void> {
  await page.getByRole("link", { name: `Make it a goal: ${skill}` }).click();
  await expect(title(page, "Add goal")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue(`Grow in ${skill}`);
  await button(page, "Next").click();
  await expect(page.getByText("A description is required")).toBeVisible();
  await page.getByLabel("Description").fill("So that the team can count on me");
  await expectAccessible(page);
  await button(page, "Next").click();
  await expect(page.getByRole("radiogroup", { name: `Level of ${skill}` })).toBeVisible();
  await button(page, "Next").click();
  await page.getByLabel("Activity").fill(ACTIVITY);
  await page.keyboard.press("Enter");

  // Left half-way, it is there again.
  await expect(page.getByRole("list", { name: "Chosen actions" })).toContainText(ACTIVITY);
  await page.getByRole("link", { name: "Goals", exact: true }).first().click();
  await expect(title(page, "Goals")).toBeVisible();
  await page.getByRole("link", { name: "Add goal" }).click();
  await expect(page.getByRole("list", { name: "Chosen actions" })).toContainText(ACTIVITY);

  await button(page, "Next").click();
  await button(page, "Set goal").click();
  await expect(title(page, `Grow in ${skill}`)).toBeVisible();
}

journey("a gap becomes a goal, its level is confirmed, and the match moves", async ({ enter, server }) => {
  const gap = await openGap(server);
  const page = await enter(EMPLOYEE, { at: "/employee/learning-&-development/goals" });
  await setGoal(page, gap.name);
  await button(page, "Start").click();
  await button(page, `Mark as done: ${ACTIVITY}`).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(`Propose a level of ${gap.name}`).check();
  await dialog.getByLabel("What shows it?").fill("Both cases are in use");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByText("waiting for confirmation", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");

  const team = await enter(MANAGER, { language: "nl", at: `/manager/medewerkers/${gap.userId}/doelen` });
  await button(team, "Bevestigen").click();
  const sheet = team.getByRole("dialog", { name: "Niveaus bevestigen" });
  const confirm = sheet.getByRole("button", { name: "Niveau bevestigen" });
  // Oldest first: what was proposed just now is the last.
  const count = sheet.getByText(/^\d+ niveaus? te bevestigen$/);
  for (let left = Number.parseInt(await count.innerText(), 10); left > 1; left -= 1) {
    await confirm.click();
    await expect(count).toHaveText(new RegExp(`^${left - 1} niveau`));
  }
  await expectAccessible(team);
  await expect(sheet.getByText("Both cases are in use")).toBeVisible();
  await expect(sheet.getByText(ACTIVITY)).toBeVisible();
  await confirm.click();
  await expect(sheet.getByRole("status")).toContainText("→");
  await expect(sheet.getByText("Geen niveaus meer te bevestigen")).toBeVisible();

  const { score } = await sheetOf(server);
  expect(score ?? 0).toBeGreaterThan(gap.score);
});
