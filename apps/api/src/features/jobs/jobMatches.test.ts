import type { Payload } from "@vaardig/contract/endpoint";
import type { listJobMatches, listPeopleMatches } from "@vaardig/contract/jobs/jobs";
import type { MatchSheet } from "@vaardig/contract/matching";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildJobProfile, buildVacancy } from "../../test/jobFactories.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let welder: TestUser;
let outsider: TestUser;
let weldingJob: string;
let foreignJob: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  welder = await buildUser(test.db, company, { firstName: "Wil", managerId: people.manager.id });
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  const welding = (await buildSkill(test.db, { en: "welding", idf: 3 })).id;
  const cooking = (await buildSkill(test.db, { en: "cooking", idf: 3 })).id;
  await test.as(welder).post("/skill_proficiency", { skill_id: welding, level: 4 });
  const department = await buildDepartment(test.db, company, "Grid");
  const add = (name: string, skillId: string | null, overrides: Parameters<typeof buildVacancy>[2] = {}) =>
    buildVacancy(test.db, people.moderator, {
      name,
      requires: skillId ? [{ skillId, level: 4 }] : [],
      ...overrides,
    });
  weldingJob = (await add("welder", welding, { departmentId: department.id })).id;
  await add("cook", cooking, { external: true, savedBy: [welder] });
  await add("anything", null);
  await add("draft", welding, { status: "Draft" });
  foreignJob = (await buildVacancy(test.db, outsider)).id;
});
afterAll(() => test.close());

async function matches(user: TestUser, query: Record<string, string | number | boolean> = {}) {
  const answer = await test.as(user).get("/job_vacancy/matches", query);
  expect(answer.status).toBe(200);
  return answer.body.payload as Payload<typeof listJobMatches>;
}

const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

describe("GET job_vacancy/matches", () => {
  it("ranks every open vacancy, hiding none, and does not guess where nothing is required", async () => {
    const payload = await matches(welder);
    expect(payload.total).toBe(3);
    expect(payload.data[0]).toMatchObject({
      name: "welder",
      match: { score: expect.closeTo(0.9, 6), band: "very_high", capped: false },
    });
    const rest = new Map(payload.data.map(({ name, match }) => [name, match]));
    expect(rest.get("anything")).toEqual({ score: null, band: null, capped: false, provisional: false });
    expect(rest.get("cook")?.band).toBe("very_low");
  });

  it("filters by band, department, saved and text, and counts beside the filters", async () => {
    const filtered = await matches(welder, { band: "very_high" });
    expect(names(filtered)).toEqual(["welder"]);
    expect(filtered.bands).toContainEqual({ band: "very_low", count: 1 });
    expect(filtered.departments).toEqual([{ name: "Grid", count: 1 }]);
    expect(names(await matches(welder, { department: "Grid" }))).toEqual(["welder"]);
    expect(names(await matches(welder, { saved: true }))).toEqual(["cook"]);
    expect(names(await matches(welder, { search_query: "COO" }))).toEqual(["cook"]);
    expect(await matches(welder, { size: 1, page: 1 })).toMatchObject({ total: 3 });
  });

  it("shows external people what is meant for them", async () => {
    expect(names(await matches(people.freelancer))).toEqual(["cook"]);
  });

  it("shows what I applied for, until I withdraw", async () => {
    const cook = async () => (await matches(people.freelancer)).data[0];
    const before = await cook();
    expect(before?.applied).toBe(false);
    const until = { available_from: "2027-01-01", available_until: "2027-06-30" };
    const form = { ...until, hourly_rate: 60, hours: 32, motivation: "Words", salary_proposal: null };
    const sent = await test
      .as(people.freelancer)
      .post("/applications", { ...form, job_vacancy_id: before?.id });
    expect((await cook())?.applied).toBe(true);
    const { id } = sent.body.payload as { id: string };
    const read = await test.as(people.freelancer).get("/my_applications/detail", { id });
    const { version } = read.body.payload as { version: number };
    await test.as(people.freelancer).post("/my_applications/withdraw", { id, version });
    expect((await cook())?.applied).toBe(false);
  });

  it("refuses others, other queries and no session", async () => {
    for (const role of ["moderator", "staff"] as const) {
      expect((await test.as(people[role]).get("/job_vacancy/matches")).status).toBe(403);
    }
    expect((await test.as(welder).get("/job_vacancy/matches", { band: "best" })).status).toBe(400);
    expect((await test.ask("GET", "/job_vacancy/matches")).status).toBe(401);
  });
});

describe("GET job_vacancy/match", () => {
  const explain = (user: TestUser, query: Record<string, string>) =>
    test.as(user).get("/job_vacancy/match", query);
  const about = () => ({ job_vacancy_id: weldingJob, user_id: welder.id });

  it("is the same sheet for the person, the manager, HR and the recruiter", async () => {
    const own = await explain(welder, { job_vacancy_id: weldingJob });
    expect(own.body.payload).toMatchObject({
      score: expect.closeTo(0.9, 6),
      title: "welder",
      person: { id: welder.id },
    });
    for (const role of ["manager", "hr_manager", "admin", "moderator"] as const) {
      expect((await explain(people[role], about())).body.payload).toEqual(own.body.payload);
    }
  });

  it("adds up to the score", async () => {
    const sheet = (await explain(welder, { job_vacancy_id: weldingJob })).body.payload as MatchSheet;
    const points = sheet.requirements.reduce((sum, requirement) => sum + requirement.points, 0);
    expect(points).toBeCloseTo(100 * (sheet.score ?? Number.NaN), 6);
    expect(sheet.never_used).toEqual(["gender", "age", "name", "photo", "nationality"]);
  });

  it("shows since when a level holds, and what the person says beside a confirmed one", async () => {
    const skill = (await buildSkill(test.db, { en: "riveting", idf: 3 })).id;
    const own = await buildCompany(test.db);
    const manager = await buildUser(test.db, own, { systemRole: "manager" });
    const person = await buildUser(test.db, own, { managerId: manager.id });
    const { id } = await buildVacancy(test.db, manager, { requires: [{ skillId: skill, level: 4 }] });
    const confirmation = { user_id: person.id, skill_id: skill, level: 2 };
    await test.as(manager).post("/skill_proficiency/confirm", confirmation);
    const read = async () => {
      const { body } = await explain(manager, { job_vacancy_id: id, user_id: person.id });
      return (body.payload as MatchSheet).requirements[0];
    };
    const agreed = await read();
    expect(agreed).toMatchObject({ have: 2, source: "confirmed", own_level: null });
    expect(agreed?.stated_at).toEqual(expect.any(String));
    await test.as(person).post("/skill_proficiency", { skill_id: skill, level: 5 });
    expect(await read()).toEqual({ ...agreed, own_level: 5 });
  });

  it("is closed to colleagues, and logged when another reads it", async () => {
    expect((await explain(people.employee, about())).status).toBe(403);
    await explain(people.hr_manager, about());
    expect((await eventsOf(test.db, company, "match.read")).at(-1)).toMatchObject({
      actorId: people.hr_manager.id,
      userId: welder.id,
      subjectId: weldingJob,
    });
  });

  it("finds neither another company's vacancy nor its people", async () => {
    expect((await explain(people.admin, { job_vacancy_id: foreignJob })).status).toBe(404);
    const other = { job_vacancy_id: weldingJob, user_id: outsider.id };
    expect((await explain(people.admin, other)).status).toBe(404);
    expect((await explain(people.admin, { job_vacancy_id: "1" })).status).toBe(400);
    expect((await test.ask("GET", "/job_vacancy/match", { query: about() })).status).toBe(401);
  });
});

describe("GET job_vacancy/people", () => {
  async function ranked(query: Record<string, string | number | boolean> = {}) {
    const answer = await test.as(people.moderator).get("/job_vacancy/people", {
      job_vacancy_id: weldingJob,
      ...query,
    });
    expect(answer.status).toBe(200);
    return answer.body.payload as Payload<typeof listPeopleMatches>;
  }

  it("ranks everyone active, best first, with what the score rests on", async () => {
    await buildUser(test.db, company, { status: "deactivated" });
    const payload = await ranked();
    expect(payload.data[0]).toMatchObject({
      id: welder.id,
      name: "Wil Person",
      internal: true,
      photo_url: null,
      match: { score: expect.closeTo(0.9, 6), band: "very_high", capped: false },
      strengths: ["welding"],
      gaps: [],
    });
    // Six roles but staff, and the welder.
    expect(payload.total).toBe(7);
    expect(payload.vacancy).toEqual({ id: weldingJob, name: "welder", status: "Approved" });
  });

  it("narrows to inside, outside and a name", async () => {
    expect((await ranked({ people: "external" })).data.map(({ id }) => id)).toEqual([people.freelancer.id]);
    expect((await ranked({ people: "internal" })).total).toBe(6);
    expect((await ranked({ search_query: "wil" })).total).toBe(1);
  });

  it("gives people without skills no score, after those who have one", async () => {
    const { data } = await ranked();
    expect(data.slice(1).map(({ match }) => match.score)).toEqual(data.slice(1).map(() => null));
    expect(data.slice(1).flatMap(({ strengths, gaps }) => [...strengths, ...gaps])).toEqual([]);
  });

  it("marks who holds the job already, and leaves them out when asked to", async () => {
    const shared = await buildJobProfile(test.db);
    const own = await buildJobProfile(test.db, { companyId: company.id, madeFrom: shared.id });
    const holders = [
      await buildUser(test.db, company, { jobProfileId: own.id }),
      await buildUser(test.db, company, { jobProfileId: shared.id }),
    ].map(({ id }) => id);
    await buildUser(test.db, company, { jobProfileId: own.id, status: "deactivated" });
    const other = await buildUser(test.db, company, { jobProfileId: (await buildJobProfile(test.db)).id });
    const { id } = await buildVacancy(test.db, people.moderator, { jobProfileId: own.id });
    const all = await ranked({ job_vacancy_id: id, size: 50 });
    const marked = all.data.filter(({ holds_job }) => holds_job).map((person) => person.id);
    expect(marked.sort()).toEqual(holders.sort());
    const rest = await ranked({ job_vacancy_id: id, without_holders: true, size: 50 });
    expect([all.holders, rest.holders, all.total - rest.total]).toEqual([2, 2, 2]);
    const ids = rest.data.map((person) => person.id);
    expect(ids).toContain(other.id);
    expect(ids.filter((one) => holders.includes(one))).toEqual([]);
    await acrossCompanies(test.db, (tx) => tx.delete(users).where(inArray(users.id, [...holders, other.id])));
  });

  it("shows the stage of who is in the pipeline, to those who see it", async () => {
    const add = { job_vacancy_ids: [weldingJob], selection: { user_ids: [welder.id] } };
    expect((await ranked()).data[0]?.application).toBeNull();
    expect((await test.as(people.moderator).post("/candidate_list", add)).status).toBe(200);
    const { data } = await ranked();
    expect(data[0]?.application).toEqual({ id: expect.any(String), stage: "Vacancy" });
    expect(data.slice(1).every(({ application }) => application === null)).toBe(true);
    const stranger = await buildUser(test.db, company, { systemRole: "moderator" });
    const seen = await test.as(stranger).get("/job_vacancy/people", { job_vacancy_id: weldingJob });
    const payload = seen.body.payload as Payload<typeof listPeopleMatches>;
    expect(payload.data.find(({ id }) => id === welder.id)?.application).toBeNull();
    expect(payload.can).toEqual(["add"]);
  });

  it("returns the allowed actions on the people, which are none for a closed job", async () => {
    expect((await ranked()).can).toEqual(["add", "email"]);
    const { id } = await buildVacancy(test.db, people.moderator, { publication: "closed" });
    expect((await ranked({ job_vacancy_id: id })).can).toEqual(["email"]);
  });

  it("is for who fills vacancies, of this company", async () => {
    const answered: Role[] = [];
    for (const role of ROLES) {
      const answer = await test.as(people[role]).get("/job_vacancy/people", { job_vacancy_id: weldingJob });
      if (answer.status === 200) answered.push(role);
      else expect([role, answer.status]).toEqual([role, 403]);
    }
    expect(answered).toEqual(["admin", "hr_manager", "moderator"]);
    const query = { job_vacancy_id: foreignJob };
    expect((await test.as(people.admin).get("/job_vacancy/people", query)).status).toBe(404);
    expect((await test.as(people.admin).get("/job_vacancy/people")).status).toBe(400);
    expect((await test.ask("GET", "/job_vacancy/people", { query })).status).toBe(401);
  });
});
