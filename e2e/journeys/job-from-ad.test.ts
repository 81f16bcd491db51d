import { expect, type Locator } from "@playwright/test";
import { createOwnCompany } from "../support/createOwnCompany.ts";
import { JOB_ADS } from "../support/jobAds.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";

const WORDS = {
  en: {
    at: "/admin/recruiting/create-job",
    paste: "Paste a job ad",
    sheet: "Job from an ad",
    text: "Job text",
    read: "Read the ad",
    suggested: /^Use the suggested levels?$/,
    fill: "Fill in the job",
    outside: "Visible to external people",
    create: "Create job",
    needed: "Required",
    goodToHave: "Nice to have",
  },
  nl: {
    at: "/admin/werving/vacature-aanmaken",
    paste: "Vacaturetekst plakken",
    sheet: "Vacature uit een tekst",
    text: "Vacaturetekst",
    read: "Tekst lezen",
    suggested: /^Voorgestelde? niveaus? overnemen$/,
    fill: "Vacature invullen",
    outside: "Zichtbaar voor externen",
    create: "Vacature aanmaken",
    needed: "Vereist",
    goodToHave: "Mooi meegenomen",
  },
} as const;

journey("a recruiter submits a job from its ad in ten clicks or fewer", async ({ enter }) => {
  // A name that no job of the demo has: other journeys open those by their name.
  const [, , ad] = JOB_ADS.en;
  const page = await enter("recruiter@noordlicht.example", {
    at: "/recruitment-manager/recruiting/create-job",
  });
  let clicks = 0;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  await click(button(page, WORDS.en.paste));
  const sheet = page.getByRole("dialog", { name: WORDS.en.sheet });
  await sheet.getByRole("textbox", { name: WORDS.en.text }).fill(ad?.text ?? "");
  await click(sheet.getByRole("button", { name: WORDS.en.read }));
  await click(sheet.getByRole("button", { name: WORDS.en.suggested }));
  await click(sheet.getByRole("button", { name: WORDS.en.fill }));
  await click(button(page, "Save draft"));
  await click(button(page, "Submit for approval"));
  await expect(page.getByText(`${ad?.name} is waiting for approval`)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(10);
});

for (const language of ["en", "nl"] as const) {
  const words = WORDS[language];
  journey(
    `the careers page asks for exactly what a pasted ad asks for, ${language}`,
    async ({ enter, visit, server }) => {
      const admin = await createOwnCompany(server);
      const page = await enter(admin, { at: words.at, language });
      const outside = await visit({ language });
      for (const ad of JOB_ADS[language]) {
        await page.goto(words.at);
        let clicks = 0;
        const click = async (what: Locator) => {
          clicks += 1;
          await what.click();
        };
        await click(button(page, words.paste));
        const sheet = page.getByRole("dialog", { name: words.sheet });
        await sheet.getByRole("textbox", { name: words.text }).fill(ad.text);
        const read = sheet.getByRole("button", { name: words.read });
        await click(read);
        // A server that has just started may say that it is busy, once.
        await expect(async () => {
          if (await read.isEnabled({ timeout: 100 }).catch(() => false)) await read.click();
          await expect(sheet.getByRole("button", { name: words.fill })).toBeVisible({ timeout: 5_000 });
        }).toPass({ timeout: 40_000 });
        const suggested = sheet.getByRole("button", { name: words.suggested });
        if (await suggested.isVisible()) await click(suggested);
        await click(sheet.getByRole("button", { name: words.fill }));
        await click(page.getByRole("switch", { name: words.outside }));
        await click(button(page, words.create));
        await expect(title(page, ad.name)).toBeVisible();
        expect(clicks, "from the ad to the open job, with the one that shows it outside").toBeLessThanOrEqual(
          6,
        );

        await outside.goto(`/careers/${admin.split("@")[1]?.split(".")[0]}`);
        await outside.getByRole("link", { name: ad.name }).first().click();
        await expect(title(outside, ad.name)).toBeVisible();
        // Levels that no ad states are the suggested ones, which the author of the job accepted.
        const asked = (heading: string) =>
          outside
            .getByRole("heading", { level: 3, name: heading, exact: true })
            .locator("xpath=following-sibling::ul/li");
        await expect
          .poll(async () => (await asked(words.needed).allInnerTexts()).toSorted())
          .toEqual(ad.needed);
        expect(await asked(words.goodToHave).allInnerTexts()).toEqual(ad.goodToHave);
      }
    },
  );
}
