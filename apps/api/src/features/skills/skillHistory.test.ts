import { ROLES, type Role } from "@vaardig/contract/roles";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import type { TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildSkill, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { ratingScene } from "../../test/ratingScene.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let person: TestUser;
let candidate: TestUser;
let outsider: TestUser;
let welding: string;
let english: string;

const { addSkill, confirm, one, held, history } = ratingScene(() => ({ test, person, welding }));
beforeAll(async () => {
  ({ test, company, people, candidate, outsider } = await buildCast());
  welding = (await buildSkill(test.db, { en: "welding", nl: "lassen" })).id;
  english = (await buildSkill(test.db, { en: "English", nl: "Engels" })).id;
});
beforeEach(async () => {
  person = await buildUser(test.db, company, { managerId: people.manager.id });
});
afterAll(() => test.close());

describe("POST skill_proficiency/confirm", () => {
  it("confirms for the line, the company and candidates, never for oneself", async () => {
    const allowed = async (of: TestUser) => {
      const roles: Role[] = [];
      for (const role of ROLES) {
        const answer = await test
          .as(people[role])
          .post("/skill_proficiency/confirm", { user_id: of.id, skill_id: welding, level: 3 });
        if (answer.status === 200) roles.push(role);
        else expect([role, answer.status]).toEqual([role, 403]);
      }
      return roles;
    };
    expect(await allowed(person)).toEqual(["manager", "admin", "hr_manager"]);
    expect(await allowed(candidate)).toEqual(["admin", "hr_manager", "moderator"]);
    expect(await allowed(people.admin)).toEqual(["hr_manager"]);
  });

  it("makes the confirmed level hold, with who said it and what it rests on, and keeps what was said", async () => {
    await addSkill(2, { words: "MIG", last_used: "2024-01-01" });
    const answer = one(await confirm(people.manager, 4, { evidence: "Certificate of 2023" }));
    expect(answer).toMatchObject({
      level: 4,
      source: "confirmed",
      confirmed_by: "Test Person",
      evidence: "Certificate of 2023",
      words: "MIG",
      last_used: "2024-01-01",
      own_view: null,
    });
    expect(await held()).toMatchObject([{ level: 4, source: "confirmed", can: ["edit", "delete"] }]);
    const [latest, first, ...others] = await history();
    expect(latest).toMatchObject({ level: 4, by: { id: people.manager.id }, valid_to: null });
    expect(first).toMatchObject({ level: 2, source: "self", by: { id: person.id } });
    expect(first?.valid_to).toBe(latest?.valid_from);
    expect(others).toEqual([]);
  });

  it("rates a skill that the person did not name, and takes it off the wishlist", async () => {
    await test.as(person).post("/skill_wish", { skill_id: welding });
    await confirm(people.manager, 3);
    expect(await held()).toMatchObject([{ level: 3, source: "confirmed" }]);
    expect((await test.as(person).get("/skill_wish")).body.payload).toMatchObject({ total: 0 });
  });

  it("keeps an earlier confirmation when a later one takes its place", async () => {
    await confirm(people.manager, 3);
    await confirm(people.hr_manager, 5);
    expect((await history()).map(({ level, by }) => [level, by?.id])).toEqual([
      [5, people.hr_manager.id],
      [3, people.manager.id],
    ]);
    expect(await held()).toMatchObject([{ level: 5 }]);
  });

  it("logs who confirmed what of which person", async () => {
    await confirm(people.manager, 3);
    expect((await eventsOf(test.db, company, "skills.confirmed")).at(-1)).toMatchObject({
      actorId: people.manager.id,
      userId: person.id,
      data: { skill_ids: [welding] },
    });
  });

  it.each([
    ["no level", { level: undefined }, "level"],
    ["level 6", { level: 6 }, "level"],
    ["a long evidence", { evidence: "x".repeat(701) }, "evidence"],
    ["an unknown skill", { skill_id: "0198a5a0-0000-7000-8000-000000000000" }, "skill_id"],
  ])("refuses %s", async (_, body, field) => {
    const answer = await confirm(people.manager, 3, body);
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it("does not find another company's person", async () => {
    const body = { user_id: outsider.id, skill_id: welding, level: 3 };
    expect((await test.as(people.admin).post("/skill_proficiency/confirm", body)).status).toBe(404);
  });
});

describe("POST skill_proficiency/confirm/bulk", () => {
  const bulk = (by: TestUser, skills: unknown[], of = person) =>
    test.as(by).post("/skill_proficiency/confirm/bulk", { user_id: of.id, skills });

  it("confirms several at once, all or nothing", async () => {
    await addSkill(2);
    const unknown = { skill_id: company.id, level: 1 };
    const answer = await bulk(people.manager, [{ skill_id: welding, level: 2 }, unknown]);
    expect(answer.body.fields).toEqual({ "skills.1.skill_id": "This skill does not exist" });
    expect(await held()).toMatchObject([{ source: "self" }]);
    const both = [
      { skill_id: welding, level: 2 },
      { skill_id: english, level: 5, evidence: "Speaks it daily" },
    ];
    expect((await bulk(people.manager, both)).body.payload).toMatchObject({ total: 2 });
    expect(await held()).toMatchObject([
      { skill: { name: "English" }, source: "confirmed", evidence: "Speaks it daily" },
      { skill: { name: "welding" }, source: "confirmed", level: 2 },
    ]);
  });

  it("asks for one at least, and is refused outside the line", async () => {
    expect((await bulk(people.manager, [])).body.fields).toEqual({
      skills: "At least one skill must be selected",
    });
    const skills = [{ skill_id: welding, level: 2 }];
    expect((await bulk(people.manager, skills, people.employee)).status).toBe(403);
    expect((await bulk(people.admin, skills, outsider)).status).toBe(404);
  });
});

describe("what a person says beside a confirmation", () => {
  it("is kept and shown, and the confirmed level holds", async () => {
    await confirm(people.manager, 3);
    const answer = one(await addSkill(5));
    expect(answer).toMatchObject({ level: 3, source: "confirmed", own_view: { level: 5 } });
    expect(await held(people.manager)).toMatchObject([{ level: 3, own_view: { level: 5 } }]);
    const [said, confirmed] = await history();
    expect(said).toMatchObject({ level: 5, source: "self", by: { id: person.id } });
    expect(said?.valid_to).toBe(said?.valid_from);
    expect(confirmed).toMatchObject({ level: 3, valid_to: null });
  });

  it("is written once, and taken back by agreeing", async () => {
    await confirm(people.manager, 3);
    await addSkill(3);
    expect(await history()).toHaveLength(1);
    await addSkill(5);
    await addSkill(5);
    expect(await history()).toHaveLength(2);
    expect(one(await addSkill(3)).own_view).toBeNull();
    expect(await history()).toHaveLength(3);
  });

  it("is answered by the next confirmation", async () => {
    await confirm(people.manager, 3);
    await addSkill(5);
    expect(one(await confirm(people.manager, 4))).toMatchObject({ level: 4, own_view: null });
    expect(await held()).toMatchObject([{ level: 4, own_view: null }]);
  });

  it("saves when the skill was used last without touching the rating", async () => {
    const { id } = one(await confirm(people.manager, 3));
    expect(one(await addSkill(3, { last_used: "2025-05-01" }))).toMatchObject({
      id,
      source: "confirmed",
      last_used: "2025-05-01",
    });
  });

  it("holds once the confirmation is older than two years", async () => {
    await confirm(people.manager, 3);
    const mine = and(eq(personSkills.userId, person.id), eq(personSkills.skillId, welding));
    const ago = new Date();
    ago.setMonth(ago.getMonth() - 24);
    await acrossCompanies(test.db, (tx) => tx.update(personSkills).set({ validFrom: ago }).where(mine));
    expect(one(await addSkill(5))).toMatchObject({ level: 5, source: "self", own_view: null });
    expect((await history()).map(({ source }) => source)).toEqual(["self", "confirmed"]);
  });

  it("goes with the skill when the person removes it, and the history stays", async () => {
    const { id } = one(await confirm(people.manager, 3));
    expect((await test.as(person).delete("/skill_proficiency", { id })).status).toBe(200);
    expect(await held()).toEqual([]);
    expect(await history()).toMatchObject([{ level: 3, valid_to: expect.any(String) }]);
    expect(one(await addSkill(2))).toMatchObject({ level: 2, source: "self" });
  });
});

describe("GET skill_proficiency/history", () => {
  const read = (by: TestUser, query: Record<string, string>) =>
    test.as(by).get("/skill_proficiency/history", query);

  it("is read by the person and the scope, which is logged", async () => {
    await addSkill(3);
    const readers: Role[] = [];
    for (const role of ROLES) {
      const answer = await read(people[role], { user_id: person.id, skill_id: welding });
      if (answer.status === 200) readers.push(role);
    }
    expect(readers).toEqual(["manager", "admin", "hr_manager"]);
    expect((await read(person, { skill_id: welding })).body.payload).toMatchObject({
      skill: { id: welding },
      total: 1,
      can: [],
    });
    const logged = await eventsOf(test.db, company, "skills.read");
    expect(logged.filter(({ userId }) => userId === person.id)).toHaveLength(3);
  });

  it("holds what was said about skills that went into this one", async () => {
    const old = await buildSkill(test.db, { mergedInto: welding });
    await acrossCompanies(test.db, (tx) =>
      tx.insert(personSkills).values({
        companyId: company.id,
        userId: person.id,
        skillId: old.id,
        level: 1,
        source: "self",
        createdBy: person.id,
        validTo: new Date(),
      }),
    );
    await addSkill(3);
    expect((await history(person, old.id)).map(({ level }) => level)).toEqual([3, 1]);
  });

  it("does not find unknown skills and other companies' people", async () => {
    expect((await read(person, { skill_id: company.id })).status).toBe(404);
    expect((await read(people.admin, { user_id: outsider.id, skill_id: welding })).status).toBe(404);
    expect((await read(person, { skill_id: "1" })).status).toBe(400);
  });
});
