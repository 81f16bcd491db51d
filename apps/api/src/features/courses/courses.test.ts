import type { MyCourse } from "@vaardig/contract/courses/courses";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { candidateRecords } from "../../domain/candidates/candidates.table.ts";
import { coursesForSkills } from "../../domain/learning/courses/courses.queries.ts";
import { courses } from "../../domain/learning/courses/courses.table.ts";
import { enrolmentsOf } from "../../domain/learning/courses/enrolments.queries.ts";
import { courseRatings, enrolments } from "../../domain/learning/courses/enrolments.table.ts";
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
      id,
      course_id: course.id,
      state: "started",
      level: 2,
      provider: "udemy",
      title: "Stap voor stap SQL",
      skills: [{ skill: { id: sql }, level_from: 1, level_to: 3 }],
      started_at: expect.any(String),
      completed_at: null,
      can: ["complete", "delete"],
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
      status: 400,
      body: { fields: { skill: "This course does not teach that skill" } },
    });
    for (const wrong of [{ level: 4 }, { provider: "elsewhere" }, { course_id: "x" }, { more: 1 }])
      expect((await as.post(PATH, { ...chosen(), ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    const removed = await buildCourse(test.db, { removedAt: new Date(), teaches: [[sql, 0, 2]] });
    expect(await as.post(PATH, { ...chosen(), course_id: removed.id })).toMatchObject({
      status: 409,
      body: { code: "course_removed" },
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

  it("proposes the levels that were reached, which the manager confirms or the person takes back", async () => {
    const boss = await buildUser(test.db, company, { systemRole: "manager" });
    person = await buildUser(test.db, company, { managerId: boss.id });
    const id = await start();
    const complete = (levels: object[]) => test.as(person).put(PATH, { id, level: 2, levels });
    const other = (await buildSkill(test.db)).id;
    expect(await complete([{ skill_id: other, level: 3 }])).toMatchObject({
      status: 400,
      body: { fields: { "levels.0.skill_id": "This course does not teach that skill" } },
    });
    expect((await complete([{ skill_id: sql, level: 6 }])).status).toBe(400);
    expect(await mine()).toMatchObject([{ state: "started" }]);
    expect((await complete([{ skill_id: sql, level: 3 }])).status).toBe(200);
    const proposals = async (by: TestUser, query = {}) =>
      payloadOf<{ data: { id: string }[] }>(await test.as(by).get("/goals/proposals", query)).data;
    const waits = { level: 3, goal: { id: null, name: "" }, action: "SQL step by step", evidence: "" };
    expect(await proposals(boss)).toMatchObject([{ ...waits, can: ["confirm", "decline"] }]);
    expect(await proposals(person, { user_id: person.id })).toMatchObject([{ ...waits, can: ["withdraw"] }]);
    const confirm = { user_id: person.id, skill_id: sql, level: 3 };
    const confirmed = await test.as(boss).post("/skill_proficiency/confirm", confirm);
    expect(confirmed.body.payload).toMatchObject({ source: "confirmed", evidence: "SQL step by step" });
    expect(await proposals(boss)).toEqual([]);
    expect(await countEvents("level.proposed")).toBe(1);
  });

  it("is refused before it is started", async () => {
    const { id } = payloadOf<{ id: string }>(
      await test.as(person).post("/learning_matching/planned_courses", chosen()),
    );
    expect(await test.as(person).put(PATH, { id, level: 2 })).toMatchObject({
      status: 409,
      body: { code: "course_not_started" },
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
      status: 409,
      body: { code: "course_completed" },
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

it("follows a skill that was merged into another, and back", async () => {
  const hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
  const own = await buildSkill(test.db, { companyId: company.id, en: "Query writing" });
  const academy = await buildCourse(test.db, {
    companyId: company.id,
    teaches: [
      [own.id, 1, 2],
      [sql, 0, 1],
    ],
  });
  const body = { course_id: academy.id, level: 1, skill: own.id };
  expect((await test.as(person).post(PATH, body)).status).toBe(200);
  const merge = await test.as(hr).post("/skill/merge", { from_id: own.id, into_id: sql });
  expect(merge.status).toBe(200);
  const matches = async (skill_id: string) =>
    payloadOf<{ id: string }[]>(
      await test.as(person).get("/learning_matching/matches", { skill_id, level: 1 }),
    ).map(({ id }) => id);
  expect(await matches(own.id)).toContain(academy.id);
  expect(await matches(sql)).toContain(academy.id);
  expect(await mine()).toMatchObject([
    { skill: { id: sql }, skills: [{ skill: { id: sql }, level_from: 0, level_to: 2 }] },
  ]);
  const { id } = payloadOf<{ id: string }>(merge);
  expect((await test.as(hr).post("/skill/merge/undo", { id })).status).toBe(200);
  expect(await mine()).toMatchObject([{ skill: { id: own.id }, skills: [{ level_to: 2 }, { level_to: 1 }] }]);
});

it("is in the own data of someone who left for outside", async () => {
  const outside = await buildUser(test.db, company, { systemRole: "freelancer" });
  const of = { companyId: company.id, userId: outside.id, courseId: course.id };
  await acrossCompanies(test.db, async (tx) => {
    await tx.insert(enrolments).values({ ...of, skillId: sql, level: 2, state: "completed" });
    await tx.insert(courseRatings).values({ ...of, stars: 4, text: "Clear" });
  });
  const own = await test.as(outside).get("/account/export");
  expect(JSON.parse(own.raw.body)).toMatchObject({
    courses: [{ course: "SQL step by step", state: "completed", level: 2 }],
    course_ratings: [{ course: "SQL step by step", stars: 4, text: "Clear" }],
  });
});

it("goes along where two records of one external person become one, and comes back", async () => {
  const recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
  const external = () => buildUser(test.db, company, { systemRole: "freelancer", account: false });
  const [kept, merged] = [await external(), await external()];
  const of = { companyId: company.id, courseId: course.id, skillId: sql, level: 2 };
  await acrossCompanies(test.db, async (tx) => {
    await tx.insert(enrolments).values([
      { ...of, userId: kept.id, state: "not started" },
      { ...of, userId: merged.id, state: "started" },
      { ...of, userId: merged.id, state: "completed" },
    ]);
    await tx.insert(courseRatings).values({ ...of, userId: merged.id, stars: 4 });
    await tx
      .insert(candidateRecords)
      .values([kept, merged].map(({ id }) => ({ companyId: company.id, userId: id, ownerId: recruiter.id })));
  });
  const statesOf = async ({ id }: TestUser) => {
    const { rows } = await acrossCompanies(test.db, (tx) =>
      tx.$client.query<{ state: string }>(
        `select state from enrolments where user_id = $1
         union all select 'rated' from course_ratings where user_id = $1 order by 1`,
        [id],
      ),
    );
    return rows.map(({ state }) => state);
  };
  const pair = { kept_id: kept.id, merged_id: merged.id, kept_version: 1, merged_version: 1 };
  const answer = await test.as(recruiter).post("/candidate_list/merge", pair);
  expect(answer.status).toBe(200);
  expect(await statesOf(kept)).toEqual(["completed", "rated", "started"]);
  const { id } = payloadOf<{ id: string }>(answer);
  expect((await test.as(recruiter).post("/candidate_list/merge/undo", { id })).status).toBe(200);
  expect(await statesOf(kept)).toEqual(["not started"]);
  expect(await statesOf(merged)).toEqual(["completed", "rated", "started"]);
});

it("leaves with a person who is deleted", async () => {
  const id = await start();
  await test.as(person).put(PATH, { id, level: 2 });
  await test.as(person).put("/learning_matching/ratings", { course_id: course.id, stars: 4, text: "Clear" });
  const admin = await buildUser(test.db, company, { systemRole: "admin" });
  const chosenPeople = { selection: { user_ids: [person.id] } };
  await test.as(admin).post("/employee/deactivate", chosenPeople);
  expect((await test.as(admin).delete("/employee", undefined, chosenPeople)).status).toBe(200);
  const left = await acrossCompanies(test.db, (tx) =>
    tx.$client.query(
      "select user_id from enrolments where user_id = $1 union all select user_id from course_ratings where user_id = $1",
      [person.id],
    ),
  );
  expect(left.rows).toEqual([]);
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
      id: academy.id,
      title: "Git and SQL",
      hours: 8,
      price: 120.5,
      skills: [
        { skillId: git, levelFrom: 2, levelTo: 4 },
        { skillId: sql, levelFrom: 0, levelTo: 1 },
      ],
    },
  ]);
});
