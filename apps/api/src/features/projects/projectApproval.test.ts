import type { ProjectDetail } from "@vaardig/contract/projects/projects";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applications } from "../../domain/applications/applications.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildSkill, type TestUser } from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let profile: string;

beforeAll(async () => {
  test = await buildApp();
  const company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
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
const act = (who: Role, to: string, { id, version }: ProjectDetail, more: object = {}) =>
  test.as(people[who]).post(`/project_vacancy/${to}`, { id, version, ...more });
const put = (who: Role, { id, version }: ProjectDetail, body: object) =>
  test.as(people[who]).put("/project_vacancy", { id, version, ...body });

/** Names of what someone who looks for work finds. */
async function findings(query: Record<string, string> = {}) {
  const answer = await test.as(people.employee).get("/job_vacancy/matches", { size: 100, ...query });
  const { data } = answer.body.payload as { data: { name: string; project: { name: string } | null }[] };
  return data.map(({ name, project }) => `${name} · ${project?.name}`);
}

describe("approval of a project", () => {
  it("takes its roles along: found by name and project once approved, hidden when closed", async () => {
    const name = "Approved project";
    const waiting = wire(await act("moderator", "submit", await create("moderator", { name })));
    expect(waiting.status).toBe("Pending");
    expect((await act("moderator", "approve", waiting)).status).toBe(403);
    const open = wire(await act("admin", "approve", waiting));
    expect(open.status).toBe("Approved");
    expect(await findings({ kind: "projects" })).toContain(`Lead welder · ${name}`);
    expect(await findings({ kind: "jobs" })).toEqual([]);
    const seen = wire(await test.as(people.employee).get("/project_vacancy/detail", { id: open.id }));
    expect(seen).toMatchObject({
      work: null,
      can: [],
      roles: [{ match: { band: null }, applicants_count: null }],
    });
    const closed = wire(await act("moderator", "close", open));
    expect(await findings()).not.toContain(`Lead welder · ${name}`);
    expect(wire(await act("moderator", "reopen", closed)).publication).toBe("open");
    expect(await findings()).toContain(`Lead welder · ${name}`);
  });

  it("leaves a role to its project: no command of its own", async () => {
    const open = await create("admin", { name: "Own commands" });
    const [first] = open.roles;
    const detail = await test.as(people.admin).get("/job_vacancy/detail", { id: first?.id ?? "" });
    const { id, version, can } = detail.body.payload as ProjectDetail;
    expect(can).not.toContain("close");
    expect((await test.as(people.admin).post("/job_vacancy/close", { id, version })).status).toBe(403);
  });

  it("holds a material change back until it is approved, and shows what it does", async () => {
    const name = "Changed project";
    const waiting = wire(await act("moderator", "submit", await create("moderator", { name })));
    const open = wire(await act("admin", "approve", waiting));
    const [held] = open.roles;
    const roles = [role({ id: held?.id, hours: 20 }), role({ role: "Helper" })];
    const changed = wire(await put("moderator", open, form({ name, endDate: "2028-01-31", roles })));
    expect(changed).toMatchObject({ status: "Pending", endDate: "2027-12-31", roles: [{ hours: 32 }] });
    expect(changed.work?.approval.change).toMatchObject({
      fields: [{ field: "endDate", from: "2027-12-31", to: "2028-01-31" }],
      roles: [
        {
          role: "Lead welder",
          kind: "changed",
          change: { fields: expect.arrayContaining([{ field: "hours", from: 32, to: 20 }]) },
        },
        {
          role: "Helper",
          kind: "added",
          change: { fields: expect.arrayContaining([expect.objectContaining({ from: null })]) },
        },
      ],
    });
    expect(await findings()).toContain(`Lead welder · ${name}`);
    const declined = wire(await act("admin", "decline", changed, { reason: "Too long" }));
    expect(await findings()).toContain(`Lead welder · ${name}`);
    const again = wire(await act("moderator", "submit", declined));
    const applied = wire(await act("admin", "approve", again));
    expect(applied).toMatchObject({
      status: "Approved",
      endDate: "2028-01-31",
      roles: [{ hours: 20 }, { role: "Helper" }],
    });
    expect(await findings()).toContain(`Helper · ${name}`);
  });

  it("keeps a role with people on its list, and takes an empty one away", async () => {
    const open = await create("admin", { name: "Two roles", roles: [role(), role({ role: "Helper" })] });
    const [lead, helper] = open.roles;
    await acrossCompanies(test.db, (tx) =>
      tx.insert(applications).values({
        companyId: people.admin.companyId,
        vacancyId: lead?.id ?? "",
        userId: people.employee.id,
        addedBy: people.admin.id,
      }),
    );
    const without = await put("admin", open, form({ name: "Two roles", roles: [role({ id: helper?.id })] }));
    expect(without).toMatchObject({
      status: 400,
      body: { fields: { roles: expect.stringContaining("Lead welder") } },
    });
    const kept = wire(await put("admin", open, form({ name: "Two roles", roles: [role({ id: lead?.id })] })));
    expect(kept.roles.map(({ id }) => id)).toEqual([lead?.id]);
  });
});
