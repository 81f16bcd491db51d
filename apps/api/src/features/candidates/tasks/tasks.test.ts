import type { CandidateTask } from "@vaardig/contract/candidates/candidateTasks";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mails } from "../../../domain/mails/mails.table.ts";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildEveryRole } from "../../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../../test/factories.ts";
import { buildVacancy } from "../../../test/jobFactories.ts";
import { mailNamesTo } from "../../../test/mailsTo.ts";
import { remindTask } from "./remindTask.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let colleague: TestUser;
let candidate: TestUser;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  colleague = await buildUser(test.db, company, { systemRole: "moderator" });
  candidate = await buildUser(test.db, company, {
    systemRole: "freelancer",
    account: false,
    firstName: "Cas",
  });
});
afterAll(() => test.close());

const TASK = { title: "Call back", type: "call", activity_date: "2030-05-01" };
const add = (more: object = {}, by = people.moderator) =>
  test.as(by).post("/candidate_tasks", { ...TASK, user_id: candidate.id, ...more });
const change = (body: object, by = people.moderator) => test.as(by).put("/candidate_tasks", body);
const task = (answer: Answer) => answer.body.payload as CandidateTask;
const list = async (by: TestUser, query: Record<string, string | boolean>) =>
  (await test.as(by).get("/candidate_tasks", query)).body.payload as { data: CandidateTask[]; total: number };

describe("candidate tasks", () => {
  it("are added, changed, done, opened again and deleted", async () => {
    const vacancy = await buildVacancy(test.db, people.moderator, { name: "Cook" });
    const added = task(await add({ vacancy_id: vacancy.id, description: "About Friday" }));
    expect(added).toMatchObject({
      candidate: { id: candidate.id, name: "Cas Person" },
      vacancy: { name: "Cook" },
      done_at: null,
      assignee: { id: people.moderator.id },
      can: ["edit", "complete", "delete"],
    });
    const done = task(await change({ id: added.id, version: added.version, done: true }));
    expect(done.done_at).not.toBeNull();
    expect(done.can).toContain("reopen");
    const stale = await change({ id: added.id, version: added.version, title: "Late" });
    expect(stale).toMatchObject({ status: 409, body: { code: "stale_version" } });
    const open = task(
      await change({ id: added.id, version: done.version, done: false, title: "Mail", type: "mail" }),
    );
    expect(open).toMatchObject({ title: "Mail", type: "mail", done_at: null });
    expect((await test.as(colleague).delete("/candidate_tasks", { id: added.id })).status).toBe(200);
    expect((await list(people.moderator, { user_id: candidate.id })).total).toBe(0);
  });

  it("are listed about a person, or mine, open ones by day first", async () => {
    const later = task(await add({ activity_date: "2030-06-01", assignee_id: colleague.id }));
    const first = task(await add());
    const done = task(await add({ activity_date: "2030-01-01" }));
    await change({ id: done.id, version: done.version, done: true });
    const all = await list(people.hr_manager, { user_id: candidate.id });
    expect(all.data.map(({ id }) => id)).toEqual([first.id, later.id, done.id]);
    expect(all.data[0]?.can).toEqual([]);
    const ids = (page: { data: CandidateTask[] }) => page.data.map(({ id }) => id);
    expect(ids(await list(colleague, {}))).toEqual([later.id]);
    expect(ids(await list(people.moderator, { assignee: "me", open: true }))).toEqual([first.id]);
    expect(ids(await list(people.moderator, { id: later.id }))).toEqual([later.id]);
  });

  it("remind by mail once, at the time that holds", async () => {
    const at = "2030-05-01T08:00:00.000Z";
    const { id, version } = task(await add({ remind_at: at }));
    const moved = "2030-05-02T08:00:00.000Z";
    const job = { companyId: company.id, id };
    const past = await change({ id, version, remind_at: "2020-01-01T08:00:00.000Z" });
    expect(past).toMatchObject({ status: 400, body: { fields: { remind_at: expect.any(String) } } });
    await change({ id, version, remind_at: moved });
    const jobs = await test.db.pool.query("select run_at from graphile_worker.jobs where key = $1", [
      `task ${id}`,
    ]);
    expect(jobs.rows).toEqual([{ run_at: new Date(moved) }]);
    const { services } = test.app;
    await remindTask(services, { ...job, at });
    await Promise.all([
      remindTask(services, { ...job, at: moved }),
      remindTask(services, { ...job, at: moved }),
    ]);
    const sent = await acrossCompanies(test.db, (tx) =>
      tx.select().from(mails).where(eq(mails.userId, people.moderator.id)),
    );
    expect(sent).toMatchObject([{ subject: "Reminder: Call back" }]);
    expect(sent[0]?.text).toContain("Cas Person");
    expect(sent[0]?.text).toContain(`/recruitment-manager/recruiting/profile/${candidate.id}/tasks`);
  });

  it("remind no one of what is done", async () => {
    const at = "2030-05-04T08:00:00.000Z";
    const reader = await buildUser(test.db, company, { systemRole: "moderator" });
    const { id, version } = task(await add({ remind_at: at, assignee_id: reader.id }));
    await change({ id, version, done: true });
    await remindTask(test.app.services, { companyId: company.id, id, at });
    expect(await mailNamesTo(test.db, reader.email)).toEqual([]);
  });

  it("remind an administrator with a link in the administrator's area", async () => {
    const at = "2030-05-03T08:00:00.000Z";
    const { id } = task(await add({ remind_at: at }, people.admin));
    await remindTask(test.app.services, { companyId: company.id, id, at });
    const [mail] = await acrossCompanies(test.db, (tx) =>
      tx.select().from(mails).where(eq(mails.userId, people.admin.id)),
    );
    expect(mail?.text).toContain(`/admin/recruiting/profile/${candidate.id}/tasks`);
  });

  it.each([
    [{ title: " " }, "title"],
    [{ type: "visit" }, "type"],
    [{ activity_date: "soon" }, "activity_date"],
    [{ vacancy_id: "01890000-0000-7000-8000-000000000000" }, "vacancy_id"],
    [{ description: "x".repeat(701) }, "description"],
    [{ remind_at: "2020-01-01T08:00:00.000Z" }, "remind_at"],
  ])("refuse %j", async (more, field) => {
    expect((await add(more)).body.fields).toHaveProperty(field);
  });

  it("are given to recruiters, about candidates and colleagues who applied", async () => {
    expect((await add({ assignee_id: people.employee.id })).body.fields).toHaveProperty("assignee_id");
    expect((await add({ user_id: people.employee.id })).status).toBe(403);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    const { id, version } = task(await add());
    expect((await change({ id, version, done: true }, foreign)).status).toBe(404);
    expect((await test.as(foreign).delete("/candidate_tasks", { id })).status).toBe(404);
    for (const by of [people.hr_manager]) expect((await add({}, by)).status).toBe(403);
  });
});
