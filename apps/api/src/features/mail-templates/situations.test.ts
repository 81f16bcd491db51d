import type { RecipientCheck } from "@vaardig/contract/mail-templates/mailSendings";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { mails } from "../../domain/mails/mails.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { applicantScene } from "../../test/applicantScene.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";

const { at, stands, send, reject, offerTimes, book, took, texts, subjects } = applicantScene();

const openTo = (values: Partial<typeof vacancies.$inferInsert>) =>
  acrossCompanies(at.test.db, (tx) =>
    tx.update(vacancies).set(values).where(eq(vacancies.id, at.vacancy.id)),
  );
const to = () => ({ job_id: at.vacancy.id, recipients: { application_ids: [at.id] } });

describe("a rejection", () => {
  const of = async () => (await mailsTo(at.test.db, at.person.email)).at(-1);

  it("of a person who never applied sends nothing by default, and claims no application when it is sent", async () => {
    await stands({ stage: "Vacancy", applied: false });
    expect(await reject()).toMatchObject({ mail: false, card: { awaits_news: false } });
    expect(await subjects()).toEqual([]);
    await stands({ stage: "Interview", applied: false });
    expect(await reject({ mail: true })).toMatchObject({ mail: true });
    expect(await subjects()).toEqual(["About Planner at Noordlicht"]);
    const [text] = await texts();
    expect(text).not.toMatch(/your application|your interview|talking with us|contacted you/);
    expect(text).toContain("You did not apply for the job of Planner at Noordlicht;");
  });

  it.each([
    [
      "en",
      "We invited you to an interview for the job of Planner at Noordlicht. That interview will not take place.",
    ],
    [
      "nl",
      "We hadden je uitgenodigd voor een gesprek over de functie Planner bij Noordlicht. Dat gesprek gaat niet door.",
    ],
  ] as const)(
    "of a person who was to choose a time says so by default, in %s, and mentions no application",
    async (language, told) => {
      await stands({ stage: "Interview", applied: false, language });
      await offerTimes();
      expect(await reject()).toMatchObject({ mail: true });
      const text = (await texts()).at(-1);
      expect(text).toContain(told);
      expect(text?.split("\n--\n")[0]).not.toMatch(/appl|sollicit/);
      expect(await mailNamesTo(at.test.db, at.person.email)).toEqual([
        ...(["interview_times", "rejection_before_application"] as const),
      ]);
    },
  );

  it("of a person who was asked for days says so by default, and of one who was emailed about the job only when wanted", async () => {
    const written = async (tempName: string) => {
      await stands({ stage: "Interview", applied: false, language: "nl" });
      await openTo({ external: true });
      await at.test.as(at.recruiter).post("/mail_template/send", { ...to(), temp_name: tempName });
    };
    await written("Interview");
    expect(await reject()).toMatchObject({ mail: true });
    expect((await texts()).at(-1)).toContain("Dat gesprek gaat niet door.");
    await written("Vacancy");
    expect(await reject()).toMatchObject({ mail: false });
    await written("Vacancy");
    await reject({ mail: true });
    expect((await texts()).at(-1)).toContain(
      "We hadden je benaderd voor de functie Planner bij Noordlicht. We",
    );
  });

  it("of a person whose offer is open says that it is no longer valid", async () => {
    await stands({ stage: "Interview", applied: false });
    await send("offer", { salary: 3400, hours: 32, start_date: "2031-02-01", message: "Welcome" });
    expect(await reject()).toMatchObject({ mail: true });
    expect((await texts()).at(-1)).toContain(
      "We offered you the job of Planner at Noordlicht. That offer no longer stands.",
    );
  });

  it("does not claim an earlier contact when the only earlier email was not delivered", async () => {
    await stands({ stage: "Interview", applied: false });
    await offerTimes();
    await acrossCompanies(at.test.db, (tx) =>
      tx.update(mails).set({ status: "failed" }).where(eq(mails.userId, at.person.id)),
    );
    await reject({ mail: true });
    expect((await texts()).at(-1)).toContain("You did not apply for the job of Planner at Noordlicht;");
  });

  it("of an applicant mentions the application, also past the stage of interviews when none took place", async () => {
    await stands({ stage: "Interview" });
    await book(await offerTimes());
    expect(await reject()).toMatchObject({ mail: true, card: { stage: "Rejection after interview" } });
    expect((await of())?.subject).toBe("Your application for Planner");
    expect((await of())?.text).not.toMatch(/interview|talking with us/);
    expect((await of())?.text).toContain("Thank you for applying");
    expect((await mailNamesTo(at.test.db, at.person.email)).slice(2)).toEqual([
      "rejection_after_application",
    ]);
  });

  it("after an interview that took place thanks for it", async () => {
    await stands({ language: "nl" });
    const interview = await offerTimes();
    await book(interview);
    await took(interview);
    const { card } = await reject();
    expect(card).toMatchObject({ rejection_mail: "Rejection after interview", awaits_news: true });
    expect((await mailNamesTo(at.test.db, at.person.email)).slice(2)).toEqual(["rejection_after_interview"]);
    expect(await of()).toMatchObject({
      subject: "Nieuws over Planner bij Noordlicht",
      text: expect.stringContaining("Bedankt voor het gesprek"),
    });
  });

  it("of several writes to each what is so, and to none who never took part", async () => {
    await stands();
    const [applied, asId] = [at.person, at.id];
    await stands({ stage: "Vacancy", applied: false });
    const several = [asId, at.id].map((one) => ({ id: one, version: 1 }));
    const body = { job_vacancy_id: at.vacancy.id, applications: several, action: "reject", reason: "skills" };
    await at.test.as(at.recruiter).post("/applications/bulk", body);
    expect(await subjects()).toEqual([]);
    expect(await mailsTo(at.test.db, applied.email)).toMatchObject([
      { subject: "Your application for Planner" },
    ]);
  });

  it("says what was typed where it was confirmed", async () => {
    await stands();
    await reject({ words: { en: { subject: "About {{job}}", message: "<p>Too late, {{first_name}}</p>" } } });
    expect(await of()).toMatchObject({ subject: "About Planner", text: "Too late, Ann" });
  });
});

describe("a mail written by hand", () => {
  const untrue = async (tempName: string) => {
    const checked = await at.test
      .as(at.recruiter)
      .post("/mail_template/check", { ...to(), temp_name: tempName });
    const { status, body } = await at.test
      .as(at.recruiter)
      .post("/mail_template/send", { ...to(), temp_name: tempName });
    const { count, names } = (checked.body.payload as RecipientCheck).untrue;
    expect([status, body.fields]).toEqual(
      count === 0
        ? [200, undefined]
        : [400, { recipients: `This email says something about ${names[0]} that did not happen` }],
    );
    return count === 1;
  };

  it("does not thank for an application or an interview that never was", async () => {
    await stands({ stage: "Interview", applied: false });
    const thanks = ["Application", "Rejection after application", "Rejection after interview"];
    for (const name of thanks) expect(await untrue(name), name).toBe(true);
    expect(await texts()).toEqual([]);
    await openTo({ external: true });
    for (const name of ["Vacancy", "Interview"]) expect(await untrue(name), name).toBe(false);
  });

  it("ends no invitation that can still be answered", async () => {
    await stands({ stage: "Interview", applied: false });
    await offerTimes();
    expect(await untrue("Rejection before application")).toBe(true);
    await stands({ stage: "Interview", applied: false });
    expect(await untrue("Rejection before application")).toBe(false);
  });

  it("that asks for days to talk says to who asked for nothing, and to no one else, that no answer is needed", async () => {
    const asked = async (part: Parameters<typeof stands>[0]) => {
      await stands({ stage: "Interview", ...part });
      expect(await untrue("Interview")).toBe(false);
      return (await texts()).at(-1);
    };
    expect(await asked({ applied: false })).toContain(
      "Reply to this email. If you are not interested, you do not have to do anything.\n\nKind regards",
    );
    expect(await asked({ applied: false, language: "nl" })).toContain("Dan hoef je niets te doen.\n\nMet");
    expect(await asked({})).toContain("Reply to this email.\n\nKind regards");
  });

  it("does not ask who applied to apply, nor claim that they did not", async () => {
    await stands({ stage: "Interview" });
    await openTo({ external: true });
    for (const name of ["Vacancy", "Rejection before application", "Rejection after interview"])
      expect(await untrue(name), name).toBe(true);
    for (const name of ["Application", "Rejection after application"])
      expect(await untrue(name), name).toBe(false);
    const interview = await offerTimes();
    await book(interview);
    await took(interview);
    expect(await untrue("Rejection after interview")).toBe(false);
  });

  it("that invites to apply leads to the job, also for a person further on who has no application", async () => {
    await stands({ stage: "Interview", applied: false });
    await openTo({ external: true });
    await at.test.as(at.recruiter).post("/mail_template/send", { ...to(), temp_name: "Vacancy" });
    expect((await texts()).at(-1)).toContain(`/external/jobs/matches/${at.vacancy.id}`);
    await stands({ stage: "Interview", applied: false, account: false });
    await at.test.as(at.recruiter).post("/mail_template/send", { ...to(), temp_name: "Vacancy" });
    expect((await texts()).at(-1)).toMatch(new RegExp(`/careers/[^/]+/${at.vacancy.id}\n`));
    expect((await texts()).at(-1)).not.toContain("password");
  });

  it("invites no one to apply for a job that is not open to them", async () => {
    await stands({ stage: "Interview", applied: false });
    const invite = () =>
      at.test.as(at.recruiter).post("/mail_template/send", { ...to(), temp_name: "Vacancy" });
    await openTo({ external: false });
    expect((await invite()).body.fields?.recipients).toMatch(/^This job is for colleagues only: Ann /);
    await openTo({ external: true, publication: "closed" });
    expect((await invite()).body.fields?.recipients).toMatch(/^This job is not open/);
    expect(await texts()).toEqual([]);
    await openTo({ external: true, publication: "open" });
    expect((await invite()).status).toBe(200);
  });

  it("in words of its own is the writer's", async () => {
    await stands({ stage: "Vacancy", applied: false });
    const words = { en: { subject: "Thanks", message: "<p>Thank you for applying by phone.</p>" } };
    expect((await at.test.as(at.recruiter).post("/mail_template/send", { ...to(), words })).status).toBe(200);
  });
});

describe("an offer", () => {
  const TERMS = { salary: 3400, hours: 32, start_date: "2031-02-01", message: "Welcome" };

  it("states its terms in the reader's language; without an offer no mail can mention one", async () => {
    await stands({ language: "nl" });
    const body = { job_id: at.vacancy.id, recipients: { application_ids: [at.id] }, temp_name: "Job offer" };
    const without = await at.test.as(at.recruiter).post("/mail_template/send", body);
    expect(without.status).toBe(400);
    expect(await texts()).toEqual([]);
    await send("offer", TERMS);
    const [text] = await texts();
    expect(text).toMatch(/€\s3\.400 bruto per maand voor 32 uur per week, vanaf 1 februari 2031/);
  });
});

describe("another offer", () => {
  const TERMS = { salary: 3400, hours: 32, start_date: "2031-02-01", message: "Welcome" };

  it.each([
    ["en", "This offer replaces our earlier one."],
    ["nl", "Dit aanbod vervangt ons eerdere aanbod."],
  ] as const)("says in %s that it takes the place of one without an answer", async (language, words) => {
    await stands({ language });
    await send("offer", TERMS);
    expect((await texts()).at(-1)).not.toContain(words);
    await send("offer", { ...TERMS, salary: 3600 });
    expect((await texts()).at(-1)).toContain(words);
  });

  it("does not speak of an earlier one that no one heard of", async () => {
    await stands({ account: false });
    await send("offer", { ...TERMS, mail: false });
    await send("offer", { ...TERMS, salary: 3600 });
    expect((await texts()).at(-1)).not.toContain("earlier");
  });
});

describe("a hire", () => {
  const TERMS = { salary: 3400, hours: 32, start_date: "2031-02-01", message: "Welcome", mail: false };

  it("of a person without an account congratulates with the first day, then invites", async () => {
    await stands({ account: false });
    await send("offer", TERMS);
    await send("hire", { convert: true });
    const [hired, invitation, ...more] = await texts();
    expect(more).toEqual([]);
    expect(hired).toMatch(/^Congratulations on your new job: Planner/);
    expect(hired).toContain("Your first day: 1 February 2031");
    expect(hired).toContain("You will get a separate email");
    expect(invitation).toMatch(/^Choose a password for your account with Noordlicht\nHello Ann,/);
    expect(invitation).toContain("/set-password?invite=");
  });

  it("names no first day that has passed", async () => {
    await stands({ stage: "Job offer" });
    await send("offer", { ...TERMS, start_date: "2020-01-01", anyway: true });
    await send("hire");
    expect((await texts()).at(-1)).toContain("Your first day: still to be agreed");
  });

  it("of a person with an account promises no invitation, and sends none", async () => {
    await stands({ language: "nl", stage: "Job offer" });
    await send("hire", { convert: true });
    const [hired, ...more] = await texts();
    expect(more).toEqual([]);
    expect(hired).toContain("Je eerste dag in deze functie: dat spreken we nog af");
    expect(hired).toContain("Inloggen doe je met het account dat je al hebt.");
  });

  it("cancels an interview to come with words of its own, and nothing of one that took place", async () => {
    await stands({ stage: "Job offer" });
    const [past, future] = [await offerTimes(), await offerTimes({ minutes: 30 })];
    await book(past);
    await took(past);
    const slot = { id: future.id, slot_id: future.slots[1]?.id, version: future.version };
    await at.test.as(at.recruiter).post("/interviews/book", slot);
    const before = (await texts()).length;
    await send("hire");
    expect((await subjects()).slice(before)).toEqual([
      "Congratulations on your new job: Planner",
      "This interview is no longer needed: Planner",
    ]);
  });

  it("is not sent by the product where the recruiter does so", async () => {
    await stands({ stage: "Job offer" });
    await send("hire", { mail: false });
    expect(await texts()).toEqual([]);
  });
});
