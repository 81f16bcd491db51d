import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { candidateRecords } from "../../domain/candidates/candidates.table.ts";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { projects } from "../../domain/projects/projects.table.ts";
import { acrossCompanies, type Tx } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
});
afterAll(() => test.close());

const FORM = {
  hourly_rate: 62.5,
  available_from: "2027-01-01",
  available_until: "2027-12-31",
  hours: 36,
  motivation: "I know the grid.",
  salary_proposal: 4800,
};

const open = (columns: Parameters<typeof buildVacancy>[2] = {}) =>
  buildVacancy(test.db, people.moderator, { external: true, ...columns });
const apply = (who: TestUser, vacancy: { id: string }, form: object = {}) =>
  test.as(who).post("/applications", { ...FORM, job_vacancy_id: vacancy.id, ...form });
const rowsOf = (vacancy: { id: string }) =>
  acrossCompanies(test.db, (tx) =>
    tx.select().from(applications).where(eq(applications.vacancyId, vacancy.id)),
  );
const person = () => buildUser(test.db, company);

describe("applying", () => {
  it("keeps every field, moves to Application, is logged, and notifies owner and co-owner", async () => {
    const coOwner = await buildUser(test.db, company, { systemRole: "moderator", language: "nl" });
    const vacancy = await open({ name: "Grid engineer", coOwners: [coOwner] });
    const answer = await apply(people.freelancer, vacancy);
    expect(answer.status).toBe(200);
    expect(await rowsOf(vacancy)).toMatchObject([
      {
        userId: people.freelancer.id,
        stage: "Application",
        outcome: "active",
        source: "applied",
        hourlyRate: 62.5,
        availableFrom: "2027-01-01",
        availableUntil: "2027-12-31",
        hours: 36,
        motivation: "I know the grid.",
        salaryProposal: 4800,
      },
    ]);
    const logged = await eventsOf(test.db, company, "application.applied");
    expect(logged.at(-1)).toMatchObject({ actorId: people.freelancer.id, subjectId: vacancy.id });
    const [toOwner] = (await mailsTo(test.db, people.moderator.email)).slice(-1);
    expect(toOwner).toMatchObject({ subject: expect.stringContaining("applied for Grid engineer") });
    expect(toOwner?.text).toContain(`/recruitment-manager/recruiting/jobs/${vacancy.id}/pipeline`);
    const [toCoOwner] = await mailsTo(test.db, coOwner.email);
    expect(toCoOwner?.subject).toContain("heeft gesolliciteerd op de vacature Grid engineer");
    expect(await mailNamesTo(test.db, people.freelancer.email), "who applies inside sees it there").toEqual(
      [],
    );
    const kept = await acrossCompanies(test.db, (tx) =>
      tx.select().from(candidateRecords).where(eq(candidateRecords.userId, people.freelancer.id)),
    );
    expect(kept).toHaveLength(1);
  });

  it("moves someone who was only on the list, also from the archive", async () => {
    const vacancy = await open();
    const who = await person();
    const listed = { companyId: company.id, vacancyId: vacancy.id, userId: who.id, addedBy: who.id };
    await acrossCompanies(test.db, (tx) =>
      tx.insert(applications).values({ ...listed, archivedAt: new Date() }),
    );
    expect((await apply(who, vacancy)).status).toBe(200);
    expect(await rowsOf(vacancy)).toMatchObject([{ stage: "Application", archivedAt: null, hours: 36 }]);
  });

  it("refuses what is missing, 41 hours, an end before the start and 20,001 characters", async () => {
    const vacancy = await open();
    const who = await person();
    const empty = await test.as(who).post("/applications", {});
    expect(Object.keys(empty.body.fields ?? {}).sort()).toEqual([
      "available_from",
      "hours",
      "job_vacancy_id",
    ]);
    expect((await apply(who, vacancy, { hours: 41 })).body.fields).toEqual({
      hours: "Availability must not exceed 40 hours",
    });
    expect((await apply(who, vacancy, { available_until: "2027-01-01" })).body.fields).toEqual({
      available_until: "The end date must be after the start date",
    });
    expect((await apply(who, vacancy, { motivation: "a".repeat(20_001) })).status).toBe(400);
    expect((await apply(who, vacancy, { nonsense: 1 })).status).toBe(400);
    expect(await rowsOf(vacancy)).toEqual([]);
  });

  it("takes it without motivation and proposal, and without rate and end from the company's own people", async () => {
    const vacancy = await open();
    const post = (who: TestUser, id: string, more: object = {}) =>
      test
        .as(who)
        .post("/applications", { job_vacancy_id: id, available_from: "2027-02-01", hours: 32, ...more });
    expect((await post(await person(), vacancy.id)).status).toBe(200);
    expect(await rowsOf(vacancy)).toMatchObject([
      { motivation: "", salaryProposal: null, hourlyRate: null, availableUntil: null },
    ]);
    const outside = await buildUser(test.db, company, { systemRole: "freelancer" });
    const required = "This field is required";
    const asked = { hourly_rate: required, available_until: required };
    expect((await post(outside, vacancy.id)).body.fields).toEqual(asked);
    const rate = { hourly_rate: 60, available_until: "2027-06-30" };
    expect((await post(outside, vacancy.id, rate)).status).toBe(200);
    const dates = { startDate: "2027-01-01", endDate: "2027-12-31" };
    const project = { companyId: company.id, ownerId: people.moderator.id, name: "Pipeline", ...dates };
    const [made] = await acrossCompanies(test.db, (tx) => tx.insert(projects).values(project).returning());
    const projectId = made?.id ?? "";
    const role = await open({ projectId });
    expect((await post(await person(), role.id)).body.fields).toEqual(asked);
    expect((await post(await person(), role.id, rate)).status).toBe(200);
    expect((await post(await person(), role.id, { ...rate, motivation: null })).status).toBe(200);
  });

  it("is for what someone may see, and not for those who work on the vacancy", async () => {
    const inside = await open({ external: false });
    expect((await apply(people.freelancer, inside)).body.code).toBe("access_denied");
    expect((await apply(people.employee, inside)).status).toBe(200);
    const draft = await open({ status: "Draft" });
    expect((await apply(people.employee, draft)).body.code).toBe("access_denied");
    const own = await buildVacancy(test.db, people.admin, { coOwners: [people.manager] });
    expect((await apply(people.admin, own)).body.code).toBe("own_vacancy");
    expect(await apply(people.manager, own)).toMatchObject({ status: 403, body: { code: "own_vacancy" } });
    const other = await buildCompany(test.db);
    const stranger = await buildUser(test.db, other, { systemRole: "admin" });
    const foreign = await buildVacancy(test.db, stranger);
    expect((await apply(people.employee, foreign)).status).toBe(404);
    expect(await rowsOf(foreign)).toEqual([]);
  });

  it("reports that a vacancy was closed in the meantime", async () => {
    const vacancy = await open();
    await acrossCompanies(test.db, (tx) =>
      tx.update(vacancies).set({ publication: "closed" }).where(eq(vacancies.id, vacancy.id)),
    );
    const answer = await apply(people.employee, vacancy);
    expect(answer).toMatchObject({ status: 409, body: { code: "vacancy_closed" } });
    expect(await rowsOf(vacancy)).toEqual([]);
  });
});

describe("a vacancy that is being closed", () => {
  it("is waited for: who applies at that moment hears that it is closed", async () => {
    const vacancy = await open();
    const who = await person();
    const waiting = async ({ $client }: Tx) => {
      const { rows } = await $client.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    };
    const applying = await acrossCompanies(test.db, async (tx) => {
      await tx.update(vacancies).set({ publication: "closed" }).where(eq(vacancies.id, vacancy.id));
      const answer = apply(who, vacancy);
      await expect.poll(() => waiting(tx), { message: "the application waits" }).toBe(true);
      return { answer };
    });
    expect((await applying.answer).body.code).toBe("vacancy_closed");
    expect(await rowsOf(vacancy)).toEqual([]);
  });
});

describe("once per person and vacancy", () => {
  it("of two at the same moment one arrives, with one entry in the log and one mail", async () => {
    const owner = await buildUser(test.db, company, { systemRole: "moderator" });
    const vacancy = await buildVacancy(test.db, owner);
    const who = await person();
    const answers = await Promise.all([apply(who, vacancy), apply(who, vacancy), apply(who, vacancy)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("already_applied");
    expect(await rowsOf(vacancy)).toHaveLength(1);
    expect(await mailsTo(test.db, owner.email)).toHaveLength(1);
    const logged = await eventsOf(test.db, company, "application.applied");
    expect(logged.filter(({ subjectId }) => subjectId === vacancy.id)).toHaveLength(1);
  });

  it("a call repeated under its key gets the first one's answer", async () => {
    const vacancy = await open();
    const who = await person();
    const headers = { authorization: `Bearer ${test.as(who).token}`, "idempotency-key": "once" };
    const call = () =>
      test.ask("POST", "/applications", { headers, body: { ...FORM, job_vacancy_id: vacancy.id } });
    const [first, second] = await Promise.all([call(), call()]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await rowsOf(vacancy)).toHaveLength(1);
  });

  it("a rejected one is the recruiter's to open again, a withdrawn one comes back with what is written now", async () => {
    const vacancy = await open();
    const [rejected, withdrawn] = [await person(), await person()];
    for (const who of [rejected, withdrawn]) await apply(who, vacancy);
    const set = (who: TestUser, values: Partial<typeof applications.$inferInsert>) =>
      acrossCompanies(test.db, (tx) =>
        tx.update(applications).set(values).where(eq(applications.userId, who.id)),
      );
    await set(rejected, { stage: "Rejection after application", outcome: "rejected" });
    await set(withdrawn, { stage: "Interview", outcome: "withdrawn" });
    expect((await apply(rejected, vacancy)).body.code).toBe("application_ended");
    expect((await apply(withdrawn, vacancy, { motivation: "Again." })).status).toBe(200);
    const rows = await rowsOf(vacancy);
    expect(rows.find(({ userId }) => userId === withdrawn.id)).toMatchObject({
      stage: "Application",
      outcome: "active",
      motivation: "Again.",
    });
  });
});
