import type { CandidateNote } from "@vaardig/contract/candidates/candidates";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Answer, TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildSkill, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { uploadFile } from "../../test/uploadFile.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let person: TestUser;
let candidate: TestUser;
let outsider: TestUser;

beforeAll(async () => {
  ({ test, company, people, candidate, outsider } = await buildCast());
});
beforeEach(async () => {
  person = await buildUser(test.db, company, { managerId: people.manager.id });
});
afterAll(() => test.close());

const NOTE = { title: "Growth", description: "Wants to lead a crew." };
const add = (by: TestUser, of: TestUser, body: object = NOTE) =>
  test.as(by).post("/candidate_notes", { user_id: of.id, ...body });
const read = (by: TestUser, of: TestUser, more: Record<string, string | number> = {}) =>
  test.as(by).get("/candidate_notes", { user_id: of.id, ...more });
const one = (answer: Answer): CandidateNote => {
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.payload as CandidateNote;
};
const list = (answer: Answer) =>
  answer.body.payload as { data: CandidateNote[]; total: number; can: string[] };

async function rolesWith(ask: (by: TestUser) => Promise<Answer>): Promise<Role[]> {
  const roles: Role[] = [];
  for (const role of ROLES) {
    const { status } = await ask(people[role]);
    if (status === 200) roles.push(role);
    else expect([role, status]).toEqual([role, 403]);
  }
  return roles;
}

it("is written, changed by its author and deleted, which is logged without its words", async () => {
  const note = one(await add(people.manager, person));
  expect(note).toMatchObject({
    ...NOTE,
    author: { id: people.manager.id },
    version: 1,
    can: ["edit", "delete"],
  });
  const { id } = note;
  const changed = one(
    await test.as(people.manager).put("/candidate_notes", { id, version: 1, title: "Plans" }),
  );
  expect(changed).toMatchObject({ title: "Plans", description: NOTE.description, version: 2 });
  expect(list(await read(people.manager, person))).toMatchObject({ data: [changed], total: 1, can: ["add"] });
  expect((await test.as(people.manager).delete("/candidate_notes", { id })).status).toBe(200);
  expect(list(await read(people.manager, person)).total).toBe(0);
  for (const verb of ["added", "changed", "deleted"]) {
    const [event] = (await eventsOf(test.db, company, `note.${verb}`)).slice(-1);
    expect(event).toMatchObject({ actorId: people.manager.id, userId: person.id, subjectId: id });
    expect(JSON.stringify(event)).not.toMatch(/Growth|Plans|crew/);
  }
});

describe("who", () => {
  it("reads notes about an employee: the line, HR and administrators", async () => {
    await add(people.manager, person);
    expect(await rolesWith((by) => read(by, person))).toEqual(["manager", "admin", "hr_manager"]);
    expect(await rolesWith((by) => add(by, person))).toEqual(["manager", "admin", "hr_manager"]);
  });

  it("reads notes about a candidate: recruiters, HR and administrators; HR writes none", async () => {
    const note = one(await add(people.moderator, candidate));
    expect(await rolesWith((by) => read(by, candidate))).toEqual(["admin", "hr_manager", "moderator"]);
    expect(await rolesWith((by) => add(by, candidate))).toEqual(["admin", "moderator"]);
    expect(list(await read(people.hr_manager, candidate)).can).toEqual([]);
    expect((await test.as(people.moderator).delete("/candidate_notes", { id: note.id })).status).toBe(200);
  });

  it("is never the person: no one reads or writes notes about themselves", async () => {
    for (const role of ["manager", "hr_manager", "admin", "moderator"] as const) {
      expect([role, (await read(people[role], people[role])).status]).toEqual([role, 403]);
      expect([role, (await add(people[role], people[role])).status]).toEqual([role, 403]);
    }
  });

  it("changes another's note: no one; deletes it: administrators", async () => {
    const { id } = one(await add(people.manager, person));
    const change = (by: TestUser) => test.as(by).put("/candidate_notes", { id, version: 1, title: "x" });
    for (const role of ["hr_manager", "admin", "moderator"] as const)
      expect([role, (await change(people[role])).status]).toEqual([role, 403]);
    expect((await test.as(people.hr_manager).delete("/candidate_notes", { id })).status).toBe(403);
    expect(list(await read(people.admin, person)).data).toMatchObject([{ can: ["delete"] }]);
    expect((await test.as(people.admin).delete("/candidate_notes", { id })).status).toBe(200);
  });

  it("loses a note when the person leaves the line", async () => {
    const other = await buildUser(test.db, company, { systemRole: "manager" });
    const { id } = one(await add(people.manager, person));
    const by = test.as(other);
    expect((await read(other, person)).status).toBe(403);
    expect((await by.delete("/candidate_notes", { id })).status).toBe(403);
  });
});

it("refuses a stale version and changes nothing", async () => {
  const { id } = one(await add(people.manager, person));
  const save = (title: string) => test.as(people.manager).put("/candidate_notes", { id, version: 1, title });
  expect((await save("First")).status).toBe(200);
  expect(await save("Second")).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect(list(await read(people.manager, person)).data).toMatchObject([{ title: "First" }]);
});

it.each([
  ["no title", { title: "" }, { title: "This field is required" }],
  ["no description", { description: " " }, { description: expect.any(String) }],
  ["a long description", { description: "x".repeat(701) }, { description: "Use at most 700 characters" }],
])("refuses %s", async (_, body, fields) => {
  const answer = await add(people.manager, person, { ...NOTE, ...body });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual(fields);
});

it("is listed newest first, by page, or alone by its id", async () => {
  for (const title of ["a", "b", "c"]) await add(people.manager, person, { ...NOTE, title });
  const page = list(await read(people.manager, person, { page: 1, size: 2 }));
  expect(page).toMatchObject({ data: [{ title: "a" }], total: 3 });
  const [last] = page.data;
  expect(list(await read(people.manager, person, { id: last?.id ?? "" })).data).toEqual(page.data);
  const other = await buildUser(test.db, company, { managerId: people.manager.id });
  expect((await read(people.manager, other, { id: last?.id ?? "" })).status).toBe(404);
});

it("does not find another company's people and notes", async () => {
  const { id } = one(await add(people.manager, person));
  expect((await read(people.admin, outsider)).status).toBe(404);
  expect((await add(people.admin, outsider)).status).toBe(404);
  const by = test.as(outsider);
  expect((await by.put("/candidate_notes", { id, version: 1, title: "x" })).status).toBe(404);
  expect((await by.delete("/candidate_notes", { id })).status).toBe(404);
});

describe("POST candidate_list/resume", () => {
  it("proposes a person from a résumé and keeps nothing", async () => {
    const welding = await buildSkill(test.db, { en: "Rigging of sails" });
    const text = `Sanne van der Berg
Data engineer
sanne@example.net | +31 6 1234 5678

EXPERIENCE
Data engineer, Noordzee BV
January 2019 - present

SKILLS
Rigging of sails`;
    const answer = await uploadFile(
      test,
      people.moderator,
      { bytes: Buffer.from(text), name: "cv.txt", type: "text/plain" },
      {},
      "/candidate_list/resume",
    );
    expect(answer.status).toBe(200);
    expect(answer.body.payload).toMatchObject({
      first_name: "Sanne",
      last_name: "van der Berg",
      email: "sanne@example.net",
      headline: "Data engineer",
      experience: [{ start_date: "2019-01-01", end_date: null, current_job: true }],
      skills: [{ skill: { id: welding.id }, words: "Rigging of sails" }],
    });
    const found = await test
      .as(people.moderator)
      .get("/candidate_list/candidates", { search_query: "Sanne" });
    expect(found.body.payload).toMatchObject({ data: [], total: 0 });
  });
});
