import type { MyApplication, MyApplicationDetail } from "@vaardig/contract/my-applications/myApplications";
import type { Role } from "@vaardig/contract/roles";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test as it } from "vitest";
import { applications, offers } from "../../domain/applications/applications.table.ts";
import { moveApplication } from "../../domain/applications/moveApplication.ts";
import { queueMail } from "../../domain/mails/queueMail.ts";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let me: TestUser;
let vacancy: { id: string };
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
});
beforeEach(async () => {
  me = await buildUser(test.db, company, { systemRole: "freelancer" });
  vacancy = await buildVacancy(test.db, people.moderator, { name: "Grid engineer", external: true });
});
afterAll(() => test.close());

async function apply(who = me, to = vacancy): Promise<string> {
  const form = { hourly_rate: 60, available_from: "2027-01-01", available_until: "2027-06-30", hours: 32 };
  const body = { ...form, motivation: "Words", salary_proposal: null, job_vacancy_id: to.id };
  return ((await test.as(who).post("/applications", body)).body.payload as { id: string }).id;
}
type Command = Parameters<typeof moveApplication>[1];
const recruiter = (id: string, command: Pick<Command, "action"> & Partial<Command>) =>
  inCompany(test.db, company.id, (tx) =>
    moveApplication(tx, { companyId: company.id, actorId: people.moderator.id, id, ...command }),
  );
async function list(who = me, query: Record<string, string> = {}) {
  const answer = await test.as(who).get("/my_applications", query);
  return answer.body.payload as { data: MyApplication[]; total: number; counts: object };
}
async function detail(id: string, who = me) {
  return (await test.as(who).get("/my_applications/detail", { id })).body.payload as MyApplicationDetail;
}
const withdraw = (id: string, version: number, who = me, undo = "") =>
  test.as(who).post(`/my_applications/withdraw${undo}`, { id, version });

it("shows what I applied for in plain words, and not on whose lists I am", async () => {
  const listed = await buildVacancy(test.db, people.moderator);
  const companyId = company.id;
  await acrossCompanies(test.db, (tx) =>
    tx.insert(applications).values({ companyId, vacancyId: listed.id, userId: me.id, addedBy: me.id }),
  );
  const id = await apply();
  const mine = await list();
  expect(mine).toMatchObject({ total: 1, counts: { all: 1, under_way: 1, ended: 0 } });
  expect(mine.data).toMatchObject([
    { id, status: "received", vacancy: { name: "Grid engineer", open: true }, can: ["withdraw"] },
  ]);
  expect(await detail(id)).toMatchObject({
    sent: { hourly_rate: 60, hours: 32, motivation: "Words", salary_proposal: null },
    timeline: [{ status: "received" }],
    resume_name: null,
  });
  expect((await list(me, { search_query: "pilot" })).total).toBe(0);
  expect((await list(me, { job_vacancy_id: listed.id })).total).toBe(0);
  expect((await list(me, { show: "ended" })).total).toBe(0);
});

it("shows the history, and the offer once it is made", async () => {
  const id = await apply();
  await recruiter(id, { action: "move", to: "Interview" });
  const made = { companyId: company.id, applicationId: id, madeBy: people.moderator.id };
  await acrossCompanies(test.db, (tx) =>
    tx.insert(offers).values({ ...made, salary: 4600, hours: 32, startDate: "2027-02-01", message: "Come" }),
  );
  expect((await detail(id)).offer).toBeNull();
  await recruiter(id, { action: "offer" });
  expect(await detail(id)).toMatchObject({
    status: "offer",
    offer: { salary: 4600, hours: 32, start_date: "2027-02-01", message: "Come", status: "made" },
    timeline: [{ status: "received" }, { status: "interview" }, { status: "offer" }],
  });
});

it("a rejection is shown once its mail cannot be taken back any more", async () => {
  const id = await apply();
  await recruiter(id, { action: "move", to: "Interview" });
  await recruiter(id, { action: "reject", reason: "other" });
  const mailId = await inCompany(test.db, company.id, (tx) =>
    queueMail(tx, test.app.services, {
      companyId: company.id,
      name: "rejection_after_application",
      to: me.email,
      subject: "No",
      text: "No",
      sendAt: new Date(Date.now() + 600_000),
    }),
  );
  const setMail = (rejectionMailId: string | null) =>
    acrossCompanies(test.db, (tx) =>
      tx.update(applications).set({ rejectionMailId }).where(eq(applications.id, id)),
    );
  await setMail(mailId);
  expect(await detail(id)).toMatchObject({
    status: "interview",
    can: [],
    timeline: [{ status: "received" }, { status: "interview" }],
  });
  expect((await list()).counts).toEqual({ all: 1, under_way: 1, ended: 0 });
  await setMail(null);
  const told = await detail(id);
  expect(told.status).toBe("rejected");
  expect(told.timeline.at(-1)).toMatchObject({ status: "rejected" });
  expect((await list(me, { show: "ended" })).total).toBe(1);
});

it("is withdrawn, taken back to the earlier stage, and withdrawn for good", async () => {
  const id = await apply();
  await recruiter(id, { action: "move", to: "Interview" });
  const { version } = await detail(id);
  const gone = await withdraw(id, version);
  expect(gone.body.payload).toMatchObject({ status: "withdrawn", can: ["apply_again"] });
  const back = await withdraw(id, version + 1, me, "/undo");
  expect(back.body.payload).toMatchObject({ status: "interview", can: ["withdraw"] });
  expect((await withdraw(id, version + 2)).status).toBe(200);
  const { timeline } = await detail(id);
  expect(timeline.map(({ status }) => status)).toEqual([
    "received",
    "interview",
    "withdrawn",
    "interview",
    "withdrawn",
  ]);
});

it("active applications are above ended ones, whatever moved last", async () => {
  const going = await apply();
  const other = await buildVacancy(test.db, people.moderator, { external: true });
  const ended = await apply(me, other);
  await withdraw(ended, (await detail(ended)).version);
  expect((await list()).data.map(({ id }) => id)).toEqual([going, ended]);
});

it("of two withdrawals at once one counts, and a move in the meantime is reported", async () => {
  const id = await apply();
  const { version } = await detail(id);
  const twice = await Promise.all([withdraw(id, version), withdraw(id, version)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await detail(id)).version).toBe(version + 1);
  const other = await apply(await buildUser(test.db, company).then((who) => (me = who)));
  const seen = await detail(other);
  await recruiter(other, { action: "move", to: "Interview" });
  const stale = await withdraw(other, seen.version);
  expect(stale).toMatchObject({ status: 409, body: { code: "stale_version" } });
});

it("what a recruiter ended cannot be taken back by the applicant", async () => {
  const id = await apply();
  await recruiter(id, { action: "reject", reason: "other" });
  const { version } = await detail(id);
  expect((await withdraw(id, version)).body.code).toBe("move_not_allowed");
  expect((await withdraw(id, version, me, "/undo")).body.code).toBe("move_not_allowed");
  await acrossCompanies(test.db, (tx) =>
    tx
      .update(applications)
      .set({ outcome: "hired", stage: "Job offer" })
      .where(and(eq(applications.companyId, company.id), eq(applications.id, id))),
  );
  expect((await withdraw(id, version)).body.code).toBe("move_not_allowed");
});

it("another's application does not exist for me", async () => {
  const id = await apply();
  const other = await buildUser(test.db, company, { systemRole: "freelancer" });
  const stranger = await buildUser(test.db, await buildCompany(test.db));
  for (const who of [other, stranger, people.admin]) {
    expect((await test.as(who).get("/my_applications/detail", { id })).status).toBe(404);
    expect((await withdraw(id, 2, who)).status).toBe(404);
    expect((await withdraw(id, 2, who, "/undo")).status).toBe(404);
    expect((await list(who)).total).toBe(0);
  }
  expect((await test.as(me).get("/my_applications/detail", { id: "x" })).status).toBe(400);
  expect((await test.as(me).post("/my_applications/withdraw", {})).status).toBe(400);
});
