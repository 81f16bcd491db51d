import type { Requirement } from "@vaardig/matching/model";
import { scorePerson } from "@vaardig/matching/scorer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { personSkills } from "../../features/skills/skills.table.ts";
import { at, buildCrafts, numbers } from "../../test/crafts.ts";
import { buildCompany, buildUser, type TestCompany } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { inCompany } from "../db/database.ts";
import type { MatchEngine } from "./matchEngine.ts";
import { startMatchEngine } from "./startMatchEngine.ts";
import { claimsOf } from "./worker/claims.ts";
import { loadTaxonomy } from "./worker/taxonomy.ts";

let database: TestDatabase;
let engine: MatchEngine;
let company: TestCompany;
let skillIds: string[];

beforeAll(async () => {
  database = await testDatabase();
  ({ skillIds } = await buildCrafts(database.db));
  company = await buildCompany(database.db);
  engine = startMatchEngine(database.config);
});
afterAll(async () => {
  await engine.close();
  await database.drop();
});

test("the ranking equals scoring everybody's rows, also after random writes", async () => {
  const next = numbers(42);
  const people = await Promise.all(Array.from({ length: 30 }, () => buildUser(database.db, company)));
  const userIds = people.map((person) => person.id);
  const required: Requirement[] = [0, 3, 5, 7].map((n) => ({
    skillId: at(skillIds, n),
    level: 1 + (n % 5),
    kind: n === 7 ? "optional" : "essential",
    importance: 3,
    mustHave: n === 3,
  }));
  const { skills: facts } = await loadTaxonomy(database.db);

  for (let round = 0; round < 4; round += 1) {
    await inCompany(database.db, company.id, async (tx) => {
      for (let n = 0; n < 40; n += 1) {
        const userId = at(userIds, next(userIds.length));
        const skillId = at(skillIds, next(skillIds.length));
        await tx.$client.query(
          "update person_skills set valid_to = now() where company_id = $1 and user_id = $2 and skill_id = $3 and valid_to is null",
          [company.id, userId, skillId],
        );
        if (next(4) === 0) continue;
        const source = at(["confirmed", "self", "inferred"] as const, next(3));
        const level = next(6) || null;
        await tx
          .insert(personSkills)
          .values({ companyId: company.id, userId, skillId, level, source, createdBy: userId });
      }
    });
    const ranked = await engine.rankPeople(company.id, required, {
      people: "all",
      userIds,
      page: 0,
      size: 100,
    });
    const rows = await inCompany(database.db, company.id, (tx) =>
      claimsOf(tx, company.id, userIds, new Date()),
    );
    const expected = new Map(
      userIds.map((id) => [id, scorePerson(required, rows.get(id)?.claims ?? [], facts)?.score ?? null]),
    );
    expect(ranked.total).toBe(userIds.length);
    for (const { id, score } of ranked.page) expect(score).toBe(expected.get(id));
    const scores = ranked.page.map((entry) => entry.score ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  }
});

test("both directions and the sheet give the same number", async () => {
  const owner = await buildUser(database.db, company, { systemRole: "moderator" });
  const person = await buildUser(database.db, company);
  const vacancyId = await inCompany(database.db, company.id, async (tx) => {
    await tx.insert(personSkills).values([
      {
        companyId: company.id,
        userId: person.id,
        skillId: at(skillIds, 0),
        level: 4,
        source: "self",
        createdBy: person.id,
      },
      {
        companyId: company.id,
        userId: person.id,
        skillId: at(skillIds, 1),
        level: 2,
        source: "confirmed",
        createdBy: owner.id,
      },
    ]);
    const { rows } = await tx.$client.query<{ id: string }>(
      "insert into vacancies (company_id, id, name, owner_id, status) values ($1, gen_random_uuid(), 'Maker', $2, 'Approved') returning id",
      [company.id, owner.id],
    );
    const id = at(rows, 0).id;
    for (const n of [0, 1, 2]) {
      await tx.$client.query(
        "insert into vacancy_skills (company_id, vacancy_id, skill_id, level, kind) values ($1, $2, $3, 3, 'essential')",
        [company.id, id, at(skillIds, n)],
      );
    }
    return id;
  });
  const required = [0, 1, 2].map((n) => ({
    skillId: at(skillIds, n),
    level: 3,
    kind: "essential" as const,
    importance: 3,
    mustHave: false,
  }));
  const [vacancy] = await engine.rankVacancies(company.id, person.id, [vacancyId]);
  const people = await engine.rankPeople(company.id, required, {
    people: "all",
    userIds: [person.id],
    page: 0,
    size: 10,
  });
  const sheet = await engine.explain(company.id, person.id, required);
  expect(vacancy?.score).toBeGreaterThan(0);
  expect(people.page[0]).toMatchObject({ id: person.id, score: vacancy?.score, band: vacancy?.band });
  expect(sheet).toMatchObject({ score: vacancy?.score, band: vacancy?.band });
  expect(sheet.requirements.reduce((sum, line) => sum + line.points, 0)).toBeCloseTo(
    (sheet.score ?? 0) * 100,
    9,
  );
});

test("nothing required is not enough information, never nought", async () => {
  const person = await buildUser(database.db, company);
  const ranked = await engine.rankPeople(company.id, [], {
    people: "all",
    userIds: [person.id],
    page: 0,
    size: 10,
  });
  expect(ranked.page[0]).toMatchObject({ score: null, band: null });
  expect(await engine.explain(company.id, person.id, [])).toMatchObject({
    score: null,
    requirements: [],
    lift: null,
  });
});

test("a company's index holds nobody of another company", async () => {
  const other = await buildCompany(database.db);
  const stranger = await buildUser(database.db, other);
  const required = [
    { skillId: at(skillIds, 0), level: 1, kind: "essential" as const, importance: 3, mustHave: false },
  ];
  const ranked = await engine.rankPeople(company.id, required, {
    people: "all",
    userIds: [stranger.id],
    page: 0,
    size: 10,
  });
  expect(ranked).toEqual({ page: [], total: 0 });
});

test("what is read as a whole equals what is read person by person", async () => {
  const own = await buildCompany(database.db);
  const people = await Promise.all(Array.from({ length: 9 }, () => buildUser(database.db, own)));
  const next = numbers(7);
  const sources = ["confirmed", "self", "inferred"] as const;
  const dates = [null, "1969-07-20", "2015-02-28", "2020-01-01", "2024-06-30", "2999-12-31"];
  await inCompany(database.db, own.id, async (tx) => {
    for (const [n, person] of people.entries()) {
      // The first has no claims.
      for (const skillId of skillIds.slice(0, n)) {
        await tx.insert(personSkills).values({
          companyId: own.id,
          userId: person.id,
          skillId,
          level: next(6) || null,
          source: at([...sources], next(3)),
          lastUsed: at(dates, next(dates.length)),
          createdBy: person.id,
        });
      }
    }
  });
  const required: Requirement[] = skillIds.map((skillId, n) => ({
    skillId,
    level: 1 + (n % 5),
    kind: "essential",
    importance: 3,
    mustHave: false,
  }));
  const { skills: facts } = await loadTaxonomy(database.db);
  const ranked = await engine.rankPeople(own.id, required, { people: "all", page: 0, size: 50 });
  const ids = people.map((person) => person.id);
  const rows = await inCompany(database.db, own.id, (tx) => claimsOf(tx, own.id, ids, new Date()));
  const scoreOf = (id: string) => scorePerson(required, rows.get(id)?.claims ?? [], facts)?.score;
  expect(ranked.page.map(({ id, score }) => [id, score])).toEqual(
    ranked.page.map(({ id }) => [id, scoreOf(id)]),
  );
  expect(ranked.total).toBe(people.length);
});

test("search finds labels of both languages as they are typed", async () => {
  const dutch = await engine.searchSkills(company.id, "amba", "nl", 0, 5);
  expect(dutch.found).toHaveLength(5);
  const english = await engine.searchSkills(company.id, "craft 7", "nl", 0, 5);
  expect(english.found[0]?.id).toBe(skillIds[7]);
});

test("a question that cannot be answered is refused, and closing is clean", async () => {
  const broken = startMatchEngine({ ...database.config, port: 1, host: "127.0.0.1" });
  await expect(broken.searchSkills(company.id, "craft", "en", 0, 5)).rejects.toThrow();
  await broken.close();
});

test("questions beyond what may be under way are refused at once, and the others are answered", async () => {
  const busy = startMatchEngine(database.config);
  const asked = Array.from({ length: 20 }, () => busy.rankVacancies(company.id, company.id, []));
  const ended = await Promise.allSettled(asked);
  await busy.close();
  const refused = ended.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(8);
  for (const one of refused) expect(one).toMatchObject({ reason: { code: "too_busy", retryAfter: 2 } });
});
