import type { HiringAnalysis, HiringChoices } from "@vaardig/contract/analysis/hiringAnalysis";
import { ROLES } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { events } from "../../domain/events/events.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

let app: TestApp;
let company: TestCompany;
let admin: TestUser;
let hr: TestUser;
let grid: string;
let vacancy: { id: string };
let draft: { id: string };

/** An application that began so many days ago, with its entries in the log: from, to and how many days ago. */
async function applied(
  began: number,
  values: Parameters<typeof buildApplication>[3],
  moves: [kind: string, from: string, to: string, ago: number][] = [],
  of = vacancy,
): Promise<void> {
  const person = await buildUser(app.db, company, { systemRole: "freelancer" });
  const { id } = await buildApplication(app.db, of, person, {
    createdAt: daysAgo(began),
    appliedAt: daysAgo(began),
    source: "careers",
    ...values,
  });
  await acrossCompanies(app.db, async (tx) => {
    for (const [kind, from, to, ago] of moves) {
      const about = { companyId: company.id, actorId: admin.id, userId: person.id, subjectId: of.id };
      const data = { application_id: id, from, to };
      await tx.insert(events).values({ ...about, at: daysAgo(ago), kind: `application.${kind}`, data });
    }
  });
}

/**
 * Six went from application to interview in 2 to 12 days and were hired at once, without an offer in the log; one was
 * rejected from the list, one is at the offer without a log, one's rejection was undone, and one is of another year.
 */
beforeAll(async () => {
  app = await buildApp();
  company = await buildCompany(app.db);
  admin = await buildUser(app.db, company, { systemRole: "admin" });
  hr = await buildUser(app.db, company, { systemRole: "hr_manager" });
  grid = (await buildDepartment(app.db, company, "Grid")).id;
  vacancy = await buildVacancy(app.db, admin, { name: "Fitter", departmentId: grid });
  draft = await buildVacancy(app.db, admin, { name: "Draft", status: "Draft" });
  for (let n = 1; n <= 6; n += 1)
    await applied(30, { stage: "Job offer", outcome: "hired", hiredAt: daysAgo(10) }, [
      ["moved", "Application", "Interview", 30 - 2 * n],
      ["hired", "Interview", "Job offer", 10],
    ]);
  await applied(
    40,
    { stage: "Rejection after application", outcome: "rejected", appliedAt: null, source: "added" },
    [["rejected", "Vacancy", "Rejection after application", 39]],
  );
  await applied(20, { stage: "Job offer", source: "applied" });
  await applied(20, { stage: "Application" }, [
    ["rejected", "Application", "Rejection after application", 15],
    ["rejection_undone", "Rejection after application", "Application", 14],
  ]);
  await applied(400, { stage: "Interview" });
  await applied(5, {}, [], draft);
});
afterAll(() => app.close());

async function read(reader: TestUser, query: Record<string, string> = {}): Promise<HiringAnalysis> {
  const answer = await app.as(reader).get("/analysis/hiring", query);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.payload as HiringAnalysis;
}

describe("GET analysis/hiring", () => {
  it("counts everyone who came as far as a stage, also by skipping it", async () => {
    const { funnel, applicants } = await read(hr);
    expect(applicants).toBe(9);
    expect(funnel.map(({ step, reached }) => [step, reached])).toEqual([
      ["Vacancy", 9],
      ["Application", 9],
      ["Interview", 7],
      ["Job offer", 7],
      ["Hired", 6],
    ]);
  });

  it("shows how long stages took from five moves on, a rejection that was undone aside", async () => {
    const { stages } = await read(hr);
    expect(stages).toEqual([
      { step: "Vacancy", left: 1, median: null, p90: null },
      { step: "Application", left: 6, median: 7, p90: 11 },
      { step: "Interview", left: 6, median: 13, p90: 17 },
      { step: "Job offer", left: 0, median: null, p90: null },
    ]);
  });

  it("shows outcomes by source, department and job, with the days to a hire", async () => {
    const { sources, departments, jobs, jobs_total } = await read(hr);
    expect(sources.map((row) => [row.source, row.applicants, row.hired, row.days])).toEqual([
      ["careers", 7, 6, 20],
      ["applied", 1, 0, null],
      ["added", 1, 0, null],
    ]);
    expect(departments).toMatchObject([
      { department: { name: "Grid" }, applicants: 9, interviewed: 7, hired: 6 },
    ]);
    expect([jobs.map(({ job }) => job.name), jobs_total]).toEqual([["Fitter"], 1]);
  });

  it("counts drafts of others for administrators and not for HR, and narrows by period, department and job", async () => {
    expect((await read(admin)).applicants).toBe(10);
    expect((await read(hr, { months: "24" })).applicants).toBe(10);
    expect((await read(admin, { departments: grid })).applicants).toBe(9);
    expect((await read(admin, { job: draft.id })).applicants).toBe(1);
    const second = await read(admin, { size: "1", page: "1" });
    expect([second.jobs.map(({ job }) => job.name), second.jobs_total]).toEqual([["Draft"], 2]);
  });

  it("has nothing where no one applied", async () => {
    const empty = await buildUser(app.db, await buildCompany(app.db), { systemRole: "moderator" });
    expect(await read(empty)).toMatchObject({ applicants: 0, sources: [], departments: [], jobs: [] });
  });

  it("refuses what is malformed, other roles, drafts that are not theirs, and does not find another company's", async () => {
    const status = async (reader: TestUser, query: Record<string, string> = {}) =>
      (await app.as(reader).get("/analysis/hiring", query)).status;
    expect((await app.ask("GET", "/analysis/hiring")).status).toBe(401);
    expect(await status(hr, { months: "5" })).toBe(400);
    expect(await status(hr, { job: draft.id })).toBe(403);
    const people = await buildEveryRole(app.db, company);
    for (const role of ROLES) {
      const may = ["moderator", "hr_manager", "admin"].includes(role);
      expect([role, await status(people[role])]).toEqual([role, may ? 200 : 403]);
    }
    const elsewhere = await buildCompany(app.db);
    const stranger = await buildUser(app.db, elsewhere, { systemRole: "admin" });
    const foreign = await buildVacancy(app.db, stranger);
    const department = await buildDepartment(app.db, elsewhere, "Far");
    expect(await status(hr, { job: foreign.id })).toBe(404);
    expect(await status(hr, { departments: department.id })).toBe(404);
  });
});

describe("GET analysis/hiring/choices", () => {
  it("offers departments and jobs that have applicants, to those who may read", async () => {
    const choices = async (reader: TestUser) =>
      (await app.as(reader).get("/analysis/hiring/choices")).body.payload as HiringChoices;
    expect(await choices(hr)).toEqual({
      departments: [{ id: grid, name: "Grid" }],
      jobs: [{ id: vacancy.id, name: "Fitter" }],
    });
    expect((await choices(admin)).jobs.map(({ name }) => name)).toEqual(["Draft", "Fitter"]);
    expect((await app.ask("GET", "/analysis/hiring/choices")).status).toBe(401);
    const manager = await buildUser(app.db, company, { systemRole: "manager" });
    expect((await app.as(manager).get("/analysis/hiring/choices")).status).toBe(403);
  });
});
