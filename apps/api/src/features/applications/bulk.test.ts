import type { moveApplications } from "@vaardig/contract/applications/applicationCommands";
import type { Payload } from "@vaardig/contract/endpoint";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { mails } from "../../domain/mails/mails.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let vacancy: { id: string };

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
});
beforeEach(async () => {
  vacancy = await buildVacancy(test.db, recruiter);
});
afterAll(() => test.close());

const newCandidate = () => buildUser(test.db, company, { systemRole: "freelancer", account: false });

async function bulk(body: object) {
  const answer = await test.as(recruiter).post("/applications/bulk", { job_vacancy_id: vacancy.id, ...body });
  expect(answer.body).toMatchObject({ success: true });
  return (answer.body.payload as Payload<typeof moveApplications>).results;
}

it("reports the result for each of several", async () => {
  const candidate = await newCandidate();
  const fine = await buildApplication(test.db, vacancy, candidate);
  const stale = await buildApplication(test.db, vacancy, await newCandidate());
  const back = await buildApplication(test.db, vacancy, await newCandidate(), { stage: "Job offer" });
  const results = await bulk({
    applications: [fine, { ...stale, version: 7 }, back, { id: candidate.id, version: 1 }],
    action: "move",
    to: "Interview",
  });
  expect(results.map(({ code }) => code)).toEqual([null, "stale_version", "reason_missing", "not_found"]);
  const [row] = await acrossCompanies(test.db, (tx) =>
    tx.select().from(applications).where(eq(applications.id, fine.id)),
  );
  expect(row).toMatchObject({ stage: "Interview" });
});

it("takes a rejection of several back, but for one whose mail has left", async () => {
  const [told, untold] = [await newCandidate(), await newCandidate()];
  const several = [
    await buildApplication(test.db, vacancy, untold, { appliedAt: new Date() }),
    await buildApplication(test.db, vacancy, told, { appliedAt: new Date() }),
  ];
  const rejected = await bulk({ applications: several, action: "reject", reason: "skills" });
  await acrossCompanies(test.db, (tx) =>
    tx.update(mails).set({ status: "sent" }).where(eq(mails.userId, told.id)),
  );
  const undone = await bulk({
    applications: rejected.map(({ id, card }) => ({ id, version: card?.version })),
    action: "undo_rejection",
  });
  expect(undone.map(({ code, card }) => [code, card?.stage])).toEqual([
    [null, "Application"],
    ["move_not_allowed", "Rejection after application"],
  ]);
  expect(
    await acrossCompanies(test.db, (tx) => tx.select().from(mails).where(eq(mails.userId, untold.id))),
  ).toEqual([]);
});

const APPLIED = { stage: "Application", appliedAt: new Date() } as const;
const mailTo = async ({ id }: TestUser) =>
  (await acrossCompanies(test.db, (tx) => tx.select().from(mails).where(eq(mails.userId, id))))[0];

it("sends the words that were changed to those of their situation and language, and the usual ones to the others", async () => {
  const newPerson = (more: object = {}) =>
    buildUser(test.db, company, { systemRole: "freelancer", firstName: "Bo", ...more });
  const [english, dutch, listed] = [
    await newPerson(),
    await newPerson({ language: "nl" }),
    await newPerson(),
  ];
  const cards = [
    await buildApplication(test.db, vacancy, english, APPLIED),
    await buildApplication(test.db, vacancy, dutch, APPLIED),
    await buildApplication(test.db, vacancy, listed, { stage: "Vacancy" }),
  ];
  const changed = {
    subject: "No, {{first_name}}",
    message: "<p>Sorry. <b>{{job}}</b> went to someone else.</p>",
  };
  await bulk({
    applications: cards,
    action: "reject",
    reason: "skills",
    note: "Never shown",
    mail: true,
    words: { "Rejection after application": { en: changed } },
  });
  expect(await mailTo(english)).toMatchObject({
    subject: "No, Bo",
    text: expect.stringMatching(/^Sorry\. .+ went to someone else\.$/),
  });
  expect((await mailTo(dutch))?.text).toMatch(/^Hallo Bo,\n\nBedankt voor je sollicitatie/);
  expect((await mailTo(listed))?.text).toMatch(/You did not apply for the job of/);
  for (const one of [english, dutch, listed]) expect((await mailTo(one))?.text).not.toContain("Never shown");
});

it("rejects no one with words that could be sent to no one, and says which", async () => {
  const person = await newCandidate();
  const card = await buildApplication(test.db, vacancy, person, APPLIED);
  const body = { job_vacancy_id: vacancy.id, applications: [card], action: "reject", reason: "skills" };
  const refused = async (subject: string, message: string) => {
    const words = { "Rejection after application": { en: { subject, message } } };
    const answer = await test.as(recruiter).post("/applications/bulk", { ...body, words });
    expect(answer.status).toBe(400);
    return answer.body.fields;
  };
  expect(await refused("No", "<p>You would have begun on {{offer_start}}.</p>")).toEqual({
    "words.Rejection after application.en.message":
      "“offer_start” has no value in this type of email. Remove it",
  });
  expect(await refused("No", "<p> </p>")).toHaveProperty("words.Rejection after application.en.message");
  expect(await mailTo(person)).toBeUndefined();
});
