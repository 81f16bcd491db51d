import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { card, column, opener, stageOpener } from "../support/board.ts";
import { callApi } from "../support/callApi.ts";
import {
  ADMIN,
  acceptInvitation,
  expectText,
  JOBS,
  offerTimes,
  RECRUITER,
  sheet,
} from "../support/hiringActs.ts";
import { button } from "../support/locators.ts";
import { mailingJourney as journey } from "../support/mailingJourney.ts";
import { plannedMails } from "../support/mailServer.ts";
import { sessionOf } from "../support/signIn.ts";

/** Chooses from the menu of a card. */
async function act(page: Page, name: string, what: string): Promise<void> {
  await button(page, `Actions for ${name}`).first().click();
  await page.getByRole("menuitem", { name: what, exact: true }).click();
}

/** An open vacancy of the recruiter with people that the recruiter entered. */
async function withApplicants(server: string, names: readonly string[]) {
  const [{ token }, approver] = await Promise.all([sessionOf(server, RECRUITER), sessionOf(server, ADMIN)]);
  const post = <T>(path: string, body: object, by = token) =>
    callApi<T>(server, path, { method: "POST", token: by, body });
  const profiles = await callApi<{ data: { id: string }[] }>(server, "/job_profile?size=1", { token });
  const name = `Miller ${randomUUID().slice(0, 6)}`;
  type Stored = { id: string; version: number };
  const draft = await post<Stored>("/job_vacancy", {
    name,
    description: "Mills",
    job_profile_id: profiles.data[0]?.id,
  });
  const { id } = draft;
  const pending = await post<Stored>("/job_vacancy/submit", { id, version: draft.version });
  await post("/job_vacancy/approve", { id, version: pending.version }, approver.token);
  const people = await Promise.all(
    names.map(async (last_name) => {
      const email = `${last_name}-${randomUUID().slice(0, 8)}@example.com`.toLowerCase();
      const person = { first_name: "Gus", last_name, email };
      return { email, ...(await post<{ id: string }>("/candidate_list/candidates", person)) };
    }),
  );
  const selection = { user_ids: people.map((person) => person.id) };
  await post("/candidate_list", { job_vacancy_ids: [id], selection });
  return { id, name, people };
}

journey("the other ways out: rejected and undone, withdrawn, archived", async ({ enter, visit, mailing }) => {
  const { mails, dataDir, url } = mailing;
  const { id, name: job, people } = await withApplicants(url, ["Ames", "Bell"]);
  const [ames = "", bell = ""] = people.map(({ email }) => email);
  const [recruiter, guest] = await Promise.all([enter(RECRUITER), visit()]);
  await recruiter.goto(`${JOBS}/${id}/pipeline`);
  for (const name of ["Gus Ames", "Gus Bell"]) {
    await act(recruiter, name, "Application");
    await expect(card(column(recruiter, "Application"), name)).toBeVisible();
  }

  // Rejected with a mail that waits ten minutes; undone, it never leaves.
  const reject = async () => {
    await act(recruiter, "Gus Ames", "Reject");
    const dialog = sheet(recruiter, "Reject Gus Ames?");
    await dialog.getByRole("radio", { name: "Skills do not fit" }).check();
    await dialog.getByRole("switch", { name: "Email Gus Ames" }).check();
    await dialog.getByRole("button", { name: "Reject and email" }).click();
    await expect(stageOpener(recruiter, "Rejection after application", 1)).toBeVisible();
    await expectText(recruiter, "Gus Ames is rejected; the email is sent in ten minutes");
  };
  await reject();
  const [at] = await plannedMails(dataDir, ames);
  expect((at?.getTime() ?? 0) - Date.now()).toBeGreaterThan(5 * 60_000);
  await button(recruiter, "Undo").click();
  await expect(card(column(recruiter, "Application"), "Gus Ames")).toBeVisible();
  expect(await plannedMails(dataDir, ames)).toEqual([]);

  // Rejected again: when its time has come the mail arrives, once; the rejection can be reconsidered.
  await reject();
  expect(await plannedMails(dataDir, ames, { hurry: true })).toHaveLength(1);
  await mails.mailTo(ames, `About ${job}`);
  expect(mails.count(ames, "Subject:")).toBe(1);
  await stageOpener(recruiter, "Rejection after application", 1).click();
  await recruiter.reload();
  await act(recruiter, "Gus Ames", "Reinstate");
  const again = sheet(recruiter, "Reinstate Gus Ames?");
  await again.getByRole("radio", { name: "New information" }).check();
  await again.getByRole("button", { name: "Reinstate" }).click();
  await expect(card(column(recruiter, "Application"), "Gus Ames")).toBeVisible();

  // Put away and taken out again.
  await act(recruiter, "Gus Ames", "Archive");
  await expect(card(column(recruiter, "Application"), "Gus Ames")).toBeHidden();
  await recruiter.getByRole("switch", { name: "Show withdrawn and archived" }).click();
  await act(recruiter, "Gus Ames", "Restore from archive");
  await expectText(recruiter, "Gus Ames is back on the board");

  // Who was entered by a recruiter comes in with the mail of the interview, and withdraws.
  await opener(recruiter, "Gus Bell").first().click();
  await offerTimes(recruiter, "Gus Bell");
  const { text } = await mails.mailTo(bell, "Choose a time: ");
  const link = text.match(/http\S+\/set-password\?invite=[^\s"<]+/)?.[0] ?? "";
  expect(link, "beside the place of the interview").not.toBe("");
  await acceptInvitation(guest, link);
  await guest.getByRole("listitem").filter({ hasText: job }).getByRole("button").click();
  await guest.getByRole("radio").first().check();
  await button(guest, "Choose this time").click();
  await expectText(guest, "Your interview is booked");
  await button(guest, "Withdraw from this job").click();
  await expectText(guest, "You withdrew from this job.");
  for (const address of [bell, RECRUITER]) await mails.mailTo(address, "METHOD:CANCEL");
  await recruiter.goto(`${JOBS}/${id}/pipeline`);
  await expect(card(column(recruiter, "Application"), "Gus Ames")).toBeVisible();
  await expect(card(recruiter, "Gus Bell")).toHaveCount(0);
});
