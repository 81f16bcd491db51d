import type { Interview } from "@vaardig/contract/interviews/interviews";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildJobProfile, buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";
import { readCalendar } from "../../test/readCalendar.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let profile: { id: string };
let english: TestUser;
let dutch: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db, { name: "Noordlicht" });
  recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
  profile = await buildJobProfile(test.db, { en: "Nurse", nl: "Verpleegkundige" });
});
beforeEach(async () => {
  english = await buildUser(test.db, company, { systemRole: "manager", language: "en" });
  dutch = await buildUser(test.db, company, { systemRole: "manager", language: "nl" });
});
afterAll(() => test.close());

/** A job that two colleagues answer for, one in each language. */
const job = (name: string) =>
  buildVacancy(test.db, english, {
    name,
    jobProfileId: profile.id,
    external: true,
    coOwners: [dutch, recruiter],
  });
const applicant = (language: "en" | "nl") =>
  buildUser(test.db, company, { systemRole: "freelancer", firstName: "Ann", language });
const lastTo = async ({ email }: TestUser) => (await mailsTo(test.db, email)).at(-1);
const APPLIED = { stage: "Application", appliedAt: new Date() } as const;

async function book(vacancy: { id: string }, person: TestUser, title: string) {
  const { id } = await buildApplication(test.db, vacancy, person, APPLIED);
  const at = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const offered = await test.as(recruiter).post("/interviews", {
    application_id: id,
    title,
    kind: "phone",
    place: "",
    minutes: 30,
    slots: [at],
    interviewer_ids: [english.id, dutch.id],
  });
  const { id: interview, slots, version } = offered.body.payload as Interview;
  const slot = { id: interview, slot_id: slots[0]?.id, version };
  await test.as(recruiter).post("/interviews/book", slot);
}

it.each([["Verpleegkundige"], ["nurse"]])(
  "a job that is called as its profile, %s, is called so in each reader's language",
  async (name) => {
    const vacancy = await job(name);
    const [ann, anna] = [await applicant("en"), await applicant("nl")];
    const apply = (by: TestUser) => {
      const body = {
        job_vacancy_id: vacancy.id,
        hours: 32,
        hourly_rate: 50,
        salary_proposal: null,
        available_from: "2031-01-01",
        available_until: "2032-01-01",
        motivation: "I care.",
      };
      return test.as(by).post("/applications", body);
    };
    expect((await apply(ann)).status).toBe(200);
    expect((await lastTo(english))?.subject).toMatch(/applied for nurse$/i);
    expect((await lastTo(dutch))?.subject).toBe(
      "Ann Person heeft gesolliciteerd op de vacature Verpleegkundige",
    );

    for (const person of [ann, anna]) {
      const { id } = await buildApplication(test.db, await job(name), person, APPLIED);
      await test.as(recruiter).post("/applications/reject", { id, version: 1, reason: "skills" });
    }
    expect((await lastTo(ann))?.subject).toMatch(/^Your application for nurse$/i);
    expect((await lastTo(anna))?.subject).toBe("Je sollicitatie op de vacature Verpleegkundige");
  },
);

it("interviewers read the job and a suggested title in their language, in the mail and in the calendar", async () => {
  await book(await job("Nurse"), await applicant("en"), "First interview");
  const mail = await lastTo(dutch);
  expect(mail?.text).toMatch(
    /^Jij en .+ spreken Ann Person voor de functie Verpleegkundige \(Eerste gesprek, 30 minuten\):$/m,
  );
  expect(mail?.text, "the way it is held").toContain("Telefonisch");
  expect(readCalendar(mail?.calendar ?? "")).toMatchObject({
    SUMMARY: "Eerste gesprek – Ann Person",
    DESCRIPTION: "Verpleegkundige",
    LOCATION: "Telefonisch",
  });
  expect((await lastTo(english))?.text).toMatch(
    /^You and .+ will interview Ann Person for the job of Nurse \(First interview, 30 minutes\):$/m,
  );
});

it("typed titles stay as they were typed, of a job and of an interview", async () => {
  const typed = await job("Nurse, nights, Assen");
  const anna = await applicant("nl");
  await book(typed, anna, "Coffee with the ward");
  expect((await lastTo(dutch))?.text).toContain(
    "Ann Person voor de functie Nurse, nights, Assen (Coffee with the ward, 30 minuten):",
  );
  const mail = await lastTo(anna);
  expect(mail?.subject).toMatch(/^Je gesprek voor de functie Nurse, nights, Assen: /);
  expect(mail?.text).toContain("Coffee with the ward\n");
});
