import { expect } from "@playwright/test";
import { expectAccessible, expectAccessibleIn } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { openPageAs } from "../support/openPageAs.ts";
import { EMPLOYEE, findReport, MANAGER, OWN_PROFILE, section, sheet } from "../support/profiles.ts";
import { sessionOf } from "../support/signIn.ts";

const HR = "hr@havenzorg.example";

/** The person with skills that wait for confirmation: two were confirmed by HR for the manager's own report. */
async function ratedByHr(server: string, userId: string): Promise<string> {
  const { token } = await sessionOf(server, HR);
  const found = await callApi<{ data: { id: string; name: string }[] }>(
    server,
    "/skill?search_query=planning&size=1",
    { token },
  );
  const [skill] = found.data;
  if (!skill) throw new Error("no skill was found");
  const body = { user_id: userId, skill_id: skill.id, level: 3, evidence: "Planned the summer rota" };
  await callApi(server, "/skill_proficiency/confirm", { method: "POST", token, body });
  return skill.name;
}

journey(
  "a manager confirms skills of a report, keeps notes and sees what happened",
  async ({ enter, server }) => {
    const report = await findReport(server);
    const skill = await ratedByHr(server, report.id);
    const page = await openPageAs(enter, MANAGER, `/manager/employees/${report.id}/profile`);
    await expect(title(page, report.name)).toBeVisible();
    await expect(button(page, "Add work experience")).toHaveCount(0);

    await button(page, "Rate another skill").click();
    await page.getByRole("combobox", { name: "Skill" }).fill(skill);
    await page.getByRole("option", { name: skill }).first().click();
    const rate = page.getByRole("region", { name: `Rate ${skill}` });
    await rate.getByRole("radio", { name: "Advanced" }).check({ force: true });
    await rate.getByLabel("Evidence").fill("Led the move of the ward");
    await button(page, "Confirm level").click();
    await expect(page.getByText("1 skill confirmed")).toBeVisible();

    const more = page.getByRole("button", { name: /^Show \d+ more$/ });
    if (await more.isVisible()) await more.click();
    await button(page, `History of ${skill}`).click();
    const history = sheet(page, skill);
    await expect(history.getByText("Evidence: Led the move of the ward")).toBeVisible();
    await expect(history.getByText("Evidence: Planned the summer rota")).toBeVisible();
    await expect(history.getByText("You", { exact: true })).toBeVisible();
    await expectAccessibleIn(page, "en");
    await page.setViewportSize({ width: 1440, height: 900 });
    await history.getByRole("button", { name: "Close" }).click();

    await page.getByRole("link", { name: "Activities" }).click();
    await expect(page.getByText(`You confirmed the level of ${skill}`)).toBeVisible();
    await button(page, "Add note").click();
    await sheet(page, "Add note").getByLabel("Title").fill("Growth");
    await sheet(page, "Add note").getByLabel("Description").fill("Wants to lead a team.");
    await button(page, "Save note").click();
    const notes = section(page, "Notes");
    await expect(notes.getByText("Wants to lead a team.")).toBeVisible();
    await button(page, "Edit Growth").click();
    await sheet(page, "Edit note").getByLabel("Title").fill("Plans");
    await button(page, "Save note").click();
    await button(page, "Delete Plans").click();
    await expect(notes.getByText("No notes yet.")).toBeVisible();
    await button(page, "Undo").click();
    await expect(notes.getByText("Plans")).toBeVisible();

    await button(page, "Type").click();
    await page.getByRole("menuitemradio", { name: "Notes" }).click();
    await expect(page).toHaveURL(/kind=notes/);
    await expect(section(page, "Activities").getByText("You wrote a note")).toHaveCount(2);
    await expect(page.getByText(`You confirmed the level of ${skill}`)).toHaveCount(0);
    await button(page, "Delete Plans").click();
    await expect(notes.getByText("No notes yet.")).toBeVisible();
  },
);

journey("a manager confirms several skills of a report at once", async ({ enter, server }) => {
  const { token } = await sessionOf(server, EMPLOYEE);
  const me = await callApi<{ candidates: { id: string }[] }>(server, "/candidate", { token });
  const found = await callApi<{ data: { id: string; kind: string }[] }>(
    server,
    "/skill?search_query=care&size=20",
    { token },
  );
  // A licence is held or not, so that nothing is to be chosen.
  const rated = found.data.filter(({ kind }) => kind !== "licence").slice(0, 3);
  const skills = rated.map(({ id }) => ({ skill_id: id, level: 2 }));
  await callApi(server, "/skill_proficiency/bulk", { method: "POST", token, body: { skills } });
  const path = `/hr-manager/employees/employee-list/${me.candidates[0]?.id}/profile`;
  const page = await openPageAs(enter, HR, path);
  await page.getByRole("button", { name: /^Confirm \d+ skills$/ }).click();
  const queue = sheet(page, "Skills to confirm");
  const boxes = queue.getByRole("checkbox");
  const waiting = await boxes.count();
  await boxes.nth(0).check();
  await queue.getByRole("radiogroup").nth(1).getByRole("radio", { name: "Expert" }).check({ force: true });
  await expect(boxes.nth(1)).toBeChecked();
  await expectAccessible(page);
  await button(page, "Confirm 2 skills").click();
  await expect(page.getByText("2 skills confirmed")).toBeVisible();
  const rest = waiting - 2;
  const left = page.getByRole("button", { name: /^Confirm \d+ skills?$/ });
  if (rest > 0) await expect(left).toHaveText(new RegExp(`${rest} skill`));
  else await expect(left).toHaveCount(0);
});

journey("HR keeps another's record; a colleague sees the public card alone", async ({ enter, server }) => {
  const report = await findReport(server);
  const hr = await openPageAs(enter, HR, `/hr-manager/employees/employee-list/${report.id}/profile`);
  await button(hr, "Add work experience").click();
  await hr.getByLabel("Position").fill("Porter");
  await hr.getByLabel("Company").fill("Old Hospital");
  await hr.getByLabel("Start date").fill("2009-01-01");
  await hr.getByLabel("End date").fill("2011-01-01");
  await button(hr, "Save work experience").click();
  await expect(section(hr, "Work experience").getByText("Jan 2009 – Jan 2011")).toBeVisible();
  await button(hr, "Delete Porter").click();
  await expect(section(hr, "Work experience").getByText("Porter")).toHaveCount(0);

  const page = await openPageAs(enter, EMPLOYEE, OWN_PROFILE);
  await page.getByRole("button", { name: /^Show the card of / }).click();
  const card = sheet(page, "Colleague");
  await expect(card.getByText("Department", { exact: true })).toBeVisible();
  await expect(card.getByText(/@|Phone|Gender/)).toHaveCount(0);
  await expectAccessible(page);

  const { token } = await sessionOf(server, EMPLOYEE);
  const shown = await callApi<{ candidates: { private: unknown; can: string[] }[] }>(
    server,
    `/candidate?id=${report.id}`,
    { token },
  );
  expect(shown.candidates).toMatchObject([{ private: null, can: [] }]);
});
