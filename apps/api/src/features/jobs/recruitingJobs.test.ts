import type { JobWithWork } from "@vaardig/contract/jobs/recruitingJobs";
import { LIMITS } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildSkill, buildUser, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildJobProfile, buildVacancy } from "../../test/jobFactories.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let foreign: { department: string; profile: string; person: string; vacancy: string };
let department: string;
let profile: string;
let welding: string;
let english: string;

beforeAll(async () => {
  test = await buildApp();
  const company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  welding = (await buildSkill(test.db, { en: "welding", nl: "lassen" })).id;
  english = (await buildSkill(test.db, { en: "English", nl: "Engels" })).id;
  department = (await buildDepartment(test.db, company, "Grid")).id;
  profile = (await buildJobProfile(test.db, { en: "Welder", requires: [{ skillId: welding, level: 4 }] })).id;
  const other = await buildCompany(test.db);
  const person = await buildUser(test.db, other, { systemRole: "admin" });
  foreign = {
    department: (await buildDepartment(test.db, other, "Theirs")).id,
    profile: (await buildJobProfile(test.db, { companyId: other.id })).id,
    person: person.id,
    vacancy: (await buildVacancy(test.db, person)).id,
  };
});
afterAll(() => test.close());

const skill = (skill_id: string, level = 3) => ({
  skill_id,
  level,
  kind: "essential",
  importance: 3,
  must_have: false,
});

async function create(role: Role, body: object = {}): Promise<JobWithWork> {
  const answer = await test
    .as(people[role])
    .post("/job_vacancy", { name: "Welder", job_profile_id: profile, description: "You weld", ...body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.payload as JobWithWork;
}

const save = (role: Role, { id, version }: { id: string; version: number }, body: object) =>
  test.as(people[role]).put("/job_vacancy", { id, version, ...body });

const canOf = async (by: TestUser, { id }: { id: string }) =>
  ((await test.as(by).get("/job_vacancy/detail", { id })).body.payload as JobWithWork).can;

describe("POST job_vacancy", () => {
  it.each(["employee", "manager", "hr_manager", "moderator"] as const)(
    "makes a draft of the %s",
    async (role) => {
      const made = await create(role, {
        department_id: department,
        hours: 40,
        salary_from: 3000,
        salary_to: 3000,
      });
      expect(made).toMatchObject({ status: null, publication: "open", department: "Grid", headcount: 1 });
      expect(made.can).toEqual(expect.arrayContaining(["edit", "assign", "delete", "submit"]));
      expect(made.skills).toMatchObject([{ skill: { id: welding }, level: 4 }]);
      expect(made.work).toMatchObject({
        values: { job_profile: { id: profile, name: "Welder" } },
        team: { owner: { id: people[role].id }, co_owners: [], members: [] },
        approval: { submitted: null, decided: null, change: null },
      });
    },
  );

  it("is approved at once when an administrator makes it, and takes the skills it is given", async () => {
    const made = await create("admin", { skills: [skill(english, 2)] });
    expect(made).toMatchObject({ status: "Approved", skills: [{ skill: { id: english }, level: 2 }] });
    expect(made.work?.approval.decided).toMatchObject({ by: { id: people.admin.id } });
    const matches = await test.as(people.employee).get("/job_vacancy/matches", { size: 100 });
    expect(JSON.stringify(matches.body.payload)).toContain(made.id);
  });

  it.each<[string, object, string]>([
    ["no job profile", { job_profile_id: undefined }, "job_profile_id"],
    ["an empty job profile", { job_profile_id: "" }, "job_profile_id"],
    ["no name", { name: " " }, "name"],
    ["41 hours", { hours: 41 }, "hours"],
    ["a range that runs down", { salary_from: 4000, salary_to: 3999 }, "salary_to"],
    ["no pay for outside", { external: true }, "salary_from"],
    ["half a pay range for outside", { external: true, salary_from: 3000 }, "salary_to"],
    ["a long description", { description: "x".repeat(LIMITS.longText + 1) }, "description"],
    ["no skill", { skills: [] }, "skills"],
  ])("refuses %s at its field", async (_, body, field) => {
    const answer = await test
      .as(people.moderator)
      .post("/job_vacancy", { name: "Welder", job_profile_id: profile, ...body });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it("asks for a description before it is submitted, and of an administrator's at once", async () => {
    const draft = await create("moderator", { description: "" });
    const { id, version } = draft;
    const told = { status: 400, body: { fields: { description: "A description is required" } } };
    expect(await test.as(people.moderator).post("/job_vacancy/submit", { id, version })).toMatchObject(told);
    const body = { name: "Welder", job_profile_id: profile };
    expect(await test.as(people.admin).post("/job_vacancy", body)).toMatchObject(told);
    const approved = await create("admin");
    expect(await save("admin", approved, { description: null })).toMatchObject(told);
    const described = (await save("moderator", draft, { description: "You weld" })).body.payload;
    const again = { id, version: (described as JobWithWork).version };
    expect((await test.as(people.moderator).post("/job_vacancy/submit", again)).status).toBe(200);
  });

  it("refuses another company's department and job profile, and says what is required", async () => {
    const post = (body: object) =>
      test.as(people.moderator).post("/job_vacancy", { name: "Welder", job_profile_id: profile, ...body });
    expect(await post({ department_id: foreign.department })).toMatchObject({
      status: 400,
      body: { fields: { department_id: expect.any(String) } },
    });
    const answer = await post({ job_profile_id: foreign.profile });
    expect(answer.body.fields?.job_profile_id).toBe("A job profile is required: select one or add a new one");
    expect((await post({ skills: [skill(foreign.profile)] })).body.fields).toHaveProperty(
      "skills.0.skill_id",
    );
  });
});

describe("PUT job_vacancy", () => {
  it("changes a draft in place; what is left out stays, null clears, stale is refused", async () => {
    const made = await create("manager", { hours: 32, location: "Zwolle" });
    const saved = await save("manager", made, { name: "Senior welder", location: null });
    expect(saved.body.payload).toMatchObject({
      name: "Senior welder",
      hours: 32,
      location: null,
      status: null,
      version: made.version + 1,
    });
    expect((await save("manager", made, { name: "Late" })).body.code).toBe("stale_version");
    const same = await save("manager", { ...made, version: made.version + 1 }, { name: "Senior welder" });
    expect(same.body.payload).toMatchObject({ version: made.version + 1 });
  });

  it("checks the pay range with what is stored already", async () => {
    const made = await create("moderator", { salary_from: 3000, salary_to: 4000 });
    expect((await save("moderator", made, { salary_to: 2000 })).body.fields).toHaveProperty("salary_to");
    expect((await save("moderator", made, { salary_to: null, external: true })).status).toBe(400);
  });

  it("is refused to others, and not found for another company", async () => {
    const made = await create("moderator");
    for (const role of ["employee", "manager", "hr_manager"] as const)
      expect([role, (await save(role, made, { name: "Mine" })).status]).toEqual([role, 403]);
    expect((await save("admin", { id: foreign.vacancy, version: 1 }, { name: "Mine" })).status).toBe(404);
    expect((await save("admin", made, { hours: 20 })).status).toBe(200);
  });
});

describe("DELETE job_vacancy", () => {
  it("takes a draft away, and nothing that went further", async () => {
    const draft = await create("moderator");
    const remove = (role: Role, { id, version }: JobWithWork) =>
      test.as(people[role]).delete("/job_vacancy", { id, version });
    expect((await remove("hr_manager", draft)).status).toBe(403);
    expect((await remove("moderator", { ...draft, version: 99 })).body.code).toBe("stale_version");
    expect((await remove("moderator", draft)).status).toBe(200);
    expect((await remove("moderator", draft)).status).toBe(404);
    const { id, version } = await create("moderator");
    const pending = await test.as(people.moderator).post("/job_vacancy/submit", { id, version });
    expect((await remove("admin", pending.body.payload as JobWithWork)).body.code).toBe("conflict");
  });

  it("takes an approved one away while it never had an applicant, and refuses it after", async () => {
    const remove = (by: TestUser, { id, version }: { id: string; version: number }) =>
      test.as(by).delete("/job_vacancy", { id, version });
    const approved = await create("admin");
    expect(approved.can).toContain("delete");
    const listed = await test
      .as(people.admin)
      .get("/job_vacancy", { search_query: approved.name, size: 100 });
    const rows = (listed.body.payload as { data: { id: string; can: string[] }[] }).data;
    expect(rows.find(({ id }) => id === approved.id)?.can).toContain("delete");
    expect((await test.ask("DELETE", `/job_vacancy?id=${approved.id}&version=1`)).status).toBe(401);
    expect((await test.as(people.admin).delete("/job_vacancy", { id: approved.id })).status).toBe(400);
    expect((await remove(people.moderator, approved)).status).toBe(403);
    expect((await remove(people.admin, { id: foreign.vacancy, version: 1 })).status).toBe(404);
    expect((await remove(people.admin, approved)).status).toBe(200);
    expect((await remove(people.admin, approved)).status).toBe(404);

    const own = await buildVacancy(test.db, people.moderator, { coOwners: [people.hr_manager] });
    expect((await remove(people.manager, own)).status).toBe(403);
    await buildApplication(test.db, own, people.employee, { outcome: "withdrawn" });
    expect(await canOf(people.moderator, own)).not.toContain("delete");
    expect((await remove(people.hr_manager, own)).body.code).toBe("conflict");

    const free = await buildVacancy(test.db, people.moderator, { coOwners: [people.hr_manager] });
    expect(await canOf(people.hr_manager, free)).toContain("delete");
    expect((await remove(people.hr_manager, free)).status).toBe(200);
  });
});

describe("PUT job_vacancy/members", () => {
  const assign = (role: Role, { id, version }: { id: string; version: number }, body: object) =>
    test
      .as(people[role])
      .put("/job_vacancy/members", { id, version, co_owner_ids: [], member_ids: [], ...body });

  it("says who works on it: co-owners submit, members see and edit", async () => {
    const made = await create("moderator");
    const answer = await assign("moderator", made, {
      co_owner_ids: [people.hr_manager.id],
      member_ids: [people.manager.id, people.hr_manager.id],
    });
    const saved = answer.body.payload as JobWithWork;
    expect(saved.work?.team).toMatchObject({
      owner: { id: people.moderator.id },
      co_owners: [{ id: people.hr_manager.id }],
      members: [{ id: people.manager.id }],
    });
    const canOf = async (role: Role) =>
      ((await test.as(people[role]).get("/job_vacancy/detail", { id: made.id })).body.payload as JobWithWork)
        .can;
    expect(await canOf("hr_manager")).toContain("submit");
    expect(await canOf("manager")).toEqual(["edit", "see_work", "see_pipeline"]);
    expect((await assign("manager", saved, {})).status).toBe(403);
    const handed = await assign("hr_manager", saved, { owner_id: people.manager.id });
    expect(handed.status).toBe(200);
    expect((await assign("moderator", saved, {})).status).toBe(403);
    expect((await assign("admin", saved, {})).body.code).toBe("stale_version");
  });

  it("leaves a part that is absent, and clears one that is null", async () => {
    const made = await create("moderator");
    const teamOf = (answer: { body: { payload?: unknown } }) =>
      (answer.body.payload as JobWithWork).work?.team;
    const { hr_manager, manager } = people;
    await assign("moderator", made, { co_owner_ids: [hr_manager.id], member_ids: [manager.id] });
    const set = (version: number, body: object) =>
      test.as(people.moderator).put("/job_vacancy/members", { id: made.id, version, ...body });
    const left = await set(made.version + 1, { member_ids: [people.employee.id] });
    expect(teamOf(left)).toMatchObject({
      co_owners: [{ id: hr_manager.id }],
      members: [{ id: people.employee.id }],
    });
    const cleared = await set(made.version + 2, { co_owner_ids: null });
    expect(teamOf(cleared)).toMatchObject({ co_owners: [], members: [{ id: people.employee.id }] });
    const raised = await set(made.version + 3, { owner_id: people.employee.id });
    expect(teamOf(raised)).toMatchObject({ owner: { id: people.employee.id }, members: [] });
  });

  it("refuses candidates, people who left and other companies' people", async () => {
    const made = await create("moderator");
    const left = await buildUser(test.db, { id: people.admin.companyId }, { status: "deactivated" });
    for (const id of [people.freelancer.id, left.id, foreign.person]) {
      const answer = await assign("moderator", made, { member_ids: [id] });
      expect(answer).toMatchObject({ status: 400, body: { fields: { member_ids: expect.any(String) } } });
    }
  });

  it("keeps a member who left until someone takes them off", async () => {
    const made = await create("moderator");
    const member = await buildUser(test.db, { id: people.admin.companyId });
    const first = await assign("moderator", made, { member_ids: [member.id] });
    const { version } = first.body.payload as JobWithWork;
    await acrossCompanies(test.db, (tx) =>
      tx.$client.query("update users set status = 'deactivated' where id = $1", [member.id]),
    );
    const member_ids = [member.id, people.manager.id];
    const saved = await assign("moderator", { ...made, version }, { member_ids });
    expect((saved.body.payload as JobWithWork).work?.team.members).toHaveLength(2);
  });
});
