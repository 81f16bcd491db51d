import type { CareerPath, CareerTrial } from "@vaardig/contract/career-path/careerPath";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { roles } from "../../domain/organization/organization.table.ts";
import { experiences } from "../../domain/people/career.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCourse } from "../../test/courseFactories.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildJobProfile, buildVacancy } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let skills: Record<"sql" | "models" | "budgets" | "leading", string>;
let jobs: Record<"analyst" | "engineer" | "controller" | "head", string>;
let manager: TestUser;
let person: TestUser;
let foreign: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  const { id: companyId } = company;
  const make = async (en: string) => (await buildSkill(test.db, { en, idf: 3 })).id;
  skills = {
    ...{ sql: await make("SQL"), models: await make("Data models") },
    ...{ budgets: await make("Budgets"), leading: await make("Leading people") },
  };
  const { sql, models, budgets, leading } = skills;
  const job = async (en: string, about: object, requires: [string, number][]) =>
    (
      await buildJobProfile(test.db, {
        ...{ companyId, en, nl: `${en} nl`, family: "data", ...about },
        requires: requires.map(([skillId, level]) => ({ skillId, level })),
      })
    ).id;
  jobs = {
    analyst: await job("Data analyst", { step: 3 }, [
      [sql, 3],
      [models, 2],
    ]),
    engineer: await job("Data engineer", { step: 4 }, [
      [sql, 5],
      [models, 4],
    ]),
    controller: await job("Controller", { step: 3, family: "finance" }, [
      [sql, 3],
      [models, 2],
      [budgets, 4],
    ]),
    head: await job("Head of data", { step: 5 }, [
      [models, 4],
      [leading, 4],
    ]),
  };
  manager = await buildUser(test.db, company, { systemRole: "manager" });
  foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
});
afterAll(() => test.close());

async function claim(user: TestUser, held: [string, number][]): Promise<void> {
  await acrossCompanies(test.db, (tx) =>
    tx.insert(personSkills).values(
      held.map(([skillId, level]) => ({
        ...{ companyId: user.companyId, userId: user.id, skillId, level },
        ...{ source: "self" as const, createdBy: user.id },
      })),
    ),
  );
}

beforeEach(async () => {
  person = await buildUser(test.db, company, { managerId: manager.id, jobProfileId: jobs.analyst });
  await claim(person, [
    [skills.sql, 3],
    [skills.models, 2],
  ]);
});

async function read(user: TestUser, query: Record<string, string> = {}): Promise<CareerPath> {
  const answer = await test.as(user).get("/career_path", query);
  expect(answer.status).toBe(200);
  return answer.body.payload as CareerPath;
}
const find = ({ jobs: all }: CareerPath, id: string) => all.find((one) => one.id === id);

describe("GET career_path", () => {
  it("leads from my job to those near it, with kind of move, match, gap and open jobs", async () => {
    const vacancy = await buildVacancy(test.db, manager, {
      jobProfileId: jobs.engineer,
      name: "Engineer wanted",
    });
    await buildVacancy(test.db, manager, { jobProfileId: jobs.engineer, status: "Draft" });
    const path = await read(person);
    expect(path).toMatchObject({ is_own: true, state: "ready", has_skills: true, jobs_count: 4 });
    expect(path.present).toEqual({ id: jobs.analyst, name: "Data analyst" });
    expect(path.jobs[0]).toMatchObject({ id: jobs.analyst, hops: 0, can: [] });
    expect(find(path, jobs.engineer)).toMatchObject({
      ...{ name: "Data engineer", hops: 1, step: 1, moves: ["up"], effort: 4, can: ["dismiss"] },
      gap: {
        missing: 0,
        below_level: 2,
        first: [
          { need: 4, have: 2 },
          { need: 5, have: 3 },
        ],
      },
      open_jobs: { count: 1, first: [{ id: vacancy.id, name: "Engineer wanted" }] },
      match: { band: expect.any(String), score: expect.any(Number) },
    });
    expect(find(path, jobs.controller)?.moves).toEqual(["lateral", "explore"]);
    expect(path.edges).toContainEqual({
      ...{ source: jobs.analyst, target: jobs.engineer, walked: null },
      fit: expect.any(Number),
    });
    for (const { fit } of path.edges) expect(fit).toBeGreaterThanOrEqual(0.3);
  });

  it("tells how many walked a way from five people on: by a change of position, or by work experience here", async () => {
    const { id: companyId, name } = company;
    const place = { departmentId: null, teamId: null };
    const [from, to] = [v7(), v7()];
    await acrossCompanies(test.db, (tx) =>
      tx.insert(roles).values([
        { companyId, id: from, name: "Analysts", jobProfileId: jobs.analyst, ...place },
        { companyId, id: to, name: "Engineers", jobProfileId: jobs.engineer, ...place },
      ]),
    );
    const move = async () => {
      const mover = await buildUser(test.db, company, { roleId: from });
      await acrossCompanies(test.db, (tx) =>
        tx.update(users).set({ roleId: to }).where(eq(users.id, mover.id)),
      );
    };
    for (let people = 0; people < 3; people += 1) await move();
    const told = await buildUser(test.db, company, { jobProfileId: jobs.engineer });
    await acrossCompanies(test.db, (tx) =>
      tx.insert(experiences).values({
        ...{ companyId, userId: told.id, position: "DATA ANALYST", company: name ?? "" },
        ...{ startDate: "2019-01-01", endDate: "2021-01-01" },
      }),
    );
    const walked = async () => (await read(person, { id: jobs.engineer })).target?.walked;
    expect(await walked()).toBeNull();
    await move();
    expect(await walked()).toBe(5);
    const { edges } = await read(person);
    expect(edges.find(({ target }) => target === jobs.engineer)?.walked).toBe(5);
    expect(
      (await read(await buildUser(test.db, company, { jobProfileId: jobs.engineer }), { id: jobs.analyst }))
        .target?.walked,
    ).toBeNull();
  });

  it("never jumps two levels at once", async () => {
    const path = await read(person);
    expect(find(path, jobs.head)?.hops ?? 2).toBeGreaterThan(1);
  });

  it("with id tells the routes there, the sheet, and the cheapest way to the next band", async () => {
    const long = await buildCourse(test.db, { en: "SQL for long", hours: 40, teaches: [[skills.sql, 3, 5]] });
    const short = await buildCourse(test.db, { en: "SQL in short", hours: 6, teaches: [[skills.sql, 3, 5]] });
    const { target, jobs: shown, edges } = await read(person, { id: jobs.engineer });
    expect(shown.map(({ id }) => id)).toContain(jobs.engineer);
    expect(target?.routes[0]).toMatchObject({ jobs: [{ id: jobs.engineer, name: "Data engineer" }] });
    expect(edges).toContainEqual(expect.objectContaining({ source: jobs.analyst, target: jobs.engineer }));
    expect(target?.sheet.requirements).toHaveLength(2);
    expect(target?.cheapest).toMatchObject({ hours: 6, courses: [{ id: short.id }], approximate: false });
    expect(target?.courses.map(({ id }) => id)).toEqual([short.id, long.id]);
  });

  it("says why there is nothing to draw", async () => {
    const none = await buildUser(test.db, company);
    expect((await read(none)).state).toBe("no_start");
    const empty = await buildCompany(test.db);
    const alone = await buildUser(test.db, empty);
    expect((await read(alone)).state).toBe("no_jobs");
    const required = [{ skillId: skills.sql, level: 3 }];
    const only = await buildJobProfile(test.db, { companyId: empty.id, requires: required });
    const holder = await buildUser(test.db, empty, { jobProfileId: only.id });
    expect((await read(holder)).state).toBe("one_job");
    const stranger = await buildUser(test.db, company);
    await claim(stranger, [[(await buildSkill(test.db)).id, 5]]);
    expect((await read(stranger)).state).toBe("no_moves");
  });

  it("starts from skills alone without a job profile, and from the job alone without skills", async () => {
    const skilled = await buildUser(test.db, company);
    await claim(skilled, [
      [skills.sql, 4],
      [skills.models, 4],
    ]);
    const path = await read(skilled);
    expect(path).toMatchObject({ state: "ready", present: null, has_skills: true });
    expect(path.jobs[0]).toMatchObject({ id: skilled.id, hops: 0 });
    const employed = await buildUser(test.db, company, { jobProfileId: jobs.analyst });
    const assumed = await read(employed);
    expect(assumed).toMatchObject({ state: "ready", has_skills: false });
    expect(find(assumed, jobs.engineer)?.match).toMatchObject({ band: null, score: null });
  });

  it("opens a person of the line for the manager, and says so in the log", async () => {
    const path = await read(manager, { user_id: person.id });
    expect(path).toMatchObject({ is_own: false, person: { id: person.id }, dismissed: [] });
    expect(find(path, jobs.engineer)?.can).toEqual([]);
    const { rows } = await acrossCompanies(test.db, (tx) =>
      tx.$client.query("select kind from events where user_id = $1 and actor_id = $2", [
        person.id,
        manager.id,
      ]),
    );
    expect(rows).toEqual([{ kind: "career_path.read" }]);
  });

  it("is refused outside the scope, not found elsewhere, and needs a session", async () => {
    const stranger = await buildUser(test.db, company, { systemRole: "manager" });
    const candidate = await buildUser(test.db, company, { systemRole: "freelancer" });
    const recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
    const ask = (user: TestUser, query: object) => test.as(user).get("/career_path", { ...query });
    expect((await ask(stranger, { user_id: person.id })).status).toBe(403);
    expect((await ask(person, { user_id: manager.id })).status).toBe(403);
    expect((await ask(foreign, { user_id: person.id })).status).toBe(404);
    const admin = await buildUser(test.db, company, { systemRole: "admin" });
    expect((await ask(admin, { user_id: candidate.id })).status).toBe(404);
    expect((await ask(recruiter, {})).status).toBe(403);
    expect((await ask(candidate, {})).status).toBe(403);
    expect((await test.ask("GET", "/career_path")).status).toBe(401);
    expect((await ask(person, { id: "nonsense" })).status).toBe(400);
    const { id: elsewhere } = await buildJobProfile(test.db, { companyId: foreign.companyId });
    expect((await ask(person, { id: elsewhere })).status).toBe(404);
  });
});

describe("recommendations of type careerpath", () => {
  it("are the jobs one move away, for the person and who may see them", async () => {
    const ask = (user: TestUser) =>
      test.as(user).get("/recommendations", { type: "careerpath", value: person.id });
    for (const user of [person, manager]) {
      const { jobs: found } = (await ask(user)).body.payload as { jobs: CareerPath["jobs"] };
      expect(found.map(({ hops }) => hops)).toEqual(found.map(() => 1));
      expect(found.map(({ id }) => id)).toContain(jobs.engineer);
    }
    expect((await ask(await buildUser(test.db, company))).status).toBe(403);
    expect((await ask(foreign)).status).toBe(404);
  });
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
      ...{
        id: jobs.engineer,
        skills: [
          { skill_id: skills.sql, level: 5 },
          { skill_id: skills.models, level: 4 },
        ],
      },
    });
    const engineer = moved.find(({ job }) => job.id === jobs.engineer);
    expect(engineer?.after.score).toBeGreaterThan(engineer?.before.score ?? 1);
    expect(target?.before.score).toBe(engineer?.before.score);
    expect(target?.after).toEqual(engineer?.after);
    expect(target?.after.band).toBe("very_high");
    expect(target?.cheapest).toBeNull();
    const again = await read(person);
    expect(find(again, jobs.engineer)?.match.score).toBe(engineer?.before.score);
  });

  it("brings jobs within reach", async () => {
    const beginner = await buildUser(test.db, company);
    await claim(beginner, [[(await buildSkill(test.db)).id, 5]]);
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
      ...{ id: jobs.controller, course_ids: [second.id, first.id, high.id] },
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

describe("career_path/dismissed", () => {
  it("leaves a job out for the person and for other readers, tells the list to the person alone, and is undone", async () => {
    const dismiss = () => test.as(person).post("/career_path/dismissed", { id: jobs.engineer });
    expect((await dismiss()).status).toBe(200);
    expect((await dismiss()).status).toBe(200);
    const own = await read(person);
    expect(find(own, jobs.engineer)).toBeUndefined();
    expect(own.dismissed).toEqual([{ id: jobs.engineer, name: "Data engineer" }]);
    const seen = await read(manager, { user_id: person.id });
    expect(find(seen, jobs.engineer)).toBeUndefined();
    expect(seen.dismissed).toEqual([]);
    const asked = await read(person, { id: jobs.engineer });
    expect(asked.target?.job.can).toEqual(["restore"]);
    expect((await test.as(person).delete("/career_path/dismissed", { id: jobs.engineer })).status).toBe(200);
    expect(find(await read(person), jobs.engineer)).toBeDefined();
  });

  it("is refused without a session, for recruiters, and of jobs elsewhere", async () => {
    const recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
    const { id } = await buildJobProfile(test.db, { companyId: foreign.companyId });
    expect((await test.as(person).post("/career_path/dismissed", { id })).status).toBe(404);
    expect((await test.as(person).delete("/career_path/dismissed", { id })).status).toBe(404);
    expect((await test.as(person).post("/career_path/dismissed", {})).status).toBe(400);
    expect((await test.as(recruiter).post("/career_path/dismissed", { id })).status).toBe(403);
    expect((await test.ask("POST", "/career_path/dismissed", { body: { id } })).status).toBe(401);
    expect((await test.ask("DELETE", "/career_path/dismissed", { query: { id } })).status).toBe(401);
  });
});
