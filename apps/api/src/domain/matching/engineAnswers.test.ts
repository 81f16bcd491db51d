import type { Requirement } from "@vaardig/matching/model";
import { scorePerson } from "@vaardig/matching/scorer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCompany } from "../../platform/db/database.ts";
import { at, buildCrafts, seededIntegers } from "../../test/crafts.ts";
import { buildCompany, buildUser, type TestCompany } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { personSkills } from "../skills/personSkills.table.ts";
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

test("a company's index holds no one of another company", async () => {
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
  const next = seededIntegers(7);
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

test("a résumé comes back from the worker taken apart, so that the server's thread need not", async () => {
  const lines = ["Robin Falcon", "", "WORK EXPERIENCE", "Welder, Dockyard Ltd | 2019 - present"].map(
    (text, at, all) => ({
      text,
      page: 1,
      column: "full" as const,
      heading: false,
      gap: all[at - 1] === "",
    }),
  );
  const { parsed } = await engine.proposeFromResume(company.id, {
    kind: "txt",
    pages: 1,
    lines: lines.filter(({ text }) => text !== ""),
  });
  expect(parsed.person).toMatchObject({ firstName: "Robin", lastName: "Falcon" });
  expect(parsed.experience).toMatchObject([{ title: "Welder", organisation: "Dockyard Ltd" }]);
  expect(parsed).not.toHaveProperty("sections");
});
