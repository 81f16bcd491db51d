import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SystemEvent } from "@vaardig/contract/events/events";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import type { Answer, TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { buildSkill, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import en from "./eventWords.en.json" with { type: "json" };
import nl from "./eventWords.nl.json" with { type: "json" };

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let person: TestUser;
let candidate: TestUser;
let outsider: TestUser;
let welding: string;

beforeAll(async () => {
  ({ test, company, people, candidate, outsider } = await buildCast());
  welding = (await buildSkill(test.db, { en: "welding", nl: "lassen" })).id;
});
beforeEach(async () => {
  person = await buildUser(test.db, company, { firstName: "Robin", managerId: people.manager.id });
});
afterAll(() => test.close());

type Query = Record<string, string | number>;
const read = (by: TestUser, of: TestUser, more: Query = {}) =>
  test.as(by).get("/system_events", { user_ids: of.id, ...more });
const list = (answer: Answer) => {
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.payload as { data: SystemEvent[]; total: number; categories: string[] };
};
const textsOf = async (by: TestUser, of: TestUser, more: Query = {}) =>
  list(await read(by, of, more)).data.map(({ text }) => text);

function happened(actor: TestUser | null, kind: string, more: { subjectId?: string; data?: object } = {}) {
  const { data, ...rest } = more;
  const about = { userId: person.id, ...rest, data: { ...data } };
  return acrossCompanies(test.db, (tx) =>
    recordEvent(tx, { companyId: company.id, actorId: actor?.id ?? null, kind, ...about }),
  );
}

describe("GET system_events", () => {
  it("returns what happened, newest first, with who did it, in the reader's language", async () => {
    await happened(people.manager, "skills.confirmed", { data: { skill_ids: [welding] } });
    await happened(person, "profile.changed");
    await happened(null, "role.changed");
    expect(list(await read(person, person))).toMatchObject({
      data: [
        { category: "account", actor: null, text: "Vaardig changed the access level" },
        { category: "profile", actor: { id: person.id }, text: "You changed the profile" },
        {
          category: "skills",
          user_id: person.id,
          actor: { name: "Test Person" },
          text: "Test Person confirmed the level of welding",
        },
      ],
      total: 3,
      categories: ["skills", "profile", "work", "account", "views"],
    });
    const headers = { authorization: `Bearer ${test.as(people.hr_manager).token}`, "accept-language": "nl" };
    const query = { user_ids: JSON.stringify([person.id]), category: "skills" };
    expect(list(await test.ask("GET", "/system_events", { headers, query })).data).toMatchObject([
      { text: "Test Person bevestigde het niveau van lassen" },
    ]);
  });

  it("addresses the reader in Dutch without verbs of the third person", async () => {
    await happened(person, "employee.signed_up");
    await happened(person, "application.applied");
    const inDutch = async (by: TestUser) => {
      const headers = { authorization: `Bearer ${test.as(by).token}`, "accept-language": "nl" };
      const query = { user_ids: JSON.stringify([person.id]) };
      return list(await test.ask("GET", "/system_events", { headers, query })).data.map(({ text }) => text);
    };
    expect(await inDutch(person)).toEqual(["Je solliciteerde op een vacature", "Je maakte een account aan"]);
    expect(await inDutch(people.admin)).toContain("Robin Person maakte een account aan");
  });

  it("counts skills beyond the third", async () => {
    const ids = [welding];
    for (const name of ["a", "b", "c", "d"]) ids.push((await buildSkill(test.db, { en: name })).id);
    await happened(person, "skills.saved", { data: { skill_ids: ids } });
    expect(await textsOf(person, person)).toEqual(["You set the level of welding, a, b, and 2 more"]);
  });

  it("is open to the person, the line, HR and administrators, and to recruiters about candidates", async () => {
    const readersOf = async (of: TestUser) => {
      const readers: Role[] = [];
      for (const role of ROLES) if ((await read(people[role], of)).status === 200) readers.push(role);
      return readers;
    };
    expect(await readersOf(person)).toEqual(["manager", "admin", "hr_manager"]);
    expect(await readersOf(candidate)).toEqual(["admin", "hr_manager", "moderator"]);
    expect((await read(person, person)).status).toBe(200);
    expect((await read(people.employee, person)).body.code).toBe("access_denied");
  });

  it("hides sign-ins and readers from managers, and saved vacancies from all but the person", async () => {
    await happened(person, "session.started");
    await happened(people.hr_manager, "files.read");
    await happened(person, "vacancy.saved");
    await happened(person, "skill.removed", { subjectId: welding });
    expect(await textsOf(people.manager, person)).toEqual(["Robin Person removed welding"]);
    expect(await textsOf(people.admin, person)).toEqual([
      "Robin Person removed welding",
      "Test Person viewed the private details",
      "Robin Person signed in",
    ]);
    expect(await textsOf(person, person, { category: "work" })).toEqual(["You saved a job"]);
    expect(await textsOf(people.manager, person, { category: "views" })).toEqual([]);
  });

  it("keeps from the person what others note and gather", async () => {
    await happened(people.hr_manager, "note.added");
    await happened(people.hr_manager, "notes.read");
    await happened(people.hr_manager, "talent_pool.person_added");
    await happened(people.hr_manager, "application.added");
    expect(list(await read(person, person))).toMatchObject({ data: [], total: 0 });
    // Being put on the list of a job is shown to the line manager from Interview on.
    expect(list(await read(people.manager, person)).total).toBe(2);
    expect(list(await read(people.admin, person)).total).toBe(4);
  });

  it("shows a reader once a day, however much was read", async () => {
    for (const kind of ["profile.read", "skills.read", "files.read"]) await happened(people.admin, kind);
    await happened(people.hr_manager, "profile.read");
    await happened(person, "profile.read");
    expect(await textsOf(person, person, { category: "views" })).toHaveLength(2);
  });

  it("answers by page", async () => {
    for (const kind of ["file.added", "file.deleted", "profile.changed"]) await happened(person, kind);
    expect(list(await read(person, person, { page: 1, size: 2 }))).toMatchObject({
      data: [{ text: "You added a file" }],
      total: 3,
    });
  });

  it("names several people only as each of them, and none outside the scope", async () => {
    const ids = JSON.stringify([person.id, people.manager.id]);
    const ask = (by: TestUser, user_ids: string) => test.as(by).get("/system_events", { user_ids });
    await happened(person, "session.started");
    await happened(person, "profile.changed");
    expect(list(await ask(people.manager, ids))).toMatchObject({
      data: [{ user_id: person.id, text: "Robin Person changed the profile" }],
      categories: ["skills", "profile", "work"],
    });
    expect((await ask(person, ids)).status).toBe(403);
    expect((await ask(people.admin, JSON.stringify([person.id, outsider.id]))).status).toBe(404);
  });

  it.each(["", "1", "[", "[]"])("refuses user_ids %j", async (user_ids) => {
    const answer = await test.as(person).get("/system_events", { user_ids });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });
});

describe("words", () => {
  /** What concerns the company or a unit of it, and no one person. */
  const IMPERSONAL =
    /^(company|billing|invoice|bulk_upload|department|team|org_role|talent_pool\.(?!person)|mail|project|vacancy\.(?!(un)?saved)|skill_profile|job_profile|taxonomy|skill_catalogue)|^(employees|candidates|certificates)\.|\.read$/;

  async function kindsRecorded(): Promise<string[]> {
    const root = join(import.meta.dirname, "../..");
    const files = await readdir(root, { recursive: true });
    const kinds = new Set<string>();
    for (const file of files.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))) {
      const text = await readFile(join(root, file), "utf8");
      for (const [, kind] of text.matchAll(/\bkind: "([a-z_]+\.[a-z_]+)"/g)) if (kind) kinds.add(kind);
    }
    return [...kinds].sort();
  }

  it("exist in both languages for everything that is recorded about a person", async () => {
    const kinds = await kindsRecorded();
    expect(kinds).toContain("skills.confirmed");
    expect(kinds.filter((kind) => !IMPERSONAL.test(kind) && !(kind in en))).toEqual([]);
    expect(Object.keys(nl)).toEqual(Object.keys(en));
  });

  it("name the same things in both languages", () => {
    const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
    for (const [kind, text] of Object.entries(nl))
      expect([kind, places(text)]).toEqual([kind, places((en as Record<string, string>)[kind] ?? "")]);
  });
});
