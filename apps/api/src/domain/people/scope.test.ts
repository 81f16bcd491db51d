import { ROLES, type Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
import { users } from "./users.table.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let report: TestUser;
let reportsReport: TestUser;
let colleague: TestUser;
let candidate: TestUser;
let outsider: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  report = await buildUser(test.db, company, { managerId: people.manager.id });
  reportsReport = await buildUser(test.db, company, { managerId: report.id });
  colleague = await buildUser(test.db, company, { managerId: people.admin.id });
  candidate = await buildUser(test.db, company, { systemRole: "freelancer", account: false });
  outsider = await buildUser(test.db, await buildCompany(test.db));
  const { id } = await buildSkill(test.db, { en: "welding" });
  await test.as(reportsReport).post("/skill_proficiency", { skill_id: id, level: 3 });
  await test.as(reportsReport).post("/skill_wish", { skill_id: id });
});
afterAll(() => test.close());

/** The line's managers read all but wishes, which may reveal another job. */
const PATHS: readonly [path: `/${string}`, kind: string, line: readonly Role[]][] = [
  ["/skill_proficiency", "skills.read", ["manager"]],
  ["/skill_wish", "wishes.read", []],
  ["/language", "languages.read", ["manager"]],
];

describe.each(PATHS)("GET %s of another person", (path, kind, line) => {
  const read = (reader: TestUser, person: TestUser) => test.as(reader).get(path, { user_id: person.id });

  /** Which roles are answered about a person. */
  async function readersOf(person: TestUser): Promise<Role[]> {
    const readers: Role[] = [];
    for (const role of ROLES) if ((await read(people[role], person)).status === 200) readers.push(role);
    return readers;
  }

  it("is open to HR, administrators and, where it may be, the line's managers, directly and through others", async () => {
    expect(await readersOf(report)).toEqual([...line, "admin", "hr_manager"]);
    expect(await readersOf(reportsReport)).toEqual([...line, "admin", "hr_manager"]);
  });

  it("is closed to managers of other lines and to colleagues", async () => {
    expect(await readersOf(colleague)).toEqual(["admin", "hr_manager"]);
    const answer = await read(people.employee, colleague);
    expect(answer).toMatchObject({ status: 403, body: { code: "access_denied" } });
  });

  it("is not open to someone who has reports without being a manager", async () => {
    expect((await read(report, reportsReport)).status).toBe(403);
  });

  it("shows recruiters candidates alone", async () => {
    expect(await readersOf(candidate)).toEqual(["admin", "hr_manager", "moderator"]);
  });

  it("lets no one change what is another's", async () => {
    const { body } = await read(people.admin, reportsReport);
    for (const record of (body.payload as { data: { can?: string[] }[] }).data) {
      expect(record.can ?? []).toEqual([]);
    }
  });

  it("does not find another company's person, and refuses what is no id", async () => {
    expect((await read(people.admin, outsider)).status).toBe(404);
    expect((await test.as(people.admin).get(path, { user_id: "1" })).status).toBe(400);
  });

  it("is logged for the person, and reading my own is not", async () => {
    const before = (await eventsOf(test.db, company, kind)).length;
    await read(people.hr_manager, reportsReport);
    await read(people.employee, people.employee);
    await read(people.employee, colleague);
    const logged = (await eventsOf(test.db, company, kind)).slice(before);
    expect(logged).toMatchObject([{ actorId: people.hr_manager.id, userId: reportsReport.id }]);
  });

  it("ends in a circle of managers", async () => {
    const [first, second] = [await buildUser(test.db, company), await buildUser(test.db, company)];
    await acrossCompanies(test.db, async (tx) => {
      await tx.update(users).set({ managerId: second.id }).where(eq(users.id, first.id));
      await tx.update(users).set({ managerId: first.id }).where(eq(users.id, second.id));
    });
    expect((await read(people.manager, first)).status).toBe(403);
    expect((await read(people.admin, first)).status).toBe(200);
  });
});
