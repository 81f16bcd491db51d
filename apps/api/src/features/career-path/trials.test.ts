import type { CareerPath, CareerTrial } from "@vaardig/contract/career-path/careerPath";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCareerScene, type CareerScene, claimSkills } from "../../test/careerScene.ts";
import { buildCourse } from "../../test/courseFactories.ts";
import { buildSkill, buildUser, type TestUser } from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";

let test: TestApp;
let company: CareerScene["company"];
let skills: CareerScene["skills"];
let jobs: CareerScene["jobs"];
let manager: TestUser;
let foreign: TestUser;
let person: TestUser;

beforeAll(async () => {
  test = await buildApp();
  ({ company, skills, jobs, manager, foreign } = await buildCareerScene(test.db));
});
afterAll(() => test.close());

beforeEach(async () => {
  person = await buildUser(test.db, company, { managerId: manager.id, jobProfileId: jobs.analyst });
  await claimSkills(test.db, person, [
    [skills.sql, 3],
    [skills.models, 2],
  ]);
});

describe("GET career_path/compare", () => {
  const compare = (user: TestUser, ids: string[], more: object = {}) =>
    test.as(user).get("/career_path/compare", { ids: JSON.stringify(ids), ...more });

  it("holds two jobs side by side, the shared gap first", async () => {
    const answer = await compare(person, [jobs.engineer, jobs.head]);
    const { targets, skills: rows } = answer.body.payload as {
      targets: { effort: number }[];
      skills: { skill: { id: string }; have: number | null; needs: (number | null)[]; shared: boolean }[];
    };
    expect(targets.map(({ effort }) => effort)).toEqual([4, 6]);
    expect(rows[0]).toMatchObject({ skill: { id: skills.models }, have: 2, needs: [4, 4], shared: true });
    expect(rows.find(({ skill }) => skill.id === skills.leading)).toMatchObject({
      have: null,
      needs: [null, 4],
    });
  });

  it("refuses one job, the same twice, four, and what is not the company's", async () => {
    const same = [jobs.head, jobs.head];
    const four = [jobs.head, jobs.analyst, jobs.engineer, jobs.controller];
    for (const ids of [[jobs.head], same, four]) {
      const answer = await compare(person, ids);
      expect(answer).toMatchObject({ status: 400, body: { fields: { ids: expect.any(String) } } });
    }
    const { id } = await buildJobProfile(test.db, { companyId: foreign.companyId });
    expect((await compare(person, [jobs.head, id])).status).toBe(404);
    expect((await compare(person, [jobs.head, jobs.engineer], { user_id: manager.id })).status).toBe(403);
    expect((await compare(foreign, [jobs.head, jobs.engineer], { user_id: person.id })).status).toBe(404);
    expect((await test.ask("GET", "/career_path/compare")).status).toBe(401);
  });
});

describe("POST career_path/what_if", () => {
  const trial = async (user: TestUser, body: object) => {
    const answer = await test.as(user).post("/career_path/what_if", { skills: [], ...body });
    expect(answer.status).toBe(200);
    return answer.body.payload as CareerTrial;
  };

  it("raises skills on trial, and stores nothing", async () => {
    const { jobs: moved, target } = await trial(person, {
      id: jobs.engineer,
      skills: [
        { skill_id: skills.sql, level: 5 },
        { skill_id: skills.models, level: 4 },
      ],
    });
    const engineer = moved.find(({ job }) => job.id === jobs.engineer);
    expect(engineer?.after.score).toBeGreaterThan(engineer?.before.score ?? 1);
    expect(target?.before.score).toBe(engineer?.before.score);
    expect(target?.after).toEqual(engineer?.after);
    expect(target?.after.band).toBe("very_high");
    expect(target?.cheapest).toBeNull();
    const again = (await test.as(person).get("/career_path")).body.payload as CareerPath;
    expect(again.jobs.find(({ id }) => id === jobs.engineer)?.match.score).toBe(engineer?.before.score);
  });

  it("brings jobs within reach", async () => {
    const beginner = await buildUser(test.db, company);
    await claimSkills(test.db, beginner, [[(await buildSkill(test.db)).id, 5]]);
    const { jobs: moved } = await trial(beginner, {
      skills: [
        { skill_id: skills.sql, level: 4 },
        { skill_id: skills.models, level: 4 },
      ],
    });
    expect(moved.find(({ job }) => job.id === jobs.engineer)).toMatchObject({ is_new: true });
  });

  it("takes courses in the order in which they can be begun, and names those that begin too high", async () => {
    const first = await buildCourse(test.db, { teaches: [[skills.budgets, 0, 2]] });
    const second = await buildCourse(test.db, { teaches: [[skills.budgets, 2, 4]] });
    const high = await buildCourse(test.db, { en: "Too high", teaches: [[skills.leading, 3, 5]] });
    const { target, too_high: tooHigh } = await trial(person, {
      id: jobs.controller,
      course_ids: [second.id, first.id, high.id],
    });
    expect(target?.after.score).toBeGreaterThan(target?.before.score ?? 1);
    expect(tooHigh).toEqual([{ id: high.id, name: "Too high" }]);
  });

  it("refuses unknown skills and courses, other people and bad levels", async () => {
    const ask = (user: TestUser, body: object) =>
      test.as(user).post("/career_path/what_if", { skills: [], ...body });
    const unknown = [{ skill_id: jobs.head, level: 3 }];
    expect(await ask(person, { skills: unknown })).toMatchObject({
      status: 400,
      body: { fields: { "skills.0.skill_id": expect.any(String) } },
    });
    expect((await ask(person, { skills: [{ skill_id: skills.sql, level: 6 }] })).status).toBe(400);
    expect((await ask(person, { course_ids: [jobs.head] })).status).toBe(404);
    expect((await ask(person, { id: skills.sql })).status).toBe(404);
    expect((await ask(person, { user_id: manager.id })).status).toBe(403);
    expect((await ask(foreign, { user_id: person.id })).status).toBe(404);
    expect((await test.ask("POST", "/career_path/what_if", { body: {} })).status).toBe(401);
  });
});
