import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { ApplicationCard, Pipeline } from "@vaardig/contract/applications/applications";
import { expectAccessibleIn, expectMainScreenAccessible } from "../support/axe.ts";
import { card, column, opener, stageOpener } from "../support/board.ts";
import { callApi } from "../support/callApi.ts";
import { createSecondRecruiter } from "../support/createSecondRecruiter.ts";
import { journey } from "../support/journey.ts";
import { button } from "../support/locators.ts";
import { waitUntilSettled } from "../support/openPageAs.ts";
import { sessionOf } from "../support/signIn.ts";

/** The second company, whose vacancies no other journey counts. */
const RECRUITER = "recruiter@havenzorg.example";

/** People on a list that is longer than what is read at first. */
const WAITING = 40;

interface Scene {
  id: string;
  name: string;
  cards: ApplicationCard[];
}

/** A vacancy of the test's own with four people at Application, and so many more on its list. */
async function scene(server: string, more = 0): Promise<Scene> {
  const { token } = await sessionOf(server, RECRUITER);
  const name = `Board ${randomUUID().slice(0, 6)}`;
  const { data: profiles } = await callApi<{ data: { id: string }[] }>(server, "/job_profile", { token });
  const { id } = await callApi<{ id: string }>(server, "/job_vacancy", {
    method: "POST",
    token,
    body: { name, job_profile_id: profiles[0]?.id },
  });
  const { data: people } = await callApi<{ data: { id: string }[] }>(
    server,
    `/job_vacancy/people?job_vacancy_id=${id}&size=${4 + more}`,
    { token },
  );
  const selection = { user_ids: people.map((person) => person.id) };
  const body = { job_vacancy_ids: [id], selection };
  await callApi(server, "/candidate_list", { method: "POST", token, body });
  for (const card of (await cardsOf(server, id)).slice(0, 4))
    await callApi(server, "/applications/move", {
      method: "POST",
      token,
      body: { id: card.id, version: card.version, to: "Application" },
    });
  const cards = (await cardsOf(server, id)).filter(({ stage }) => stage === "Application");
  return { id, name, cards };
}

async function cardsOf(server: string, id: string): Promise<ApplicationCard[]> {
  const { token } = await sessionOf(server, RECRUITER);
  const board = await callApi<Pipeline>(server, `/candidate_list/pipeline?job_vacancy_id=${id}`, { token });
  return board.stages.flatMap(({ cards }) => cards);
}

journey("two recruiters work on one board at the same time", async ({ enter, server }) => {
  const { id, cards } = await scene(server);
  const [ann = "", bea = "", cas = "", dan = ""] = cards.map(({ person }) => person.name);
  const path = `/recruitment-manager/recruiting/jobs/${id}/pipeline`;
  const mine = await enter(RECRUITER);
  const colleague = await createSecondRecruiter(server, "havenzorg");
  const { token: own } = await sessionOf(server, RECRUITER);
  const { version } = await callApi<{ version: number }>(server, `/job_vacancy/detail?id=${id}`, {
    token: own,
  });
  const team = { id, version, co_owner_ids: [], member_ids: [colleague.id] };
  await callApi(server, "/job_vacancy/members", { method: "PUT", token: own, body: team });
  const theirs = await enter(colleague.email);
  await mine.goto(path);
  await theirs.goto(path);
  await expect(mine.getByText("Live", { exact: true })).toBeVisible();
  await expect(theirs.getByText("Live", { exact: true })).toBeVisible();

  // A card dragged in one window moves in the other.
  await card(column(mine, "Application"), ann).dragTo(column(mine, "Interview"), {
    targetPosition: { x: 80, y: 40 },
  });
  await expect(card(column(mine, "Interview"), ann)).toBeVisible();
  await expect(card(column(theirs, "Interview"), ann)).toBeVisible({ timeout: 2_000 });

  // By keyboard there, seen here; back asks why.
  await opener(column(theirs, "Application"), bea).focus();
  for (const key of ["Space", "ArrowRight", "Space"]) await theirs.keyboard.press(key);
  await expect(card(column(mine, "Interview"), bea)).toBeVisible({ timeout: 2_000 });
  await opener(column(mine, "Interview"), bea).focus();
  for (const key of ["Space", "ArrowLeft", "Space"]) await mine.keyboard.press(key);
  await mine.getByRole("radio", { name: "Plans changed" }).check();
  await button(mine, "Move back").click();
  await expect(card(column(theirs, "Application"), bea)).toBeVisible();

  // The other client misses the event, so the refusal names who was first.
  await theirs.route(/pipeline\/live|candidate_list\/(cards|pipeline)/, (route) => route.abort());
  const { token } = await sessionOf(server, RECRUITER);
  const [now] = (await cardsOf(server, id)).filter(({ person }) => person.name === cas);
  await callApi(server, "/applications/move", {
    method: "POST",
    token,
    body: { id: now?.id, version: now?.version, to: "Interview" },
  });
  await button(theirs, `Actions for ${cas}`).click();
  await theirs.getByRole("menuitem", { name: "Job offer" }).click();
  await expect(theirs.getByText(`already moved ${cas} to Interview`)).toBeVisible();
  await expect(mine.getByText(`tried to move ${cas} just after you`)).toBeVisible();
  await theirs.unroute(/pipeline\/live|candidate_list\/(cards|pipeline)/);

  // Rejected with a mail, and taken back with it.
  await button(mine, `Actions for ${dan}`).click();
  await mine.getByRole("menuitem", { name: "Reject", exact: true }).click();
  await mine.getByRole("radio", { name: "Skills do not fit" }).check();
  // Put on the list and never applied: a mail leaves only where the recruiter wants one.
  await expect(mine.getByRole("dialog").getByRole("button", { name: "Reject", exact: true })).toBeVisible();
  await mine
    .getByRole("dialog")
    .getByRole("switch", { name: `Email ${dan}` })
    .check();
  await expect(mine.getByRole("dialog").getByText(/^To .+@/)).toBeVisible();
  await mine.getByRole("dialog").getByRole("button", { name: "Reject and email" }).click();
  // The stage is folded, so the next card has the focus; after the undo the restored card has it.
  await expect(stageOpener(mine, "Rejection after application", 1)).toBeVisible();
  await expect(opener(column(mine, "Application"), bea)).toBeFocused();
  await button(mine, "Undo").click();
  await expect(opener(column(mine, "Application"), dan)).toBeFocused();
});

journey("the board, the sheet and the list can be read by everyone", async ({ enter, server }) => {
  const { id, name, cards } = await scene(server, WAITING);
  const person = cards[0]?.person.name ?? "";
  const page = await enter(RECRUITER, { at: `/recruitment-manager/recruiting/jobs/${id}/pipeline` });
  await expect(opener(page, person).first()).toBeVisible();
  await waitUntilSettled(page);

  // The next are read as one scrolls, and only those in sight are drawn.
  const waiting = column(page, "Vacancy").getByRole("listitem");
  await page
    .getByRole("checkbox", { name: /^Select/ })
    .first()
    .check();
  await waiting.first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(waiting.last()).toHaveAttribute("aria-posinset", String(WAITING), { timeout: 500 });
  }).toPass();
  await expect(waiting.last()).toHaveAttribute("aria-setsize", String(WAITING));
  expect(await waiting.count()).toBeLessThan(WAITING / 2);
  await expect(page.getByText("1 selected")).toBeVisible();
  // By keyboard from there to the top of the next column, with the focus.
  const last = waiting.last().getByRole("button").first();
  const moved = (await last.getByRole("paragraph").first().textContent()) ?? "";
  await last.focus();
  for (const key of ["Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
  await expect(opener(column(page, "Application"), moved)).toBeFocused();
  await expect(waiting.last()).toHaveAttribute("aria-setsize", String(WAITING - 1));

  await expectMainScreenAccessible(page);
  await opener(page, person).first().click();
  await expect(page.getByRole("dialog").getByText("History")).toBeVisible();
  await expectAccessibleIn(page, "en");
  await page.goto("/recruitment-manager/recruiting/applications?search=Board");
  await expect(page.getByRole("cell", { name: new RegExp(name) }).first()).toBeVisible();
  await expectMainScreenAccessible(page);
});

journey("the dashboard shows a vacancy's board and filters by status", async ({ enter, server }) => {
  const { name, cards } = await scene(server);
  const person = cards[0]?.person.name ?? "";
  const page = await enter(RECRUITER, { at: "/recruitment-manager/dashboard", language: "nl" });
  const vacancy = page.getByRole("button", { name: new RegExp(`^${name}`) });
  await expect(vacancy).toBeVisible();
  await vacancy.click();
  await expect(column(page, "Sollicitatie")).toBeVisible();
  await waitUntilSettled(page);
  await expectAccessibleIn(page, "nl");
  const status = page
    .getByRole("region", { name: "Sollicitanten per fase" })
    .getByRole("button", { name: /\bSollicitatie\b/ })
    .first();
  await status.click();
  await expect(page.getByRole("list", { name: "Sollicitatie" }).getByText(person)).toBeVisible();
  await status.click();
  await expect(column(page, "Gesprek")).toBeVisible();
  await vacancy.click();
  await expect(column(page, "Gesprek")).toHaveCount(0);
});
