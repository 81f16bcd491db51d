import type { Payload } from "@vaardig/contract/endpoint";
import type { StoredFile } from "@vaardig/contract/files/files";
import type { getRecommendations } from "@vaardig/contract/skills/recommendations";
import type { searchSkills } from "@vaardig/contract/skills/skills";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";
import { uploadFile } from "../../test/uploadFile.ts";

let test: TestApp;
let company: TestCompany;
let person: TestUser;
let manager: TestUser;
let outsider: TestUser;
let welding: string;
let profileId: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  manager = await buildUser(test.db, company, { systemRole: "manager" });
  person = await buildUser(test.db, company, { managerId: manager.id });
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  welding = (await buildSkill(test.db, { en: "arc welding", nl: "booglassen", idf: 3 })).id;
  const plumbing = (await buildSkill(test.db, { en: "pipe plumbing", nl: "loodgieten", idf: 3 })).id;
  const requires = [
    { skillId: welding, level: 4 },
    { skillId: plumbing, level: 2, kind: "optional" as const },
  ];
  profileId = (await buildJobProfile(test.db, { en: "Fitter", requires })).id;
});
afterAll(() => test.close());

const ask = (user: TestUser, type: string, value: string) =>
  test.as(user).get("/recommendations", { type, value });

async function recommended(user: TestUser, type: string, value: string) {
  const answer = await ask(user, type, value);
  expect(answer.status).toBe(200);
  return answer.body.payload as Payload<typeof getRecommendations>;
}

async function resumeOf(user: TestUser, text: string): Promise<string> {
  const bytes = Buffer.from(`Robin Falcon\n\nSKILLS\n${text}\n`);
  const answer = await uploadFile(test, user, { bytes, name: "me.txt", type: "text/plain" });
  return (answer.body.payload as StoredFile).id;
}

describe("GET recommendations", () => {
  it("suggested_skills returns what a job profile asks for, and why", async () => {
    const { data, total } = await recommended(person, "suggested_skills", profileId);
    const because = { certainty: "inferred", because: "Fitter", basis: "job", words: null };
    expect(data).toMatchObject([
      { skill: { name: "arc welding" }, level: null, level_source: null, suggested_level: 4, ...because },
      { skill: { name: "pipe plumbing" }, suggested_level: 2 },
    ]);
    expect(total).toBe(2);
  });

  it("leaves out what I have", async () => {
    const owner = await buildUser(test.db, company);
    await test.as(owner).post("/skill_proficiency", { skill_id: welding, level: 3 });
    const { data } = await recommended(owner, "suggested_skills", profileId);
    expect(data.map(({ skill }) => skill.name)).toEqual(["pipe plumbing"]);
  });

  it("finds skills in a résumé, with the words they rest on", async () => {
    const id = await resumeOf(person, "Arc welding, interpretive dancing");
    const { data, unlinked } = await recommended(person, "suggested_skills", id);
    expect(data).toMatchObject([{ skill: { id: welding }, certainty: "found" }]);
    expect(data[0]?.words?.toLowerCase()).toContain("arc welding");
    expect(unlinked.join(" ").toLowerCase()).toContain("interpretive dancing");
  });

  it("finds skills in text", async () => {
    const { data } = await recommended(person, "suggested_skills", "I have done a lot of arc welding");
    expect(data.map(({ skill }) => skill.id)).toContain(welding);
  });

  it("reads another's résumé for the line's manager alone", async () => {
    const id = await resumeOf(person, "Arc welding");
    expect((await ask(manager, "suggested_skills", id)).status).toBe(200);
    const stranger = await buildUser(test.db, company, { systemRole: "manager" });
    expect((await ask(stranger, "suggested_skills", id)).status).toBe(403);
    expect((await ask(outsider, "suggested_skills", id)).status).toBe(404);
  });

  it("looks at a person's skills for the person and the line's manager", async () => {
    for (const user of [person, manager]) {
      expect((await ask(user, "user_skills", person.id)).status).toBe(200);
    }
    const colleague = await buildUser(test.db, company);
    expect((await ask(colleague, "user_skills", person.id)).status).toBe(403);
    expect((await ask(outsider, "user_skills", person.id)).status).toBe(404);
  });

  it("does not find another company's job profile", async () => {
    const { id } = await buildJobProfile(test.db, { companyId: outsider.companyId });
    expect((await ask(person, "job_skills", id)).status).toBe(404);
    expect((await ask(person, "suggested_skills", id)).status).toBe(404);
  });

  it.each([
    ["job_skills", "fitter", "value"],
    ["user_skills", "me", "value"],
    ["suggested_skills", " ", "value"],
    ["horoscope", "x", "type"],
  ])("refuses %s of %j", async (type, value, field) => {
    const answer = await ask(person, type, value);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });
});

describe("GET skill", () => {
  it("finds skills in both languages, whichever I read", async () => {
    for (const text of ["arc weld", "booglas"]) {
      const answer = await test.as(person).get("/skill", { search_query: text });
      const { data } = answer.body.payload as Payload<typeof searchSkills>;
      expect([text, data[0]?.name]).toEqual([text, "arc welding"]);
    }
  });

  it("never finds another company's skill", async () => {
    await buildSkill(test.db, { en: "secret sauce", companyId: outsider.companyId });
    const answer = await test.as(person).get("/skill", { search_query: "secret sauce" });
    const { data } = answer.body.payload as Payload<typeof searchSkills>;
    expect(data.map(({ name }) => name)).not.toContain("secret sauce");
  });
});

it.each(["/recommendations", "/skill"])("%s asks for a session, and is not for staff", async (path) => {
  const staff = await buildUser(test.db, company, { systemRole: "staff" });
  expect((await test.ask("GET", path)).status).toBe(401);
  expect((await test.as(staff).get(path)).status).toBe(403);
});
