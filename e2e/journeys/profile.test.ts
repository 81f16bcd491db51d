import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleIn } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { opened } from "../support/opened.ts";
import { sessionOf } from "../support/signIn.ts";

const EMPLOYEE = "employee@havenzorg.example";
const MANAGER = "manager@havenzorg.example";
const HR = "hr@havenzorg.example";
const OWN = "/employee/personal/profile";

interface Listed {
  id: string;
  name: string;
  email: string;
}

/** Somebody of the manager's line who has no demo account of their own. */
async function reportOf(server: string): Promise<Listed> {
  const { token } = await sessionOf(server, MANAGER);
  const { data } = await callApi<{ data: Listed[] }>(server, "/employee?size=50", { token });
  const report = data.find(({ email }) => !/^(employee|manager|hr|admin|recruiter)@/.test(email));
  if (!report) throw new Error("the manager's line is empty");
  return report;
}

/** The person with skills that wait for confirmation: two are told to the manager's own report by HR's word. */
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

const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const sheet = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });

journey("an employee keeps the own profile, in all its parts", async ({ enter }) => {
  const page = await opened(enter, EMPLOYEE, OWN);

  await button(page, "Edit introduction").click();
  const intro = sheet(page, "Edit introduction");
  await intro.getByLabel("Headline").fill("Night shift coordinator");
  await intro.getByLabel("About").fill("I keep the ward running after dark.");
  await intro.getByLabel("Availability").fill("41");
  await button(page, "Save").click();
  await expect(intro.getByText("Availability must not exceed 40 hours")).toBeVisible();
  await intro.getByLabel("Availability").fill("32");
  await expectAccessible(page);
  await button(page, "Save").click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.getByText("Night shift coordinator")).toBeVisible();
  await expect(page.getByText("32 hours a week")).toBeVisible();

  await button(page, "Edit name and gender").click();
  const personal = sheet(page, "Name and gender");
  const surname = await personal.getByLabel("Last name").inputValue();
  await personal.getByLabel("Last name").fill("");
  await button(page, "Save").click();
  await expect(personal.getByText("This field is required")).toBeVisible();
  await personal.getByLabel("Last name").fill(`${surname} de Wit`);
  await personal.getByRole("combobox", { name: "Gender" }).click();
  await page.getByRole("option", { name: "Diverse" }).click();
  await expectAccessible(page);
  await button(page, "Save").click();
  await expect(title(page, new RegExp(`${surname} de Wit$`))).toBeVisible();
  await expect(page.getByText("Diverse", { exact: true })).toBeVisible();
  await button(page, "Edit name and gender").click();
  await personal.getByLabel("Last name").fill(surname);
  await button(page, "Save").click();
  await expect(title(page, new RegExp(`${surname}$`))).toBeVisible();

  const work = section(page, "Work experience");
  await button(page, "Add work experience").click();
  const job = sheet(page, "Add work experience");
  await job.getByLabel("Position").fill("Ward clerk");
  await job.getByLabel("Company").fill("Harbour Clinic");
  await job.getByLabel("Start date").fill("2012-03-01");
  await job.getByLabel("End date").fill("2012-02-01");
  await button(page, "Save work experience").click();
  await expect(job.getByText("The end date must be after the start date")).toBeVisible();
  await job.getByLabel("End date").fill("2014-05-01");
  await button(page, "Save work experience").click();
  await expect(work.getByText("Mar 2012 – May 2014")).toBeVisible();
  await button(page, "Edit Ward clerk").click();
  await sheet(page, "Edit work experience").getByLabel("I work here now").check();
  await expect(sheet(page, "Edit work experience").getByLabel("End date")).toHaveCount(0);
  await button(page, "Save work experience").click();
  await expect(work.getByText("Mar 2012 – now")).toBeVisible();
  await button(page, "Delete Ward clerk").click();
  await expect(work.getByText("Ward clerk")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(work.getByText("Ward clerk")).toBeVisible();
  await button(page, "Delete Ward clerk").click();
  await expect(work.getByText("Ward clerk")).toHaveCount(0);

  const school = section(page, "Education");
  await button(page, "Add education").click();
  const course = sheet(page, "Add education");
  await button(page, "Save education").click();
  await expect(course.getByText("This field is required")).toHaveCount(5);
  await course.getByLabel("Degree").fill("First aid");
  await course.getByLabel("Institution").fill("Red Cross");
  await course.getByLabel("Level").fill("Certificate");
  await course.getByLabel("Started").fill("2010-01-01");
  await course.getByLabel("Finished").fill("2010-06-01");
  await button(page, "Save education").click();
  await expect(school.getByText("Red Cross · Certificate")).toBeVisible();
  await button(page, "Delete First aid").click();
  await expect(school.getByText("First aid")).toHaveCount(0);
  await expect(school.locator(":focus"), "the keyboard stays in the section").toHaveCount(1);

  const certificates = section(page, "Certificates");
  await button(page, "Add certificate").click();
  const certificate = sheet(page, "Add certificate");
  await button(page, "Save certificate").click();
  await expect(certificate.getByText("This field is required")).toHaveCount(1);
  await certificate.getByLabel("Name").fill("BIG registration");
  await certificate.getByLabel("Issued on").fill("2024-05-03");
  await certificate.getByLabel("Expires on").fill("2024-05-03");
  await button(page, "Save certificate").click();
  await expect(certificate.getByText("The end date must be after the start date")).toBeVisible();
  await certificate.getByLabel("Issued on").fill("2019-05-03");
  await button(page, "Save certificate").click();
  await expect(certificates.getByText("Expired 3 May 2024")).toBeVisible();
  await button(page, "Edit BIG registration").click();
  await sheet(page, "Edit certificate").getByLabel("Expires on").fill("2099-05-03");
  await button(page, "Save certificate").click();
  await expect(certificates.getByText("Expires 3 May 2099")).toBeVisible();
  await button(page, "Delete BIG registration").click();
  await expect(certificates.getByText("BIG registration")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(certificates.getByText("BIG registration")).toBeVisible();

  await button(page, "Edit languages").click();
  const spoken = sheet(page, "Languages");
  await spoken.getByRole("combobox", { name: "Add a language" }).fill("frisian");
  await page.getByRole("option", { name: "Western Frisian" }).click();
  await button(page, "Save languages").click();
  await expect(spoken.getByText("Choose a level for each language.")).toBeVisible();
  await spoken.getByRole("group", { name: "Level of Western Frisian" }).getByText("Native").click();
  await button(page, "Save languages").click();
  await expect(section(page, "Languages").getByText("Western Frisian")).toBeVisible();

  await expect(page.getByText("No resume found!")).toBeVisible();
  const buffer = Buffer.from("Robin Falcon\n\nSKILLS\nplanning, first aid");
  await page.getByLabel("Choose a file").setInputFiles({ name: "cv.txt", mimeType: "text/plain", buffer });
  const review = sheet(page, "Review what was read");
  await review.getByRole("button", { name: "Leave out planning" }).click();
  await expect(review.getByText(/^1 of \d+ rows done$/)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(review.getByText(/^0 of \d+ rows done$/)).toBeVisible();
  await review.getByRole("combobox", { name: "Level of planning" }).press("Enter");
  await page.getByRole("option", { name: /^Advanced/ }).click();
  await review.getByRole("button", { name: "Close", exact: true }).click();
  await button(page, "Leave without saving").click();
  await expect(review).toBeHidden();
  await expect(section(page, "Résumé").getByRole("link", { name: "cv.txt" })).toBeVisible();
  await button(page, "Review what was read (2)").click();
  await expect(review.getByRole("combobox", { name: "Level of planning" })).toContainText("Choose a level");
  await expectAccessible(page);
  await review.getByRole("button", { name: "Later" }).click();
  await expect(review).toBeHidden();
  await section(page, "Résumé").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No resume found!")).toBeVisible();

  await button(page, "How colleagues see you").click();
  const card = sheet(page, "How colleagues see you");
  await expect(card.getByText("Night shift coordinator")).toBeVisible();
  await expect(card.getByText(EMPLOYEE)).toHaveCount(0);
});

journey(
  "a manager confirms skills of a report, keeps notes and sees what happened",
  async ({ enter, server }) => {
    const report = await reportOf(server);
    const skill = await ratedByHr(server, report.id);
    const page = await opened(enter, MANAGER, `/manager/employees/${report.id}/profile`);
    await expect(title(page, report.name)).toBeVisible();
    await expect(button(page, "Add work experience")).toHaveCount(0);

    await button(page, "Rate another skill").click();
    await page.getByRole("combobox", { name: "Skill" }).fill(skill);
    await page.getByRole("option", { name: skill }).first().click();
    const rate = page.getByRole("region", { name: `Rate ${skill}` });
    await rate.getByRole("radio", { name: "Advanced" }).check({ force: true });
    await rate.getByLabel("What it rests on").fill("Led the move of the ward");
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

    await button(page, "Kind").click();
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
  const page = await opened(enter, HR, path);
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
  const report = await reportOf(server);
  const hr = await opened(enter, HR, `/hr-manager/employees/employee-list/${report.id}/profile`);
  await button(hr, "Add work experience").click();
  await hr.getByLabel("Position").fill("Porter");
  await hr.getByLabel("Company").fill("Old Hospital");
  await hr.getByLabel("Start date").fill("2009-01-01");
  await hr.getByLabel("End date").fill("2011-01-01");
  await button(hr, "Save work experience").click();
  await expect(section(hr, "Work experience").getByText("Jan 2009 – Jan 2011")).toBeVisible();
  await button(hr, "Delete Porter").click();
  await expect(section(hr, "Work experience").getByText("Porter")).toHaveCount(0);

  const page = await opened(enter, EMPLOYEE, OWN);
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

journey("the profile and its tabs are accessible in both languages", async ({ enter, server }) => {
  const { id } = await reportOf(server);
  const screens: [string, string, string][] = [
    [EMPLOYEE, OWN, "/employee/persoonlijk/profiel"],
    [MANAGER, `/manager/employees/${id}/profile`, `/manager/medewerkers/${id}/profiel`],
    [MANAGER, `/manager/employees/${id}/activities`, `/manager/medewerkers/${id}/activiteiten`],
  ];
  for (const [email, english, dutch] of screens) {
    for (const language of ["en", "nl"] as const) {
      const page = await opened(enter, email, language === "en" ? english : dutch, { language });
      await expectAccessibleIn(page, language);
    }
  }
});
