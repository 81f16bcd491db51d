import type { JobWithWork } from "@vaardig/contract/jobs/recruitingJobs";
import type { Role } from "@vaardig/contract/roles";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { mails } from "../../domain/mails/mails.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildSkill, buildUser, type TestUser } from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let second: TestUser;
let profile: string;
let welding: string;

beforeAll(async () => {
  test = await buildApp();
  const company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  second = await buildUser(test.db, company, { systemRole: "admin" });
  welding = (await buildSkill(test.db, { en: "welding" })).id;
  profile = (await buildJobProfile(test.db, { en: "Welder", requires: [{ skillId: welding, level: 4 }] })).id;
});
afterAll(() => test.close());

type Record_ = Pick<JobWithWork, "id" | "version">;
const wire = (answer: { body: { payload?: unknown } }) => answer.body.payload as JobWithWork;

const act = (person: TestUser, to: string, { id, version }: Record_, more: object = {}) =>
  test.as(person).post(`/job_vacancy/${to}`, { id, version, ...more });
const read = async (person: TestUser, id: string) =>
  wire(await test.as(person).get("/job_vacancy/detail", { id }));

async function submitted(role: Role = "moderator"): Promise<JobWithWork> {
  const body = {
    name: "Welder",
    job_profile_id: profile,
    description: "You weld",
    salary_from: 3000,
    salary_to: 3500,
  };
  const made = wire(await test.as(people[role]).post("/job_vacancy", body));
  return wire(await act(people[role], "submit", made));
}

async function approved(): Promise<JobWithWork> {
  await act(people.admin, "approve", await submitted());
  const { data } = (await test.as(people.moderator).get("/job_vacancy", { filter: "approved", size: 1 })).body
    .payload as { data: JobWithWork[] };
  const [row] = data;
  if (!row) throw new Error("nothing is approved");
  return read(people.moderator, row.id);
}

const isFound = async (id: string) => {
  const answer = await test.as(people.employee).get("/job_vacancy/matches", { size: 100 });
  return (answer.body.payload as { data: { id: string }[] }).data.some((one) => one.id === id);
};

const mailsTo = (person: TestUser) =>
  acrossCompanies(test.db, (tx) =>
    tx
      .select({ subject: mails.subject, text: mails.text })
      .from(mails)
      .where(and(eq(mails.companyId, person.companyId), eq(mails.userId, person.id)))
      .orderBy(mails.id),
  );

describe("approval", () => {
  it("goes from draft to open; no one finds it before, and the submitter is notified", async () => {
    const waiting = await submitted();
    expect(waiting).toMatchObject({
      status: "Pending",
      work: { approval: { submitted: { by: { id: people.moderator.id } } } },
    });
    expect(await isFound(waiting.id)).toBe(false);
    expect((await act(people.moderator, "approve", waiting)).status).toBe(403);
    const open = wire(await act(people.admin, "approve", waiting));
    expect(open).toMatchObject({ status: "Approved", publication: "open" });
    expect(await isFound(waiting.id)).toBe(true);
    const [told] = (await mailsTo(people.moderator)).slice(-1);
    expect(told).toMatchObject({ subject: "Job approved: Welder" });
    expect(told?.text).toContain(`/recruitment-manager/recruiting/jobs/${waiting.id}`);
  });

  it("checks who submits and what was seen before what is missing", async () => {
    const body = { name: "Welder", job_profile_id: profile };
    const draft = wire(await test.as(people.moderator).post("/job_vacancy", body));
    expect((await act(people.hr_manager, "submit", draft)).status).toBe(403);
    expect((await act(people.moderator, "submit", { ...draft, version: 9 })).status).toBe(409);
    const missing = await act(people.moderator, "submit", draft);
    expect([missing.status, Object.keys(missing.body.fields ?? {})]).toEqual([400, ["description"]]);
    expect(await read(people.moderator, draft.id)).toMatchObject({ status: null, version: draft.version });
  });

  it("asks a reason to decline, shows and mails it; what was edited is submitted again", async () => {
    const waiting = await submitted("employee");
    const bare = await act(people.admin, "decline", waiting);
    expect(bare).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } });
    const declined = wire(await act(people.admin, "decline", waiting, { reason: "No budget this year" }));
    expect(declined).toMatchObject({
      status: "Declined",
      work: { approval: { decline_reason: "No budget this year" } },
    });
    const [told] = (await mailsTo(people.employee)).slice(-1);
    expect(told?.text).toContain("No budget this year");
    const edited = wire(await test.as(people.employee).put("/job_vacancy", { ...pick(declined), hours: 24 }));
    expect(edited.status).toBe("Declined");
    const again = wire(await act(people.employee, "submit", edited));
    expect(again).toMatchObject({ status: "Pending", work: { approval: { decline_reason: null } } });
  });

  it("refuses what makes no sense in the current state", async () => {
    const waiting = await submitted();
    expect((await act(people.moderator, "submit", waiting)).body.code).toBe("conflict");
    expect((await act(people.admin, "close", waiting)).body.code).toBe("conflict");
    expect((await act(people.admin, "discard_change", waiting)).body.code).toBe("conflict");
  });

  it("lets one of two administrators win", async () => {
    const waiting = await submitted();
    const answers = await Promise.all([
      act(people.admin, "approve", waiting),
      act(second, "decline", waiting, { reason: "No" }),
      act(second, "approve", waiting),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("stale_version");
    const late = await act(second, "decline", waiting, { reason: "No" });
    expect(late.body.code).toBe("stale_version");
  });
});

const pick = ({ id, version }: Record_) => ({ id, version });

describe("a change of an approved vacancy", () => {
  it("waits when it is material: the old version stays live and the difference is shown", async () => {
    const open = await approved();
    const skills = [{ skill_id: welding, level: 5, kind: "essential", importance: 3, must_have: true }];
    const body = { ...pick(open), name: "Master welder", salary_to: 4000, skills };
    const waiting = wire(await test.as(people.moderator).put("/job_vacancy", body));
    expect(waiting).toMatchObject({ status: "Pending", name: "Welder", salary_to: 3500 });
    expect(waiting.work).toMatchObject({
      values: { name: "Master welder", salary_to: 4000 },
      approval: {
        change: {
          fields: [
            { field: "name", from: "Welder", to: "Master welder" },
            { field: "salary_to", from: 3500, to: 4000 },
          ],
          skills: [{ skill: { id: welding }, from: { level: 4 }, to: { level: 5, must_have: true } }],
        },
      },
    });
    expect(await isFound(open.id)).toBe(true);
    const { id } = open;
    expect(await read(people.employee, id)).toMatchObject({ skills: [{ level: 4 }], change_waiting: false });
    expect((await read(people.moderator, id)).change_waiting).toBe(true);
    const work = wire(await test.as(people.moderator).get("/job_vacancy/work", { id }));
    expect(work).toEqual({ id, name: "Welder", version: waiting.version, ...waiting.work });
    const applied = wire(await act(people.admin, "approve", waiting));
    expect(applied).toMatchObject({
      status: "Approved",
      name: "Master welder",
      salary_to: 4000,
      skills: [{ level: 5 }],
    });
    expect(applied.work?.approval.change).toBeNull();
  });

  it("asks for what a skill became while it waited", async () => {
    const open = await approved();
    const { companyId } = people.admin;
    const arc = (await buildSkill(test.db, { en: "arc welding", companyId })).id;
    const skills = [{ skill_id: arc, level: 3, kind: "essential", importance: 2, must_have: false }];
    const waiting = wire(await test.as(people.moderator).put("/job_vacancy", { ...pick(open), skills }));
    const merged = await test.as(people.admin).post("/skill/merge", { from_id: arc, into_id: welding });
    expect(merged.status).toBe(200);
    const applied = wire(await act(people.admin, "approve", waiting));
    expect(applied.skills).toMatchObject([{ skill: { id: welding }, level: 3 }]);
  });

  it("asks for it too after what waits was changed again", async () => {
    const open = await approved();
    const { companyId } = people.admin;
    const mig = (await buildSkill(test.db, { en: "MIG welding", companyId })).id;
    const skills = [{ skill_id: mig, level: 3, kind: "essential", importance: 2, must_have: false }];
    const waiting = wire(await test.as(people.moderator).put("/job_vacancy", { ...pick(open), skills }));
    await test.as(people.admin).post("/skill/merge", { from_id: mig, into_id: welding });
    const changed = wire(await test.as(people.admin).put("/job_vacancy", { ...pick(waiting), headcount: 2 }));
    const applied = wire(await act(people.admin, "approve", changed));
    expect(applied.skills).toMatchObject([{ skill: { id: welding }, level: 3 }]);
  });

  it("is in force at once when only words change, or when an administrator makes it", async () => {
    const open = await approved();
    const put = (person: TestUser, record: Record_, body: object) =>
      test.as(person).put("/job_vacancy", { ...pick(record), ...body });
    const worded = wire(await put(people.moderator, open, { description: "More words", headcount: 2 }));
    expect(worded).toMatchObject({ status: "Approved", description: "More words", headcount: 2 });
    const before = (await mailsTo(people.moderator)).length;
    const byAdmin = wire(await put(people.admin, worded, { hours: 24 }));
    expect(byAdmin).toMatchObject({ status: "Approved", hours: 24 });
    expect(await mailsTo(people.moderator), "nothing was submitted").toHaveLength(before);
    expect(await mailsTo(people.admin), "nor to who decides").toEqual([]);
  });

  it("can be declined, edited, taken back to nothing, or dropped", async () => {
    const open = await approved();
    const put = (record: Record_, body: object) =>
      test.as(people.moderator).put("/job_vacancy", { ...pick(record), ...body });
    const waiting = wire(await put(open, { hours: 20 }));
    const declined = wire(await act(people.admin, "decline", waiting, { reason: "Too few hours" }));
    expect(declined).toMatchObject({ status: "Declined", hours: null });
    expect(await isFound(open.id)).toBe(true);
    const edited = wire(await put(declined, { hours: 30 }));
    expect(edited).toMatchObject({ status: "Declined", work: { values: { hours: 30 } } });
    const dropped = wire(await act(people.moderator, "discard_change", edited));
    expect(dropped).toMatchObject({ status: "Approved", hours: null, work: { approval: { change: null } } });
    const changed = wire(await put(dropped, { hours: 20 }));
    expect(wire(await put(changed, { hours: null }))).toMatchObject({
      status: "Approved",
      work: { approval: { change: null } },
    });
  });
});

describe("publication", () => {
  it("closing hides it and leaves everyone on its list as they were", async () => {
    const open = await approved();
    await acrossCompanies(test.db, (tx) =>
      tx.insert(applications).values({
        companyId: people.moderator.companyId,
        vacancyId: open.id,
        userId: people.freelancer.id,
        stage: "Interview",
        addedBy: people.moderator.id,
      }),
    );
    const held = wire(await act(people.moderator, "hold", open));
    expect(held.publication).toBe("on_hold");
    expect(await isFound(open.id)).toBe(false);
    const closed = wire(await act(people.moderator, "close", held));
    expect(closed.can).not.toContain("edit");
    const listed = await test.as(people.moderator).get("/job_vacancy", { filter: "closed" });
    expect((listed.body.payload as { data: object[] }).data[0]).toMatchObject({
      id: open.id,
      applicants: [{ stage: "Interview", count: 1 }],
    });
    expect(wire(await act(people.admin, "reopen", closed)).publication).toBe("open");
    expect(await isFound(open.id)).toBe(true);
    expect((await act(people.employee, "close", closed)).status).toBe(403);
  });
});
