import type { MyCourse } from "@vaardig/contract/courses/courses";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { coursesForSkills } from "../../domain/learning/courses/courses.queries.ts";
import { courses } from "../../domain/learning/courses/courses.table.ts";
import { enrolmentsOf } from "../../domain/learning/courses/enrolments.queries.ts";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCourse } from "../../test/courseFactories.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";

const PATH = "/learning_matching/courses";
let test: TestApp;
let company: TestCompany;
let person: TestUser;
let sql: string;
let course: typeof courses.$inferSelect;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  sql = (await buildSkill(test.db, { en: "SQL", nl: "SQL" })).id;
});
afterAll(() => test.close());
beforeEach(async () => {
  person = await buildUser(test.db, company);
  course = await buildCourse(test.db, {
    en: "SQL step by step",
    nl: "Stap voor stap SQL",
    teaches: [[sql, 1, 3]],
  });
});

const payloadOf = <T>(answer: Answer) => answer.body.payload as T;
const chosen = () => ({ course_id: course.id, level: 2, skill: sql, provider: "udemy" });
const start = async (by = person) => payloadOf<{ id: string }>(await test.as(by).post(PATH, chosen())).id;
const mine = async (by = person) => payloadOf<MyCourse[]>(await test.as(by).get(PATH));

const countEvents = async (kind: string) =>
  (await eventsOf(test.db, company, kind)).filter(({ userId }) => userId === person.id).length;

describe("starting", () => {
  it("answers the enrolment's id, by which the course is read, in the reader's language", async () => {
    const id = await start();
    const one = await test.ask("GET", PATH, {
      query: { course_id: id },
      headers: { authorization: `Bearer ${test.as(person).token}`, "accept-language": "nl" },
    });
    expect(one.body.payload).toMatchObject({
      ...{ id, course_id: course.id, state: "started", level: 2, provider: "udemy" },
      title: "Stap voor stap SQL",
      skills: [{ skill: { id: sql }, level_from: 1, level_to: 3 }],
      ...{ started_at: expect.any(String), completed_at: null, can: ["complete", "delete"] },
    });
    expect(payloadOf(await test.as(person).get(PATH, { course_id: course.id }))).toMatchObject({ id });
    expect(await mine()).toMatchObject([{ id }]);
    expect(await countEvents("course.started")).toBe(1);
  });

  it("twice, also at once, is one enrolment", async () => {
    const answers = await Promise.all([start(), start(), start()]);
    expect(new Set(answers).size).toBe(1);
    expect(await countEvents("course.started")).toBe(1);
  });

  it("is possible again after it was completed, beside the one that is", async () => {
    const first = await start();
    await test.as(person).put(PATH, { id: first, level: 2 });
    const second = await start();
    expect(second).not.toBe(first);
    expect((await mine()).map(({ state }) => state).sort()).toEqual(["completed", "started"]);
    const progress = await inCompany(test.db, company.id, (tx) =>
      enrolmentsOf(tx, company.id, person.id, [course.id]),
    );
    expect(progress.get(course.id)).toMatchObject({ id: second, state: "started" });
  });

  it("refuses what is not taught, not offered, not known or another company's", async () => {
    const as = test.as(person);
    const other = (await buildSkill(test.db)).id;
    expect(await as.post(PATH, { ...chosen(), skill: other })).toMatchObject({
      ...{ status: 400, body: { fields: { skill: "This course does not teach that skill" } } },
    });
    for (const wrong of [{ level: 4 }, { provider: "elsewhere" }, { course_id: "x" }, { more: 1 }])
      expect((await as.post(PATH, { ...chosen(), ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    const removed = await buildCourse(test.db, { removedAt: new Date(), teaches: [[sql, 0, 2]] });
    expect(await as.post(PATH, { ...chosen(), course_id: removed.id })).toMatchObject({
      ...{ status: 409, body: { code: "course_removed" } },
    });
    const foreign = await buildCompany(test.db);
    const theirs = await buildCourse(test.db, { companyId: foreign.id, teaches: [[sql, 0, 2]] });
    expect((await as.post(PATH, { ...chosen(), course_id: theirs.id })).status).toBe(404);
  });
});

describe("keeping for later", () => {
  it("is not started, and starting takes the same enrolment", async () => {
    const planned = payloadOf<{ id: string }>(
      await test.as(person).post("/learning_matching/planned_courses", chosen()),
    );
    expect(await mine()).toMatchObject([{ ...planned, state: "not started", can: ["start", "delete"] }]);
    expect(await start()).toBe(planned.id);
    await test.as(person).post("/learning_matching/planned_courses", chosen());
    expect(await mine()).toMatchObject([{ ...planned, state: "started" }]);
  });
});

describe("completing", () => {
  it("leaves a certificate, and once more changes nothing", async () => {
    const id = await start();
    const done = payloadOf<MyCourse>(await test.as(person).put(PATH, { id, level: 2 }));
    expect(done).toMatchObject({ id, state: "completed", can: ["rate"], certificate_id: expect.any(String) });
    const again = payloadOf<MyCourse>(await test.as(person).put(PATH, { id, level: 2 }));
    expect(again).toMatchObject({ completed_at: done.completed_at, certificate_id: done.certificate_id });
    const { data } = payloadOf<{ data: object[] }>(await test.as(person).get("/certificate"));
    expect(data).toMatchObject([
      { id: done.certificate_id, name: "SQL step by step", issuer: "Test School" },
    ]);
    expect(await countEvents("course.completed")).toBe(1);
  });

  it("is refused before it is started", async () => {
    const { id } = payloadOf<{ id: string }>(
      await test.as(person).post("/learning_matching/planned_courses", chosen()),
    );
    expect(await test.as(person).put(PATH, { id, level: 2 })).toMatchObject({
      ...{ status: 409, body: { code: "course_not_started" } },
    });
  });
});

describe("deleting", () => {
  it("takes a started course away and leaves a completed one", async () => {
    const id = await start();
    expect((await test.as(person).delete(PATH, { id })).status).toBe(200);
    expect(await mine()).toEqual([]);
    expect((await test.as(person).delete(PATH, { id })).status).toBe(404);
    const second = await start();
    await test.as(person).put(PATH, { id: second, level: 2 });
    expect(await test.as(person).delete(PATH, { id: second })).toMatchObject({
      ...{ status: 409, body: { code: "course_completed" } },
    });
  });
});

it("belongs to no one else: a colleague's and another company's enrolment is not found", async () => {
  const id = await start();
  const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  for (const by of [await buildUser(test.db, company, { systemRole: "admin" }), foreign]) {
    expect((await test.as(by).get(PATH, { course_id: id })).status).toBe(404);
    expect((await test.as(by).put(PATH, { id, level: 1 })).status).toBe(404);
    expect((await test.as(by).delete(PATH, { id })).status).toBe(404);
  }
  expect(await mine()).toMatchObject([{ id, state: "started" }]);
});

it("needs a session, and a role that learns here", async () => {
  for (const method of ["GET", "POST", "PUT", "DELETE"] as const)
    expect((await test.ask(method, PATH)).status).toBe(401);
  for (const systemRole of ["moderator", "freelancer"] as const) {
    const by = await buildUser(test.db, company, { systemRole });
    expect((await test.as(by).get(PATH)).status).toBe(403);
    expect((await test.as(by).post(PATH, chosen())).status).toBe(403);
  }
  expect((await test.as(person).get(PATH, { course_id: "x" })).status).toBe(400);
  expect((await test.as(person).put(PATH, { id: "x", level: 1 })).status).toBe(400);
  expect((await test.as(person).delete(PATH)).status).toBe(400);
});

it("stays with who started it when it goes out of its feed, marked as such", async () => {
  await start();
  await acrossCompanies(test.db, (tx) => tx.update(courses).set({ removedAt: new Date() }));
  expect(await mine()).toMatchObject([{ removed: true, can: ["complete", "delete"] }]);
});

it("courses for skills are shared ones and the company's own, with all that each teaches", async () => {
  const [git, other] = [(await buildSkill(test.db)).id, await buildCompany(test.db)];
  const shared = await buildCourse(test.db, { en: "Git", hours: 4, teaches: [[git, 0, 2]] });
  const own = {
    companyId: company.id,
    hours: 8,
    price: 120.5,
    teaches: [
      [git, 2, 4],
      [sql, 0, 1],
    ] as [string, number, number][],
  };
  const academy = await buildCourse(test.db, { en: "Git and SQL", ...own });
  await buildCourse(test.db, { companyId: other.id, teaches: [[git, 0, 2]] });
  await buildCourse(test.db, { removedAt: new Date(), teaches: [[git, 0, 2]] });
  const read = await inCompany(test.db, company.id, (tx) => coursesForSkills(tx, company.id, [git]));
  expect(read).toEqual([
    { id: shared.id, title: "Git", hours: 4, price: 0, skills: [{ skillId: git, levelFrom: 0, levelTo: 2 }] },
    {
      ...{ id: academy.id, title: "Git and SQL", hours: 8, price: 120.5 },
      skills: [
        { skillId: git, levelFrom: 2, levelTo: 4 },
        { skillId: sql, levelFrom: 0, levelTo: 1 },
      ],
    },
  ]);
});
