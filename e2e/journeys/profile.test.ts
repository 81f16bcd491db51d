import { expect } from "@playwright/test";
import { expectAccessible, expectAccessibleIn } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { LANGUAGES } from "../support/looks.ts";
import { goTo, openPageAs } from "../support/openPageAs.ts";
import { EMPLOYEE, findReport, MANAGER, OWN_PROFILE, section, sheet } from "../support/profiles.ts";

journey("an employee keeps the own profile, in all its parts", async ({ enter }) => {
  const page = await openPageAs(enter, EMPLOYEE, OWN_PROFILE);

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
  await expect(page.getByText("32 hours per week")).toBeVisible();

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
  await certificate.getByLabel("Name").fill("Wound care register");
  await certificate.getByLabel("Issued on").fill("2024-05-03");
  await certificate.getByLabel("Expires on").fill("2024-05-03");
  await button(page, "Save certificate").click();
  await expect(certificate.getByText("The end date must be after the start date")).toBeVisible();
  await certificate.getByLabel("Issued on").fill("2019-05-03");
  await button(page, "Save certificate").click();
  await expect(certificates.getByText("Expired 3 May 2024")).toBeVisible();
  await button(page, "Edit Wound care register").click();
  await sheet(page, "Edit certificate").getByLabel("Expires on").fill("2099-05-03");
  await button(page, "Save certificate").click();
  await expect(certificates.getByText("Expires 3 May 2099")).toBeVisible();
  await button(page, "Delete Wound care register").click();
  await expect(certificates.getByText("Wound care register")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(certificates.getByText("Wound care register")).toBeVisible();

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

journey("the profile and its tabs are accessible in both languages", async ({ enter, server }) => {
  const { id } = await findReport(server);
  const ofReport = {
    en: [`/manager/employees/${id}/profile`, `/manager/employees/${id}/activities`],
    nl: [`/manager/medewerkers/${id}/profiel`, `/manager/medewerkers/${id}/activiteiten`],
  };
  for (const language of LANGUAGES) {
    const own = language === "en" ? OWN_PROFILE : "/employee/persoonlijk/profiel";
    await expectAccessibleIn(await openPageAs(enter, EMPLOYEE, own, { language }), language);
    const page = await enter(MANAGER, { language });
    for (const path of ofReport[language]) {
      await goTo(page, path);
      await expectAccessibleIn(page, language);
    }
  }
});
