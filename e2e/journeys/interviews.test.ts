import { expect } from "@playwright/test";
import { expectAccessible, expectAccessibleIn } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { sessionOf } from "../support/signIn.ts";

const ADMIN = "admin@noordlicht.example";
const RECRUITER = "recruiter@noordlicht.example";
const EXTERNAL = "external@noordlicht.example";
const INTERVIEWER = "employee@noordlicht.example";

interface Profile {
  skills: { skill: { id: string }; level: number; kind: string; importance: number; must_have: boolean }[];
}

/** A job with skills that a recruiter works on, for which the external person has applied; answers both ids. */
async function appliedJob(server: string, name: string): Promise<{ job: string; application: string }> {
  const { token } = await sessionOf(server, ADMIN);
  const profiles = await callApi<{ data: { id: string }[] }>(server, "/job_profile?size=1", { token });
  const profileId = profiles.data[0]?.id ?? "";
  const profile = await callApi<Profile>(server, `/skill_profile?job_profile_id=${profileId}`, { token });
  const made = await callApi<{ id: string; version: number }>(server, "/job_vacancy", {
    method: "POST",
    token,
    body: {
      name,
      job_profile_id: profileId,
      description: "You keep the light.",
      hours: 32,
      salary_from: 3600,
      salary_to: 4800,
      external: true,
      skills: profile.skills.slice(0, 3).map(({ skill, ...asked }) => ({ skill_id: skill.id, ...asked })),
    },
  });
  const { id: job, version } = made;
  const session = await sessionOf(server, RECRUITER);
  const { user } = await callApi<{ user: { id: string } }>(server, "/auth/session", { token: session.token });
  await callApi(server, "/job_vacancy/members", {
    method: "PUT",
    token,
    body: { id: job, version, co_owner_ids: [user.id], member_ids: [] },
  });
  const { id: application } = await callApi<{ id: string }>(server, "/applications", {
    method: "POST",
    token: (await sessionOf(server, EXTERNAL)).token,
    body: {
      job_vacancy_id: job,
      hourly_rate: 60,
      hours: 32,
      motivation: "I like the sea.",
      salary_proposal: null,
      available_from: "2027-03-01",
      available_until: "2028-03-01",
    },
  });
  return { job, application };
}

journey(
  "times are offered and picked in Dutch, scorecards stay hidden, an offer is accepted",
  async ({ enter, server }) => {
    const { job, application } = await appliedJob(server, "Lock keeper");
    const page = await enter(RECRUITER, {
      at: `/recruitment-manager/recruiting/jobs/${job}/pipeline?open=${application}`,
    });
    const sheet = page.getByRole("dialog").first();
    await sheet.getByRole("button", { name: "Offer times" }).click();
    const offer = page.getByRole("dialog", { name: /^Interview with/ });
    await offer.getByLabel("Link to the call").fill("https://meet.example/lock");
    await offer.getByRole("combobox", { name: "Interviewers" }).fill("Jurriaan");
    await page.getByRole("option", { name: /^Jurriaan Feddes/ }).click();
    await expectAccessibleIn(page, "en");
    await offer.getByRole("button", { name: "Send 3 times" }).click();
    await expect(sheet.getByText("3 times to choose from")).toBeVisible();
    await expect(sheet.getByText("Interview", { exact: true })).toBeVisible();

    const own = await enter(EXTERNAL, {
      at: `/external/mijn-sollicitaties?open=${application}`,
      language: "nl",
    });
    const mine = own.getByRole("dialog", { name: "Lock keeper" });
    await mine.getByRole("radio").first().check();
    await expectAccessibleIn(own, "nl");
    await mine.getByRole("button", { name: "Dit moment kiezen" }).click();
    await expect(mine.getByText("Afgesproken")).toBeVisible();
    await expect(sheet.getByText("Booked", { exact: true }), "without reloading").toBeVisible();

    await sheet.getByRole("button", { name: "Fill in scorecard" }).click();
    const card = page.getByRole("dialog", { name: /^Scorecards/ });
    await card.getByRole("radiogroup").first().getByRole("radio", { name: "Advanced" }).check();
    await card.getByRole("textbox", { name: /^Observations/ }).fill("Knows every lock");
    await card.getByRole("radio", { name: "Definitely", exact: true }).check();
    await expectAccessibleIn(page, "en");
    await card.getByRole("button", { name: "Fill in scorecard" }).click();
    await expect(card.getByText("Knows every lock")).toBeVisible();

    const talk = await enter(INTERVIEWER, { at: "/employee/dashboard" });
    await talk.getByRole("link", { name: /You have an interview soon|interviews this week/ }).click();
    await expect(talk).toHaveURL(/\/interviews/);
    await talk.goto("/employee/jobs-&-projects/interviews");
    await expect(title(talk, "Interviews")).toBeVisible();
    const held = talk.getByRole("listitem").filter({ hasText: "Lock keeper" });
    await held.getByRole("button", { name: /^Prepare/ }).click();
    const hidden = talk.getByRole("dialog", { name: /^Scorecards/ });
    await hidden.getByRole("button", { name: "Show résumé and skills" }).click();
    await expect(hidden.getByRole("list", { name: "Required skills" }).getByRole("listitem")).not.toHaveCount(
      0,
    );
    await expect(hidden.getByText(/^1 colleague filled in a scorecard/)).toBeVisible();
    await expect(hidden.getByText("Knows every lock")).toHaveCount(0);
    await hidden.getByRole("radiogroup").first().getByRole("radio", { name: "Expert" }).check();
    await hidden.getByRole("radio", { name: "Yes", exact: true }).check();
    await hidden.getByRole("button", { name: "Fill in scorecard" }).click();
    await expect(hidden.getByText("Knows every lock")).toBeVisible();
    await expect(hidden.getByText("average 4.5 of 2 ratings")).toBeVisible();
    await expect(talk.getByText("Scorecard saved"), "told, and gone").toBeHidden();
    await expectAccessibleIn(talk, "en");
    await hidden.getByRole("button", { name: "Close" }).click();
    await expectAccessible(talk);

    const { token } = await sessionOf(server, RECRUITER);
    const path = `/applications/detail?id=${application}`;
    const { version } = await callApi<{ version: number }>(server, path, { token });
    const terms = { salary: 4200, hours: 32, start_date: "2027-04-01", message: "Welcome aboard" };
    await callApi(server, "/applications/offer", {
      method: "POST",
      token,
      body: { id: application, version, ...terms },
    });
    await own.reload();
    await button(own, "Aanbod accepteren").click();
    const asked = own.getByRole("dialog", { name: "Dit aanbod accepteren?" });
    await asked.getByLabel("Bericht toevoegen (optioneel)").fill("Graag");
    await expectAccessible(own);
    await asked.getByRole("button", { name: "Aanbod accepteren" }).click();
    await expect(mine.getByText("Je hebt dit aanbod geaccepteerd")).toBeVisible();
    await page.goto(`/recruitment-manager/recruiting/jobs/${job}/pipeline?open=${application}`);
    await expect(sheet.getByText("Graag")).toBeVisible();
  },
);
