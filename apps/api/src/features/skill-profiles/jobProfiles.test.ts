import type { Payload } from "@vaardig/contract/endpoint";
import type {
  getJobProfileUses,
  getSkillProfile,
  JobProfile,
  listJobProfiles,
} from "@vaardig/contract/skill-profiles/skillProfiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildJobProfile, buildVacancy } from "../../test/jobFactories.ts";
import { buildDepartment, buildRole } from "../../test/organizationFactories.ts";

type Profile = Payload<typeof getSkillProfile>;

let test: TestApp;
let company: TestCompany;
let hr: TestUser;
let admin: TestUser;
let employee: TestUser;
let outsider: TestUser;
let skillIds: string[];

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
  admin = await buildUser(test.db, company, { systemRole: "admin" });
  employee = await buildUser(test.db, company);
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  const skills = [];
  for (let at = 0; at < 41; at += 1) skills.push(await buildSkill(test.db, { idf: at / 10 }));
  skillIds = skills.map(({ id }) => id);
});
afterAll(() => test.close());

/** What a job asks for: so many essential skills, then so many optional ones. */
const asks = (essential: number, optional = 0) =>
  skillIds.slice(0, essential + optional).map((skillId, at) => ({
    skillId,
    level: 1 + (at % 5),
    kind: at < essential ? ("essential" as const) : ("optional" as const),
    importance: 4,
  }));

const own = (overrides: Parameters<typeof buildJobProfile>[1] = {}) =>
  buildJobProfile(test.db, { companyId: company.id, ...overrides });

function profileOf(answer: Answer): Profile {
  expect([answer.status, answer.body.fields]).toEqual([200, undefined]);
  return answer.body.payload as Profile;
}

const read = async (id: string, user = hr) =>
  profileOf(await test.as(user).get("/skill_profile", { job_profile_id: id }));

describe("GET job_profile", () => {
  it("returns who uses a profile, per scope, and what may be done", async () => {
    const mine = await own({ en: "Yard planner", requires: asks(3) });
    const shared = await buildJobProfile(test.db, { en: "Yard worker", requires: asks(2) });
    const role = await buildRole(test.db, company, { jobProfileId: mine.id });
    await buildUser(test.db, company, { roleId: role.id });
    await buildUser(test.db, company, { roleId: role.id, status: "deactivated" });
    const list = async (scope: string, user = hr) => {
      const answer = await test.as(user).get("/job_profile", { scope, search_query: "yárd" });
      return answer.body.payload as Payload<typeof listJobProfiles>;
    };
    const ids = async (scope: string) => (await list(scope)).data.map(({ id }) => id);
    expect(await ids("all")).toEqual([mine.id, shared.id]);
    expect(await ids("company")).toEqual([mine.id]);
    expect(await ids("library")).toEqual([shared.id]);
    expect(await list("library")).toMatchObject({
      total: 1,
      totals: { company: 1, library: 1 },
      can: ["create"],
    });
    const [first, second] = (await list("all")).data;
    expect(first).toMatchObject({ skills_count: 3, people_count: 1, roles_count: 1, is_shared: false });
    expect([first?.can, second?.can]).toEqual([["edit", "copy", "delete"], ["copy"]]);
    const seen = await list("all", employee);
    expect([seen.can, seen.data.map(({ can }: JobProfile) => can)]).toEqual([[], [[], []]]);
  });

  it("refuses a scope it does not know", async () => {
    const answer = await test.as(hr).get("/job_profile", { scope: "everything" });
    expect(answer).toMatchObject({ status: 400, body: { fields: { scope: expect.any(String) } } });
  });
});

describe("POST job_profile", () => {
  it("lets a recruiter add what a job needs, and neither copy one, change it nor take its place", async () => {
    const recruiter = await buildUser(test.db, company, { systemRole: "moderator" });
    const skills = asks(2).map(({ skillId, ...more }) => ({ skill_id: skillId, must_have: false, ...more }));
    const made = profileOf(
      await test.as(recruiter).post("/job_profile", { name_en: "Roof gardener", skills }),
    );
    expect(made).toMatchObject({ name: "Roof gardener", skills: [{}, {}], can: [] });
    const list = await test.as(recruiter).get("/job_profile", { scope: "all", search_query: "Roof gard" });
    expect(list.body.payload).toMatchObject({ can: ["create"], data: [{ id: made.id, can: [] }] });
    const again = { name_en: "Roof gardener, copy", from_id: made.id, take_over: true };
    expect((await test.as(recruiter).post("/job_profile", again)).status).toBe(403);
    const renamed = { id: made.id, version: made.version, name_en: "Ours" };
    expect((await test.as(recruiter).put("/job_profile", renamed)).status).toBe(403);
  });

  it("adds an empty profile by its name, in the reader's language as far as there is one", async () => {
    const made = profileOf(await test.as(hr).post("/job_profile", { name_en: " Night porter " }));
    expect(made).toMatchObject({
      name: "Night porter",
      name_nl: null,
      skills: [],
      is_shared: false,
      version: 1,
      made_from: null,
      can: ["edit", "copy", "delete"],
    });
    expect((await eventsOf(test.db, company, "job_profile.created")).at(-1)).toMatchObject({
      actorId: hr.id,
      subjectId: made.id,
    });
  });

  it("adds a profile with the skills that it is given, each once", async () => {
    const asked = { level: 3, kind: "essential", importance: 3, must_have: false };
    const skills = skillIds.slice(0, 2).map((skill_id) => ({ skill_id, ...asked }));
    const made = profileOf(await test.as(hr).post("/job_profile", { name_en: "Peatland steward", skills }));
    expect(made.skills.map(({ skill }) => skill.id).toSorted()).toEqual(skillIds.slice(0, 2).toSorted());
    const twice = { name_en: "Dune steward", skills: [...skills, ...skills] };
    expect((await test.as(hr).post("/job_profile", twice)).status).toBe(400);
  });

  it("cuts a shared job to 8 to 15 skills, essential first, then the rarest", async () => {
    const long = await buildJobProfile(test.db, { en: "Long", nl: "Lang", requires: asks(5, 36) });
    const made = profileOf(await test.as(hr).post("/job_profile", { name_en: "Long", from_id: long.id }));
    expect(made).toMatchObject({
      name_nl: "Lang",
      description_en: "Long described",
      made_from: { id: long.id, name: "Long" },
    });
    const kept = new Set(made.skills.map(({ skill }) => skill.id));
    expect(kept).toEqual(new Set([...skillIds.slice(0, 5), ...skillIds.slice(-3)]));
    expect(made.skills[0]).toMatchObject({ kind: "essential", importance: 4, must_have: false });
    const all = await buildJobProfile(test.db, { en: "All essential", requires: asks(41) });
    const cut = await test.as(hr).post("/job_profile", { name_en: "All essential", from_id: all.id });
    expect(profileOf(cut).skills).toHaveLength(15);
  });

  it("copies the company's own whole, without the other language's name of the first", async () => {
    const first = await own({ en: "Rigger", nl: "Takelaar", requires: asks(20) });
    const body = { name_en: "Rigger at sea", description_nl: "Op zee", from_id: first.id };
    const copy = profileOf(await test.as(admin).post("/job_profile", body));
    expect(copy.skills).toHaveLength(20);
    expect(copy).toMatchObject({
      name_nl: null,
      description_en: "Rigger described",
      description_nl: "Op zee",
    });
  });

  it("takes over from a shared job: its roles, people and vacancies, and no one else's", async () => {
    const shared = await buildJobProfile(test.db, { en: "Stoker", requires: asks(2) });
    const role = await buildRole(test.db, company, { jobProfileId: shared.id });
    const held = await buildUser(test.db, company, { roleId: role.id });
    const abroad = await buildUser(test.db, { id: outsider.companyId }, { jobProfileId: shared.id });
    const body = { name_en: "Stoker", from_id: shared.id, take_over: true };
    const made = profileOf(await test.as(hr).post("/job_profile", body));
    expect(made).toMatchObject({ roles: [{ id: role.id, people_count: 1 }], people_count: 1 });
    const requirements = await test.as(held).get("/skill_profile/match");
    expect(requirements.body.payload).toMatchObject({ job_profile_id: made.id });
    const theirs = await test.as(abroad).get("/skill_profile/match");
    expect(theirs.body.payload).toMatchObject({ job_profile_id: shared.id });
  });

  it.each([
    [{}, "name_en"],
    [{ name_en: "  " }, "name_en"],
    [{ name_en: "Taken" }, "name_en"],
    [{ name_en: "New", name_nl: "bezet" }, "name_nl"],
    [{ name_en: "New", description_en: "x".repeat(701) }, "description_en"],
    [{ name_en: "New", from_id: "1" }, "from_id"],
  ])("refuses %j", async (body, field) => {
    if (field === "name_en" && "name_en" in body && body.name_en === "Taken")
      await own({ en: "taken", nl: "bezet" });
    const answer = await test.as(hr).post("/job_profile", body);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it("does not find another company's to copy", async () => {
    const foreign = await buildJobProfile(test.db, { companyId: outsider.companyId });
    const answer = await test.as(hr).post("/job_profile", { name_en: "Spy", from_id: foreign.id });
    expect(answer.status).toBe(404);
  });
});

describe("PUT job_profile", () => {
  it("changes names and descriptions: absent leaves, null clears; and is found by the new name", async () => {
    const { id } = await own({ en: "Clerk", nl: "Klerk" });
    const first = profileOf(await test.as(hr).put("/job_profile", { id, version: 1, name_en: "Registrar" }));
    expect(first).toMatchObject({ name: "Registrar", name_nl: "Klerk", version: 2 });
    const body = { id, version: 2, name_nl: null, description_nl: "Schrijft op" };
    const second = profileOf(await test.as(hr).put("/job_profile", body));
    expect(second).toMatchObject({ name_nl: null, description_nl: "Schrijft op", version: 3 });
    const same = await test.as(hr).put("/job_profile", { id, version: 3, name_en: "Registrar" });
    expect(profileOf(same).version).toBe(3);
  });

  it("refuses a name in use, a stale version, a shared and a foreign profile", async () => {
    const { id } = await own({ en: "Cook" });
    await own({ en: "Baker" });
    const put = (body: object) => test.as(hr).put("/job_profile", body);
    expect(await put({ id, version: 1, name_en: "baker" })).toMatchObject({
      status: 400,
      body: { fields: { name_en: expect.any(String) } },
    });
    expect(await put({ id, version: 7, name_en: "Chef" })).toMatchObject({
      status: 409,
      body: { code: "stale_version" },
    });
    const shared = await buildJobProfile(test.db);
    expect((await put({ id: shared.id, version: 1, name_en: "Ours" })).status).toBe(403);
    expect((await test.as(outsider).put("/job_profile", { id, version: 1, name_en: "X" })).status).toBe(404);
    expect((await read(id)).name).toBe("Cook");
  });
});

describe("DELETE job_profile", () => {
  it("deletes what nothing uses", async () => {
    const { id } = await own({ requires: asks(2) });
    expect((await test.as(hr).delete("/job_profile", { id, version: 1 })).status).toBe(200);
    expect((await test.as(hr).get("/skill_profile", { job_profile_id: id })).status).toBe(404);
    expect((await eventsOf(test.db, company, "job_profile.deleted")).at(-1)).toMatchObject({ subjectId: id });
  });

  it("says what uses it and moves that first", async () => {
    const used = await own({ en: "Porter" });
    const next = await own({ en: "Carrier" });
    const department = await buildDepartment(test.db, company, { name: "Yard" });
    const role = await buildRole(test.db, company, {
      name: "Porter",
      jobProfileId: used.id,
      departmentId: department.id,
    });
    const holder = await buildUser(test.db, company, { roleId: role.id, departmentId: department.id });
    await buildUser(test.db, company, { jobProfileId: used.id, status: "deactivated" });
    await buildVacancy(test.db, hr, { name: "Porter wanted", jobProfileId: used.id });
    const waiting = await buildVacancy(test.db, hr, {
      name: "To be a porter",
      revision: { job_profile_id: used.id },
    });
    const told = await test.as(hr).get("/job_profile/uses", { id: used.id });
    expect(told.body.payload as Payload<typeof getJobProfileUses>).toEqual({
      roles: { count: 1, first: [{ id: role.id, name: "Porter" }] },
      people: { count: 1, first: [{ id: holder.id, name: "Test Person", photo_url: null }] },
      vacancies: {
        count: 2,
        first: [
          { id: expect.any(String), name: "Porter wanted" },
          { id: waiting.id, name: "To be a porter" },
        ],
      },
    });
    const remove = (query: Record<string, string>) =>
      test.as(hr).delete("/job_profile", { id: used.id, version: 1, ...query });
    expect(await remove({})).toMatchObject({ status: 409, body: { code: "not_empty" } });
    for (const wrong of [used.id, (await buildJobProfile(test.db, { companyId: outsider.companyId })).id])
      expect((await remove({ move_to: wrong })).body.fields).toMatchObject({ move_to: expect.any(String) });
    expect((await remove({ move_to: next.id })).status).toBe(200);
    expect(await read(next.id)).toMatchObject({
      people_count: 1,
      roles: [{ name: "Porter", department: "Yard", people_count: 1 }],
    });
    const after = await test.as(hr).get("/job_profile/uses", { id: next.id });
    expect(after.body.payload).toMatchObject({ vacancies: { count: 2 } });
  });

  it("refuses a stale version, a shared and a foreign profile", async () => {
    const { id } = await own();
    const shared = await buildJobProfile(test.db);
    const remove = (user: TestUser, what: string, version = 1) =>
      test.as(user).delete("/job_profile", { id: what, version });
    expect((await remove(hr, id, 2)).body.code).toBe("stale_version");
    expect((await remove(hr, shared.id)).status).toBe(403);
    expect((await remove(outsider, id)).status).toBe(404);
    expect((await test.as(outsider).get("/job_profile/uses", { id })).status).toBe(404);
  });
});
