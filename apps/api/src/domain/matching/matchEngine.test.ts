import type { Requirement } from "@vaardig/matching/model";
import { scorePerson } from "@vaardig/matching/scorer";
import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { at, buildCrafts, seededIntegers } from "../../test/crafts.ts";
import { buildCompany, buildSkill, buildUser, type TestCompany } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { personLanguages } from "../people/personLanguages.table.ts";
import { skillEndorsements } from "../skills/confirmations/confirmations.table.ts";
import { personSkills } from "../skills/personSkills.table.ts";
import { skills } from "../taxonomy/taxonomy.table.ts";
import type { MatchEngine } from "./matchEngine.ts";
import { startMatchEngine } from "./startMatchEngine.ts";
import { claimsOf, type PersonClaims } from "./worker/claims.ts";
import { loadTaxonomy } from "./worker/taxonomy.ts";

let database: TestDatabase;
let engine: MatchEngine;
let company: TestCompany;
let skillIds: string[];
/** Skills that are spoken languages, by code. */
const LANGUAGES = ["de", "pl"] as const;

beforeAll(async () => {
  database = await testDatabase();
  ({ skillIds } = await buildCrafts(database.db));
  for (const language of LANGUAGES)
    skillIds.push((await buildSkill(database.db, { kind: "language", language })).id);
  await acrossCompanies(database.db, (tx) =>
    tx
      .update(skills)
      .set({ kind: "licence" })
      .where(eq(skills.id, at(skillIds, 3))),
  );
  company = await buildCompany(database.db);
  engine = startMatchEngine(database.config);
});
afterAll(async () => {
  await engine.close();
  await database.drop();
});

/** Of every claim: only a stated level is endorsed, up to the highest level that counts and never above its own. */
async function checkEndorsements(people: Map<string, PersonClaims>): Promise<void> {
  const told = await inCompany(database.db, company.id, (tx) =>
    tx.select().from(skillEndorsements).where(isNull(skillEndorsements.takenBackAt)),
  );
  for (const [id, { claims }] of people)
    for (const { skillId, level, source, endorsedLevel } of claims) {
      const levels = told.flatMap((one) => (one.userId === id && one.skillId === skillId ? [one.level] : []));
      const counts = source === "self" && level !== null && levels.length > 0;
      expect(endorsedLevel).toBe(counts ? Math.min(level, Math.max(...levels)) : null);
    }
}

test("the ranking equals scoring everyone's rows, also after random writes", async () => {
  const next = seededIntegers(42);
  const people = await Promise.all(Array.from({ length: 30 }, () => buildUser(database.db, company)));
  const userIds = people.map((person) => person.id);
  const required: Requirement[] = [0, 3, 5, 7, 12, 13].map((n) => ({
    skillId: at(skillIds, n),
    level: 1 + (n % 5),
    kind: n === 7 ? "optional" : "essential",
    importance: 3,
    mustHave: n === 3,
  }));
  const { skills: facts } = await loadTaxonomy(database.db);

  for (let round = 0; round < 4; round += 1) {
    await inCompany(database.db, company.id, async (tx) => {
      for (let n = 0; n < 8; n += 1) {
        const who = { companyId: company.id, userId: at(userIds, next(userIds.length)) };
        const language = at([...LANGUAGES], next(2));
        await tx.$client.query(
          "delete from person_languages where company_id = $1 and user_id = $2 and language = $3",
          [who.companyId, who.userId, language],
        );
        if (next(3) === 0) continue;
        const level = at(["Beginner", "Intermediate", "Advanced", "Native"] as const, next(4));
        await tx.insert(personLanguages).values({ ...who, language, level });
      }
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
        const expiresOn = at([null, "2001-01-31", "2999-12-31"], next(3));
        await tx
          .insert(personSkills)
          .values({ companyId: company.id, userId, skillId, level, source, expiresOn, createdBy: userId });
      }
      for (let n = 0; n < 40; n += 1) {
        const [userId, authorId] = [at(userIds, next(userIds.length)), at(userIds, next(userIds.length))];
        const of = { companyId: company.id, userId, authorId, skillId: at(skillIds, next(skillIds.length)) };
        const told = { level: 1 + next(5), takenBackAt: next(4) === 0 ? new Date() : null };
        await tx
          .insert(skillEndorsements)
          .values({ ...of, ...told })
          .onConflictDoUpdate({
            target: [
              skillEndorsements.companyId,
              skillEndorsements.userId,
              skillEndorsements.skillId,
              skillEndorsements.authorId,
            ],
            set: told,
          });
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
    await checkEndorsements(rows);
    const expected = new Map(
      userIds.map((id) => [id, scorePerson(required, rows.get(id)?.claims ?? [], facts)?.score ?? null]),
    );
    expect(ranked.total).toBe(userIds.length);
    for (const { id, score } of ranked.page) expect(score).toBe(expected.get(id));
    const scores = ranked.page.map((entry) => entry.score ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  }
});

test("a spoken language of the profile counts as its skill, whatever is said of the skill, and from the moment it is saved", async () => {
  const own = await buildCompany(database.db);
  const person = await buildUser(database.db, own);
  const german = at(skillIds, 12);
  const required: Requirement[] = [
    { skillId: german, level: 4, kind: "essential", importance: 3, mustHave: false },
  ];
  const rankOf = async () =>
    (await engine.rankPeople(own.id, required, { people: "all", page: 0, size: 5 })).page[0]?.score;
  const setLevel = (level: "Beginner" | "Intermediate" | "Advanced" | "Native") =>
    inCompany(database.db, own.id, async (tx) => {
      await tx.$client.query("delete from person_languages where company_id = $1", [own.id]);
      const spoken = { companyId: own.id, userId: person.id, language: "de", level };
      await tx.insert(personLanguages).values(spoken);
    });
  expect(await rankOf()).toBeNull();
  await setLevel("Native");
  // Languages alone are not enough information.
  expect(await rankOf()).toBeNull();
  await inCompany(database.db, own.id, (tx) =>
    tx.insert(personSkills).values(
      [german, at(skillIds, 1)].map((skillId) => ({
        companyId: own.id,
        userId: person.id,
        skillId,
        level: 2,
        createdBy: person.id,
        source: "confirmed" as const,
      })),
    ),
  );
  expect(await rankOf()).toBeCloseTo(0.9, 9);
  await setLevel("Beginner");
  expect(await rankOf()).toBeCloseTo(0.9 / 4, 9);
  const sheet = await engine.explain(own.id, person.id, required);
  expect(sheet.requirements[0]).toMatchObject({ status: "below_level", have: 1, source: "language" });
  await inCompany(database.db, own.id, (tx) =>
    tx.$client.query("delete from person_languages where company_id = $1", [own.id]),
  );
  expect(await rankOf()).toBeCloseTo(2 / 4, 9);
});

test("a licence is met until its last day and missing from then on, and the sheet says when it expired", async () => {
  const own = await buildCompany(database.db);
  const person = await buildUser(database.db, own);
  const licence = at(skillIds, 3);
  const required: Requirement[] = [
    { skillId: licence, level: 5, kind: "essential", importance: 3, mustHave: true },
  ];
  const until = (expiresOn: string | null) =>
    inCompany(database.db, own.id, async (tx) => {
      await tx.$client.query("delete from person_skills where company_id = $1", [own.id]);
      const held = {
        companyId: own.id,
        userId: person.id,
        createdBy: person.id,
        source: "confirmed" as const,
      };
      await tx.insert(personSkills).values([
        { ...held, skillId: licence, level: 5, expiresOn },
        { ...held, skillId: at(skillIds, 1), level: 3 },
      ]);
    });
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  for (const [expiresOn, score, status] of [
    [null, 1, "met"],
    [today, 1, "met"],
    [yesterday, 0, "missing"],
  ] as const) {
    await until(expiresOn);
    const sheet = await engine.explain(own.id, person.id, required);
    expect(sheet).toMatchObject({ score, requirements: [{ status, expiresOn }] });
    const { page } = await engine.rankPeople(own.id, required, { people: "all", page: 0, size: 5 });
    expect(page[0]?.score).toBe(score);
  }
});

test("people without skills follow those who have some, the newest first, on every page", async () => {
  const own = await buildCompany(database.db);
  const people = [];
  for (let n = 0; n < 7; n += 1) people.push(await buildUser(database.db, own));
  const ids = people.map(({ id }) => id);
  const skilled = [at(ids, 1), at(ids, 4)];
  await inCompany(database.db, own.id, (tx) =>
    tx.insert(personSkills).values(
      skilled.map((userId, n) => ({
        companyId: own.id,
        userId,
        createdBy: userId,
        source: "self" as const,
        skillId: at(skillIds, 0),
        level: 1 + n,
      })),
    ),
  );
  const required: Requirement[] = [
    { skillId: at(skillIds, 0), level: 5, kind: "essential", importance: 3, mustHave: false },
  ];
  const paged: { id: string; score: number | null }[] = [];
  for (const page of [0, 1, 2]) {
    const ranked = await engine.rankPeople(own.id, required, { people: "all", page, size: 3 });
    expect(ranked.total).toBe(7);
    paged.push(...ranked.page);
  }
  const rest = ids.filter((id) => !skilled.includes(id)).reverse();
  expect(paged.map(({ id }) => id)).toEqual([...skilled.toReversed(), ...rest]);
  expect(paged.map(({ score }) => score === null)).toEqual([false, false, true, true, true, true, true]);
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
