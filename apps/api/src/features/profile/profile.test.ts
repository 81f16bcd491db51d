import type { Candidate } from "@vaardig/contract/profile/profile";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Answer, TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildSkill, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildDepartment, buildRole, buildTeam } from "../../test/organizationFactories.ts";
import { uploadFile } from "../../test/uploadFile.ts";

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
  person = await buildUser(test.db, company, {
    firstName: "Robin",
    lastName: "Falcon",
    managerId: people.manager.id,
    phone: "030 1",
    headline: "Welder",
  });
});
afterAll(() => test.close());

const only = (answer: Answer): Candidate => {
  expect(answer.status).toBe(200);
  const [shown, ...others] = (answer.body.payload as { candidates: Candidate[] }).candidates;
  if (!shown || others.length > 0) throw new Error("exactly one candidate is expected");
  return shown;
};
const read = (reader: TestUser, of: TestUser) => test.as(reader).get("/candidate", { id: of.id });
const save = (writer: TestUser, body: Record<string, unknown>) => test.as(writer).put("/candidate", body);

describe("GET candidate", () => {
  it("answers my own card and record without an id, and does not log that", async () => {
    const shown = only(await test.as(person).get("/candidate"));
    expect(shown).toMatchObject({
      id: person.id,
      name: "Robin Falcon",
      headline: "Welder",
      manager: { id: people.manager.id },
      private: { email: person.email, phone: "030 1", gender: "Undefined", languages: [], resume: null },
      can: ["edit", "view_events"],
    });
    expect(await eventsOf(test.db, company, "profile.read")).toEqual([]);
  });

  it("shows where the person works, and the job's name in the reader's language", async () => {
    const department = await buildDepartment(test.db, company, "Grid");
    const team = await buildTeam(test.db, department, { name: "North" });
    const role = await buildRole(test.db, company, { name: "Lead welder" });
    const places = { departmentId: department.id, teamId: team.id, roleId: role.id };
    const placed = await buildUser(test.db, company, places);
    expect(only(await read(people.employee, placed))).toMatchObject({
      department: { id: department.id, name: "Grid" },
      team: { id: team.id, name: "North" },
      role: { id: role.id, name: "Lead welder" },
    });
  });

  it("shows the record to the line, to HR and to administrators, the card alone to other colleagues", async () => {
    const seen: Record<string, boolean> = {};
    for (const role of ROLES) {
      const answer = await read(people[role], person);
      if (answer.status === 200) seen[role] = only(answer).private !== null;
      else expect([role, answer.status, answer.body.code]).toEqual([role, 403, "access_denied"]);
    }
    expect(seen).toEqual({
      employee: false,
      manager: true,
      admin: true,
      hr_manager: true,
      moderator: false,
    });
  });

  it("holds nothing private on the card", async () => {
    const answer = await read(people.employee, person);
    expect(only(answer).can).toEqual([]);
    for (const secret of [person.email, "030 1"]) expect(answer.raw.body).not.toContain(secret);
  });

  it("shows candidates to recruiters, HR and administrators alone", async () => {
    const readers: Role[] = [];
    for (const role of ROLES) if ((await read(people[role], candidate)).status === 200) readers.push(role);
    expect(readers).toEqual(["admin", "hr_manager", "moderator"]);
  });

  it("does not show colleagues who has left", async () => {
    const gone = await buildUser(test.db, company, { status: "deactivated" });
    expect((await read(people.employee, gone)).status).toBe(403);
    expect((await read(people.hr_manager, gone)).status).toBe(200);
  });

  it("hides the skills from colleagues when the person says so", async () => {
    await test.as(person).post("/skill_proficiency", { skill_id: welding, level: 4 });
    expect(only(await read(people.employee, person)).skills).toMatchObject([
      { skill: { name: "welding" }, level: 4, source: "self" },
    ]);
    await save(person, { version: 1, skills_public: false });
    expect(only(await read(people.employee, person)).skills).toBeNull();
    expect(only(await read(people.manager, person)).skills).toHaveLength(1);
    expect(only(await test.as(person).get("/candidate")).skills).toHaveLength(1);
  });

  it("logs the reading of another's record, and not that of a card", async () => {
    const before = (await eventsOf(test.db, company, "profile.read")).length;
    await read(people.hr_manager, person);
    await read(people.employee, person);
    const logged = (await eventsOf(test.db, company, "profile.read")).slice(before);
    expect(logged).toMatchObject([{ actorId: people.hr_manager.id, userId: person.id }]);
  });

  it("holds résumé and picture, which a manager of the line does not delete", async () => {
    const bytes = Buffer.from("Robin Falcon\n\nSKILLS\nwelding");
    await uploadFile(test, person, { bytes, name: "cv.txt", type: "text/plain" });
    const mine = only(await test.as(person).get("/candidate")).private?.resume;
    expect(mine).toMatchObject({ name: "cv.txt", can: ["delete"] });
    const answer = only(await read(people.manager, person)).private?.resume;
    expect(answer).toMatchObject({ id: mine?.id, can: [] });
  });

  it("does not find another company's person, and refuses what is no id", async () => {
    expect((await read(people.admin, outsider)).status).toBe(404);
    expect((await test.as(people.admin).get("/candidate", { id: "1" })).status).toBe(400);
  });
});

describe("PUT candidate", () => {
  it("sets, leaves and clears, and logs the names of the fields alone", async () => {
    const body = { version: 1, about: "I join steel.", availability: 32, headline: null, phone: "030 1" };
    expect(only(await save(person, body))).toMatchObject({
      headline: null,
      about: "I join steel.",
      version: 2,
      private: { availability: 32, phone: "030 1" },
    });
    const [event] = (await eventsOf(test.db, company, "profile.changed")).slice(-1);
    expect(event).toMatchObject({ actorId: person.id, userId: person.id });
    expect(event?.data).toEqual({ fields: ["headline", "about", "availability"] });
    expect(only(await save(person, { version: 2, about: "" })).about).toBeNull();
  });

  it("writes and logs nothing when nothing differs", async () => {
    const before = (await eventsOf(test.db, company, "profile.changed")).length;
    expect(only(await save(person, { version: 1, headline: "Welder" })).version).toBe(1);
    expect(await eventsOf(test.db, company, "profile.changed")).toHaveLength(before);
  });

  it("refuses a stale version and changes nothing", async () => {
    await save(person, { version: 1, about: "First" });
    const answer = await save(person, { version: 1, about: "Second" });
    expect(answer).toMatchObject({ status: 409, body: { code: "stale_version" } });
    expect(only(await test.as(person).get("/candidate")).about).toBe("First");
  });

  it("lets one of several simultaneous saves win", async () => {
    const saves = ["a", "b", "c"].map((about) => save(person, { version: 1, about }));
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ["an hour too many", { availability: 41 }, { availability: "Availability must not exceed 40 hours" }],
    ["hours below none", { availability: -1 }, { availability: "Must be at least 0" }],
    ["a long text", { about: "x".repeat(701) }, { about: "Use at most 700 characters" }],
    ["a long headline", { headline: "x".repeat(121) }, { headline: "Use at most 120 characters" }],
  ])("refuses %s", async (_, body, fields) => {
    const answer = await save(person, { version: 1, ...body });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed", fields } });
  });

  it("asks for the version, and takes no field of another call", async () => {
    expect((await save(person, { about: "x" })).body.fields).toHaveProperty("version");
    expect((await save(person, { version: 1, system_role: "admin" })).status).toBe(400);
  });

  it("is for oneself, HR and administrators, and for recruiters with candidates", async () => {
    const writersOf = async (of: TestUser) => {
      const writers: Role[] = [];
      for (const role of ROLES)
        if ((await save(people[role], { id: of.id, version: 1 })).status === 200) writers.push(role);
      return writers;
    };
    expect(await writersOf(person)).toEqual(["admin", "hr_manager"]);
    expect(await writersOf(candidate)).toEqual(["admin", "hr_manager", "moderator"]);
    expect((await save(people.admin, { id: outsider.id, version: 1 })).status).toBe(404);
  });
});

describe("POST language for another person", () => {
  const languages = [{ language: "nl", level: "Native" }];

  it("is for anyone who keeps the record", async () => {
    const give = (by: TestUser, to: TestUser) => test.as(by).post("/language", { user_id: to.id, languages });
    expect((await give(people.hr_manager, person)).status).toBe(200);
    expect(only(await test.as(person).get("/candidate")).private?.languages).toMatchObject(languages);
    expect(only(await test.as(people.hr_manager).get("/candidate")).private?.languages).toEqual([]);
    for (const role of ["employee", "manager", "moderator"] as const)
      expect([role, (await give(people[role], person)).status]).toEqual([role, 403]);
    expect((await give(people.moderator, candidate)).status).toBe(200);
    expect((await give(people.admin, outsider)).status).toBe(404);
  });
});
