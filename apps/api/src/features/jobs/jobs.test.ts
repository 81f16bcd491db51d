import type { Payload } from "@vaardig/contract/endpoint";
import type { getJob } from "@vaardig/contract/jobs/jobs";
import type { listJobs } from "@vaardig/contract/jobs/recruitingJobs";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildSkill, buildUser, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let outsider: TestUser;
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await buildApp();
  const company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  const department = await buildDepartment(test.db, company, "Grid");
  const add = async (name: string, overrides: Parameters<typeof buildVacancy>[2] = {}) => {
    const at = new Date(Date.UTC(2026, 0, 1 + Object.keys(ids).length));
    const row = await buildVacancy(test.db, people.moderator, { name, createdAt: at, ...overrides });
    ids[name] = row.id;
  };
  const welding = await buildSkill(test.db, { en: "welding", nl: "lassen" });
  const english = await buildSkill(test.db, { en: "English", nl: "Engels" });
  await add("draft", { status: "Draft" });
  await add("co-owned draft", { status: "Draft", coOwners: [people.hr_manager, people.manager] });
  await add("pending", { status: "Pending" });
  await add("declined", { status: "Declined" });
  await add("closed", { publication: "closed" });
  await add("on hold", { publication: "on_hold", ownerId: people.admin.id });
  await add("internal", {
    departmentId: department.id,
    description: "Keeps the grid up.",
    hours: 32,
    salaryFrom: 3000,
    availableFrom: "2026-09-01",
    requires: [
      { skillId: english.id, level: 2, kind: "optional", importance: 5 },
      { skillId: welding.id, level: 4, mustHave: true },
    ],
  });
  await add("external 50%", { external: true });
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  const foreign = await buildVacancy(test.db, outsider);
  ids.foreign = foreign.id;
});
afterAll(() => test.close());

function idOf(name: string): string {
  const id = ids[name];
  if (!id) throw new Error(`no vacancy ${name}`);
  return id;
}

async function list(role: Role, query: Record<string, string | number> = {}) {
  const answer = await test.as(people[role]).get("/job_vacancy", query);
  expect(answer.status).toBe(200);
  return answer.body.payload as Payload<typeof listJobs>;
}

const names = (payload: Payload<typeof listJobs>) => payload.data.map(({ name }) => name);
const read = (role: Role, name: string) =>
  test.as(people[role]).get("/job_vacancy/detail", { id: idOf(name) });

const canOf = async (role: Role, name: string) =>
  ((await read(role, name)).body.payload as Payload<typeof getJob>).can;

describe("GET job_vacancy", () => {
  const ALL = [
    "external 50%",
    "internal",
    "on hold",
    "closed",
    "declined",
    "pending",
    "co-owned draft",
    "draft",
  ];

  it("lists all of the company by default, newest first", async () => {
    for (const role of ["admin", "moderator"] as const) expect(names(await list(role))).toEqual(ALL);
  });

  it("shows HR no draft that others work on", async () => {
    const payload = await list("hr_manager");
    expect(names(payload)).toEqual(ALL.filter((name) => name !== "draft"));
    expect(payload.total).toBe(7);
  });

  it.each([
    ["draft", ["co-owned draft", "draft"]],
    ["open", ["external 50%", "internal"]],
    ["pending", ["pending"]],
    ["approved", ["external 50%", "internal", "on hold", "closed"]],
    ["declined", ["declined"]],
    ["closed", ["closed"]],
    ["mine", ["on hold"]],
  ])("filters %s", async (filter, expected) => {
    const payload = await list("admin", { filter });
    expect(names(payload)).toEqual(expected);
    expect(payload.total).toBe(expected.length);
    expect(payload.counts).toContainEqual({ filter, count: expected.length });
  });

  it("lists what is open for those who propose beside what they work on, never roles of projects", async () => {
    expect(names(await list("manager"))).toEqual(["external 50%", "internal", "co-owned draft"]);
    expect(names(await list("manager", { filter: "mine" }))).toEqual(["co-owned draft"]);
    const open = await list("employee");
    expect(names(open)).toEqual(["external 50%", "internal"]);
    expect(open).toMatchObject({ total: 2, can: ["create"] });
    expect(open.data[0]).toMatchObject({ owner_name: null, change_waiting: false, applicants: [] });
    expect(open.counts).toContainEqual({ filter: "draft", count: 0 });
    expect((await list("employee", { filter: "draft" })).data).toEqual([]);
  });

  it("lists for external people what is open to them, and nothing of who works on it", async () => {
    const open = await list("freelancer");
    expect(names(open)).toEqual(["external 50%"]);
    expect(open).toMatchObject({ total: 1, can: [], data: [{ owner_name: null, applicants: [] }] });
    expect(open.data[0]?.can).toEqual(["save", "apply"]);
    for (const filter of ["draft", "pending", "closed", "mine"])
      expect((await list("freelancer", { filter })).total).toBe(0);
  });

  it("shows on each of a list what its detail says may be done", async () => {
    const roles = ["admin", "moderator", "hr_manager", "manager", "employee", "freelancer"] as const;
    for (const role of roles)
      for (const { name, can } of (await list(role)).data)
        expect([role, name, can]).toEqual([role, name, await canOf(role, name)]);
    for (const role of ["admin", "hr_manager", "manager", "employee", "freelancer"] as const) {
      const answer = await test.as(people[role]).get("/job_vacancy/matches", { size: 100 });
      const { data } = answer.body.payload as { data: { name: string; can: string[] }[] };
      expect(data.length).toBeGreaterThan(0);
      for (const { name, can } of data)
        expect([role, name, can]).toEqual([role, name, await canOf(role, name)]);
    }
  });

  it("counts what I co-own as mine", async () => {
    expect(names(await list("hr_manager", { filter: "mine" }))).toEqual(["co-owned draft"]);
  });

  it("searches the name literally and pages", async () => {
    expect(names(await list("admin", { search_query: "50%" }))).toEqual(["external 50%"]);
    expect(names(await list("admin", { search_query: "%" }))).toEqual(["external 50%"]);
    expect(await list("admin", { size: 3, page: 2 })).toMatchObject({ total: 8 });
    expect(names(await list("admin", { size: 3, page: 2 }))).toEqual(["co-owned draft", "draft"]);
  });

  it("names owner, department and what may be done", async () => {
    const [first] = (await list("admin", { search_query: "ïnternal" })).data;
    expect(first).toMatchObject({
      owner_name: "Test Person",
      department: "Grid",
      hours: 32,
      salary_from: 3000,
      salary_to: null,
      available_from: "2026-09-01",
      saved: false,
      external: false,
      headcount: 1,
      project: null,
      change_waiting: false,
      applicants: [],
      can: [
        "edit",
        "assign",
        "hold",
        "close",
        "delete",
        "see_work",
        "see_pipeline",
        "move_pipeline",
        "rank_people",
        "save",
        "apply",
      ],
    });
    const [draft] = (await list("moderator", { search_query: "co-owned" })).data;
    expect(draft?.can).toEqual([
      "edit",
      "assign",
      "submit",
      "delete",
      "see_work",
      "see_pipeline",
      "move_pipeline",
      "rank_people",
    ]);
  });

  it.each<Record<string, string | number>>([{ filter: "best" }, { size: 101 }, { surprise: 1 }])(
    "refuses %j",
    async (query) => {
      expect((await test.as(people.admin).get("/job_vacancy", query)).status).toBe(400);
    },
  );

  it("is not for staff, and shows nothing of another company", async () => {
    expect((await test.as(people.staff).get("/job_vacancy")).status).toBe(403);
    const theirs = await test.as(outsider).get("/job_vacancy");
    expect((theirs.body.payload as { data: { id: string }[] }).data.map(({ id }) => id)).toEqual([
      ids.foreign,
    ]);
    expect((await test.ask("GET", "/job_vacancy")).status).toBe(401);
  });
});

describe("GET job_vacancy/detail", () => {
  it("answers the description and what is required, essential first, in the reader's language", async () => {
    const headers = { authorization: `Bearer ${test.as(people.employee).token}`, "accept-language": "nl" };
    const answer = await test.ask("GET", "/job_vacancy/detail", { headers, query: { id: idOf("internal") } });
    const payload = answer.body.payload as Payload<typeof getJob>;
    expect(payload).toMatchObject({
      name: "internal",
      description: "Keeps the grid up.",
      can: ["save", "apply"],
      change_waiting: false,
    });
    expect(payload).not.toHaveProperty("work");
    expect(payload.skills).toMatchObject([
      { skill: { name: "lassen" }, level: 4, kind: "essential", must_have: true },
      { skill: { name: "Engels" }, level: 2, kind: "optional", importance: 5, must_have: false },
    ]);
  });

  it.each([
    ["draft", ["admin", "moderator"]],
    ["co-owned draft", ["admin", "moderator", "hr_manager", "manager"]],
    ["pending", ["admin", "moderator", "hr_manager"]],
    ["declined", ["admin", "moderator", "hr_manager"]],
    ["on hold", ["admin", "moderator", "hr_manager"]],
    ["closed", ["admin", "moderator", "hr_manager"]],
    ["internal", ["admin", "moderator", "hr_manager", "manager", "employee"]],
    ["external 50%", ["admin", "moderator", "hr_manager", "manager", "employee", "freelancer"]],
  ])("shows %s to %j", async (name, readers) => {
    for (const role of ROLES) {
      const expected = readers.includes(role) ? 200 : 403;
      expect([role, (await read(role, name)).status]).toEqual([role, expected]);
    }
  });

  it("does not find another company's vacancy, and refuses what is no id or no session", async () => {
    expect((await read("admin", "foreign")).status).toBe(404);
    const answer = await test.as(people.admin).get("/job_vacancy/detail", { id: "1" });
    expect(answer).toMatchObject({ status: 400, body: { fields: { id: expect.any(String) } } });
    expect((await test.ask("GET", "/job_vacancy/detail", { query: { id: idOf("internal") } })).status).toBe(
      401,
    );
  });
});

describe("GET job_vacancy/work", () => {
  const work = (role: Role, name: string) =>
    test.as(people[role]).get("/job_vacancy/work", { id: idOf(name) });

  it("answers what the form holds, who works on it and the version that this is of", async () => {
    const answer = await work("manager", "co-owned draft");
    expect(answer.body.payload).toMatchObject({
      id: idOf("co-owned draft"),
      name: "co-owned draft",
      version: 1,
      values: { name: "co-owned draft", skills: [], job_profile: null },
      approval: { change: null, submitted: null },
      team: {
        owner: { id: people.moderator.id },
        co_owners: expect.arrayContaining([expect.objectContaining({ id: people.manager.id })]),
      },
    });
  });

  it.each([
    ["draft", ["admin", "moderator"]],
    ["co-owned draft", ["admin", "moderator", "hr_manager", "manager"]],
    ["on hold", ["admin", "moderator", "hr_manager"]],
    ["external 50%", ["admin", "moderator", "hr_manager"]],
  ])("of %s is for %j, who are notified with the vacancy", async (name, readers) => {
    for (const role of ROLES) {
      const { status } = await work(role, name);
      const { can = [] } = ((await read(role, name)).body.payload ?? {}) as { can?: string[] };
      const sees = readers.includes(role);
      expect([role, status, can.includes("see_work")]).toEqual([role, sees ? 200 : 403, sees]);
    }
  });

  it("does not find another company's vacancy, and refuses what is no id or no session", async () => {
    expect((await work("admin", "foreign")).status).toBe(404);
    const answer = await test.as(people.admin).get("/job_vacancy/work", { id: "1" });
    expect(answer).toMatchObject({ status: 400, body: { fields: { id: expect.any(String) } } });
    expect((await test.ask("GET", "/job_vacancy/work", { query: { id: idOf("internal") } })).status).toBe(
      401,
    );
  });
});
