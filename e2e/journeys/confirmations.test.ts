import { expect } from "@playwright/test";
import type { MatchRequirement, MatchSheet } from "@vaardig/contract/matching";
import { expectAccessible } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { sessionOf } from "../support/signIn.ts";

const ASKER = "manager@noordlicht.example";
const COLLEAGUE = "employee@noordlicht.example";

interface Named {
  user: { first_name: string; last_name: string };
}

/** The name in someone's token. */
async function nameOf(server: string, email: string): Promise<string> {
  const [, claims = ""] = (await sessionOf(server, email)).token.split(".");
  const { user }: Named = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  return `${user.first_name} ${user.last_name}`;
}

async function requirements(server: string): Promise<MatchRequirement[]> {
  const { token } = await sessionOf(server, ASKER);
  const { sheet } = await callApi<{ sheet: MatchSheet }>(server, "/skill_profile/match", { token });
  return sheet.requirements;
}

/** A skill of the asker's job that they state and no one confirmed. */
async function stateSkill(server: string): Promise<MatchRequirement> {
  const wanted = (await requirements(server)).find(
    ({ skill, source, status }) =>
      (skill.kind === "skill" || skill.kind === "knowledge") &&
      source !== "confirmed" &&
      status !== "adjacent",
  );
  if (!wanted) throw new Error("everything that the job asks for is confirmed");
  const { token } = await sessionOf(server, ASKER);
  const body = { skill_id: wanted.skill.id, level: wanted.need };
  await callApi(server, "/skill_proficiency", { method: "POST", token, body });
  const stated = (await requirements(server)).find(({ skill }) => skill.id === wanted.skill.id);
  return stated ?? wanted;
}

journey(
  "a colleague endorses a skill on request, by name, and the match moves",
  async ({ enter, server }) => {
    const before = await stateSkill(server);
    const { name } = before.skill;
    const [asker, colleague] = [await nameOf(server, ASKER), await nameOf(server, COLLEAGUE)];

    const page = await enter(ASKER, { at: "/manager/personal/my-skills/your-skills" });
    await button(page, `Ask for confirmation: ${name}`).click();
    const sheet = page.getByRole("dialog", { name: "Ask for confirmation" });
    await sheet.getByRole("textbox", { name: "Search colleagues" }).fill(colleague);
    await sheet.getByRole("checkbox", { name: colleague }).check();
    await sheet.getByLabel("Message").fill("You saw it at the substation");
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Ask 1 person" }).click();
    await expect(page.getByText("1 person asked")).toBeVisible();

    const inbox = await enter(COLLEAGUE, { language: "nl", at: "/employee/persoonlijk/bevestigingen" });
    await expect(title(inbox, "Bevestigingen")).toBeVisible();
    const request = inbox.getByRole("region", { name: asker });
    await expect(request).toContainText("You saw it at the substation");
    await expectAccessible(inbox);
    await request.getByRole("button", { name: `${name} onderschrijven` }).click();
    await expect(inbox.getByText(`${name} van ${asker} onderschreven`)).toBeVisible();

    await page.reload();
    await expect(page.getByText(`Endorsed by ${colleague}`)).toBeVisible();
    const after = (await requirements(server)).find(({ skill }) => skill.id === before.skill.id);
    expect(after).toMatchObject({ source: "endorsed", endorsed_by: [colleague] });
    expect(after?.points ?? 0).toBeGreaterThan(before.points);
  },
);
