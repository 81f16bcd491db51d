import type { Education, Experience } from "@vaardig/contract/profile/profile";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let person: TestUser;
let outsider: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
});
beforeEach(async () => {
  person = await buildUser(test.db, company, { managerId: people.manager.id });
});
afterAll(() => test.close());

type Body = Record<string, unknown>;
const JOB = { position: "Welder", company: "Dock", start_date: "2019-01-01", end_date: "2021-06-30" };
const SCHOOL = {
  degree: "Welding",
  institution: "Harbour School",
  level: "Vocational",
  started: "2015-09-01",
  finished: "2018-07-01",
};

interface Row {
  id: string;
  version: number;
  can: string[];
}
const one = <T extends Row = Row>(answer: Answer): T => {
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.payload as T;
};
const list = <T>(answer: Answer) => answer.body.payload as { data: T[]; total: number; can: string[] };

describe.each([
  ["/experience", "experience", JOB, { company: "Yard" }],
  ["/education", "education", SCHOOL, { institution: "River School" }],
] as const)("%s", (path, noun, entry: Body, change) => {
  const add = (by: TestUser, body: Body = entry) => test.as(by).post(path, body);
  const read = (by: TestUser, of: TestUser) => test.as(by).get(path, { user_id: of.id });

  it("is added, changed in what is given and deleted", async () => {
    const added = one(await add(person));
    expect(added).toMatchObject({ ...entry, version: 1, can: ["edit", "delete"] });
    const changed = one(await test.as(person).put(path, { id: added.id, version: 1, ...change }));
    expect(changed).toMatchObject({ ...entry, ...change, version: 2 });
    expect(list(await test.as(person).get(path))).toEqual({ data: [changed], total: 1, can: ["add"] });
    expect((await test.as(person).delete(path, { id: added.id })).status).toBe(200);
    expect(list(await test.as(person).get(path)).total).toBe(0);
    expect((await test.as(person).delete(path, { id: added.id })).status).toBe(404);
    for (const verb of ["added", "changed", "deleted"])
      expect((await eventsOf(test.db, company, `${noun}.${verb}`)).at(-1)).toMatchObject({
        actorId: person.id,
        userId: person.id,
        subjectId: added.id,
      });
  });

  it("refuses a stale version and changes nothing", async () => {
    const { id } = one(await add(person));
    await test.as(person).put(path, { id, version: 1, ...change });
    const answer = await test.as(person).put(path, { id, version: 1, ...entry });
    expect(answer).toMatchObject({ status: 409, body: { code: "stale_version" } });
    expect(list(await test.as(person).get(path)).data).toMatchObject([change]);
  });

  it("is read by the line, HR and administrators, which is logged, and by no one else", async () => {
    const { id } = one(await add(person));
    const readers: Role[] = [];
    for (const role of ROLES) if ((await read(people[role], person)).status === 200) readers.push(role);
    expect(readers).toEqual(["manager", "admin", "hr_manager"]);
    const logged = (await eventsOf(test.db, company, `${noun}.read`)).filter(
      ({ userId }) => userId === person.id,
    );
    expect(logged.map(({ actorId }) => actorId)).toEqual(readers.map((role) => people[role].id));
    expect(list<Row>(await read(people.manager, person))).toMatchObject({ data: [{ id, can: [] }], can: [] });
    expect((await read(people.admin, outsider)).status).toBe(404);
  });

  it("is written by HR and administrators for others, and not by the line", async () => {
    const { id } = one(await add(person));
    for (const role of ["employee", "manager", "moderator", "freelancer"] as const) {
      const by = test.as(people[role]);
      const statuses = [
        (await by.post(path, { ...entry, user_id: person.id })).status,
        (await by.put(path, { id, version: 1, ...change })).status,
        (await by.delete(path, { id })).status,
      ];
      expect([role, ...statuses]).toEqual([role, 403, 403, 403]);
    }
    const theirs = one(await add(people.hr_manager, { ...entry, user_id: person.id }));
    expect((await test.as(people.hr_manager).put(path, { id, version: 1, ...change })).status).toBe(200);
    expect((await test.as(people.admin).delete(path, { id: theirs.id })).status).toBe(200);
    expect(list(await test.as(person).get(path)).data).toMatchObject([{ id }]);
    expect(list(await test.as(people.hr_manager).get(path)).total).toBe(0);
  });

  it("does not find another company's, of a person or an entry", async () => {
    const { id } = one(await add(person));
    const by = test.as(outsider);
    expect((await by.post(path, { ...entry, user_id: person.id })).status).toBe(404);
    expect((await by.put(path, { id, version: 1, ...change })).status).toBe(404);
    expect((await by.delete(path, { id })).status).toBe(404);
  });

  it("asks for every required field", async () => {
    const answer = await add(person, {});
    expect(answer.body).toMatchObject({ code: "validation_failed" });
    const required = Object.keys(entry).filter((name) => name !== "end_date");
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(required.sort());
    const emptied = await add(person, Object.fromEntries(Object.keys(entry).map((name) => [name, ""])));
    for (const name of required)
      expect([name, emptied.body.fields?.[name]]).toEqual([name, "This field is required"]);
  });
});

describe("experience", () => {
  const add = (body: Body) => test.as(person).post("/experience", { ...JOB, ...body });

  it.each([
    ["no end", { end_date: null }, "This field is required"],
    ["an empty end", { end_date: "" }, "This field is required"],
    ["an end before the start", { end_date: "2018-12-31" }, "The end date must be after the start date"],
    ["an end on the start", { end_date: JOB.start_date }, "The end date must be after the start date"],
  ])("refuses %s unless it is the current job", async (_, body, message) => {
    expect((await add(body)).body.fields).toEqual({ end_date: message });
    expect(one<Row & Experience>(await add({ ...body, current_job: true }))).toMatchObject({
      current_job: true,
      end_date: null,
    });
  });

  it("keeps the rule when only one of its fields is changed", async () => {
    const { id } = one(await add({}));
    const change = (body: Body) => test.as(person).put("/experience", { id, version: 1, ...body });
    expect((await change({ start_date: "2022-01-01" })).body).toMatchObject({
      code: "validation_failed",
      fields: { end_date: "The end date must be after the start date" },
    });
    expect((await change({ end_date: null })).status).toBe(400);
    expect(one<Row & Experience>(await change({ current_job: true })).end_date).toBeNull();
  });

  it("refuses a description of 701 characters", async () => {
    expect((await add({ description: "x".repeat(701) })).body.fields).toHaveProperty("description");
    expect((await add({ description: "x".repeat(700) })).status).toBe(200);
  });

  it("lists current jobs first, then the one that ended last", async () => {
    await add({ company: "early", end_date: "2020-01-01" });
    await add({ company: "late", end_date: "2023-01-01" });
    await add({ company: "now", current_job: true, end_date: null });
    await add({ company: "newest", current_job: true, start_date: "2024-01-01", end_date: null });
    const { data } = list<Experience>(await test.as(person).get("/experience"));
    expect(data.map((entry) => entry.company)).toEqual(["newest", "now", "late", "early"]);
  });
});

describe("education", () => {
  it("ends after it began, and the latest is first", async () => {
    const add = (body: Body) => test.as(person).post("/education", { ...SCHOOL, ...body });
    const message = "The end date must be after the start date";
    expect((await add({ finished: SCHOOL.started })).body.fields).toEqual({ finished: message });
    await add({ degree: "first" });
    await add({ degree: "second", finished: "2020-07-01" });
    const { data } = list<Education>(await test.as(person).get("/education"));
    expect(data.map(({ degree }) => degree)).toEqual(["second", "first"]);
    const [latest] = data;
    const change = { id: latest?.id, version: 1, started: "2021-01-01" };
    expect((await test.as(person).put("/education", change)).body.fields).toEqual({ finished: message });
  });
});
