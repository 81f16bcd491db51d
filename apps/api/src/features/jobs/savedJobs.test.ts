import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let vacancyId: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  vacancyId = (await buildVacancy(test.db, people.moderator, { external: true })).id;
});
afterAll(() => test.close());

const save = (person: TestUser, id: string) => test.as(person).post("/saved_job", { job_vacancy_id: id });
const unsave = (person: TestUser, id: string) => test.as(person).delete("/saved_job", { job_vacancy_id: id });

async function isSaved(person: TestUser, id = vacancyId): Promise<boolean> {
  const answer = await test.as(person).get("/job_vacancy/detail", { id });
  return (answer.body.payload as { saved: boolean }).saved;
}

it("keeps a vacancy for me alone, once however often I ask, until I take it off", async () => {
  const other = await buildUser(test.db, company);
  expect(await isSaved(people.employee)).toBe(false);
  const answers = await Promise.all([1, 2, 3].map(() => save(people.employee, vacancyId)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect([await isSaved(people.employee), await isSaved(other)]).toEqual([true, false]);
  expect((await unsave(other, vacancyId)).status).toBe(200);
  expect(await isSaved(people.employee)).toBe(true);
  expect((await unsave(people.employee, vacancyId)).status).toBe(200);
  expect(await isSaved(people.employee)).toBe(false);
  const [event] = await eventsOf(test.db, company, "vacancy.unsaved");
  expect(event).toMatchObject({ subjectId: vacancyId });
});

it("takes off a saved vacancy that has closed since", async () => {
  const { id } = await buildVacancy(test.db, people.moderator, {
    publication: "closed",
    savedBy: [people.admin],
  });
  expect(await isSaved(people.admin, id)).toBe(true);
  expect((await unsave(people.admin, id)).status).toBe(200);
  expect(await isSaved(people.admin, id)).toBe(false);
});

it("keeps nothing that is not open, and nothing internal for external people", async () => {
  const draft = await buildVacancy(test.db, people.moderator, { status: "Draft" });
  const internal = await buildVacancy(test.db, people.moderator);
  expect((await save(people.employee, draft.id)).status).toBe(403);
  expect((await save(people.admin, draft.id)).status).toBe(403);
  expect((await save(people.freelancer, internal.id)).status).toBe(403);
  expect((await save(people.freelancer, vacancyId)).status).toBe(200);
});

it("does not find another company's vacancy", async () => {
  const outsider = await buildUser(test.db, await buildCompany(test.db));
  expect((await save(outsider, vacancyId)).status).toBe(404);
  expect((await unsave(outsider, vacancyId)).status).toBe(404);
});

it("refuses what is no id, no session and who looks for no job here", async () => {
  expect((await test.as(people.employee).post("/saved_job", {})).body.fields).toHaveProperty(
    "job_vacancy_id",
  );
  expect((await unsave(people.employee, "1")).status).toBe(400);
  expect((await test.ask("POST", "/saved_job", { body: { job_vacancy_id: vacancyId } })).status).toBe(401);
  expect((await test.ask("DELETE", "/saved_job", { query: { job_vacancy_id: vacancyId } })).status).toBe(401);
  const refused = [];
  for (const role of ROLES) if ((await save(people[role], vacancyId)).status === 403) refused.push(role);
  expect(refused).toEqual(["moderator", "staff"]);
});
