import type { ApplicationOutlook } from "@vaardig/contract/my-applications/myApplications";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { files } from "../../domain/files/files.table.ts";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { uploadFile } from "../../test/uploadFile.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let foreignJob: string;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  const outsider = await buildUser(test.db, await buildCompany(test.db));
  foreignJob = (await buildVacancy(test.db, outsider)).id;
});
afterAll(() => test.close());

const open = (columns: Parameters<typeof buildVacancy>[2] = {}) =>
  buildVacancy(test.db, people.moderator, columns);
const ask = (by: TestUser, id: string) => test.as(by).get("/my_applications/outlook", { job_vacancy_id: id });
const outlook = async (by: TestUser, id: string) => (await ask(by, id)).body.payload as ApplicationOutlook;
const person = (more: Parameters<typeof buildUser>[2] = {}) => buildUser(test.db, company, more);
const fileOf = (by: TestUser, useAs: "resume" | "application" | "profile_pic", name: string) =>
  acrossCompanies(test.db, async (tx) => {
    const [row] = await tx
      .insert(files)
      .values({
        companyId: by.companyId,
        userId: by.id,
        useAs,
        name,
        createdBy: by.id,
        contentType: "text/plain",
        size: 1,
        storageKey: `k/${name}-${by.id}`,
      })
      .returning();
    return row?.id ?? "";
  });
const apply = (by: TestUser, id: string, more: object = {}) =>
  test.as(by).post("/applications", { job_vacancy_id: id, available_from: "2027-01-01", hours: 32, ...more });
const resumeSentTo = (vacancyId: string) =>
  acrossCompanies(test.db, async (tx) => {
    const [row] = await tx.select().from(applications).where(eq(applications.vacancyId, vacancyId));
    return row?.resumeFileId;
  });

describe("what is said before applying", () => {
  it("names what the person applied for with its hours, and not this job, what ended or what has no hours", async () => {
    const who = await person();
    const asked = await open();
    const [under, ended, bare] = [await open({ name: "Planner" }), await open(), await open()];
    const applied = { appliedAt: new Date() };
    await buildApplication(test.db, under, who, { ...applied, hours: 24 });
    await buildApplication(test.db, ended, who, { ...applied, hours: 24, outcome: "withdrawn" });
    await buildApplication(test.db, bare, who, applied);
    await buildApplication(test.db, asked, who, { ...applied, hours: 24 });
    expect(await outlook(who, asked.id)).toEqual({
      skills: 0,
      commitments: [{ kind: "application", name: "Planner", hours: 24, until: null }],
      own_line: false,
    });
  });

  it("says that someone of one's own line works on it, whatever their part", async () => {
    const who = await person({ managerId: people.manager.id });
    expect((await outlook(who, (await open({ hiringManagerId: people.manager.id })).id)).own_line).toBe(true);
    expect((await outlook(who, (await open({ coOwners: [people.manager] })).id)).own_line).toBe(true);
    expect((await outlook(who, (await open()).id)).own_line).toBe(false);
    const other = await person();
    expect((await outlook(other, (await open({ coOwners: [people.manager] })).id)).own_line).toBe(false);
  });

  it("is refused of what is not there, not shown or not asked", async () => {
    expect((await ask(people.employee, foreignJob)).status).toBe(404);
    expect((await ask(people.employee, (await open({ status: "Draft" })).id)).status).toBe(403);
    expect((await ask(people.freelancer, (await open()).id)).status).toBe(403);
    expect((await ask(people.employee, "x")).status).toBe(400);
  });
});

describe("the résumé that goes along", () => {
  it("is the profile's unless another or none is chosen", async () => {
    const who = await person();
    const profile = await fileOf(who, "resume", "profile.txt");
    const other = await fileOf(who, "application", "other.txt");
    const jobs = [await open(), await open(), await open()];
    const [usual, chosen, none] = jobs.map(({ id }) => id) as [string, string, string];
    expect((await apply(who, usual)).status).toBe(200);
    expect((await apply(who, chosen, { resume_file_id: other })).status).toBe(200);
    expect((await apply(who, none, { resume_file_id: null })).status).toBe(200);
    expect(await Promise.all([usual, chosen, none].map(resumeSentTo))).toEqual([profile, other, null]);
  });

  it("is never someone else's, a picture, or gone", async () => {
    const who = await person();
    const { id } = await open();
    const ids = [
      await fileOf(people.employee, "resume", "theirs.txt"),
      await fileOf(who, "profile_pic", "me.png"),
      foreignJob,
    ];
    for (const resume_file_id of ids) {
      const refused = await apply(who, id, { resume_file_id });
      expect(refused).toMatchObject({
        status: 400,
        body: { fields: { resume_file_id: "Choose one of your own résumés that still exists" } },
      });
    }
    expect(await resumeSentTo(id)).toBeUndefined();
  });

  it("is uploaded for oneself alone", async () => {
    const upload = (by: TestUser, query: object) =>
      uploadFile(
        test,
        by,
        { bytes: Buffer.from("Robin Falcon\n\nSKILLS\nwelding"), name: "cv.txt", type: "text/plain" },
        { use_as: "application", ...query },
      );
    expect((await upload(people.employee, {})).status).toBe(200);
    expect((await upload(people.admin, { use_for: people.employee.id })).status).toBe(403);
    expect((await upload(people.moderator, {})).status).toBe(403);
  });
});

it("refuses what was closed while the form was open, and says so", async () => {
  const who = await person();
  const { id } = await open();
  await outlook(who, id);
  await acrossCompanies(test.db, (tx) =>
    tx.update(vacancies).set({ publication: "closed" }).where(eq(vacancies.id, id)),
  );
  expect(await apply(who, id)).toMatchObject({ status: 409, body: { code: "vacancy_closed" } });
});

it("takes two windows' applications once", async () => {
  const who = await person();
  const { id } = await open();
  const answers = await Promise.all([apply(who, id), apply(who, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
