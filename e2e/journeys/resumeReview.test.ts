import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { makeResumePdf } from "../../packages/resume/src/testing/makeResumePdf.ts";
import { dutchResume, englishResume } from "../../packages/resume/src/testing/resumeContent.ts";
import { expectAccessible } from "../support/axe.ts";
import { card, column, opener } from "../support/board.ts";
import { callApi } from "../support/callApi.ts";
import { ADMIN, JOBS, RECRUITER } from "../support/hiringActs.ts";
import { journey } from "../support/journey.ts";
import { button } from "../support/locators.ts";
import { LANGUAGES } from "../support/looks.ts";
import { mailedLink } from "../support/mailedLink.ts";
import { NEWCOMER_PASSWORD } from "../support/newcomer.ts";
import { sessionOf } from "../support/signIn.ts";

const WORDS = {
  en: {
    resume: englishResume,
    profile: "data engineer",
    first: "First name",
    last: "Last name",
    email: "Email address",
    send: "Send application",
    sent: "Your application has been sent",
    again: "Password again",
    password: "Password",
    stage: "Application",
    provisional: "Read from the résumé, not confirmed",
    review: "Review",
    unconfirmed: /^\d+ skills from the résumé, not confirmed\.$/,
    title: "Review what was read",
    confirm: "Confirm the skills read from your résumé",
    add: /^Add (all )?\d+/,
    later: "Later",
    progress: /rows done$/,
    added: /rows? added to your profile$/,
    leaveRest: /^Leave out the remaining/,
    undone: /^(Choose a level|Missing)/,
    score: /^Score \d+%$/,
    close: "Close",
  },
  nl: {
    resume: dutchResume,
    profile: "community nurse",
    first: "Voornaam",
    last: "Achternaam",
    email: "E-mailadres",
    send: "Sollicitatie versturen",
    sent: "Je sollicitatie is verstuurd",
    again: "Wachtwoord nogmaals",
    password: "Wachtwoord",
    stage: "Sollicitatie",
    provisional: "Uit het cv, niet bevestigd",
    review: "Controleren",
    unconfirmed: /^\d+ vaardigheden uit het cv, niet bevestigd\.$/,
    title: "Controleer wat er is gelezen",
    confirm: "Bevestig de vaardigheden uit je cv",
    add: /^(Alle )?\d+ .*toevoegen$/,
    later: "Later",
    progress: /regels klaar$/,
    added: /toegevoegd aan je profiel$/,
    leaveRest: /^De overige \d+ weglaten/,
    undone: /^(Kies een niveau|Ontbreekt)/,
    score: /^Score \d+%$/,
    close: "Sluiten",
  },
} as const;

type Words = (typeof WORDS)["en" | "nl"];

interface Profile {
  skills: { skill: { id: string }; level: number; kind: string; importance: number; must_have: boolean }[];
}

/** A published job that asks for what a job profile asks for, with the recruiter among those who work on it. */
async function jobLike(server: string, profile: string): Promise<string> {
  const { token } = await sessionOf(server, ADMIN);
  const search = new URLSearchParams({ size: "1", search_query: profile });
  const profiles = await callApi<{ data: { id: string }[] }>(server, `/job_profile?${search}`, { token });
  const profileId = profiles.data[0]?.id ?? "";
  const asked = await callApi<Profile>(server, `/skill_profile?job_profile_id=${profileId}`, { token });
  const body = {
    name: `Review ${randomUUID().slice(0, 6)}`,
    job_profile_id: profileId,
    description: "Words.",
    hours: 32,
    salary_from: 3600,
    salary_to: 4800,
    external: true,
    skills: asked.skills.map(({ skill, ...rest }) => ({ skill_id: skill.id, ...rest })),
  };
  const made = await callApi<{ id: string; version: number }>(server, "/job_vacancy", {
    method: "POST",
    token,
    body,
  });
  const recruiter = await sessionOf(server, RECRUITER);
  const { user } = await callApi<{ user: { id: string } }>(server, "/auth/session", {
    token: recruiter.token,
  });
  const { id, version } = made;
  const team = { id, version, co_owner_ids: [], member_ids: [user.id] };
  await callApi(server, "/job_vacancy/members", { method: "PUT", token, body: team });
  return id;
}

/** Applies from the careers page with a PDF, as someone no one knows yet. */
async function applyAsStranger(page: Page, id: string, email: string, words: Words): Promise<void> {
  await page.goto(`/careers/noordlicht/${id}`);
  await page.getByLabel(words.first).fill("Robin");
  await page.getByLabel(words.last).fill("Falcon");
  await page.getByLabel(words.email).fill(email);
  const buffer = Buffer.from(await makeResumePdf(words.resume()));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "robin.pdf", mimeType: "application/pdf", buffer });
  await button(page, words.send).click();
  await expect(page.getByText(words.sent)).toBeVisible();
}

for (const language of LANGUAGES) {
  journey(
    `a stranger applies with a PDF, the match is provisional, the person confirms, the match is final, ${language}`,
    async ({ visit, enter, server }) => {
      const words = WORDS[language];
      const id = await jobLike(server, words.profile);
      const email = `robin-${randomUUID().slice(0, 8)}@example.org`;
      const stranger = await visit({ language });
      await applyAsStranger(stranger, id, email, words);

      const recruiter = await enter(RECRUITER, { at: `${JOBS}/${id}/pipeline`, language });
      const applicant = card(column(recruiter, words.stage), "Robin Falcon");
      await expect(applicant.getByText(words.provisional)).toBeVisible();
      await expect(applicant.getByRole("img", { name: words.score })).toBeVisible();
      await opener(column(recruiter, words.stage), "Robin Falcon").click();
      const sheet = recruiter.getByRole("dialog");
      await expect(sheet.getByText(words.unconfirmed)).toBeVisible();
      await expect(sheet.getByRole("link", { name: "robin.pdf" })).toBeVisible();
      await expectAccessible(recruiter);
      await sheet.getByRole("button", { name: words.review, exact: true }).click();
      const seen = recruiter.getByRole("dialog", { name: words.title });
      await expect(seen.getByText(words.progress)).toBeVisible();
      await seen.getByRole("button", { name: words.later }).click();

      // The person comes in by the mail and says what is right.
      await stranger.goto(await mailedLink(server, { admin: ADMIN, to: email, screen: "/set-password" }));
      await stranger.getByRole("textbox", { name: words.password, exact: true }).fill(NEWCOMER_PASSWORD);
      await stranger.getByRole("textbox", { name: words.again }).fill(NEWCOMER_PASSWORD);
      await stranger.locator('button[type="submit"]').click();
      await stranger.waitForURL(/\/external\//);
      await stranger.goto("/external/my-applications");
      await stranger.getByRole("main").getByRole("listitem").getByRole("button").first().click();
      await button(stranger, words.confirm).click();
      const review = stranger.getByRole("dialog", { name: words.title });
      await expect(review.getByText(words.progress)).toBeVisible();
      await expectAccessible(stranger);
      await review.getByRole("button", { name: words.add }).click();
      await expect(stranger.getByText(words.added)).toBeVisible();
      // What nothing states a level of is not added by itself.
      await expect(review.getByText(words.undone).first()).toBeVisible();
      await review.getByRole("button", { name: words.leaveRest }).click();
      await review.getByRole("button", { name: words.close }).last().click();
      await expect(button(stranger, words.confirm)).toHaveCount(0);

      await recruiter.goto(`${JOBS}/${id}/pipeline`);
      await expect(applicant.getByRole("img", { name: words.score })).toBeVisible();
      await expect(applicant.getByText(words.provisional)).toHaveCount(0);
    },
  );
}
