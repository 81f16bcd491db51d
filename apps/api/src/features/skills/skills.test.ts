import type { Payload } from "@vaardig/contract/endpoint";
import type { getLevelDescriptions, PersonSkill } from "@vaardig/contract/skills/skills";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildSkillGroup,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";

let test: TestApp;
let company: TestCompany;
let person: TestUser;
let welding: string;
let english: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  welding = (await buildSkill(test.db, { en: "welding", nl: "lassen" })).id;
  english = (await buildSkill(test.db, { en: "English", nl: "Engels" })).id;
});
beforeEach(async () => {
  person = await buildUser(test.db, company);
});
afterAll(() => test.close());

const save = (body: Record<string, unknown>) => test.as(person).post("/skill_proficiency", body);
const bulk = (skills: unknown[]) => test.as(person).post("/skill_proficiency/bulk", { skills });
const one = (answer: Answer) => answer.body.payload as PersonSkill;

async function mine(): Promise<PersonSkill[]> {
  const answer = await test.as(person).get("/skill_proficiency");
  expect(answer.status).toBe(200);
  return (answer.body.payload as { data: PersonSkill[] }).data;
}

/** Every row ever written for the person, oldest first. */
async function history() {
  return acrossCompanies(test.db, (tx) =>
    tx
      .select()
      .from(personSkills)
      .where(and(eq(personSkills.companyId, company.id), eq(personSkills.userId, person.id)))
      .orderBy(personSkills.validFrom, personSkills.id),
  );
}

describe("what is no ordinary skill", () => {
  const named = (name: string) => ({ en: name, nl: name });

  it("holds a licence without levels, with the last day it is valid, which may be changed", async () => {
    const licence = (await buildSkill(test.db, { ...named("crane licence"), kind: "licence" })).id;
    const added = await save({ skill_id: licence, level: 2, expires_on: "2030-05-31" });
    const held = { level: 5, expires_on: "2030-05-31", skill: { kind: "licence" } };
    expect(one(added)).toMatchObject(held);
    expect(one(await save({ skill_id: licence, level: 5 }))).toMatchObject(held);
    expect(one(await save({ skill_id: licence, level: 5, expires_on: null }))).toMatchObject({
      expires_on: null,
    });
    expect((await history()).map(({ expiresOn }) => expiresOn)).toEqual(["2030-05-31", null]);
  });

  it("refuses an end for what does not end", async () => {
    const answer = await save({ skill_id: welding, level: 2, expires_on: "2030-05-31" });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ skill_id: "Only a licence or certificate has an end date" });
    expect((await save({ skill_id: welding, level: 2, expires_on: "2030-02-31" })).status).toBe(400);
    expect(await mine()).toEqual([]);
  });

  it("keeps the end of a licence that was confirmed the person's to say", async () => {
    const manager = await buildUser(test.db, company, { systemRole: "manager" });
    const report = await buildUser(test.db, company, { managerId: manager.id });
    const licence = (await buildSkill(test.db, { ...named("hoist licence"), kind: "licence" })).id;
    const confirmed = { user_id: report.id, skill_id: licence, level: 1 };
    await test.as(manager).post("/skill_proficiency/confirm", confirmed);
    const body = { skill_id: licence, level: 5, expires_on: "2031-01-01" };
    expect(one(await test.as(report).post("/skill_proficiency", body))).toMatchObject({
      level: 5,
      source: "confirmed",
      expires_on: "2031-01-01",
    });
  });

  it("keeps a language where the profile's languages are, and shows it among the skills", async () => {
    const polish = (await buildSkill(test.db, { ...named("Polish"), kind: "language", language: "pl" })).id;
    const saved = await bulk([
      { skill_id: polish, level: 4 },
      { skill_id: welding, level: 2 },
    ]);
    expect(saved.status).toBe(200);
    const languages = async () => (await test.as(person).get("/language")).body.payload;
    expect(await languages()).toMatchObject({ data: [{ language: "pl", level: "Advanced" }] });
    expect(await history()).toHaveLength(1);
    await test.as(person).post("/language", { languages: [{ language: "pl", level: "Beginner" }] });
    const shown = (await mine()).find(({ skill }) => skill.id === polish);
    expect(shown).toMatchObject({ level: 1, source: "language", can: [] });
    expect(one(await save({ skill_id: polish, level: 5 }))).toMatchObject({ level: 5, source: "language" });
    expect(await languages()).toMatchObject({ data: [{ level: "Native" }] });
  });
});

describe("POST skill_proficiency", () => {
  it("adds a skill that is mine to change", async () => {
    const answer = await save({ skill_id: welding, level: 3, last_used: "2024-12-31", words: "MIG welding" });
    expect(one(answer)).toMatchObject({
      skill: { id: welding, name: "welding" },
      level: 3,
      source: "self",
      last_used: "2024-12-31",
      words: "MIG welding",
      can: ["edit", "delete", "ask"],
    });
    expect(await mine()).toEqual([one(answer)]);
  });

  it("closes the earlier level and keeps it when the level changes", async () => {
    await save({ skill_id: welding, level: 2, last_used: "2020-01-01", words: "welder" });
    await save({ skill_id: welding, level: 4 });
    expect(await mine()).toMatchObject([{ level: 4, last_used: "2020-01-01", words: "welder" }]);
    const [before, after, ...others] = await history();
    expect([before?.level, after?.level, others]).toEqual([2, 4, []]);
    expect(before?.validTo).toEqual(after?.validFrom);
    expect(after?.validTo).toBeNull();
  });

  it("clears the last use with null and leaves it when absent", async () => {
    await save({ skill_id: welding, level: 2, last_used: "2020-01-01" });
    expect(one(await save({ skill_id: welding, level: 2 })).last_used).toBe("2020-01-01");
    expect(one(await save({ skill_id: welding, level: 2, last_used: null })).last_used).toBeNull();
  });

  it("writes nothing when nothing changes", async () => {
    const first = one(await save({ skill_id: welding, level: 2 }));
    expect(one(await save({ skill_id: welding, level: 2 })).id).toBe(first.id);
    expect(await history()).toHaveLength(1);
  });

  it("opens one row when the same skill is saved twice at once", async () => {
    const answers = await Promise.all([2, 3, 4, 5].map((level) => save({ skill_id: welding, level })));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(await mine()).toHaveLength(1);
    expect((await history()).filter((row) => row.validTo === null)).toHaveLength(1);
  });

  it("resolves a merged skill to the one that holds now, through several merges", async () => {
    const later = await buildSkill(test.db, { mergedInto: welding });
    const early = await buildSkill(test.db, { mergedInto: later.id });
    expect(one(await save({ skill_id: early.id, level: 3 })).skill.id).toBe(welding);
    expect(one(await save({ skill_id: welding, level: 4 })).skill.id).toBe(welding);
    expect(await mine()).toMatchObject([{ level: 4 }]);
  });

  it.each([
    ["level 0", { level: 0 }, "level"],
    ["level 6", { level: 6 }, "level"],
    ["half a level", { level: 2.5 }, "level"],
    ["a date that is none", { last_used: "2024-02-30" }, "last_used"],
    ["a source that only others give", { source: "confirmed" }, "source"],
    ["an id that is none", { skill_id: "1" }, "skill_id"],
  ])("refuses %s", async (_, body, field) => {
    const answer = await save({ skill_id: welding, level: 3, ...body });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it("refuses unknown skills, other companies' ones and someone else's id", async () => {
    const foreign = await buildSkill(test.db, { companyId: (await buildCompany(test.db)).id });
    for (const id of [foreign.id, company.id]) {
      const answer = await save({ skill_id: id, level: 3 });
      expect(answer.body.fields).toEqual({ skill_id: "This skill does not exist" });
    }
    expect((await save({ skill_id: welding, level: 3, user_id: company.id })).status).toBe(400);
    expect(await history()).toEqual([]);
  });
});

describe("POST skill_proficiency/bulk", () => {
  it("adds several at once, by name, and says so in the log", async () => {
    const answer = await bulk([
      { skill_id: welding, level: 3, source: "inferred", words: "welder" },
      { skill_id: english, level: 4 },
    ]);
    expect(answer.body.payload).toMatchObject({
      data: [{ skill: { name: "English" } }, { skill: { name: "welding" }, source: "inferred" }],
      total: 2,
    });
    const events = await eventsOf(test.db, company, "skills.saved");
    expect(events.at(-1)).toMatchObject({ userId: person.id, data: { skill_ids: [welding, english] } });
  });

  it.each(["self", "inferred"])("is idempotent for what is %s", async (source) => {
    const skills = [
      { skill_id: welding, level: 3, source },
      { skill_id: english, level: 4, source },
    ];
    const first = await bulk(skills);
    const second = await bulk(skills);
    expect(second.body.payload).toEqual(first.body.payload);
    expect(await history()).toHaveLength(2);
  });

  it("takes an inferred level that I state myself as mine", async () => {
    await bulk([{ skill_id: welding, level: 3, source: "inferred" }]);
    await bulk([{ skill_id: welding, level: 3 }]);
    expect((await history()).map((row) => row.source)).toEqual(["inferred", "self"]);
  });

  it("saves all or nothing, and names the skill that does not exist", async () => {
    const answer = await bulk([
      { skill_id: welding, level: 3 },
      { skill_id: company.id, level: 3 },
    ]);
    expect(answer.body.fields).toEqual({ "skills.1.skill_id": "This skill does not exist" });
    expect((await bulk([{ skill_id: company.id, level: 3 }])).body.fields).toHaveProperty(
      "skills.0.skill_id",
    );
    expect(await mine()).toEqual([]);
  });

  it("asks for at least one and takes at most 200", async () => {
    expect((await bulk([])).body.fields).toEqual({ skills: "At least one skill must be selected" });
    const many = Array.from({ length: 201 }, () => ({ skill_id: welding, level: 1 }));
    expect((await bulk(many)).status).toBe(400);
  });
});

describe("DELETE skill_proficiency", () => {
  const remove = (user: TestUser, id: string) => test.as(user).delete("/skill_proficiency", { id });

  it("removes the skill and keeps its history", async () => {
    const { id } = one(await save({ skill_id: welding, level: 3 }));
    expect((await remove(person, id)).status).toBe(200);
    expect(await mine()).toEqual([]);
    expect(await history()).toMatchObject([{ id, level: 3, validTo: expect.any(Date) }]);
    expect((await remove(person, id)).status).toBe(404);
    expect(await eventsOf(test.db, company, "skill.removed")).toMatchObject([{ subjectId: welding }]);
  });

  it("leaves other people's alone, and does not find other companies'", async () => {
    const { id } = one(await save({ skill_id: welding, level: 3 }));
    const admin = await buildUser(test.db, company, { systemRole: "admin" });
    const outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
    expect((await remove(admin, id)).status).toBe(403);
    expect((await remove(outsider, id)).status).toBe(404);
    expect((await remove(person, "1")).status).toBe(400);
    expect(await mine()).toHaveLength(1);
  });
});

describe("GET skill_level_description", () => {
  it("answers the general five levels and each group's own, in the reader's language", async () => {
    const levels = { en: ["a", "b", "c", "d", "e"], nl: ["v", "w", "x", "y", "z"] };
    const group = await buildSkillGroup(test.db, { levels });
    await buildSkillGroup(test.db);
    const headers = { authorization: `Bearer ${test.as(person).token}`, "accept-language": "nl" };
    const answer = await test.ask("GET", "/skill_level_description", { headers });
    const { data } = answer.body.payload as Payload<typeof getLevelDescriptions>;
    expect(data).toEqual([
      { group_id: null, levels: expect.arrayContaining(["Werkt zelfstandig in dagelijkse situaties"]) },
      { group_id: group.id, levels: levels.nl },
    ]);
  });

  it("describes knowledge and attitudes apart, and names the shared skills with texts of their own once per text", async () => {
    const levels = { en: ["f", "g", "h", "i", "j"], nl: ["p", "q", "r", "s", "t"] };
    const own = [await buildSkill(test.db, { levels }), await buildSkill(test.db, { levels })];
    const plain = await buildSkill(test.db);
    const answer = await test.as(person).get("/skill_level_description");
    const { kinds, skills } = answer.body.payload as Payload<typeof getLevelDescriptions>;
    expect(kinds.map(({ kind }) => kind)).toEqual(["knowledge", "attitude"]);
    expect(kinds[0]?.levels).toContain("Applies the knowledge independently in everyday work");
    expect(skills).toContainEqual({ skill_ids: own.map(({ id }) => id).sort(), levels: levels.en });
    expect(skills.flatMap(({ skill_ids }) => skill_ids)).not.toContain(plain.id);
  });
});

it.each([
  ["GET", "/skill_proficiency"],
  ["POST", "/skill_proficiency"],
  ["POST", "/skill_proficiency/bulk"],
  ["DELETE", "/skill_proficiency"],
  ["GET", "/skill_level_description"],
] as const)("%s %s asks for a session, and is not for staff", async (method, path) => {
  const staff = await buildUser(test.db, company, { systemRole: "staff" });
  const headers = { authorization: `Bearer ${test.as(staff).token}` };
  expect((await test.ask(method, path)).status).toBe(401);
  expect((await test.ask(method, path, { headers })).status).toBe(403);
});
