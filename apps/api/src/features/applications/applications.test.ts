import type { JobChoice } from "@vaardig/contract/applications/jobLists";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let open: { id: string };
let draft: { id: string };
let closed: { id: string };
let report: TestUser;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  open = await buildVacancy(test.db, people.admin, { name: "Open" });
  draft = await buildVacancy(test.db, people.moderator, { name: "Draft", status: "Draft" });
  closed = await buildVacancy(test.db, people.admin, { name: "Closed", publication: "closed" });
  report = await buildUser(test.db, company, { managerId: people.manager.id });
});
afterAll(() => test.close());

const add = (by: TestUser, vacancies: { id: string }[], who: { id: string }[]) =>
  test.as(by).post("/candidate_list", {
    job_vacancy_ids: vacancies.map(({ id }) => id),
    selection: { user_ids: who.map(({ id }) => id) },
  });

describe("POST candidate_list", () => {
  it("puts people on the list at stage Vacancy, once", async () => {
    expect((await add(people.manager, [open], [report])).body.payload).toEqual({ added: 1, already: 0 });
    await acrossCompanies(test.db, (tx) =>
      tx.update(applications).set({ stage: "Interview" }).where(eq(applications.userId, report.id)),
    );
    expect((await add(people.hr_manager, [open], [report])).body.payload).toEqual({ added: 0, already: 1 });
    const rows = await acrossCompanies(test.db, (tx) => tx.select().from(applications));
    expect(rows).toMatchObject([{ vacancyId: open.id, stage: "Interview", addedBy: people.manager.id }]);
    const events = await eventsOf(test.db, company, "application.added");
    expect(events).toMatchObject([{ userId: report.id, subjectId: open.id }]);
    const { rows: mails } = await acrossCompanies(test.db, (tx) =>
      tx.$client.query("select name from mails where company_id = $1", [company.id]),
    );
    expect(mails, "no one applied").toEqual([]);
  });

  it("adds once when asked at the same time", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add(people.admin, [open], [people.employee])));
    const added = answers.map(({ body }) => (body.payload as { added: number }).added);
    expect(added.sort()).toEqual([0, 0, 1]);
  });

  it("refuses who is outside the line, and lists that cannot be filled", async () => {
    expect((await add(people.manager, [open], [people.hr_manager])).status).toBe(403);
    expect((await add(people.manager, [draft], [report])).status).toBe(403);
    expect((await add(people.hr_manager, [draft], [report])).status).toBe(403);
    expect((await add(people.admin, [closed], [report])).status).toBe(403);
    expect((await add(people.moderator, [draft], [people.freelancer])).status).toBe(200);
  });

  it("finds nothing of another company", async () => {
    const own = await buildCompany(test.db);
    const admin = await buildUser(test.db, own, { systemRole: "admin" });
    expect((await add(admin, [open], [admin])).status).toBe(404);
    expect((await add(people.admin, [open], [admin])).status).toBe(404);
  });

  it("asks for a job and for people", async () => {
    const none = await add(people.admin, [], [report]);
    expect(none.body.fields).toEqual({ job_vacancy_ids: "At least one job must be selected" });
    expect((await add(people.admin, [open], [])).status).toBe(400);
  });
});

describe("GET candidate_list/job_vacancies", () => {
  const names = async (reader: TestUser) => {
    const { body } = await test.as(reader).get("/candidate_list/job_vacancies");
    return (body.payload as { data: JobChoice[] }).data.map(({ name }) => name);
  };

  it("offers each reader the lists to which the reader may add", async () => {
    expect(await names(people.admin)).toEqual(["Draft", "Open"]);
    expect(await names(people.moderator)).toEqual(["Draft", "Open"]);
    expect(await names(people.hr_manager)).toEqual(["Open"]);
    expect(await names(people.manager)).toEqual(["Open"]);
  });
});
