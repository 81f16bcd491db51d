import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { Interview } from "@vaardig/contract/interviews/interviews";
import type { RecipientCheck } from "@vaardig/contract/mail-templates/mailSendings";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { interviews } from "../../domain/interviews/interviews.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";
import { readCalendar } from "../../test/readCalendar.ts";

let test: TestApp;
let company: TestCompany;
let recruiter: TestUser;
let person: TestUser;
let interviewer: TestUser;
let vacancy: { id: string };
let id: string;

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR);

beforeAll(async () => {
  test = await buildApp({ PUBLIC_URL: "https://vaardig.test" });
  company = await buildCompany(test.db, { name: "Noordlicht" });
  recruiter = await buildUser(test.db, company, {
    systemRole: "moderator",
    firstName: "Rita",
    lastName: "Smit",
  });
});
beforeEach(async () => {
  vacancy = await buildVacancy(test.db, recruiter, { name: "Planner" });
  interviewer = await buildUser(test.db, company);
});
afterAll(() => test.close());

type Part = {
  stage?: ApplicationCard["stage"];
  applied?: boolean;
  language?: "en" | "nl";
  account?: boolean;
};

/** Someone on the list of the job; applied unless it is said otherwise. */
async function stands({ stage = "Application", applied = true, language = "en", account = true }: Part = {}) {
  person = await buildUser(test.db, company, {
    systemRole: "freelancer",
    firstName: "Ann",
    language,
    account,
    ...(!account && { status: "not_invited" as const }),
  });
  const made = await buildApplication(test.db, vacancy, person, {
    stage,
    addedBy: recruiter.id,
    appliedAt: applied ? new Date() : null,
  });
  id = made.id;
}

async function send(command: string, more: object = {}) {
  const [row] = await acrossCompanies(test.db, (tx) =>
    tx.select().from(applications).where(eq(applications.id, id)),
  );
  const answer = await test
    .as(recruiter)
    .post(`/applications/${command}`, { id, version: row?.version, ...more });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.payload as { card: ApplicationCard; mail?: boolean };
}
const reject = (more: object = {}) => send("reject", { reason: "skills", ...more });

async function offerTimes(more: object = {}): Promise<Interview> {
  const { body } = await test.as(recruiter).post("/interviews", {
    application_id: id,
    title: "Eerste gesprek",
    kind: "on_site",
    place: "Herestraat 1",
    minutes: 45,
    slots: [inHours(48).toISOString(), inHours(72).toISOString()],
    interviewer_ids: [interviewer.id],
    ...more,
  });
  return body.payload as Interview;
}
const book = ({ id: interview, slots, version }: Interview) =>
  test.as(recruiter).post("/interviews/book", { id: interview, slot_id: slots[0]?.id, version });
const took = (interview: Interview) =>
  acrossCompanies(test.db, (tx) =>
    tx
      .update(interviews)
      .set({ startsAt: new Date(Date.now() - HOUR) })
      .where(eq(interviews.id, interview.id)),
  );

const texts = async () =>
  (await mailsTo(test.db, person.email)).map(({ subject, text }) => `${subject}\n${text}`);
const subjects = async () => (await mailsTo(test.db, person.email)).map(({ subject }) => subject);

describe("a rejection", () => {
  const of = async () => (await mailsTo(test.db, person.email)).at(-1);

  it("of a person who never applied sends nothing by default, and claims no application when it is sent", async () => {
    await stands({ stage: "Vacancy", applied: false });
    expect(await reject()).toMatchObject({ mail: false, card: { took_part: false } });
    expect(await subjects()).toEqual([]);
    await stands({ stage: "Interview", applied: false });
    expect(await reject({ mail: true })).toMatchObject({ mail: true });
    expect(await subjects()).toEqual(["About Planner at Noordlicht"]);
    const [text] = await texts();
    expect(text).not.toMatch(/your application|your interview|talking with us|contacted you/);
    expect(text).toContain("You did not apply for the job of Planner at Noordlicht;");
  });

  it("of a person who was written to says so, and not that they never applied", async () => {
    await stands({ stage: "Interview", applied: false, language: "nl" });
    await offerTimes();
    await reject({ mail: true });
    const text = (await texts()).at(-1);
    expect(text).toContain("We hadden je benaderd voor de functie Planner bij Noordlicht.");
    expect(text).not.toContain("Je had niet gesolliciteerd");
  });

  it("of an applicant tells of the application, also past the stage of interviews when none took place", async () => {
    await stands({ stage: "Interview" });
    await book(await offerTimes());
    expect(await reject()).toMatchObject({ mail: true, card: { stage: "Rejection after interview" } });
    expect((await of())?.subject).toBe("Your application for Planner");
    expect((await of())?.text).not.toMatch(/interview|talking with us/);
    expect((await of())?.text).toContain("Thank you for applying");
    expect((await mailNamesTo(test.db, person.email)).slice(2)).toEqual(["rejection_after_application"]);
  });

  it("after an interview that took place thanks for it", async () => {
    await stands({ language: "nl" });
    const interview = await offerTimes();
    await book(interview);
    await took(interview);
    const { card } = await reject();
    expect(card).toMatchObject({ rejection_mail: "Rejection after interview", took_part: true });
    expect((await mailNamesTo(test.db, person.email)).slice(2)).toEqual(["rejection_after_interview"]);
    expect(await of()).toMatchObject({
      subject: "Nieuws over Planner bij Noordlicht",
      text: expect.stringContaining("Bedankt voor het gesprek"),
    });
  });

  it("of several writes to each what is so, and to none who never took part", async () => {
    await stands();
    const [applied, asId] = [person, id];
    await stands({ stage: "Vacancy", applied: false });
    const several = [asId, id].map((one) => ({ id: one, version: 1 }));
    const body = { job_vacancy_id: vacancy.id, applications: several, action: "reject", reason: "skills" };
    await test.as(recruiter).post("/applications/bulk", body);
    expect(await subjects()).toEqual([]);
    expect(await mailsTo(test.db, applied.email)).toMatchObject([
      { subject: "Your application for Planner" },
    ]);
  });

  it("says what was typed where it was confirmed", async () => {
    await stands();
    await reject({ words: { en: { subject: "About {{job}}", message: "<p>Too late, {{first_name}}</p>" } } });
    expect(await of()).toMatchObject({ subject: "About Planner", text: "Too late, Ann" });
  });
});

describe("an invitation to an interview", () => {
  it("with times names them and the link, in the reader's language, its title too", async () => {
    await stands({ language: "en" });
    await offerTimes();
    const [text] = await texts();
    expect(text).toMatch(/^Choose a time: First interview, Planner\n/);
    expect(text).toContain("First interview");
    expect(text, "each on a line of its own").toMatch(/We suggest:\n.+ CES?T\n.+ CES?T\n\n/);
    expect(text).not.toContain("not interested");
    expect(text?.match(/ at \d\d:00 CES?T/g)).toHaveLength(2);
    expect(text).toContain("https://vaardig.test/external/my-applications");
    expect(await mailNamesTo(test.db, person.email)).toEqual(["interview_times"]);
  });

  it("without times asks for some and names none", async () => {
    await stands({ stage: "Interview", language: "nl" });
    const body = { job_id: vacancy.id, recipients: { application_ids: [id] }, temp_name: "Interview" };
    expect((await test.as(recruiter).post("/mail_template/send", body)).status).toBe(200);
    const [text] = await texts();
    expect(text).toContain("Welke dagen en tijden komen je uit?");
    expect(text).not.toMatch(/\d\d:\d\d|vaardig\.test/);
    expect(await mailNamesTo(test.db, person.email)).toEqual(["interview"]);
    const withTimes = await test
      .as(recruiter)
      .post("/mail_template/send", { ...body, temp_name: "Interview times" });
    expect(withTimes.status).toBe(400);
    expect(await texts()).toHaveLength(1);
  });

  it("is taken back for times that were not chosen, and cancelled for a time that stood", async () => {
    await stands();
    const cancel = ({ id: one, version }: Interview) =>
      test.as(recruiter).post("/interviews/cancel", { id: one, version });
    await cancel(await offerTimes());
    expect(await mailNamesTo(test.db, interviewer.email), "no time was chosen").toEqual([]);
    await cancel((await book(await offerTimes({ minutes: 30 }))).body.payload as Interview);
    const mails = await subjects();
    expect(mails[1]).toBe("The suggested interview will not take place: Planner");
    expect(mails.at(-1)).toBe("Your interview will not take place: Planner");
    const [offered, canceled] = [(await texts())[1], (await texts()).at(-1)];
    expect(offered).toContain("you no longer need to choose a time");
    expect(canceled).toContain("I am sorry, but this interview for Planner will not take place:");
    expect(canceled).not.toContain("choose a time");
    expect(await mailNamesTo(test.db, person.email)).toEqual([
      ...(["interview_times", "interview_times_withdrawn"] as const),
      ...(["interview_times", "interview_booked", "interview_canceled"] as const),
    ]);
  });

  it("is cancelled with the reason for a person who withdrew, and without one for others", async () => {
    await stands({ language: "nl" });
    await book(await offerTimes());
    const [row] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(applications).where(eq(applications.id, id)),
    );
    await test.as(person).post("/my_applications/withdraw", { id, version: row?.version });
    const text = (await texts()).at(-1);
    expect(text).toMatch(/^Je gesprek gaat niet door: Planner\n/);
    expect(text).toContain("Je hebt je sollicitatie op de vacature Planner ingetrokken.");
    expect(text).not.toContain("Beantwoord deze e-mail");
    expect((await mailNamesTo(test.db, person.email)).slice(2)).toEqual(["interview_withdrawn"]);
    const told = (await mailsTo(test.db, interviewer.email)).at(-1);
    expect(told?.text).toContain("withdrew their application, so the interview for Planner on");
    await stands();
    const booked = (await book(await offerTimes())).body.payload as Interview;
    await test.as(recruiter).post("/interviews/cancel", { id: booked.id, version: booked.version });
    expect((await texts()).at(-1)).not.toContain("withdrew");
    expect((await mailsTo(test.db, interviewer.email)).at(-1)?.text).not.toContain("withdrew");
  });

  it("is cancelled for a person who never applied and stepped back, without an application", async () => {
    await stands({ stage: "Vacancy", applied: false });
    await book(await offerTimes());
    const [row] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(applications).where(eq(applications.id, id)),
    );
    await test.as(person).post("/my_applications/withdraw", { id, version: row?.version });
    const text = (await texts()).at(-1);
    expect(text).toContain("You withdrew from consideration for the job of Planner");
    expect(text).not.toContain("application");
    expect((await mailNamesTo(test.db, person.email)).slice(2)).toEqual(["interview_stepped_back"]);
    const told = (await mailsTo(test.db, interviewer.email)).at(-1);
    expect(told?.text).toContain("withdrew from consideration, so the interview");
  });

  it("tells a person who asked for nothing that no interest needs no answer", async () => {
    await stands({ stage: "Vacancy", applied: false });
    await offerTimes();
    expect((await texts())[0]).toMatch(/my-applications\n\nIf the page .+\n\nIf you are not interested, you/);
  });

  it("with new times names the time that was booked, which leaves the calendar as it was", async () => {
    await stands();
    const change = async (one: Interview) =>
      (
        await test.as(recruiter).put("/interviews", {
          id: one.id,
          version: one.version,
          title: "Second interview",
          kind: "phone",
          place: "",
          minutes: 30,
          slots: [inHours(90).toISOString()],
          interviewer_ids: [interviewer.id],
        })
      ).body.payload as Interview;
    const moved = await change((await book(await offerTimes())).body.payload as Interview);
    const mail = (await mailsTo(test.db, person.email)).at(-1);
    expect(mail?.text).toMatch(/We have to move your interview of \w+ \d.+ at \d\d:00 CES?T; I am sorry/);
    expect(mail?.text).toContain("Second interview, 30 minutes\nBy phone\n");
    const left = { METHOD: "CANCEL", SUMMARY: "First interview – Noordlicht", LOCATION: "Herestraat 1" };
    expect(readCalendar(mail?.calendar ?? "")).toMatchObject(left);
    const told = (await mailsTo(test.db, interviewer.email)).at(-1);
    expect(told?.text).toMatch(/^New times were sent to Ann .+, so the interview for Planner on/m);
    await change(moved);
    const again = (await mailsTo(test.db, person.email)).at(-1);
    expect(again).toMatchObject({ calendar: null, text: expect.stringContaining("no longer available") });
    expect(again?.text).not.toMatch(/calendar|We have to move/);
    expect([mail?.name, again?.name]).toEqual(["interview_changed_booked", "interview_changed"]);
  });

  it("with new times for a person who had a booked one does not ask whether they are interested at all", async () => {
    await stands({ stage: "Vacancy", applied: false });
    const change = async (one: Interview) =>
      (
        await test.as(recruiter).put("/interviews", {
          id: one.id,
          version: one.version,
          title: "First interview",
          kind: "phone",
          place: "",
          minutes: 30,
          slots: [inHours(90).toISOString()],
          interviewer_ids: [interviewer.id],
        })
      ).body.payload as Interview;
    const unasked = /not interested|unsubscribe/;
    const waiting = await change(await offerTimes());
    expect((await texts()).at(-1), "nothing was booked").toMatch(unasked);
    await change((await book(waiting)).body.payload as Interview);
    expect((await texts()).at(-1)).toContain("We have to move your interview");
    expect((await texts()).at(-1)).not.toMatch(unasked);
    await test.as(recruiter).post("/mail_template/send", {
      job_id: vacancy.id,
      recipients: { application_ids: [id] },
      temp_name: "Interview",
    });
    expect((await texts()).at(-1)).not.toMatch(unasked);
  });

  it("once booked says who the person meets, and to colleagues that another time replaces it", async () => {
    await stands();
    const two = await offerTimes();
    const booked = (await book(two)).body.payload as Interview;
    const name = "Test Person";
    expect((await texts()).at(-1)).toContain(`You will meet: ${name}`);
    expect(readCalendar((await mailsTo(test.db, person.email)).at(-1)?.calendar ?? "")).toMatchObject({
      DESCRIPTION: `Planner, with ${name}`,
    });
    const toldFirst = (await mailsTo(test.db, interviewer.email)).at(-1)?.text;
    expect(toldFirst).toMatch(/^You meet Ann .+ for Planner \(First interview, 45 minutes\):$/m);
    expect(toldFirst).not.toContain("This replaces");
    expect(await mailNamesTo(test.db, interviewer.email)).toEqual(["colleague_interview_booked"]);
    const other = { id: booked.id, slot_id: two.slots[1]?.id, version: booked.version };
    await test.as(recruiter).post("/interviews/book", other);
    expect((await mailsTo(test.db, interviewer.email)).at(-1)?.text).toContain(
      "This replaces the earlier time.",
    );
    expect((await mailNamesTo(test.db, interviewer.email)).slice(1)).toEqual([
      "colleague_interview_replaced",
    ]);
    expect((await mailsTo(test.db, recruiter.email)).at(-1)?.text).toMatch(/^Test Person meets Ann /m);
  });

  it("says that it is by phone or by video, also without a place", async () => {
    await stands();
    await offerTimes({ kind: "phone", place: "" });
    await offerTimes({ kind: "video", place: "https://meet.test/a", minutes: 30 });
    const [phone, video] = await texts();
    expect(phone).toContain("45 minutes\nBy phone\n");
    expect(video).toContain("30 minutes\nVideo call: https://meet.test/a\n");
  });

  it("of a time that cannot be changed any more does not promise that it can", async () => {
    await stands();
    await book(await offerTimes());
    await book(await offerTimes({ minutes: 30, slots: [inHours(6).toISOString()] }));
    const mails = (await texts()).filter((text) => text.startsWith("Your interview for Planner"));
    expect(mails.map((text) => text.includes("You can choose another time"))).toEqual([true, false]);
    const names = await mailNamesTo(test.db, person.email);
    expect(names.filter((name) => name !== "interview_times")).toEqual([
      ...(["interview_booked", "interview_booked_for_good"] as const),
    ]);
  });

  it("for an interview that took place is not offered again", async () => {
    await stands();
    const interview = await offerTimes();
    const booked = (await book(interview)).body.payload as Interview;
    await took(interview);
    const before = (await texts()).length;
    const answer = await test.as(recruiter).put("/interviews", {
      id: booked.id,
      version: booked.version,
      title: "T",
      kind: "phone",
      minutes: 30,
      slots: [inHours(90).toISOString()],
      interviewer_ids: [interviewer.id],
    });
    expect(answer.body.code).toBe("move_not_allowed");
    expect(await texts()).toHaveLength(before);
  });
});

describe("a mail written by hand", () => {
  const to = () => ({ job_id: vacancy.id, recipients: { application_ids: [id] } });
  const untrue = async (tempName: string) => {
    const checked = await test.as(recruiter).post("/mail_template/check", { ...to(), temp_name: tempName });
    const { status, body } = await test
      .as(recruiter)
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
    for (const name of ["Vacancy", "Interview"]) expect(await untrue(name), name).toBe(false);
  });

  it("that asks for days to talk says to who asked for nothing, and to no one else, that no answer is needed", async () => {
    const asked = async (part: Part) => {
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

  it("does not ask who applied to apply, nor tell them that they did not", async () => {
    await stands({ stage: "Interview" });
    for (const name of ["Vacancy", "Rejection before application", "Rejection after interview"])
      expect(await untrue(name), name).toBe(true);
    for (const name of ["Application", "Rejection after application"])
      expect(await untrue(name), name).toBe(false);
    const interview = await offerTimes();
    await book(interview);
    await took(interview);
    expect(await untrue("Rejection after interview")).toBe(false);
  });

  it("in words of its own is the writer's", async () => {
    await stands({ stage: "Vacancy", applied: false });
    const words = { en: { subject: "Thanks", message: "<p>Thank you for applying by phone.</p>" } };
    expect((await test.as(recruiter).post("/mail_template/send", { ...to(), words })).status).toBe(200);
  });
});

describe("an offer", () => {
  const TERMS = { salary: 3400, hours: 32, start_date: "2031-02-01", message: "Welcome" };

  it("tells its terms in the reader's language; without one no mail can tell of an offer", async () => {
    await stands({ language: "nl" });
    const body = { job_id: vacancy.id, recipients: { application_ids: [id] }, temp_name: "Job offer" };
    const without = await test.as(recruiter).post("/mail_template/send", body);
    expect(without.status).toBe(400);
    expect(await texts()).toEqual([]);
    await send("offer", TERMS);
    const [text] = await texts();
    expect(text).toMatch(/€\s3\.400 bruto per maand voor 32 uur per week, vanaf 1 februari 2031/);
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

  it("of a person with an account promises no invitation, and sends none", async () => {
    await stands({ language: "nl", stage: "Job offer" });
    await send("hire", { convert: true });
    const [hired, ...more] = await texts();
    expect(more).toEqual([]);
    expect(hired).toContain("Je eerste werkdag: dat spreken we nog af");
    expect(hired).toContain("Inloggen doe je met het account dat je al hebt.");
  });

  it("cancels an interview to come with words of its own, and nothing of one that took place", async () => {
    await stands({ stage: "Job offer" });
    const [past, future] = [await offerTimes(), await offerTimes({ minutes: 30 })];
    await book(past);
    await took(past);
    const slot = { id: future.id, slot_id: future.slots[1]?.id, version: future.version };
    await test.as(recruiter).post("/interviews/book", slot);
    const before = (await texts()).length;
    await send("hire");
    expect((await subjects()).slice(before)).toEqual([
      "Congratulations on your new job: Planner",
      "This interview is no longer needed: Planner",
    ]);
  });

  it("is not told by the product where the recruiter does so", async () => {
    await stands({ stage: "Job offer" });
    await send("hire", { mail: false });
    expect(await texts()).toEqual([]);
  });
});
