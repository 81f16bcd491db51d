import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applications } from "../../../domain/applications/applications.table.ts";
import { candidateRecords } from "../../../domain/candidates/candidates.table.ts";
import type { users } from "../../../domain/people/users.table.ts";
import { personSkills } from "../../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildEveryRole } from "../../../test/buildEveryRole.ts";
import { eventsOf } from "../../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../../test/factories.ts";
import { buildVacancy } from "../../../test/jobFactories.ts";

const DAY = 24 * 3_600_000;
let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let ada: TestUser;
let bram: TestUser;
let cleo: TestUser;
let vacancy: { id: string };
let welding: { id: string };

const candidate = (firstName: string, more: Partial<typeof users.$inferInsert> = {}) =>
  buildUser(test.db, company, { systemRole: "freelancer", account: false, firstName, ...more });

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  const early = new Date(Date.now() - 25 * DAY);
  ada = await candidate("Ada", {
    headline: "Welder",
    location: "Utrecht",
    createdAt: new Date(Date.now() - 2 * DAY),
  });
  bram = await candidate("Bram", { location: "Delft", createdAt: early });
  cleo = await candidate("Cleo", { phone: "=1+1", createdAt: new Date(Date.now() - DAY) });
  vacancy = await buildVacancy(test.db, people.moderator, { name: "Rigger" });
  const second = await buildVacancy(test.db, people.moderator, { name: "Welder" });
  welding = await buildSkill(test.db, { en: "Rigging of sails" });
  const { id: companyId } = company;
  await acrossCompanies(test.db, async (tx) => {
    const applied = { companyId, userId: ada.id, addedBy: people.moderator.id };
    await tx.insert(applications).values([
      { ...applied, vacancyId: vacancy.id, stage: "Interview", stageSince: early },
      { ...applied, vacancyId: second.id, stage: "Application" },
    ]);
    const skill = { companyId, userId: ada.id, skillId: welding.id, createdBy: ada.id };
    await tx.insert(personSkills).values({ ...skill, level: 4, source: "inferred" });
    await tx.insert(candidateRecords).values({
      companyId,
      userId: cleo.id,
      source: "resume",
      consentAt: new Date(),
      ownerId: people.moderator.id,
    });
  });
});
afterAll(() => test.close());

const payload = <T>(answer: Answer) => answer.body.payload as T;
const list = async (by: TestUser, query: Record<string, string | number> = {}) =>
  payload<{ data: CandidateRow[]; total: number; can: string[] }>(
    await test.as(by).get("/candidate_list/candidates", query),
  );
const names = async (query: Record<string, string | number>) =>
  (await list(people.moderator, query)).data.map(({ first_name }) => first_name);

describe("GET candidate_list/candidates", () => {
  it("lists external people alone, with their stage and until when they are kept", async () => {
    const { data, total, can } = await list(people.moderator, { sort: "-added" });
    expect(data.map(({ first_name }) => first_name).slice(-3)).toEqual(["Cleo", "Ada", "Bram"]);
    expect(total).toBe(4);
    expect(can).toContain("add");
    const row = data.find(({ id }) => id === ada.id);
    expect(row).toMatchObject({
      applications: [{ stage: "Application" }, { vacancy: { id: vacancy.id, name: "Rigger" } }],
      applications_count: 2,
      skills: [{ skill: { name: "Rigging of sails" }, level: 4 }],
      retention: { state: "in_process", until: null, days_left: null },
      consent: "none",
    });
    expect(row?.can).not.toContain("erase");
    expect(data.find(({ id }) => id === cleo.id)).toMatchObject({ source: "resume", consent: "given" });
    expect(data.find(({ id }) => id === people.freelancer.id)?.retention.state).toBe("own_account");
    expect(data.find(({ id }) => id === bram.id)?.retention).toMatchObject({
      state: "counting",
      days_left: 3,
    });
  });

  it.each([
    ["name", { search_query: "ádá" }, ["Ada"]],
    ["headline", { search_query: "wéld" }, ["Ada"]],
    ["a sign of patterns", { search_query: "%" }, []],
    ["stage", { stages: "Interview" }, ["Ada"]],
    ["another stage", { stages: "Job offer" }, []],
    ["source", { sources: "resume" }, ["Cleo"]],
    ["place", { locations: "Delft" }, ["Bram"]],
    ["running out", { retention: "running_out" }, ["Bram"]],
    ["consent", { consent: "given" }, ["Cleo"]],
  ])("finds by %s", async (_, query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it("shows first the application that was asked for", async () => {
    const queries: Record<string, string>[] = [{ stages: "Interview" }, { job_vacancies: vacancy.id }];
    for (const query of queries)
      expect((await list(people.moderator, query)).data[0]?.applications[0]?.vacancy.name).toBe("Rigger");
  });

  it("finds by who looks after them: the reader, someone, no one", async () => {
    const found = async (owners: string, by = people.moderator) => (await list(by, { owners })).total;
    expect([await found("me"), await found("nobody"), await found('["me","nobody"]')]).toEqual([1, 3, 4]);
    expect(await found("me", people.hr_manager)).toBe(0);
    expect(await found(people.moderator.id, people.hr_manager)).toBe(1);
  });

  it("finds by vacancy and by all of the skills", async () => {
    const other = await buildSkill(test.db);
    expect(await names({ job_vacancies: vacancy.id })).toEqual(["Ada"]);
    expect(await names({ skills: welding.id })).toEqual(["Ada"]);
    expect(await names({ skills: JSON.stringify([welding.id, other.id]) })).toEqual([]);
  });

  it("sorts and pages", async () => {
    const all = await names({ sort: "name", size: 100 });
    expect(all.slice(0, 3)).toEqual(["Ada", "Bram", "Cleo"]);
    expect(await names({ sort: "name", size: 2, page: 1 })).toEqual(all.slice(2));
    expect((await names({ sort: "retention" }))[0]).toBe("Bram");
  });

  it("is read by HR, who changes none that others look after, and not several at once", async () => {
    const { data, can } = await list(people.hr_manager);
    expect(can).toEqual(["export", "add", "upload", "merge", "add_to_talent_pool", "add_to_job"]);
    expect(data[0]?.can).toEqual(["add_to_talent_pool", "add_to_job", "convert"]);
    for (const other of [people.employee, people.manager, people.freelancer, people.staff])
      expect((await test.as(other).get("/candidate_list/candidates")).status).toBe(403);
  });

  it.each(["retention=soon", "stages=Nowhere", "sort=age", "size=101", "owners=you"])(
    "refuses %s",
    async (query) => {
      expect((await test.as(people.moderator).get(`/candidate_list/candidates?${query}`)).status).toBe(400);
    },
  );

  it("returns the ids of all that are found, and the filters there are", async () => {
    const ids = await test.as(people.moderator).get("/candidate_list/candidate_ids", { consent: "given" });
    expect(ids.body.payload).toEqual({ ids: [cleo.id], total: 1 });
    const filters = await test.as(people.hr_manager).get("/candidate_list/filters");
    expect(filters.body.payload).toMatchObject({
      job_vacancies: ["Rigger", "Welder"].map((name) => ({ name, count: 1 })),
      recruiters: expect.arrayContaining(
        [people.moderator, people.hr_manager, people.admin].map(({ id }) => expect.objectContaining({ id })),
      ),
      locations: ["Delft", "Utrecht"].map((name) => ({ name, count: 1 })),
      consents: expect.arrayContaining([{ value: "given", count: 1 }]),
      retentions: expect.arrayContaining([{ value: "in_process", count: 1 }]),
    });
  });
});

describe("POST candidate_list/export", () => {
  it("exports the chosen people, formulas neutralised, and logs it", async () => {
    const body = { selection: { user_ids: [cleo.id] }, format: "csv" };
    const answer = await test.as(people.moderator).post("/candidate_list/export", body);
    const lines = answer.raw.body.trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("'=1+1");
    expect(await eventsOf(test.db, company, "candidates.exported")).toMatchObject([{ data: { count: 1 } }]);
  });

  it("writes no colleague and no candidate of another company, for those who read candidates", async () => {
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "freelancer" });
    const user_ids = [people.employee.id, foreign.id];
    const exportAs = (by: TestUser) =>
      test.as(by).post("/candidate_list/export", { selection: { user_ids }, format: "csv" });
    expect((await exportAs(people.moderator)).raw.body.trim().split("\r\n")).toHaveLength(1);
    for (const other of [people.employee, people.manager, people.freelancer, people.staff])
      expect((await exportAs(other)).status).toBe(403);
  });
});

describe("POST candidate_list/candidates", () => {
  const NEW = {
    first_name: "Dora",
    last_name: "Maas",
    email: "Dora@Example.com",
    phone: "",
    location: "Delft",
  };
  const add = (body: object, by = people.moderator) => test.as(by).post("/candidate_list/candidates", body);

  it("adds a person without an account, owned by the recruiter, with what was confirmed", async () => {
    const answer = await add({
      ...NEW,
      source: "resume",
      consent: true,
      skills: [{ skill_id: welding.id, level: 3, source: "inferred", words: "rigged sails" }],
      experience: [
        {
          position: "Rigger",
          company: "Sails BV",
          start_date: "2019-01-01",
          end_date: null,
          current_job: true,
          description: "",
        },
      ],
    });
    expect(answer.status).toBe(200);
    expect(answer.body.payload).toMatchObject({
      email: "dora@example.com",
      phone: null,
      account: false,
      source: "resume",
      consent: "given",
      owner: { id: people.moderator.id },
      retention: { state: "counting", days_left: 365 },
      skills: [{ level: 3, source: "inferred" }],
    });
    const { id } = payload<CandidateRow>(answer);
    const career = await test.as(people.moderator).get("/experience", { user_id: id });
    expect(career.body.payload).toMatchObject({ data: [{ position: "Rigger", can: ["edit", "delete"] }] });
    expect(await eventsOf(test.db, company, "candidate.added")).toMatchObject([{ userId: id }]);
  });

  it("refuses an address that is taken, also when two add it at once", async () => {
    expect(await add(NEW)).toMatchObject({ status: 409, body: { code: "email_taken" } });
    const both = await Promise.all([1, 2].map(() => add({ ...NEW, email: "eef@example.com" })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ ...NEW, email: "no" }, "email"],
    [{ ...NEW, email: "x@example.com", first_name: " " }, "first_name"],
    [{ ...NEW, email: "x@example.com", skills: [{ skill_id: "1", level: 3, source: "self" }] }, "skills"],
  ])("refuses what is wrong", async (body, field) => {
    const answer = await add(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {}).join()).toContain(field);
  });

  it("is the recruiters', HR's and the administrators', who own the people they added", async () => {
    for (const by of [people.admin, people.hr_manager]) {
      const { body } = await add({ ...NEW, email: `by-${by.systemRole}@example.com` }, by);
      expect(body.payload).toMatchObject({ owner: { id: by.id } });
    }
    for (const other of [people.manager, people.employee])
      expect((await add({ ...NEW, email: "y@example.com" }, other)).status).toBe(403);
  });
});

describe("PUT candidate_list/candidates", () => {
  const change = (body: object, by = people.moderator) => test.as(by).put("/candidate_list/candidates", body);

  it("changes name and contact data on the version that was read", async () => {
    const eva = await candidate("Eva");
    const body = { id: eva.id, version: eva.version, first_name: "Eva", last_name: "Smit", email: eva.email };
    expect((await change({ ...body, phone: "06 1", email: "eva@example.com" })).body.payload).toMatchObject({
      name: "Eva Smit",
      phone: "06 1",
      email: "eva@example.com",
    });
    expect(await change(body)).toMatchObject({ status: 409, body: { code: "stale_version" } });
    const taken = { ...body, version: eva.version + 1, email: people.admin.email };
    expect(await change(taken)).toMatchObject({ status: 409, body: { code: "email_taken" } });
    expect((await change({ ...body, first_name: "" })).status).toBe(400);
    for (const by of [people.hr_manager]) expect((await change(body, by)).status).toBe(403);
    const foreign = await buildUser(test.db, await buildCompany(test.db), { systemRole: "moderator" });
    expect((await change(body, foreign)).status).toBe(404);
  });

  it("leaves what is absent and clears what is null", async () => {
    const kim = await candidate("Kim");
    const first = { id: kim.id, version: kim.version, phone: "06 1", location: "Assen", headline: "Welder" };
    expect((await change(first)).body.payload).toMatchObject({
      name: "Kim Person",
      email: kim.email,
      phone: "06 1",
    });
    const second = { id: kim.id, version: kim.version + 1, phone: null, last_name: "Bos" };
    expect((await change(second)).body.payload).toMatchObject({
      name: "Kim Bos",
      phone: null,
      location: "Assen",
      headline: "Welder",
      email: kim.email,
    });
    const unnamed = await change({ id: kim.id, version: kim.version + 2, first_name: null });
    expect(unnamed).toMatchObject({ status: 400, body: { fields: { first_name: expect.any(String) } } });
    expect((await test.ask("PUT", "/candidate_list/candidates", { body: second })).status).toBe(401);
  });

  it("leaves the address of someone who signs in with it, and colleagues, alone", async () => {
    const { id, version, email } = people.freelancer;
    const body = { id, version, email, first_name: "Test", last_name: "New" };
    expect((await change({ ...body, email: "other@example.com" })).status).toBe(403);
    expect((await change(body)).status).toBe(200);
    const { id: colleague } = people.employee;
    expect((await change({ ...body, id: colleague })).status).toBe(403);
  });
});
