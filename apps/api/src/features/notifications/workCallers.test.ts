import type { ReceivedRequest } from "@vaardig/contract/confirmations/confirmations";
import type { NotificationGroupRow } from "@vaardig/contract/notifications/notifications";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { savedViews } from "../../domain/saved-views/savedViews.table.ts";
import { sendDigest } from "../../domain/saved-views/sendDigest.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { bulkUploads } from "../../test/bulkUpload.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildJobProfile, buildVacancy } from "../../test/jobFactories.ts";
import { mailsTo } from "../../test/mailsTo.ts";
import { runJobs } from "../../test/runJobs.ts";
import { uploadFile } from "../../test/uploadFile.ts";
import { remindTask } from "../candidates/tasks/remindTask.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let person: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
});
beforeEach(async () => {
  person = await buildUser(test.db, company, {
    firstName: "Ada",
    lastName: "Bos",
    managerId: people.manager.id,
  });
  for (const one of Object.values(people)) await test.as(one).post("/notifications/read_all", {});
});
afterAll(() => test.close());

/** What someone has not read, newest first. */
async function told(who: TestUser): Promise<Pick<NotificationGroupRow, "kind" | "text" | "leads_to">[]> {
  const { body } = await test.as(who).get("/notifications", { unread_only: "true", size: 50 });
  return (body.payload as { data: NotificationGroupRow[] }).data;
}
const ok = async <Payload>(answer: Promise<{ status: number; body: { payload?: unknown } }>) => {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, body]);
  return body.payload as Payload;
};
/** Lets waiting jobs be due and works them. */
async function later(): Promise<void> {
  await test.db.pool.query("update graphile_worker._private_jobs set run_at = now()");
  await runJobs(test.app.services);
}
const to = (screen: string) => expect.objectContaining({ screen });

it("a task that is due notifies who has it, once, with one email", async () => {
  const candidate = await buildUser(test.db, company, {
    systemRole: "freelancer",
    firstName: "Di",
    lastName: "Ek",
  });
  const at = "2030-05-01T08:00:00.000Z";
  const task = { title: "Call back", type: "call", activity_date: "2030-05-01", remind_at: at };
  const { id } = await ok<{ id: string }>(
    test.as(people.moderator).post("/candidate_tasks", { ...task, user_id: candidate.id }),
  );
  const due = { companyId: company.id, id, at };
  for (let times = 0; times < 2; times += 1) await remindTask(test.app.services, due);
  expect(await told(people.moderator)).toMatchObject([
    {
      kind: "task_due",
      text: "Your task about Di Ek is due on 1 May 2030: Call back",
      leads_to: to("candidate-tasks"),
    },
  ]);
  expect((await mailsTo(test.db, people.moderator.email)).map(({ subject }) => subject)).toEqual([
    "Reminder: Call back",
  ]);
});

it("what is submitted for approval notifies administrators, and not who submitted it", async () => {
  const profile = await buildJobProfile(test.db, {});
  const draft = await buildVacancy(test.db, people.moderator, {
    name: "Welder",
    status: "Draft",
    description: "Welds pipes",
    jobProfileId: profile.id,
  });
  await ok(test.as(people.moderator).post("/job_vacancy/submit", { id: draft.id, version: draft.version }));
  expect(await told(people.admin)).toMatchObject([
    {
      kind: "approval_asked",
      text: "Test Person submitted the job Welder for approval",
      leads_to: to("recruiting-job-details"),
    },
  ]);
  expect(await told(people.moderator)).toEqual([]);
});

it("jobs that a saved search finds are announced with their number", async () => {
  const search = "search=tram+driver";
  await ok(test.as(person).post("/saved_views", { screen: "jobs", name: "Trams", search, digest: "daily" }));
  await buildVacancy(test.db, people.moderator, { name: "Tram driver" });
  await acrossCompanies(test.db, (tx) =>
    tx
      .update(savedViews)
      .set({ nextDigestAt: new Date(0) })
      .where(eq(savedViews.userId, person.id)),
  );
  const owner = { companyId: company.id, userId: person.id };
  for (let times = 0; times < 2; times += 1) await sendDigest(test.app.services, owner);
  expect(await told(person)).toMatchObject([
    { kind: "saved_search", text: "1 new job for your search “Trams”", leads_to: to("job-matches") },
  ]);
});

it("who is asked to confirm skills is notified, and who asked gets the answer", async () => {
  const skill = await buildSkill(test.db, { en: "nursing", nl: "verplegen" });
  await ok(test.as(person).post("/skill_proficiency/bulk", { skills: [{ skill_id: skill.id, level: 4 }] }));
  const ask = { skill_ids: [skill.id], user_ids: [people.manager.id], message: "" };
  await ok(test.as(person).post("/confirmations", ask));
  await later();
  expect(await told(people.manager)).toMatchObject([
    {
      kind: "confirmation_asked",
      text: "Ada Bos asks you to confirm a skill",
      leads_to: to("confirmations"),
    },
  ]);
  const { data } = await ok<{ data: ReceivedRequest[] }>(
    test.as(people.manager).get("/confirmations/received"),
  );
  const request = data.find((one) => one.person.id === person.id);
  await ok(
    test
      .as(people.manager)
      .post("/confirmations/answer", { id: request?.id, version: request?.version, level: 4 }),
  );
  await later();
  expect(await told(person)).toMatchObject([
    {
      kind: "confirmation_answered",
      text: "Test Person confirmed one of your skills",
      leads_to: to("confirmations"),
    },
  ]);
});

it("a résumé that HR adds notifies the person it is of, and one's own does not", async () => {
  const resume = { bytes: Buffer.from("Ada Bos\n\nSkills\nNursing"), name: "ada.txt", type: "text/plain" };
  const upload = (by: TestUser) => uploadFile(test, by, resume, { use_as: "resume", use_for: person.id });
  await ok(upload(person));
  expect(await told(person)).toEqual([]);
  await ok(upload(people.hr_manager));
  expect(await told(person)).toMatchObject([
    {
      kind: "resume_ready",
      text: "Your résumé ada.txt has been read. Review what was found",
      leads_to: to("profile"),
    },
  ]);
});

it("a bulk upload that is finished notifies who sent it", async () => {
  const files = bulkUploads(test);
  const csv = `first_name,last_name,email,system_role\nAnn,Ash,ann-${Date.now()}@example.com,employee`;
  const { id } = await files.check(people.hr_manager, csv);
  await files.apply(people.hr_manager, id);
  expect(await told(people.hr_manager)).toMatchObject([
    {
      kind: "upload_finished",
      text: "Bulk upload people.csv is finished: 1 row",
      leads_to: to("employee-list"),
    },
  ]);
});
