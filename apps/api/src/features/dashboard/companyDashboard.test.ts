import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applications, offers } from "../../domain/applications/applications.table.ts";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { type Dashboard, dashboardFor, figureKeys, todoCounts } from "../../test/dashboards.ts";
import { buildCompany, buildSkill, buildUser, type TestUser } from "../../test/factories.ts";
import { buildJobProfile, buildVacancy, shareVacancy } from "../../test/jobFactories.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
});
afterAll(() => app.close());

const dashboardOf = (user: TestUser) => dashboardFor(app, user);

describe("the company itself", () => {
  test("a new company has its first steps until someone is invited", async () => {
    const company = await buildCompany(app.db, { industry: "" });
    const admin = await buildUser(app.db, company, { systemRole: "admin" });
    const done = async () => {
      const { first_steps: steps, todo } = await dashboardOf(admin);
      return { steps: steps.map(({ done: isDone }) => isDone), todo: todo.map(({ key }) => key) };
    };
    expect(await done()).toEqual({ steps: [false, false, false, false], todo: [] });
    // Of one person there is nothing to count.
    expect((await dashboardOf(admin)).figures).toEqual([]);
    await buildDepartment(app.db, company);
    const person = await buildUser(app.db, company, { status: "not_invited" });
    const { steps, todo } = await done();
    expect(steps).toEqual([false, true, true, false]);
    expect(todo).not.toContain("not_invited");
    await app.as(admin).post("/invitation", { selection: { user_ids: [person.id] } });
    const after = await done();
    expect(after.steps).toEqual([]);
    expect(after.todo).toContain("company_profile");
  });

  test("sign-ups wait for the administrator alone", async () => {
    const company = await buildCompany(app.db);
    const admin = await buildUser(app.db, company, { systemRole: "admin" });
    const hr = await buildUser(app.db, company, { systemRole: "hr_manager" });
    const waiting = await buildUser(app.db, company, { status: "awaiting_approval" });
    const { todo } = await dashboardOf(admin);
    expect(todo.find(({ key }) => key === "sign_ups")).toMatchObject({
      count: 1,
      people: [{ id: waiting.id }],
      leads_to: { screen: "employee-role", query: { status: "awaiting_approval" } },
    });
    expect(todoCounts(await dashboardOf(hr))).not.toHaveProperty("sign_ups");
  });

  test("jobs wait for the administrator, those that wait longest first", async () => {
    const company = await buildCompany(app.db);
    const admin = await buildUser(app.db, company, { systemRole: "admin" });
    const hr = await buildUser(app.db, company, { systemRole: "hr_manager" });
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    await buildVacancy(app.db, hr, { name: "Later", status: "Pending", submittedAt: at(2) });
    await buildVacancy(app.db, hr, { name: "First", status: "Pending", submittedAt: at(1) });
    await buildVacancy(app.db, hr, { name: "Draft", status: "Draft" });
    const { todo } = await dashboardOf(admin);
    expect(todo.find(({ key }) => key === "jobs_to_approve")).toMatchObject({
      count: 2,
      names: ["First", "Later"],
      leads_to: { screen: "recruiting-jobs", query: { filter: "pending" } },
    });
    expect(todoCounts(await dashboardOf(hr))).not.toHaveProperty("jobs_to_approve");
  });

  test("proposed skills wait for HR and administrators until they are decided on", async () => {
    const company = await buildCompany(app.db);
    const admin = await buildUser(app.db, company, { systemRole: "admin" });
    const hr = await buildUser(app.db, company, { systemRole: "hr_manager" });
    const manager = await buildUser(app.db, company, { systemRole: "manager", managerId: hr.id });
    await buildUser(app.db, company, { managerId: manager.id });
    const proposed = { companyId: company.id, status: "proposed" as const };
    const first = await buildSkill(app.db, { ...proposed, en: "Dike inspection" });
    await buildSkill(app.db, { ...proposed, en: "Sluice repair" });
    await buildSkill(app.db, { companyId: company.id, en: "Decided" });
    await buildSkill(app.db, { ...proposed, companyId: (await buildCompany(app.db)).id });
    for (const keeper of [admin, hr]) {
      const { todo } = await dashboardOf(keeper);
      expect(todo.find(({ key }) => key === "proposed_skills")).toMatchObject({
        count: 2,
        names: ["Dike inspection", "Sluice repair"],
        leads_to: { screen: "skill-catalogue", query: { scope: "proposed" } },
      });
    }
    expect(todoCounts(await dashboardOf(manager))).not.toHaveProperty("proposed_skills");
    expect(
      (await app.as(admin).post("/skill/decide", { id: first.id, version: 1, decision: "approve" })).status,
    ).toBe(200);
    expect(todoCounts(await dashboardOf(hr))).toMatchObject({ proposed_skills: 1 });
  });

  test("how far skills cover the jobs follows every change, also of a job", async () => {
    const company = await buildCompany(app.db);
    const admin = await buildUser(app.db, company, { systemRole: "admin" });
    const skill = await buildSkill(app.db);
    const requires = [{ skillId: skill.id, level: 3 }];
    const job = await buildJobProfile(app.db, { requires });
    const person = await buildUser(app.db, company, { jobProfileId: job.id });
    const own = [company.id, person.id];
    const cover = async () => {
      const { figures } = await dashboardOf(admin);
      const figure = figures.find(({ key }) => key === "skill_cover");
      return figure && [figure.value, figure.of, figure.series[0]?.value ?? 0];
    };
    const write = (text: string, values: unknown[]) =>
      acrossCompanies(app.db, (tx) => tx.$client.query(text, values));
    expect(await cover()).toEqual([0, 1, 1]);
    await acrossCompanies(app.db, (tx) =>
      tx.insert(personSkills).values({
        companyId: company.id,
        userId: person.id,
        skillId: skill.id,
        level: 3,
        source: "self",
        createdBy: person.id,
      }),
    );
    expect(await cover()).toEqual([1, 1, 0]);
    await write("update job_profile_skills set level = 4 where job_profile_id = $1", [job.id]);
    expect(await cover()).toEqual([0, 1, 1]);
    await write("update person_skills set level = null where company_id = $1 and user_id = $2", own);
    expect(await cover()).toEqual([0, 1, 0]);
    await write("update users set job_profile_id = null where company_id = $1 and id = $2", own);
    expect(await cover()).toBeUndefined();
  });

  test("a manager without a line has no figures of people", async () => {
    const company = await buildCompany(app.db);
    const manager = await buildUser(app.db, company, { systemRole: "manager" });
    const dashboard = await dashboardOf(manager);
    expect(figureKeys(dashboard)).toEqual(["skills", "confirmed", "saved_jobs"]);
    expect(todoCounts(dashboard)).toEqual({ profile: 8 });
  });
});

describe("hiring", () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

  async function scene() {
    const company = await buildCompany(app.db);
    const build = (systemRole: "admin" | "hr_manager" | "manager" | "moderator", firstName: string) =>
      buildUser(app.db, company, { systemRole, firstName });
    const people = {
      admin: await build("admin", "Ada"),
      hr: await build("hr_manager", "Hans"),
      manager: await build("manager", "Mia"),
      recruiter: await build("moderator", "Rik"),
    };
    const mine = await buildVacancy(app.db, people.recruiter, { name: "Mine", coOwners: [people.manager] });
    const theirs = await buildVacancy(app.db, people.recruiter, { name: "Theirs" });
    await buildVacancy(app.db, people.recruiter, { name: "Quiet" });
    await buildVacancy(app.db, people.recruiter, { name: "Draft", status: "Draft" });
    await buildVacancy(app.db, people.manager, { name: "Mend", status: "Declined" });
    async function applied(
      vacancy: { id: string },
      values: Partial<typeof applications.$inferInsert>,
      firstName = "Cas",
    ) {
      const { id: userId } = await buildUser(app.db, company, { systemRole: "freelancer", firstName });
      return acrossCompanies(app.db, async (tx) => {
        const row = { companyId: company.id, vacancyId: vacancy.id, userId, addedBy: userId };
        const [made] = await tx
          .insert(applications)
          .values({ ...row, stage: "Application", appliedAt: daysAgo(40), ...values })
          .returning();
        return made?.id ?? "";
      });
    }
    return { company, ...people, mine, theirs, applied };
  }

  test("shows what someone oversees, and applicants where they work on the vacancy", async () => {
    const { admin, hr, manager, mine, theirs, applied, company } = await scene();
    await applied(mine, { stageSince: daysAgo(3) }, "Nia");
    await applied(mine, { stageSince: daysAgo(5) }, "Otto");
    await applied(mine, { stage: "Job offer", appliedAt: daysAgo(3) }, "Jo");
    await applied(theirs, { appliedAt: daysAgo(1) });
    await applied(mine, { outcome: "withdrawn" });
    await applied(mine, { stage: "Job offer", outcome: "hired", hiredAt: daysAgo(0) });
    // As much again elsewhere, of which nothing may be counted.
    const other = await scene();
    await other.applied(other.mine, { stage: "Job offer" });

    const own = await dashboardOf(manager);
    expect(todoCounts(own)).toMatchObject({ applicants_waiting: 2, offers_open: 1, jobs_declined: 1 });
    expect(todoCounts(own)).not.toHaveProperty("jobs_unanswered");
    expect(own.todo.find(({ key }) => key === "applicants_waiting")).toMatchObject({
      names: ["Otto Person", "Nia Person"],
      leads_to: { screen: "recruiting-job-pipeline", params: { jobId: mine.id } },
    });
    const figures = (dashboard: Dashboard) => dashboard.hiring.map(({ key, value }) => [key, value]);
    expect(figures(own)).toEqual([
      ["open_jobs", 1],
      ["running", 3],
      ["applied", 1],
      ["hires", 1],
      ["time_to_hire", 40],
    ]);

    const overseen = await dashboardOf(hr);
    expect(overseen.todo.find(({ key }) => key === "jobs_unanswered")).toMatchObject({
      count: 1,
      names: ["Quiet"],
      leads_to: { screen: "recruiting-jobs", query: { filter: "unanswered" } },
    });
    expect(todoCounts(overseen)).toMatchObject({ jobs_declined: 1 });
    expect(todoCounts(overseen)).not.toHaveProperty("applicants_waiting");
    expect(figures(overseen).slice(0, 3)).toEqual([
      ["open_jobs", 3],
      ["running", 4],
      ["applied", 2],
    ]);
    expect(overseen.hiring.find(({ key }) => key === "running")?.series).toMatchObject([
      { id: "Vacancy", value: 0 },
      { id: "Application", value: 3 },
      { id: "Interview", value: 0 },
      { id: "Job offer", value: 1 },
    ]);
    expect(overseen.hiring.find(({ key }) => key === "hires")?.series.at(-1)?.value).toBe(1);
    expect(todoCounts(await dashboardOf(admin))).not.toHaveProperty("jobs_declined");
    // The counts are those of the lists they lead to.
    const listed = await app.as(hr).get("/job_vacancy", { filter: "unanswered" });
    expect((listed.body.payload as { total: number }).total).toBe(1);
    await shareVacancy(app.db, mine, hr);
    const { leads_to: place } = (await dashboardOf(hr)).todo.find(({ key }) => key === "offers_open") ?? {};
    expect(place?.query).toEqual({ stage: "Job offer", outcome: "active", sort: "oldest" });
    const query = { statuses_filter: "Job offer", outcome: "active" };
    expect((await app.as(hr).get("/applications", query)).body.payload).toMatchObject({ total: 1 });

    const employee = await buildUser(app.db, company);
    expect((await dashboardOf(employee)).hiring).toEqual([]);
  });

  test("an offer is to do for its applicant, until it is answered", async () => {
    const { company, mine, recruiter } = await scene();
    const employee = await buildUser(app.db, company);
    const id = await acrossCompanies(app.db, async (tx) => {
      const row = { companyId: company.id, vacancyId: mine.id, userId: employee.id, addedBy: recruiter.id };
      const [made] = await tx
        .insert(applications)
        .values({ ...row, stage: "Job offer" })
        .returning();
      return made?.id ?? "";
    });
    const offered = (status: "made" | "replaced") =>
      acrossCompanies(app.db, (tx) =>
        tx.insert(offers).values({
          companyId: company.id,
          applicationId: id,
          salary: 4_000,
          hours: 32,
          startDate: "2027-01-01",
          madeBy: recruiter.id,
          status,
        }),
      );
    await offered("replaced");
    expect(todoCounts(await dashboardOf(employee))).not.toHaveProperty("own_offers");
    await offered("made");
    expect((await dashboardOf(employee)).todo.find(({ key }) => key === "own_offers")).toMatchObject({
      count: 1,
      names: ["Mine"],
      leads_to: { screen: "my-applications" },
    });
  });
});
