import type { InterviewPreparation } from "@vaardig/contract/interviews/interviewPreparation";
import type { Scorecards } from "@vaardig/contract/interviews/scorecards";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { files } from "../../domain/files/files.table.ts";
import { interviews } from "../../domain/interviews/interviews.table.ts";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let skill: { id: string };
let application: string;
let applicant: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  skill = await buildSkill(test.db, { en: "Welding", nl: "Lassen" });
});
beforeEach(async () => {
  const requires = [{ skillId: skill.id, level: 4 }];
  const coOwners = [people.manager];
  const vacancy = await buildVacancy(test.db, people.moderator, { requires, coOwners });
  applicant = await buildUser(test.db, company, { systemRole: "freelancer", account: true });
  const [row] = await acrossCompanies(test.db, (tx) =>
    tx
      .insert(applications)
      .values({
        companyId: company.id,
        vacancyId: vacancy.id,
        userId: applicant.id,
        addedBy: applicant.id,
        stage: "Interview" as const,
        motivation: "I like sparks",
        salaryProposal: 4_321,
      })
      .returning(),
  );
  application = row?.id ?? "";
  const body = {
    application_id: application,
    title: "Talk",
    kind: "phone",
    minutes: 30,
    slots: [new Date(Date.now() + 86_400_000).toISOString()],
    interviewer_ids: [people.employee.id],
  };
  expect((await test.as(people.moderator).post("/interviews", body)).status).toBe(200);
});
afterAll(() => test.close());

const read = (by: TestUser) => test.as(by).get("/scorecards", { application_id: application });
const give = (by: TestUser, values: object = {}) =>
  test.as(by).post("/scorecards", {
    application_id: application,
    recommendation: "yes",
    summary: "Knows the work",
    ratings: [{ skill_id: skill.id, level: 4, note: "Showed a seam" }],
    ...values,
  });
const cardsIn = ({ status, body }: Answer): Scorecards => {
  expect(status).toBe(200);
  return body.payload as Scorecards;
};

it("keeps what others wrote until one's own is given, and then shows it", async () => {
  await give(people.moderator, { summary: "Secret opinion" });
  const before = await read(people.employee);
  expect(cardsIn(before)).toMatchObject({ mine: null, count: 1, others: null, can: ["give", "prepare"] });
  expect(before.raw.body).not.toMatch(/Secret opinion|Showed a seam|4321/);
  expect(cardsIn(before)).toMatchObject({
    applicant: { motivation: "I like sparks" },
    skills: [{ skill: { name: "Welding" }, level: 4 }],
  });
  const after = cardsIn(await give(people.employee, { recommendation: "no" }));
  expect(after).toMatchObject({
    count: 2,
    mine: { recommendation: "no" },
    others: [{ summary: "Secret opinion" }],
  });
});

it("is changed by its author alone and only as it was read; two first ones at once become one", async () => {
  const first = await Promise.all([give(people.employee), give(people.employee)]);
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(
    cardsIn(await give(people.employee, { version: 1, recommendation: "strong_yes" })).mine,
  ).toMatchObject({
    version: 2,
    recommendation: "strong_yes",
  });
  expect((await give(people.employee, { version: 1 })).body.code).toBe("stale_version");
  expect((await give(people.moderator, { version: 2 })).body.code).toBe("stale_version");
});

it("is refused with another skill, a level of six, and too long words", async () => {
  const other = await buildSkill(test.db);
  const rated = (id: string, level: number) => ({ ratings: [{ skill_id: id, level, note: "" }] });
  expect((await give(people.employee, rated(other.id, 3))).body.fields).toHaveProperty("ratings");
  expect((await give(people.employee, rated(skill.id, 6))).status).toBe(400);
  expect((await give(people.employee, { summary: "x".repeat(701) })).body.fields).toHaveProperty("summary");
});

it("is for interviewers and those who move the pipeline; others see nothing of it", async () => {
  expect((await read(people.hr_manager)).status).toBe(200);
  expect((await read(applicant)).status).toBe(403);
  expect((await give(people.manager)).status).toBe(403);
  const bystander = await buildUser(test.db, company, { systemRole: "employee" });
  expect((await read(bystander)).status).toBe(403);
  await give(people.employee);
  expect(cardsIn(await read(people.manager)), "gives none, so nothing can lead them").toMatchObject({
    can: [],
    others: [{ summary: "Knows the work" }],
  });
  const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  expect((await read(foreign)).status).toBe(404);
});

it("is read at once by an administrator who holds no interview, who gives none", async () => {
  await give(people.employee);
  expect(cardsIn(await read(people.admin))).toMatchObject({
    mine: null,
    can: [],
    others: [{ summary: "Knows the work" }],
  });
  expect((await give(people.admin)).status).toBe(403);
});

it("is kept from an administrator who holds an interview until the own is given", async () => {
  const talk = {
    application_id: application,
    title: "Second talk",
    kind: "phone",
    minutes: 30,
    slots: [new Date(Date.now() + 2 * 86_400_000).toISOString()],
    interviewer_ids: [people.admin.id],
  };
  expect((await test.as(people.moderator).post("/interviews", talk)).status).toBe(200);
  await give(people.employee);
  expect(cardsIn(await read(people.admin))).toMatchObject({ others: null, can: ["give", "prepare"] });
  expect(cardsIn(await give(people.admin))).toMatchObject({ others: [{ summary: "Knows the work" }] });
});

describe("to prepare, for the interviewers", () => {
  const prepare = (by: TestUser) =>
    test.as(by).get("/interviews/preparation", { application_id: application });
  const setInterview = (values: Partial<typeof interviews.$inferInsert>) =>
    acrossCompanies(test.db, (tx) =>
      tx.update(interviews).set(values).where(eq(interviews.applicationId, application)),
    );

  it("reads the newest résumé and what the profile says of the job's skills; the reading is logged", async () => {
    await acrossCompanies(test.db, async (tx) => {
      const owner = { companyId: company.id, userId: applicant.id };
      const file = { contentType: "application/pdf", size: 1, useAs: "resume" as const };
      for (const [name, day] of [
        ["old.pdf", "2026-01-01"],
        ["new.pdf", "2026-02-01"],
      ] as const)
        await tx.insert(files).values({
          ...owner,
          ...file,
          name,
          storageKey: `${applicant.id}/${name}`,
          createdBy: applicant.id,
          createdAt: new Date(day),
        });
      const claim = { skillId: skill.id, level: 3, source: "confirmed" as const, createdBy: applicant.id };
      await tx.insert(personSkills).values({ ...owner, ...claim });
    });
    const { body } = await prepare(people.employee);
    const { resume, skills } = body.payload as InterviewPreparation;
    expect(resume?.name).toBe("new.pdf");
    expect(resume?.url).toMatch(/^\/api\/files\/content\?/);
    expect(skills).toMatchObject([
      { skill: { name: "Welding" }, level: 4, claim: { level: 3, confirmed: true } },
    ]);
    const logged = await eventsOf(test.db, company, "interview.read");
    expect(logged).toMatchObject([
      { actorId: people.employee.id, userId: applicant.id, data: { application_id: application } },
    ]);
  });

  it("stops reading when it is over, cancelled, or the application is; no one else reads at all", async () => {
    expect((await prepare(people.employee)).status).toBe(200);
    for (const other of [people.moderator, people.admin, people.manager, applicant])
      expect((await prepare(other)).status).toBe(403);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
    expect((await prepare(foreign)).status).toBe(404);
    const begun = { status: "booked" as const, startsAt: new Date(Date.now() - 29 * 60_000) };
    await setInterview(begun);
    expect((await prepare(people.employee)).status).toBe(200);
    await setInterview({ ...begun, startsAt: new Date(Date.now() - 31 * 60_000) });
    expect((await prepare(people.employee)).status).toBe(403);
    await setInterview({ status: "canceled" });
    expect((await prepare(people.employee)).status).toBe(403);
    await setInterview({ ...begun, startsAt: new Date(Date.now() + 3_600_000) });
    await acrossCompanies(test.db, (tx) =>
      tx.update(applications).set({ outcome: "withdrawn" }).where(eq(applications.id, application)),
    );
    expect((await prepare(people.employee)).status).toBe(403);
  });
});
