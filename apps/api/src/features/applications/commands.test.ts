import type {
  ApplicationCard,
  ApplicationDetail,
  Pipeline,
} from "@vaardig/contract/applications/applications";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applications, offers } from "../../domain/applications/applications.table.ts";
import { candidateRecords } from "../../domain/candidates/candidates.table.ts";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { mails } from "../../domain/mails/mails.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let other: TestUser;
let vacancy: { id: string };
let candidate: TestUser;
let card: { id: string; version: number };

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  other = await buildUser(test.db, company, { systemRole: "moderator", firstName: "Bea", lastName: "Bos" });
});
beforeEach(async () => {
  vacancy = await buildVacancy(test.db, people.moderator, { coOwners: [other] });
  candidate = await buildUser(test.db, company, { systemRole: "freelancer", account: false });
  card = await apply(candidate);
});
afterAll(() => test.close());

const apply = (person: TestUser) => buildApplication(test.db, vacancy, person, { appliedAt: new Date() });

const send = (action: string, body: object = {}, by: TestUser = people.moderator) =>
  test.as(by).post(`/applications/${action}`, { id: card.id, version: card.version, ...body });
const move = (to: Stage, body: object = {}, by?: TestUser) => send("move", { to, ...body }, by);
const cardIn = ({ body }: Answer): ApplicationCard => {
  expect(body).toMatchObject({ success: true });
  return (body.payload as { card: ApplicationCard }).card;
};
const row = () =>
  acrossCompanies(test.db, async (tx) => {
    const [found] = await tx.select().from(applications).where(eq(applications.id, card.id));
    return found;
  });
const mailsOf = (person: TestUser) =>
  acrossCompanies(test.db, (tx) => tx.select().from(mails).where(eq(mails.userId, person.id)));
const logOf = async (kind: string) =>
  (await eventsOf(test.db, company, `application.${kind}`)).filter(
    ({ data }) => data.application_id === card.id,
  );
const REJECT = { reason: "skills" };

describe("a move", () => {
  it("moves forward, and back with a reason; the log has both without anyone's words", async () => {
    const moved = cardIn(await move("Interview"));
    expect(moved).toMatchObject({ stage: "Interview", version: 2, forward: ["Job offer"] });
    card.version = 2;
    const without = await move("Application");
    expect([without.status, without.body.fields]).toEqual([400, { reason: "This field is required" }]);
    const other = await move("Application", { reason: "other" });
    expect(other.body.fields).toEqual({ note: "This field is required" });
    expect((await move("Application", { reason: "other", note: "Asked for time" })).status).toBe(200);
    const log = await logOf("moved");
    expect(log.map(({ data }) => [data.from, data.to, data.reason])).toEqual([
      ["Application", "Interview", undefined],
      ["Interview", "Application", "other"],
    ]);
    expect(JSON.stringify(log)).not.toContain("Asked for time");
  });

  it("happens once for a double click and for ten of them", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => move("Interview")));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await row()).toMatchObject({ stage: "Interview", version: 2 });
    expect(await logOf("moved")).toHaveLength(1);
  });

  it("of two recruiters lets the first win and shows the other who moved it where", async () => {
    const [mine, theirs] = await Promise.all([move("Interview"), move("Job offer", {}, other)]);
    const [won, lost] = mine.status === 200 ? [mine, theirs] : [theirs, mine];
    const stage = cardIn(won).stage;
    expect(lost).toMatchObject({
      status: 409,
      body: {
        code: "stale_version",
        details: { application_id: card.id, stage, event: "application.moved" },
      },
    });
    expect(await row()).toMatchObject({ stage, version: 2 });
  });

  it("given again with another reason, as from a second window, is not taken for a repeated one", async () => {
    expect((await send("reject", REJECT)).status).toBe(200);
    expect((await send("reject", REJECT)).status).toBe(200);
    expect((await send("reject", { reason: "terms" })).body).toMatchObject({ code: "stale_version" });
  });

  it("that the table does not have is refused", async () => {
    expect((await move("Application")).body.code).toBe("move_not_allowed");
    expect((await move("Rejection after interview")).body.code).toBe("move_not_allowed");
    expect((await send("hire")).body.code).toBe("move_not_allowed");
    expect(await row()).toMatchObject({ stage: "Application", version: 1 });
  });
});

describe("a rejection", () => {
  it("returns to the earlier stage, schedules one mail in ten minutes and starts the retention period", async () => {
    const sent = await send("reject", REJECT);
    expect(sent.body.payload).toMatchObject({ mail: true });
    expect(cardIn(sent)).toMatchObject({ stage: "Rejection after application", outcome: "rejected" });
    await send("reject", REJECT);
    const [mail, ...more] = await mailsOf(candidate);
    expect(more).toEqual([]);
    expect((mail?.sendAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(9 * 60_000);
    const [kept] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(candidateRecords).where(eq(candidateRecords.userId, candidate.id)),
    );
    expect(Date.now() - (kept?.keptFrom.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it("is taken back with its mail, and leaves everything as before", async () => {
    const since = (await row())?.stageSince;
    const rejected = cardIn(await send("reject", REJECT));
    expect(rejected.can).toContain("undo_rejection");
    card.version = rejected.version;
    expect(cardIn(await send("undo_rejection"))).toMatchObject({ stage: "Application", outcome: "active" });
    expect(await mailsOf(candidate)).toEqual([]);
    expect(await row()).toMatchObject({ stageSince: since, reason: null, rejectionMailId: null });
  });

  it("is not taken back once the mail has left or ten minutes are over; reinstating asks a reason", async () => {
    card.version = cardIn(await send("reject", REJECT)).version;
    await acrossCompanies(test.db, (tx) =>
      tx.update(mails).set({ status: "sent" }).where(eq(mails.userId, candidate.id)),
    );
    expect((await send("undo_rejection")).body.code).toBe("move_not_allowed");
    await acrossCompanies(test.db, (tx) =>
      tx
        .update(applications)
        .set({ stageSince: new Date(Date.now() - 601_000), rejectionMailId: null })
        .where(eq(applications.id, card.id)),
    );
    expect((await send("undo_rejection")).body.code).toBe("move_not_allowed");
    expect((await send("reinstate")).body.fields).toHaveProperty("reason");
    const back = await send("reinstate", { reason: "new_information" });
    expect(cardIn(back)).toMatchObject({ stage: "Application", outcome: "active" });
  });

  it("and its undo at the same moment as the mail leaves: either the mail left or the rejection is undone", async () => {
    card.version = cardIn(await send("reject", REJECT)).version;
    let leaves: Promise<void> | undefined;
    const undone = await new Promise<Answer>((resolve, reject) => {
      leaves = acrossCompanies(test.db, async (tx) => {
        // What sending does: it holds the row while the mail is under way.
        await tx.select().from(mails).where(eq(mails.userId, candidate.id)).for("update");
        await send("undo_rejection").then(resolve, reject);
        await tx.update(mails).set({ status: "sent" }).where(eq(mails.userId, candidate.id));
      });
      leaves.catch(reject);
    });
    await leaves;
    expect(undone.body.code).toBe("move_not_allowed");
    expect(await row()).toMatchObject({ outcome: "rejected" });
    expect(await mailsOf(candidate)).toMatchObject([{ status: "sent" }]);
  });
});

describe("an offer and a hire", () => {
  const TERMS = { salary: 4_200, hours: 36, start_date: "2027-02-01", message: "Welcome" };

  it("replaces an earlier offer, and refuses 41 hours", async () => {
    expect((await send("offer", { ...TERMS, hours: 41 })).body.fields).toHaveProperty("hours");
    const { version } = cardIn(await send("offer", TERMS));
    expect(cardIn(await send("offer", TERMS)).version).toBe(version);
    // What was typed in a second window is not lost without a word.
    expect((await send("offer", { ...TERMS, salary: 4_300 })).body.code).toBe("stale_version");
    card.version = version;
    const second = cardIn(await send("offer", { ...TERMS, salary: 4_500 }));
    expect(second).toMatchObject({ stage: "Job offer", next_action: { kind: "offer_open" } });
    const made = await acrossCompanies(test.db, (tx) =>
      tx.select().from(offers).where(eq(offers.applicationId, card.id)).orderBy(offers.createdAt),
    );
    expect(made.map(({ status, salary }) => [status, salary])).toEqual([
      ["replaced", 4_200],
      ["made", 4_500],
    ]);
    expect(await mailsOf(candidate)).toHaveLength(2);
  });

  it("that is unusual for the job leaves only when that was seen; the job's terms are there to begin with", async () => {
    const terms = { salaryFrom: 4_000, salaryTo: 4_400, hours: 32, startsOn: "2031-01-01" };
    await acrossCompanies(test.db, (tx) =>
      tx.update(vacancies).set(terms).where(eq(vacancies.id, vacancy.id)),
    );
    const read = await test.as(people.moderator).get("/applications/detail", { id: card.id });
    expect((read.body.payload as ApplicationDetail).job_terms).toEqual({
      salary_from: 4_000,
      salary_to: 4_400,
      hours: 32,
      starts_on: "2031-01-01",
    });
    const unusual = { ...TERMS, salary: 4_500, hours: 36, start_date: "2020-01-01" };
    expect((await send("offer", unusual)).body.fields).toEqual({
      salary: "The job pays at most € 4,400 per month",
      hours: "The job is for at most 32 hours per week",
      start_date: "This day has passed",
    });
    const low = await send("offer", { ...TERMS, hours: 32, salary: 3_999 });
    expect(low.body.fields).toEqual({ salary: "The job pays at least € 4,000 per month" });
    expect(await mailsOf(candidate)).toEqual([]);
    expect((await send("offer", { ...unusual, anyway: true })).status).toBe(200);
    expect(await mailsOf(candidate)).toHaveLength(1);
  });

  it("happens once of ten at the same time, and asks about closing without closing", async () => {
    card.version = cardIn(await send("offer", { ...TERMS, mail: false })).version;
    const answers = await Promise.all(Array.from({ length: 10 }, () => send("hire", { convert: true })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers[0]?.body.payload).toMatchObject({ headcount: 1, hired: 1, may_close: true });
    expect(await logOf("hired")).toHaveLength(1);
    const converted = (await eventsOf(test.db, company, "candidate.converted")).filter(
      ({ userId }) => userId === candidate.id,
    );
    expect(converted).toHaveLength(1);
    const read = await test
      .as(people.moderator)
      .get("/candidate_list/pipeline", { job_vacancy_id: vacancy.id });
    expect((read.body.payload as Pipeline).vacancy).toMatchObject({ publication: "open", hired: 1 });
    expect((await send("hire", { convert: false })).body.code).toBe("stale_version");
  });

  it("without making a colleague is not taken for a hire that makes one", async () => {
    card.version = cardIn(await send("offer", { ...TERMS, mail: false })).version;
    const plain = await send("hire", { convert: false });
    expect([plain.status, (await send("hire", { convert: false })).status]).toEqual([200, 200]);
    expect((await send("hire", { convert: true })).body.code).toBe("stale_version");
    expect(await eventsOf(test.db, company, "candidate.converted")).not.toContainEqual(
      expect.objectContaining({ userId: candidate.id }),
    );
  });
});

it("is archived and restored; an archived one is moved by no one", async () => {
  card.version = cardIn(await send("archive")).version;
  expect((await move("Interview")).body.code).toBe("move_not_allowed");
  const board = await test
    .as(people.moderator)
    .get("/candidate_list/pipeline", { job_vacancy_id: vacancy.id });
  expect((board.body.payload as Pipeline).stages.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(cardIn(await send("restore"))).toMatchObject({ archived: false, stage: "Application" });
});

it("has a history with reasons for the reader", async () => {
  await send("reject", { reason: "other", note: "No licence" });
  const read = await test.as(people.moderator).get("/applications/detail", { id: card.id });
  const detail = read.body.payload as ApplicationDetail;
  expect(detail.reason).toEqual({ code: "other", note: "No licence" });
  expect(detail.history).toMatchObject([{ action: "rejected", from: "Application", reason: "other" }]);
});
