import type { HeldInterview, Interview, OwnInterview } from "@vaardig/contract/interviews/interviews";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { interviews } from "../../domain/interviews/interviews.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { dashboardFor } from "../../test/dashboards.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";
import { readCalendar } from "../../test/readCalendar.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let colleague: TestUser;
let applicant: TestUser;
let application: string;
let vacancy: { id: string; name: string };

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
});
beforeEach(async () => {
  vacancy = await buildVacancy(test.db, people.moderator);
  colleague = await buildUser(test.db, company, { firstName: "Cas", lastName: "Collega" });
  applicant = await buildUser(test.db, company, {
    systemRole: "freelancer",
    account: true,
    language: "nl",
    firstName: "Ann",
    lastName: "Bakker",
  });
  application = await apply(applicant);
});
afterAll(() => test.close());

const apply = (person: TestUser, stage: "Application" | "Job offer" = "Application") =>
  acrossCompanies(test.db, async (tx) => {
    const [row] = await tx
      .insert(applications)
      .values({
        companyId: company.id,
        vacancyId: vacancy.id,
        userId: person.id,
        addedBy: person.id,
        stage,
        appliedAt: new Date(),
      })
      .returning();
    return row?.id ?? "";
  });

const plan = (values: object = {}) => ({
  title: "First talk",
  kind: "on_site",
  place: "Herestraat 1",
  minutes: 60,
  slots: [inHours(48), inHours(72)],
  interviewer_ids: [colleague.id],
  ...values,
});
const offer = (values: object = {}, by: TestUser = people.moderator) =>
  test.as(by).post("/interviews", { ...plan(values), application_id: application });
const made = async (values?: object): Promise<Interview> => (await offer(values)).body.payload as Interview;
const pick = (one: Pick<Interview, "id" | "version">, slotId: string | undefined, by = applicant) =>
  test.as(by).post("/my_applications/interviews/pick", { id: one.id, slot_id: slotId, version: one.version });
const own = async (): Promise<OwnInterview[]> => {
  const { body } = await test
    .as(applicant)
    .get("/my_applications/interviews", { application_id: application });
  return (body.payload as { data: OwnInterview[] }).data;
};
const stage = async () => {
  const [row] = await acrossCompanies(test.db, (tx) =>
    tx.select().from(applications).where(eq(applications.id, application)),
  );
  return row?.stage;
};
const calendarsTo = async (person: TestUser) =>
  (await mailsTo(test.db, person.email)).flatMap(({ calendar }) =>
    calendar ? [readCalendar(calendar)] : [],
  );
const said = ({ status, body }: Answer) => [status, body.code];

describe("offering times", () => {
  it("brings the application to Interview and writes to the applicant in their language, once a key", async () => {
    const headers = {
      authorization: `Bearer ${test.as(people.moderator).token}`,
      "idempotency-key": application,
    };
    const body = { ...plan(), application_id: application };
    const [first, again] = await Promise.all([
      test.ask("POST", "/interviews", { body, headers }),
      test.ask("POST", "/interviews", { body, headers }),
    ]);
    expect([first, again].some(({ status }) => status === 200)).toBe(true);
    expect((await made()).id, "the same at once, without a key").toBe((first.body.payload as Interview).id);
    expect(await stage()).toBe("Interview");
    const [mail, ...more] = await mailsTo(test.db, applicant.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("Kies een moment");
    expect(await mailNamesTo(test.db, applicant.email)).toEqual(["interview_times"]);
    expect(mail?.text).toContain("/external/mijn-sollicitaties");
    expect(await own()).toMatchObject([{ status: "offered", interviewers: ["Cas Collega"], can: ["pick"] }]);
    const mine = await test.as(applicant).get("/my_applications");
    expect(mine.body.payload).toMatchObject({ data: [{ interview: { starts_at: null } }] });
  });

  it("leaves someone at a later stage there, and gives who has no account a link to come in", async () => {
    const guest = await buildUser(test.db, company, {
      systemRole: "freelancer",
      account: false,
      status: "not_invited",
    });
    application = await apply(guest, "Job offer");
    expect((await offer()).status).toBe(200);
    expect(await stage()).toBe("Job offer");
    expect((await mailsTo(test.db, guest.email))[0]?.text).toContain("/set-password?invite=");
  });

  it("refuses times that are over, the applicant as interviewer, no times, and eleven", async () => {
    const fieldsOf = async (values: object) => Object.keys((await offer(values)).body.fields ?? {});
    expect(await fieldsOf({ slots: [inHours(-2)] })).toEqual(["slots"]);
    expect(await fieldsOf({ interviewer_ids: [applicant.id] })).toEqual(["interviewer_ids"]);
    expect(await fieldsOf({ slots: [] })).toEqual(["slots"]);
    expect(await fieldsOf({ slots: Array.from({ length: 11 }, (_, at) => inHours(at + 1)) })).toEqual([
      "slots",
    ]);
    expect(await stage()).toBe("Application");
  });

  it("is for those who move the pipeline; another company's application is not found", async () => {
    const stranger = await buildUser(test.db, company, { systemRole: "moderator" });
    expect((await offer({}, stranger)).status).toBe(403);
    expect((await offer({}, people.manager)).status).toBe(403);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    expect((await offer({}, foreign)).status).toBe(404);
    expect((await test.as(foreign).get("/interviews", { application_id: application })).status).toBe(404);
    expect((await test.as(people.manager).get("/interviews", { application_id: application })).status).toBe(
      403,
    );
  });
});

describe("picking a time", () => {
  it("books it once of ten clicks, and everyone gets an invitation", async () => {
    const one = await made();
    const answers = await Promise.all(Array.from({ length: 10 }, () => pick(one, one.slots[0]?.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const person of [applicant, colleague]) {
      const [invitation, ...more] = await calendarsTo(person);
      expect(more).toEqual([]);
      expect(invitation).toMatchObject({
        METHOD: "REQUEST",
        UID: expect.stringContaining(one.id),
        LOCATION: "Herestraat 1",
        ATTENDEE: `mailto:${person.email}`,
        ORGANIZER: `mailto:${people.moderator.email}`,
        DTSTART: one.slots[0]?.starts_at.replace(/[-:]|\.000/g, ""),
      });
    }
    const log = await eventsOf(test.db, company, "interview.booked");
    expect(log.filter(({ data }) => data.interview_id === one.id)).toHaveLength(1);
    const todo = await dashboardFor(test, colleague);
    expect(todo.todo.find(({ key }) => key === "interviews")).toMatchObject({
      count: 1,
      names: ["Ann Bakker"],
      at: one.slots[0]?.starts_at,
    });
    const held = await test.as(colleague).get("/interviews/mine");
    expect((held.body.payload as { data: HeldInterview[] }).data).toMatchObject([
      { id: one.id, given: false },
    ]);
  });

  it("of two applicants who want the same hour of the same person lets one have it", async () => {
    const one = await made();
    const other = await buildUser(test.db, company, { systemRole: "freelancer", account: true });
    application = await apply(other);
    const two = await made();
    const slotOf = (talk: Interview) => talk.slots[0]?.id;
    const answers = await Promise.all([pick(one, slotOf(one)), pick(two, slotOf(two), other)]);
    expect(answers.map(said).sort()).toEqual([
      [200, undefined],
      [409, "slot_taken"],
    ]);
    const clashes = await test.as(people.moderator).get("/interviews/clashes", {
      interviewer_ids: colleague.id,
      slots: one.slots[0]?.starts_at ?? "",
      minutes: 30,
    });
    expect(clashes.body.payload).toMatchObject({ data: [{ person: { name: "Cas Collega" } }] });
  });

  it("another time replaces it in the calendars, until twelve hours before", async () => {
    const one = await made({ slots: [inHours(10), inHours(48)] });
    await pick(one, one.slots[1]?.id);
    const [booked] = await own();
    expect(booked?.can).toEqual(["change"]);
    expect((await pick({ ...one, version: 2 }, one.slots[0]?.id)).status).toBe(200);
    const sent = await calendarsTo(applicant);
    expect(new Set(sent.map(({ UID }) => UID)).size).toBe(1);
    expect(sent.map(({ SEQUENCE }) => Number(SEQUENCE))).toEqual([1, 2]);
    expect(said(await pick({ ...one, version: 3 }, one.slots[1]?.id))).toEqual([409, "too_late_to_change"]);
  });

  it("is refused when it was changed meanwhile, when the application ended, and for someone else", async () => {
    const one = await made();
    expect((await pick(one, one.slots[0]?.id, people.employee)).status).toBe(404);
    const changed = await test
      .as(people.moderator)
      .put("/interviews", { ...plan({ slots: [inHours(96)] }), id: one.id, version: one.version });
    expect(changed.status).toBe(200);
    expect(said(await pick(one, one.slots[0]?.id))).toEqual([409, "stale_version"]);
    const now = changed.body.payload as Interview;
    await acrossCompanies(test.db, (tx) =>
      tx.update(applications).set({ outcome: "rejected" }).where(eq(applications.id, application)),
    );
    expect(said(await pick(now, now.slots[0]?.id))).toEqual([409, "move_not_allowed"]);
  });
});

describe("changing and canceling", () => {
  it("takes a booked time out of the calendars and offers new ones", async () => {
    const one = await made();
    await pick(one, one.slots[0]?.id);
    const body = { ...plan({ slots: [inHours(100)], minutes: 30 }), id: one.id, version: 2 };
    const changed = await test.as(people.moderator).put("/interviews", body);
    expect(changed.body.payload).toMatchObject({ status: "offered", starts_at: null, minutes: 30 });
    for (const person of [applicant, colleague])
      expect((await calendarsTo(person)).map(({ METHOD }) => METHOD)).toEqual(["REQUEST", "CANCEL"]);
    expect(said(await test.as(people.moderator).put("/interviews", body))).toEqual([409, "stale_version"]);
  });

  it("leaves what is absent but the times, and clears what is null", async () => {
    const one = await made();
    const { id, title, kind, minutes, place } = one;
    const change = (version: number, body: object) =>
      test.as(people.moderator).put("/interviews", { id, version, slots: [inHours(120)], ...body });
    const left = (await change(1, {})).body.payload as Interview;
    expect(left).toMatchObject({ title, kind, minutes, place, interviewers: one.interviewers });
    expect((await change(2, { place: null })).body.payload).toMatchObject({ place: "", title });
    expect((await test.as(people.moderator).put("/interviews", { id, version: 3 })).status).toBe(400);
  });

  it("books for the applicant, cancels once, and a withdrawal cancels what is to come", async () => {
    const one = await made();
    const by = test.as(people.moderator);
    const booked = await by.post("/interviews/book", { id: one.id, slot_id: one.slots[0]?.id, version: 1 });
    expect(booked.body.payload).toMatchObject({ status: "booked" });
    const canceled = await by.post("/interviews/cancel", { id: one.id, version: 2 });
    expect(canceled.body.payload).toMatchObject({ status: "canceled", can: [] });
    expect((await by.post("/interviews/cancel", { id: one.id, version: 2 })).status).toBe(200);
    expect((await calendarsTo(colleague)).map(({ METHOD, SEQUENCE }) => [METHOD, SEQUENCE])).toEqual([
      ["REQUEST", "1"],
      ["CANCEL", "2"],
    ]);
    const two = await made();
    await pick(two, two.slots[1]?.id);
    const read = await test.as(applicant).get("/my_applications/detail", { id: application });
    const { version } = read.body.payload as { version: number };
    await test.as(applicant).post("/my_applications/withdraw", { id: application, version });
    const rows = await acrossCompanies(test.db, (tx) =>
      tx.select().from(interviews).where(eq(interviews.applicationId, application)),
    );
    expect(rows.map(({ status }) => status)).toEqual(["canceled", "canceled"]);
    expect((await calendarsTo(colleague)).at(-1)).toMatchObject({ METHOD: "CANCEL" });
  });
});
