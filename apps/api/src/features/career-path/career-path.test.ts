import type { CareerPath } from "@vaardig/contract/career-path/careerPath";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { roles } from "../../domain/organization/organization.table.ts";
import { experiences } from "../../domain/people/career.table.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCareerScene, type CareerScene, claimSkills } from "../../test/careerScene.ts";
import { buildCourse } from "../../test/courseFactories.ts";
import { buildCompany, buildSkill, buildUser, type TestUser } from "../../test/factories.ts";
import { buildJobProfile, buildVacancy } from "../../test/jobFactories.ts";

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
      name: "Data engineer",
      hops: 1,
      step: 1,
      moves: ["up"],
      effort: 4,
      can: ["dismiss"],
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
      source: jobs.analyst,
      target: jobs.engineer,
      walked: null,
      fit: expect.any(Number),
    });
    for (const { fit } of path.edges) expect(fit).toBeGreaterThanOrEqual(0.3);
  });

  it("shows how many made a move from five people on: by a change of position, or by work experience here", async () => {
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
        companyId,
        userId: told.id,
        position: "DATA ANALYST",
        company: name ?? "",
        startDate: "2019-01-01",
        endDate: "2021-01-01",
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

  it("with id returns the routes there, the sheet, and the cheapest way to the next band", async () => {
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
    await claimSkills(test.db, stranger, [[(await buildSkill(test.db)).id, 5]]);
    expect((await read(stranger)).state).toBe("no_moves");
  });

  it("starts from skills alone without a job profile, and from the job alone without skills", async () => {
    const skilled = await buildUser(test.db, company);
    await claimSkills(test.db, skilled, [
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

describe("career_path/dismissed", () => {
  it("leaves a job out for the person and for other readers, shows the list to the person alone, and is undone", async () => {
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
