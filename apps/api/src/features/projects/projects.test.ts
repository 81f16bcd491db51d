import type { ProjectDetail } from "@vaardig/contract/projects/projects";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildSkill, buildUser, type TestUser } from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let outsider: TestUser;
let profile: string;

beforeAll(async () => {
  test = await buildApp();
  const company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  const welding = await buildSkill(test.db, { en: "welding" });
  profile = (await buildJobProfile(test.db, { en: "Welder", requires: [{ skillId: welding.id, level: 4 }] }))
    .id;
});
afterAll(() => test.close());

const role = (overrides: object = {}) => ({
  role: "Lead welder",
  job_profile_id: profile,
  roleStartDate: "2027-02-01",
  roleEndDate: "2027-05-31",
  ...overrides,
});
const form = (overrides: object = {}) => ({
  name: "New pipeline",
  startDate: "2027-01-01",
  endDate: "2027-12-31",
  description: "From Zwolle to Meppel",
  roles: [role({ hours: 32, salary: { from: 3000, to: 3500 }, roleDescription: "You lead" })],
  ...overrides,
});

const wire = (answer: { body: { payload?: unknown } }) => answer.body.payload as ProjectDetail;
const create = async (who: Role, overrides: object = {}) => {
  const answer = await test.as(people[who]).post("/project_vacancy", form(overrides));
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, message: "The project has been created" },
  });
  return wire(answer);
};
const put = (who: Role, { id, version }: ProjectDetail, body: object) =>
  test.as(people[who]).put("/project_vacancy", { id, version, ...body });

/** Names of what someone who looks for work finds. */
async function findings(query: Record<string, string> = {}) {
  const answer = await test.as(people.employee).get("/job_vacancy/matches", { size: 100, ...query });
  const { data } = answer.body.payload as { data: { name: string; project: { name: string } | null }[] };
  return data.map(({ name, project }) => `${name} · ${project?.name}`);
}

describe("POST project_vacancy", () => {
  it("makes a draft with its roles, whose skills are those of the job profile", async () => {
    const made = await create("manager", { name: "Draft project" });
    expect(made).toMatchObject({
      status: null,
      startDate: "2027-01-01",
      roles: [
        { role: "Lead welder", hours: 32, salary_to: 3500, skills: [{ level: 4 }], applicants_count: 0 },
      ],
      work: { team: { owner: { id: people.manager.id } } },
    });
    expect(await findings()).not.toContain("Lead welder · Draft project");
  });

  it.each<[string, () => object, string]>([
    ["an end before the start", () => ({ endDate: "2027-01-01" }), "endDate"],
    ["no role", () => ({ roles: [] }), "roles"],
    [
      "a role that ends first",
      () => ({ roles: [role({ roleEndDate: "2027-02-01" })] }),
      "roles.0.roleEndDate",
    ],
    [
      "a role that begins early",
      () => ({ roles: [role({ roleStartDate: "2026-12-31" })] }),
      "roles.0.roleStartDate",
    ],
    [
      "a role that ends late",
      () => ({ roles: [role({ roleEndDate: "2028-01-01" })] }),
      "roles.0.roleEndDate",
    ],
    [
      "a role without job profile",
      () => ({ roles: [role({ job_profile_id: "" })] }),
      "roles.0.job_profile_id",
    ],
    ["41 hours", () => ({ roles: [role({ hours: 41 })] }), "roles.0.hours"],
    [
      "a salary that runs down",
      () => ({ roles: [role({ salary: { from: 2, to: 1 } })] }),
      "roles.0.salary.to",
    ],
    ["no description", () => ({ description: "" }), "description"],
    ["701 characters", () => ({ description: "x".repeat(701) }), "description"],
  ])("refuses %s at its field", async (_, overrides, field) => {
    const answer = await test.as(people.moderator).post("/project_vacancy", form(overrides()));
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it("is not for external people and staff; another company's is not found", async () => {
    for (const who of ["freelancer", "staff"] as const)
      expect((await test.as(people[who]).post("/project_vacancy", form())).status).toBe(403);
    const made = await create("moderator");
    expect((await test.as(outsider).get("/project_vacancy/detail", { id: made.id })).status).toBe(404);
    expect((await test.as(people.employee).get("/project_vacancy/detail", { id: made.id })).status).toBe(403);
    expect((await put("manager", made, form())).status).toBe(403);
  });
});

describe("PUT project_vacancy", () => {
  it("leaves what is absent, of roles too, clears what is null, and keeps a waiting change", async () => {
    const made = await create("moderator", { name: "Partly" });
    const [lead] = made.roles;
    const renamed = wire(await put("moderator", made, { name: "In part" }));
    expect(renamed).toMatchObject({
      name: "In part",
      description: "From Zwolle to Meppel",
      endDate: "2027-12-31",
      roles: [
        { id: lead?.id, role: "Lead welder", hours: 32, salary_from: 3000, roleDescription: "You lead" },
      ],
    });
    const roles = [{ id: lead?.id, hours: null, salary: null }];
    expect((await put("moderator", renamed, { description: null })).body.fields).toHaveProperty(
      "description",
    );
    const cleared = wire(await put("moderator", renamed, { department: null, roles }));
    expect(cleared).toMatchObject({
      name: "In part",
      department: null,
      description: "From Zwolle to Meppel",
      roles: [{ role: "Lead welder", hours: null, salary_to: null, roleDescription: "You lead" }],
    });

    const open = await create("admin", { name: "Approved in part" });
    const body = { id: open.id, version: open.version, owner_id: people.moderator.id };
    const handed = wire(await test.as(people.admin).put("/project_vacancy/members", body));
    const waiting = wire(await put("moderator", handed, { endDate: "2028-01-31" }));
    const both = wire(await put("moderator", waiting, { name: "Longer" }));
    expect(both.work?.values).toMatchObject({
      name: "Longer",
      endDate: "2028-01-31",
      roles: [{ hours: 32 }],
    });
  });

  it("holds dates that are given against those that are there, and asks a new role for what it needs", async () => {
    const made = await create("moderator", { name: "Dated" });
    const fieldsOf = async (body: object) =>
      Object.keys((await put("moderator", made, body)).body.fields ?? {}).sort();
    expect(await fieldsOf({ endDate: "2027-01-01" })).toContain("endDate");
    expect(await fieldsOf({ startDate: "2027-03-01" })).toEqual(["roles.0.roleStartDate"]);
    expect(await fieldsOf({ roles: [{ hours: 8 }] })).toEqual(
      ["job_profile_id", "role", "roleEndDate", "roleStartDate"].map((field) => `roles.0.${field}`),
    );
    expect(await fieldsOf({ roles: [] })).toEqual(["roles"]);
    const { id, version } = made;
    expect((await test.ask("PUT", "/project_vacancy", { body: { id, version } })).status).toBe(401);
    expect((await test.as(outsider).put("/project_vacancy", { id, version, name: "Mine" })).status).toBe(404);
    expect((await put("hr_manager", made, { name: "Mine" })).status).toBe(403);
  });
});

describe("GET project_vacancy", () => {
  it("filters and counts; who proposes lists what they work on beside what is open", async () => {
    const mine = await create("employee", { name: "Mine" });
    const listOf = async (who: Role, query: object = {}) =>
      (await test.as(people[who]).get("/project_vacancy", { size: 100, ...query })).body.payload as {
        data: ProjectDetail[];
        counts: { filter: string; count: number }[];
      };
    expect((await listOf("employee", { filter: "mine" })).data.map(({ id }) => id)).toEqual([mine.id]);
    const { data } = await listOf("employee");
    expect(data[0]).toMatchObject({ id: mine.id, status: null, applicants_count: 0 });
    const others = data.slice(1);
    expect(others.length).toBeGreaterThan(0);
    for (const open of others)
      expect(open).toMatchObject({ publication: "open", applicants_count: null, owner_name: null, can: [] });
    const drafts = await listOf("admin", { filter: "draft" });
    expect(drafts.counts).toContainEqual({ filter: "draft", count: drafts.data.length });
    expect((await listOf("hr_manager", { search_query: "Mine" })).data).toEqual([]);
    expect((await listOf("freelancer")).data).toEqual([]);
    const [shown] = others;
    await acrossCompanies(test.db, (tx) =>
      tx.$client.query("update vacancies set external = true where project_id = $1", [shown?.id]),
    );
    expect((await listOf("freelancer")).data).toMatchObject([{ id: shown?.id, applicants_count: null }]);
    const outside = await test.as(people.freelancer).get("/project_vacancy/detail", { id: shown?.id ?? "" });
    expect(outside.status).toBe(200);
    expect((await test.as(people.staff).get("/project_vacancy")).status).toBe(403);
    expect((await test.ask("GET", "/project_vacancy")).status).toBe(401);
  });

  it("gives those who work on a project its roles' pipelines", async () => {
    const made = await create("admin", { name: "Shared" });
    const body = { id: made.id, version: made.version, co_owner_ids: [], member_ids: [people.moderator.id] };
    const shared = wire(await test.as(people.admin).put("/project_vacancy/members", body));
    expect(shared.work?.team.members).toMatchObject([{ id: people.moderator.id }]);
    const [first] = shared.roles;
    const detail = await test.as(people.moderator).get("/job_vacancy/detail", { id: first?.id ?? "" });
    expect((detail.body.payload as ProjectDetail).can).toContain("move_pipeline");
    const removed = await test
      .as(people.moderator)
      .delete("/project_vacancy", { id: made.id, version: shared.version });
    expect(removed.status).toBe(403);
  });

  it("is deleted once approved while its roles never had an applicant", async () => {
    const remove = ({ id, version }: ProjectDetail) =>
      test.as(people.admin).delete("/project_vacancy", { id, version });
    const free = await create("admin", { name: "Unwanted" });
    expect(free.can).toContain("delete");
    expect((await remove(free)).status).toBe(200);
    const wanted = await create("admin", { name: "Wanted" });
    const of = { companyId: people.admin.companyId, vacancyId: wanted.roles[0]?.id ?? "" };
    await acrossCompanies(test.db, (tx) =>
      tx.insert(applications).values({ ...of, userId: people.employee.id, addedBy: people.admin.id }),
    );
    expect((await remove(wanted)).body.code).toBe("conflict");
    const now = wire(await test.as(people.admin).get("/project_vacancy/detail", { id: wanted.id }));
    expect(now.can).not.toContain("delete");
  });
});
