import type { Role } from "@vaardig/contract/roles";
import type { PoolPerson, TalentPool } from "@vaardig/contract/talent-pools/talentPools";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
let other: TestUser;
let pool: TalentPool;
let inside: TestUser;
let outside: TestUser;
let beginner: TestUser;
let yard: { id: string };
let field: { id: string };

const payload = <T>(answer: Answer) => answer.body.payload as T;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  other = await buildUser(test.db, company, { systemRole: "moderator" });
  const welding = await buildSkill(test.db, { en: "Welding", nl: "Lassen", idf: 2 });
  const rigging = await buildSkill(test.db, { en: "Rigging", nl: "Takelen", idf: 2 });
  inside = await buildUser(test.db, company, { firstName: "Anna", headline: "Shipwright" });
  outside = await buildUser(test.db, company, { firstName: "Bram", systemRole: "freelancer" });
  beginner = await buildUser(test.db, company, { firstName: "Cleo", systemRole: "freelancer" });
  const requires = (skill: { id: string }) => [{ skillId: skill.id, level: 4 }];
  yard = await buildVacancy(test.db, people.admin, { name: "Yard", requires: requires(welding) });
  field = await buildVacancy(test.db, people.admin, {
    name: "Field",
    external: true,
    requires: requires(rigging),
  });
  await buildVacancy(test.db, people.admin, {
    name: "Closed",
    publication: "closed",
    requires: requires(welding),
  });
  const { id: companyId } = company;
  await acrossCompanies(test.db, async (tx) => {
    for (const [person, skill, level] of [
      [inside, welding, 4],
      [outside, welding, 5],
      [outside, rigging, 2],
    ] as const)
      await tx.insert(personSkills).values({
        companyId,
        userId: person.id,
        skillId: skill.id,
        level,
        source: "self",
        createdBy: person.id,
      });
  });
  pool = payload<TalentPool>(await test.as(people.moderator).post("/talent_pools", { name: "Yard people" }));
  await test.as(people.moderator).post("/talent_pools/candidates", {
    talent_pool_ids: [pool.id],
    selection: { user_ids: [inside.id, outside.id, beginner.id] },
  });
});
afterAll(() => test.close());

const list = (by: TestUser, query: Record<string, string | number> = {}) =>
  test.as(by).get("/talent_pools/candidates", { id: pool.id, ...query });
const names = async (query: Record<string, string | number>) =>
  payload<{ data: PoolPerson[] }>(await list(people.moderator, query)).data.map(
    ({ name }) => name.split(" ")[0],
  );
const act = (by: TestUser, who: { id: string }[], id = pool.id) => {
  const body = { talent_pool_id: id, user_ids: who.map((one) => one.id) };
  return {
    takeOut: () => test.as(by).delete("/talent_pools/candidates", undefined, body),
    putBack: () => test.as(by).post("/talent_pools/candidates/restore", body),
  };
};

describe("GET talent_pools/candidates", () => {
  it("shows each with the open job that fits best of those open to them, by the sheet's own number", async () => {
    const answer = payload<{ data: PoolPerson[]; total: number }>(await list(people.moderator));
    expect(answer.total).toBe(3);
    const [first, second, third] = answer.data;
    expect(first).toMatchObject({
      id: inside.id,
      title: "Shipwright",
      internal: true,
      skills: [{ name: "Welding" }],
      best_job: { vacancy: { id: yard.id, name: "Yard" }, on_list: false, application_id: null },
      can: ["add_to_job", "write", "take_out"],
    });
    // The outside person welds better, but that job is for the company's own people.
    expect(second).toMatchObject({ id: outside.id, best_job: { vacancy: { id: field.id } } });
    expect(third).toMatchObject({ id: beginner.id, best_job: null });
    for (const person of [first, second]) {
      const sheet = await test.as(people.moderator).get("/job_vacancy/match", {
        job_vacancy_id: person?.best_job?.vacancy.id ?? "",
        user_id: person?.id ?? "",
      });
      const { capped, ...match } = person?.best_job?.match ?? { capped: null };
      expect(sheet.body.payload).toMatchObject(match);
      expect(capped).toBe(false);
    }
    await test.as(people.moderator).post("/candidate_list", {
      job_vacancy_ids: [yard.id],
      selection: { user_ids: [inside.id] },
    });
    const again = payload<{ data: PoolPerson[] }>(await list(people.moderator));
    const addedTo = again.data[0]?.best_job;
    expect(addedTo).toMatchObject({ on_list: true, application_id: null });
    // An administrator sees the pipeline that the recruiter does not work on.
    const seen = payload<{ data: PoolPerson[] }>(await list(people.admin));
    expect(seen.data[0]?.best_job?.application_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("searches, sorts and pages", async () => {
    expect(await names({ sort: "-name" })).toEqual(["Cleo", "Bram", "Anna"]);
    expect(await names({ sort: "name", size: 2, page: 1 })).toEqual(["Cleo"]);
    expect(await names({ sort: "added", search_query: "shîp" })).toEqual(["Anna"]);
    expect(await names({ search_query: "%" })).toEqual([]);
    const ids = await test.as(people.moderator).get("/talent_pools/candidate_ids", {
      id: pool.id,
      search_query: "bram",
    });
    expect(ids.body.payload).toEqual({ ids: [outside.id], total: 1 });
    expect((await list(people.moderator, { sort: "age" })).status).toBe(400);
  });

  it("is for those who may open the pool", async () => {
    expect((await list(other)).status).toBe(403);
    const stranger = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
    expect((await list(stranger)).status).toBe(404);
    expect((await act(stranger, [inside]).takeOut()).status).toBe(404);
    expect((await act(stranger, [inside]).putBack()).status).toBe(404);
    const read = payload<{ data: PoolPerson[] }>(await list(people.hr_manager));
    expect(read.data.map(({ can }) => can)).toEqual([["add_to_job"], ["add_to_job"], ["add_to_job"]]);
  });

  it("counts for the list who fits a job well, of pools one may open", async () => {
    const fits = (by: TestUser) => test.as(by).get("/talent_pools/fits", { ids: pool.id });
    const answer = await fits(people.moderator);
    expect(answer.body.payload).toEqual({ data: [{ talent_pool_id: pool.id, fitting: 1 }], total: 1 });
    expect((await fits(other)).body.payload).toEqual({ data: [], total: 0 });
  });
});

describe("DELETE talent_pools/candidates", () => {
  it("takes people out, returns how many, and puts them back as they were", async () => {
    const before = payload<{ data: PoolPerson[] }>(await list(people.moderator, { sort: "name" }));
    const { takeOut, putBack } = act(people.moderator, [inside, outside, people.employee]);
    const both = await Promise.all([takeOut(), takeOut()]);
    const counts = both.map((answer) => payload<{ taken_out: number }>(answer).taken_out);
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(await names({})).toEqual(["Cleo"]);
    expect(await eventsOf(test.db, company, "talent_pool.person_removed")).toHaveLength(2);
    expect((await act(people.hr_manager, [inside]).putBack()).status).toBe(403);
    expect((await putBack()).body.payload).toEqual({ put_back: 2 });
    expect((await putBack()).body.payload).toEqual({ put_back: 0 });
    const after = payload<{ data: PoolPerson[] }>(await list(people.moderator, { sort: "name" }));
    expect(after.data.map((one) => one.added_at)).toEqual(before.data.map((one) => one.added_at));
  });

  it("is refused to readers, and asks for people", async () => {
    for (const reader of [people.hr_manager, other])
      expect((await act(reader, [inside]).takeOut()).status).toBe(403);
    expect((await act(people.moderator, []).takeOut()).status).toBe(400);
    expect(await names({})).toHaveLength(3);
  });
});
