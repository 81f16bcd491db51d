import type { Payload } from "@vaardig/contract/endpoint";
import type { JobDetail, listJobMatches } from "@vaardig/contract/jobs/jobs";
import type { JobWithWork, ListedJob } from "@vaardig/contract/jobs/recruitingJobs";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dutchToday } from "../../domain/jobs/deadline.ts";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildJobProfile, buildVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let profile: string;
let foreigner: TestUser;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  profile = (await buildJobProfile(test.db, { en: "Welder", requires: [] })).id;
  foreigner = await buildUser(test.db, await buildCompany(test.db));
});
afterAll(() => test.close());

const dayFromNow = (days: number) => dutchToday(new Date(Date.now() + days * 86_400_000));
const open = (days: number | null, more: Parameters<typeof buildVacancy>[2] = {}) =>
  buildVacancy(test.db, people.moderator, { applyBy: days === null ? null : dayFromNow(days), ...more });
const detail = async (by: TestUser, id: string) =>
  (await test.as(by).get("/job_vacancy/detail", { id })).body.payload as JobDetail;
const create = (body: object, by = people.admin) =>
  test
    .as(by)
    .post("/job_vacancy", { name: "Welder", job_profile_id: profile, description: "You weld", ...body });
const apply = (by: TestUser, id: string) =>
  test.as(by).post("/applications", { job_vacancy_id: id, available_from: "2027-01-01", hours: 32 });
const searched = async (by: TestUser, query: object = {}) =>
  (await test.as(by).get("/job_vacancy/matches", { size: 100, ...query })).body.payload as Payload<
    typeof listJobMatches
  >;

describe("the last day to apply", () => {
  it("is open until it is over, and takes no applications afterwards", async () => {
    const last = await open(0);
    const gone = await open(-1);
    expect(await detail(people.employee, last.id)).toMatchObject({ closing: "soon", publication: "open" });
    expect((await detail(people.employee, last.id)).can).toContain("apply");
    expect(await detail(people.employee, gone.id)).toMatchObject({
      closing: "passed",
      apply_by: dayFromNow(-1),
      publication: "open",
    });
    expect((await detail(people.employee, gone.id)).can).not.toContain("apply");
    const refused = await apply(people.employee, gone.id);
    expect(refused).toMatchObject({ status: 409, body: { code: "deadline_passed" } });
    expect((await apply(people.employee, last.id)).status).toBe(200);
  });

  it("is shown to external people, whose application is refused as well", async () => {
    const gone = await open(-1, { external: true });
    expect(await detail(people.freelancer, gone.id)).toMatchObject({ closing: "passed" });
    const body = { available_until: "2027-06-01", hourly_rate: 50 };
    const answer = await test
      .as(people.freelancer)
      .post("/applications", { job_vacancy_id: gone.id, available_from: "2027-01-01", hours: 32, ...body });
    expect(answer).toMatchObject({ status: 409, body: { code: "deadline_passed" } });
  });

  it("leaves a job out of the search when it is over, but not out of saved jobs", async () => {
    const gone = await open(-1, { savedBy: [people.employee] });
    const soon = await open(3);
    const later = await open(30);
    const ids = ({ data }: Payload<typeof listJobMatches>) => data.map(({ id }) => id);
    const all = ids(await searched(people.hr_manager));
    expect(all).toEqual(expect.arrayContaining([soon.id, later.id]));
    expect(all).not.toContain(gone.id);
    expect(ids(await searched(people.employee, { saved: "true" }))).toEqual([gone.id]);
    const closing = await searched(people.employee, { closing: "soon" });
    expect(ids(closing)).toContain(soon.id);
    expect(closing.closing_soon).toBe(closing.total);
    expect(closing.data.every((one) => one.closing === "soon")).toBe(true);
    const days = (await searched(people.employee, { sort: "deadline" })).data.map((one) => one.apply_by);
    expect(days).toEqual([...days].sort((one, other) => ((one ?? "9") < (other ?? "9") ? -1 : 1)));
  });

  it("shows recruiters what is open and over in a filter of its own", async () => {
    const gone = await open(-2);
    await open(2);
    const { data } = (await test.as(people.moderator).get("/job_vacancy", { filter: "overdue", size: 100 }))
      .body.payload as { data: ListedJob[] };
    expect(data.map(({ id }) => id)).toContain(gone.id);
    expect(data.every(({ closing }) => closing === "passed")).toBe(true);
  });

  it("is today or later when it is set, and may stay when something else changes", async () => {
    const refused = await create({ apply_by: dayFromNow(-1) });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.body.fields).toEqual({ apply_by: "Choose today or a later day" });
    const made = (await create({ apply_by: dayFromNow(0) })).body.payload as JobWithWork;
    await acrossCompanies(test.db, (tx) =>
      tx
        .update(vacancies)
        .set({ applyBy: dayFromNow(-3) })
        .where(eq(vacancies.id, made.id)),
    );
    const change = (body: object) => test.as(people.admin).put("/job_vacancy", { id: made.id, ...body });
    const kept = await change({ version: made.version, apply_by: dayFromNow(-3), location: "Assen" });
    expect(kept).toMatchObject({ status: 200, body: { payload: { closing: "passed", location: "Assen" } } });
    const version = (kept.body.payload as JobWithWork).version;
    expect((await change({ version, apply_by: dayFromNow(-2) })).status).toBe(400);
    const moved = await change({ version, apply_by: dayFromNow(9) });
    expect(moved.body.payload).toMatchObject({ closing: "later", work: { approval: { change: null } } });
    expect((await change({ version: version + 1, apply_by: null })).body.payload).toMatchObject({
      apply_by: null,
      closing: null,
    });
  });

  it("has to be ahead when a draft is submitted", async () => {
    const draft = await open(-1, { status: "Draft", jobProfileId: profile, description: "You weld" });
    const submit = await test.as(people.moderator).post("/job_vacancy/submit", { id: draft.id, version: 1 });
    expect(submit).toMatchObject({
      status: 400,
      body: { fields: { apply_by: "Choose today or a later day" } },
    });
  });
});

describe("hiring manager and contact", () => {
  it("are shown to colleagues and to no one outside", async () => {
    const { id } = (
      await create({
        external: true,
        salary_from: 3000,
        salary_to: 4000,
        hiring_manager_id: people.manager.id,
        contact_id: people.hr_manager.id,
      })
    ).body.payload as JobWithWork;
    expect(await detail(people.employee, id)).toMatchObject({
      hiring_manager: { id: people.manager.id },
      contact: { id: people.hr_manager.id, email: people.hr_manager.email },
    });
    expect(await detail(people.freelancer, id)).toMatchObject({ hiring_manager: null, contact: null });
  });

  it.each(["freelancer", "staff"] as const)("is never a %s", async (role) => {
    const refused = await create({ contact_id: people[role].id });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { contact_id: "Choose someone who works here" } },
    });
  });

  it("is no one of another company", async () => {
    const refused = await create({ hiring_manager_id: foreigner.id });
    expect(refused.body.fields).toEqual({ hiring_manager_id: "Choose someone who works here" });
  });

  it("is not shown once they left, and may stay while the job is changed", async () => {
    const leaver = await buildUser(test.db, company);
    const made = (await create({ contact_id: leaver.id })).body.payload as JobWithWork;
    await acrossCompanies(test.db, (tx) =>
      tx.update(users).set({ status: "deactivated" }).where(eq(users.id, leaver.id)),
    );
    expect(await detail(people.employee, made.id)).toMatchObject({ contact: null });
    const { id, version } = made;
    const body = { id, version, contact_id: leaver.id, location: "Assen" };
    expect((await test.as(people.admin).put("/job_vacancy", body)).status).toBe(200);
    expect((await create({ contact_id: leaver.id })).status).toBe(400);
  });
});
