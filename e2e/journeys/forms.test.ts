import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { makeResumePdf } from "../../packages/resume/src/testing/makeResumePdf.ts";
import { englishResume } from "../../packages/resume/src/testing/resumeContent.ts";
import { createOwnCompany } from "../support/createOwnCompany.ts";
import { createPublishedJob } from "../support/createPublishedJob.ts";
import { journey } from "../support/journey.ts";
import { at, button } from "../support/locators.ts";
import { goTo, openPageAs } from "../support/openPageAs.ts";

const ADMIN = "admin@noordlicht.example";
const DASHBOARD = "/admin/dashboard";
const PROFILE = "/admin/settings/company-profile";

const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });
const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });

interface LongForm {
  who: string;
  /** Where one comes from, and where the form is. */
  from: string;
  form: string;
  /** Opens it there, where it is not the page itself. */
  open?: (page: Page) => Promise<unknown>;
  /** Fills in what is required. */
  fill: (page: Page) => Promise<unknown>;
  /** A further field, and what is typed there before it is saved. */
  other: RegExp;
  typed: string;
  save: RegExp;
  /** The call that saves it. */
  call: `/${string}`;
  /** Whether what is typed while it is saved stays, unsaved; otherwise the form takes nothing more and closes. */
  isKept?: true;
}

const unique = () => randomUUID().slice(0, 8);
const RECRUITING = "/recruitment-manager/recruiting";

async function pickProfile(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Job profile" }).fill("Data analyst");
  await page.getByRole("option", { name: "Data analyst" }).first().click();
}

const FORMS: Record<string, LongForm> = {
  company: {
    who: ADMIN,
    from: DASHBOARD,
    form: PROFILE,
    call: "/company",
    fill: (page) => field(page, "Description").fill(`What we do ${unique()}`),
    other: /^Website/,
    typed: "https://noordlicht.example/us",
    save: /^Save/,
    isKept: true,
  },
  job: {
    who: "recruiter@noordlicht.example",
    from: `${RECRUITING}/jobs`,
    form: `${RECRUITING}/create-job`,
    call: "/job_vacancy",
    fill: pickProfile,
    other: /^Name/,
    typed: "Analyst of tides",
    save: /^Save draft$/,
  },
  application: {
    who: "external@noordlicht.example",
    from: "/external/search-jobs/matches",
    form: "/external/jobs/matches",
    call: "/applications",
    open: (page) => button(page, "Apply").click(),
    fill: async (page) => {
      await page.getByLabel("Available from").fill("2029-03-01");
      await page.getByLabel("Available until").fill("2030-03-01");
      await page.getByLabel("Hours per week").fill("32");
      await page.getByLabel("Hourly rate").fill("62.5");
    },
    other: /^Motivation/,
    typed: "I like the sea",
    save: /^Send application$/,
  },
};

for (const [name, form] of Object.entries(FORMS)) {
  journey(
    `${name}: a step back asks, a double click saves once, what is typed meanwhile is not lost`,
    async ({ enter, server }) => {
      const page = await openPageAs(enter, form.who, form.from);
      const ofJob = name === "application" ? `/${await createPublishedJob(server, "Lamp keeper")}` : "";
      await goTo(page, form.form + ofJob);
      await form.open?.(page);
      const other = field(page, form.other).first();
      await form.fill(page);
      await other.fill(form.typed);
      await page.goBack();
      await question(page).getByRole("button", { name: "Stay here" }).click();
      await expect(other).toHaveValue(form.typed);

      let sent = 0;
      await page.route(`**/api${form.call}`, async (route) => {
        if (!["POST", "PUT"].includes(route.request().method())) return route.fallback();
        sent += 1;
        await new Promise((resolve) => setTimeout(resolve, 500));
        return route.fallback();
      });
      const answered = page.waitForResponse((response) => response.url().endsWith(`/api${form.call}`));
      await page.getByRole("button", { name: form.save }).last().dblclick();
      await other.press("End");
      await page.keyboard.type("9");
      await expect(other).toHaveValue(form.isKept ? `${form.typed}9` : form.typed);
      expect((await answered).ok()).toBe(true);
      if (form.isKept) await expect(other).toHaveValue(`${form.typed}9`);
      else await expect(other).toHaveCount(0);
      expect(sent).toBe(1);
    },
  );
}

journey(
  "a step back while a file is uploaded asks first, and who stays has the file",
  async ({ enter, server }) => {
    const page = await openPageAs(enter, await createOwnCompany(server), DASHBOARD);
    await goTo(page, "/admin/employees/profile");
    const arrived = Promise.withResolvers<void>();
    await page.route("**/api/files*", async (route) => {
      if (route.request().method() === "POST") await arrived.promise;
      return route.fallback();
    });
    const buffer = Buffer.from(await makeResumePdf(englishResume()));
    const file = { name: "on-its-way.pdf", mimeType: "application/pdf", buffer };
    await page.locator('input[type="file"][accept*="pdf"]').setInputFiles(file);
    await expect(page.getByRole("progressbar", { name: "Reading your résumé…" })).toBeVisible();
    // On a busy machine the page guards its entry of the history a moment after it shows the upload.
    await expect.poll(() => page.evaluate(() => history.state?.isDouble)).toBe(true);
    await page.goBack();
    const asked = page.getByRole("alertdialog").filter({ hasText: "Your file is still uploading." });
    await asked.getByRole("button", { name: "Stay here" }).click();
    arrived.resolve();
    await expect(page.getByText("on-its-way.pdf").first()).toBeVisible();
  },
);

journey(
  "a pasted text stops at its limit and says what did not fit; Back asks and discards",
  async ({ enter }) => {
    const page = await openPageAs(enter, ADMIN, DASHBOARD);
    await page.getByRole("link", { name: "Company Profile" }).click();
    const description = field(page, "Description");
    await description.fill("a".repeat(600));
    await description.press("ControlOrMeta+a");
    await description.press("ControlOrMeta+c");
    await description.press("ArrowRight");
    await description.press("ControlOrMeta+v");
    await expect(description).toHaveValue("a".repeat(700));
    await expect(page.getByText("500 characters did not fit: 700 is the limit.")).toBeVisible();

    await page.goBack();
    await question(page).getByRole("button", { name: "Stay here" }).click();
    await expect(description).toHaveValue("a".repeat(700));
    // As from the list that the browser's Back opens.
    await page.evaluate(() => window.history.go(-2));
    await question(page).getByRole("button", { name: "Stay here" }).click();
    await expect(page).toHaveURL(at(PROFILE));
    await expect(description).toHaveValue("a".repeat(700));
    await page.goBack();
    await question(page).getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL(at(DASHBOARD));
    await page.goForward();
    await expect(page).toHaveURL(at(PROFILE));
    await expect(description).not.toHaveValue("a".repeat(700));
  },
);
