import { expect, type Page } from "@playwright/test";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { MailRecipient } from "@vaardig/contract/mail-templates/mailSendings";
import { expectAccessible, expectAccessibleIn } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { errorsOf } from "../support/errorsOf.ts";
import { journey } from "../support/journey.ts";
import { sessionOf } from "../support/signIn.ts";

const RECRUITER = "recruiter@noordlicht.example";
const ADMIN = "admin@noordlicht.example";

interface Recipients {
  data: MailRecipient[];
  stages: { stage: Stage; count: number }[];
}

/** A vacancy that the recruiter works on, with two people on it who can be written to. */
async function vacancyToWriteAbout(server: string): Promise<{ id: string; people: MailRecipient[] }> {
  const { token } = await sessionOf(server, RECRUITER);
  const list = await callApi<{ data: { id: string }[] }>(server, "/job_vacancy?filter=mine&size=100", {
    token,
  });
  for (const { id } of list.data) {
    const found = await callApi<Recipients>(server, `/mail_template/recipients?job_id=${id}&size=50`, {
      token,
    });
    const people = found.data.filter(({ has_address: reached }) => reached).slice(0, 2);
    if (people.length === 2) return { id, people };
  }
  throw new Error("no vacancy of the recruiter has two people on it");
}

const message = (page: Page, name = "Message") => page.getByRole("textbox", { name });

journey(
  "a recruiter writes to two applicants, sees it as they will, sends it once, and it arrives",
  async ({ enter, server }) => {
    const { id, people } = await vacancyToWriteAbout(server);
    const page = await enter(RECRUITER);
    const errors = errorsOf(page);
    await page.goto(`/recruitment-manager/recruiting/jobs/${id}/message`);
    await expect(message(page)).toContainText("application");

    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("A recipient is required")).toBeVisible();
    for (const { name } of people) {
      await page.getByRole("combobox", { name: "People" }).fill(name);
      await page
        .getByRole("option", { name: new RegExp(`^${name}`) })
        .first()
        .click();
    }
    const marker = `Coffee ${Date.now()}`;
    for (const language of ["English", "Dutch"]) {
      await page.getByRole("tab", { name: new RegExp(`^${language}`) }).click();
      await page.getByRole("textbox", { name: "Subject" }).fill(marker);
      await message(page).click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("Come by, ");
      await page.getByRole("toolbar").getByRole("button", { name: "Insert" }).click();
      await page.getByRole("menuitem", { name: "First name" }).click();
      await page.keyboard.press("ControlOrMeta+b");
      await page.keyboard.type(" tomorrow");
    }
    await expect(message(page).locator("strong")).toHaveText(" tomorrow");
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview).toContainText(`Come by, ${people[0]?.name.split(" ")[0]} tomorrow`);
    await expectAccessibleIn(page, "en");

    await page.getByRole("button", { name: "Send to 2 people" }).click();
    const dialog = page.getByRole("dialog", { name: "Send to 2 people?" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send to 2 people" }).dblclick();
    await expect(page.getByText("2 emails are being sent")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: marker })).toContainText("2 sent");
    const { token } = await sessionOf(server, ADMIN);
    const search = new URLSearchParams({ search_query: marker });
    const outbox = await callApi<{ data: { to: string; text: string }[] }>(server, `/mail/outbox?${search}`, {
      token,
    });
    // Who did not ask for the mail finds a way out below it.
    expect(outbox.data.map(({ text }) => text.split("\n")[0]).sort()).toEqual(
      people.map(({ name }) => `Come by, ${name.split(" ")[0]} tomorrow`).sort(),
    );
    await page.getByRole("button", { name: marker }).click();
    const sheet = page.getByRole("dialog", { name: marker });
    await sheet.getByRole("button", { name: "Read" }).first().click();
    await expect(sheet.getByText("Come by,").first()).toBeVisible();
    expect(errors).toEqual([]);
  },
);

journey(
  "words become a template of one job and go back to the default, in Dutch",
  async ({ enter, server }) => {
    const { id } = await vacancyToWriteAbout(server);
    const page = await enter(RECRUITER, {
      at: `/recruitment-manager/werving/vacatures/${id}/bericht`,
      language: "nl",
    });
    const subject = page.getByRole("textbox", { name: "Onderwerp" });
    await expect(subject).toHaveValue(/is binnen$/);
    const before = await subject.inputValue();
    await subject.fill("Even geduld: {{job}}");
    await page.getByRole("button", { name: "Opslaan als sjabloon" }).click();
    const dialog = page.getByRole("dialog", { name: "Opslaan als sjabloon" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Sjabloon opslaan" }).click();
    await expect(page.getByText("Tekst van deze vacature")).toBeVisible();
    await page.reload();
    await expect(subject).toHaveValue("Even geduld: {{job}}");
    await expectAccessibleIn(page, "nl");
    await page.getByRole("button", { name: "Terug naar standaard" }).click();
    await expect(subject).toHaveValue(before);
  },
);
