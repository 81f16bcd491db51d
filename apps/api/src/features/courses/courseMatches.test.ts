import type { CourseRating, MatchedCourse } from "@vaardig/contract/courses/courses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCourse } from "../../test/courseFactories.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";

const PATH = "/learning_matching/matches";
const RATINGS = "/learning_matching/ratings";
let test: TestApp;
let company: TestCompany;
let person: TestUser;
let ids: Record<"sql" | "python" | "cooking" | "vca", string>;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  const idOf = async (en: string, kind: "skill" | "licence" = "skill") =>
    (await buildSkill(test.db, { en, kind })).id;
  ids = {
    sql: await idOf("SQL"),
    python: await idOf("Python"),
    cooking: await idOf("Cooking"),
    vca: await idOf("VCA", "licence"),
  };
  const requires = [
    { skillId: ids.sql, level: 4 },
    { skillId: ids.python, level: 3 },
  ];
  const job = await buildJobProfile(test.db, { en: "Data Analyst", nl: "Data-analist", requires });
  person = await buildUser(test.db, company, { jobProfileId: job.id });
  await hold(ids.sql, 1);
});
afterAll(() => test.close());

/** Gives the person a skill. */
function hold(skillId: string, level: number) {
  const { id: userId, companyId } = person;
  const row = { companyId, userId, createdBy: userId, skillId, level, source: "self" as const };
  return acrossCompanies(test.db, (tx) => tx.insert(personSkills).values(row));
}

type Item = MatchedCourse | { count: number };
const itemsOf = (answer: Answer) => answer.body.payload as Item[];
const split = (answer: Answer) => {
  const items = itemsOf(answer);
  return { courses: items.slice(0, -1) as MatchedCourse[], last: items.at(-1) };
};
const ask = async (query: Record<string, string | number>) => split(await test.as(person).get(PATH, query));

describe("course matches", () => {
  it("are of the level and free by default, and end with how many there are", async () => {
    await buildCourse(test.db, { en: "SQL basics", teaches: [[ids.sql, 0, 2]] });
    await buildCourse(test.db, { en: "SQL for analysts", teaches: [[ids.sql, 1, 3]] });
    await buildCourse(test.db, { en: "SQL basics, taught", price: 99, teaches: [[ids.sql, 0, 1]] });
    await buildCourse(test.db, { en: "SQL expert", teaches: [[ids.sql, 3, 5]] });
    const titles = async (query: object) => {
      const { courses, last } = await ask({ skill_id: ids.sql, ...query });
      expect(last).toEqual({ count: courses.length });
      return courses.map(({ title }) => title);
    };
    expect(await titles({})).toEqual(["SQL basics"]);
    expect(await titles({ level: 2, page: 1, price: "price-free" })).toEqual(["SQL for analysts"]);
    expect(await titles({ level: 3 })).toEqual(["SQL expert"]);
    for (const price of ["price-paid", "paid", "betaald"])
      expect(await titles({ price }), price).toEqual(["SQL basics, taught"]);
    for (const price of ["price-free", "free", "vrij"])
      expect(await titles({ price }), price).toEqual(["SQL basics"]);
  });

  it("are ranked by what they add per hour to the match with the reader's job, with that as the reason", async () => {
    const teaches = [[ids.python, 0, 2]] as [string, number, number][];
    await buildCourse(test.db, { en: "Long", hours: 30, teaches });
    await buildCourse(test.db, { en: "Both", hours: 11, teaches: [...teaches, [ids.sql, 1, 3]] });
    await buildCourse(test.db, { en: "Short", hours: 10, teaches });
    await buildCourse(test.db, { en: "Ahead", hours: 1, teaches: [[ids.python, 1, 2]] });
    const { courses } = await ask({ skill_id: ids.python });
    expect(courses.map(({ title }) => title)).toEqual(["Both", "Short", "Long", "Ahead"]);
    const [both, short, long, ahead] = courses.map(({ reason }) => reason);
    expect(both).toMatchObject({ basis: "job", job: "Data Analyst", needs: [] });
    expect(both?.gain).toBeGreaterThan(short?.gain ?? 0);
    expect(short?.gain).toBe(long?.gain);
    expect(ahead?.needs).toMatchObject([{ skill: { id: ids.python }, level: 1 }]);
  });

  it("beside the job are ranked by what they add to the skill, and what is known already adds nothing", async () => {
    await buildCourse(test.db, { en: "Soup", hours: 2, teaches: [[ids.cooking, 0, 1]] });
    await buildCourse(test.db, { en: "Bread", hours: 3, teaches: [[ids.cooking, 0, 2]] });
    const { courses } = await ask({ skill_id: ids.cooking });
    expect(courses.map(({ title, reason }) => [title, reason.basis, reason.gain])).toEqual([
      ["Bread", "skill", 90],
      ["Soup", "skill", 45],
    ]);
    await hold(ids.cooking, 4);
    const after = await ask({ skill_id: ids.cooking });
    expect(after.courses.map(({ reason }) => reason.basis)).toEqual(["none", "none"]);
  });

  it("for a licence are of every level", async () => {
    const course = await buildCourse(test.db, { en: "VCA course", teaches: [[ids.vca, 0, 5]] });
    const { courses } = await ask({ skill_id: ids.vca, level: 1 });
    expect(courses).toMatchObject([{ id: course.id, level: 1 }]);
  });

  it("come ten to a page", async () => {
    const { id } = await buildSkill(test.db);
    for (let at = 0; at < 12; at++) await buildCourse(test.db, { hours: at + 1, teaches: [[id, 0, 2]] });
    const [first, second] = [await ask({ skill_id: id }), await ask({ skill_id: id, page: 2 })];
    expect([first.courses.length, first.last]).toEqual([10, { count: 12 }]);
    expect(second.courses.map(({ hours }) => hours)).toEqual([11, 12]);
  });

  it("with course_id are that course, with what the reader did with it", async () => {
    const course = await buildCourse(test.db, { en: "One", price: 50, teaches: [[ids.sql, 0, 2]] });
    const query = { skill_id: ids.sql, level: 3, course_id: course.id, provider: "udemy" };
    expect((await ask(query)).courses).toMatchObject([
      { id: course.id, enrolment: null, can: ["start", "plan"] },
    ]);
    const body = { course_id: course.id, level: 1, skill: ids.sql };
    await test.as(person).post("/learning_matching/courses", body);
    const { courses, last } = await ask(query);
    expect(courses).toMatchObject([{ enrolment: { state: "started" }, can: [] }]);
    expect(last).toEqual({ count: 1 });
    const elsewhere = await test.as(person).get(PATH, { ...query, skill_id: ids.cooking });
    expect(elsewhere.status).toBe(404);
  });

  it("refuse what is not understood, not known, not signed in or not for the role", async () => {
    const as = test.as(person);
    const wrong: Record<string, string | number>[] = [
      { level: 4 },
      { level: 0 },
      { page: 0 },
      { price: "cheap" },
      { provider: "x" },
      { size: 3 },
    ];
    for (const one of wrong)
      expect((await as.get(PATH, { skill_id: ids.sql, ...one })).status, JSON.stringify(one)).toBe(400);
    expect((await as.get(PATH)).status).toBe(400);
    expect((await as.get(PATH, { skill_id: company.id })).status).toBe(404);
    expect((await test.ask("GET", PATH, { query: { skill_id: ids.sql } })).status).toBe(401);
    const recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
    expect((await test.as(recruiter).get(PATH, { skill_id: ids.sql })).status).toBe(403);
    const other = await buildCompany(test.db);
    const theirs = await buildCourse(test.db, { companyId: other.id, teaches: [[ids.sql, 0, 2]] });
    expect((await as.get(PATH, { skill_id: ids.sql, course_id: theirs.id })).status).toBe(404);
  });
});

describe("ratings", () => {
  const complete = async (by: TestUser, courseId: string) => {
    const body = { course_id: courseId, level: 1, skill: ids.sql };
    const { id } = (await test.as(by).post("/learning_matching/courses", body)).body.payload as {
      id: string;
    };
    await test.as(by).put("/learning_matching/courses", { id, level: 1 });
  };

  it("are of who completed the course, change on their version, and stay within the company", async () => {
    const course = await buildCourse(test.db, { en: "Rated", teaches: [[ids.sql, 0, 2]] });
    const [ann, bob] = [
      await buildUser(test.db, company, { firstName: "Ann", lastName: "Lee" }),
      await buildUser(test.db, company),
    ];
    await complete(ann, course.id);
    const rate = (by: TestUser, more: object) => test.as(by).put(RATINGS, { course_id: course.id, ...more });
    expect((await rate(bob, { stars: 5 })).status).toBe(403);
    const made = (await rate(ann, { stars: 5, text: "Clear" })).body.payload as CourseRating;
    expect(made).toMatchObject({ stars: 5, text: "Clear", name: "Ann Lee", mine: true, version: 1 });
    expect(await rate(ann, { stars: 4 })).toMatchObject({ status: 409, body: { code: "stale_version" } });
    expect((await rate(ann, { stars: 4, version: 1 })).body.payload).toMatchObject({ stars: 4, version: 2 });
    expect((await rate(ann, { stars: 4, version: 1 })).status).toBe(409);
    await complete(bob, course.id);
    await rate(bob, { stars: 1, text: "Too fast" });
    const read = await test.as(person).get(RATINGS, { course_id: course.id });
    expect(read.body.payload).toMatchObject({ total: 2, data: [{ stars: 1, mine: false }, { stars: 4 }] });
    const query = { skill_id: ids.sql, course_id: course.id };
    expect((await ask(query)).courses).toMatchObject([{ rating: { average: 2.5, count: 2 } }]);
    const outsider = await buildUser(test.db, await buildCompany(test.db));
    expect((await test.as(outsider).get(RATINGS, { course_id: course.id })).body.payload).toEqual({
      data: [],
      total: 0,
      own: null,
    });
  });

  it("refuse stars and texts beyond their limits, and courses that are not there", async () => {
    const as = test.as(person);
    const course = await buildCourse(test.db, { teaches: [[ids.sql, 0, 2]] });
    await complete(person, course.id);
    for (const wrong of [{ stars: 0 }, { stars: 6 }, { stars: 4, text: "x".repeat(701) }, {}])
      expect((await as.put(RATINGS, { course_id: course.id, ...wrong })).status).toBe(400);
    expect((await as.put(RATINGS, { course_id: company.id, stars: 3 })).status).toBe(404);
    expect((await as.get(RATINGS, { course_id: company.id })).status).toBe(404);
    expect((await test.ask("PUT", RATINGS)).status).toBe(401);
    const recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
    expect((await test.as(recruiter).put(RATINGS, { course_id: course.id, stars: 3 })).status).toBe(403);
  });
});
