import { afterAll, beforeAll, expect, test } from "vitest";
import { inCompany } from "../../platform/db/database.ts";
import { at, buildCrafts, seededIntegers } from "../../test/crafts.ts";
import { buildCompany, buildSkill, buildUser } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { personSkills } from "../skills/personSkills.table.ts";
import type { MatchEngine } from "./matchEngine.ts";
import { scorePeople } from "./scorePeople.ts";
import { startMatchEngine } from "./startMatchEngine.ts";

let database: TestDatabase;
let engine: MatchEngine;
let skillIds: string[];
let groupId: string;

beforeAll(async () => {
  database = await testDatabase();
  ({ skillIds, groupId } = await buildCrafts(database.db));
  engine = startMatchEngine(database.config);
});
afterAll(async () => {
  await engine.close();
  await database.drop();
});

test("a few people are scored from their rows as the ranking does, with the company's own skills and what was merged", async () => {
  const own = await buildCompany(database.db);
  const people = await Promise.all(Array.from({ length: 20 }, () => buildUser(database.db, own)));
  const { id: companyId } = own;
  const grouped = await buildSkill(database.db, { companyId, groupId });
  const chained = await buildSkill(database.db, { companyId, mergedInto: at(skillIds, 11) });
  const mergedAway = await buildSkill(database.db, { companyId, mergedInto: chained.id });
  const proposed = await buildSkill(database.db, { companyId, groupId, status: "proposed" });
  // No one has the tenth, so that only as a neighbour it leads to the ninth.
  const shared = skillIds.filter((_, n) => n !== 10);
  const held = [...shared, grouped.id, chained.id, mergedAway.id, proposed.id];
  const next = seededIntegers(9);
  await inCompany(database.db, companyId, async (tx) => {
    for (const { id: userId } of people.slice(1))
      for (const skillId of held.filter(() => next(3) === 0))
        await tx.insert(personSkills).values({
          companyId,
          userId,
          skillId,
          level: next(6) || null,
          createdBy: userId,
          source: at(["confirmed", "self", "inferred"] as const, next(3)),
          lastUsed: at([null, "2015-02-28", "2024-06-30"], next(3)),
        });
  });
  const userIds = people.map(({ id }) => id);
  for (let round = 0; round < 12; round += 1) {
    const required = held
      .filter(() => round > 0 && next(4) === 0)
      .map((skillId) => ({
        skillId,
        level: 1 + next(5),
        importance: 1 + next(5),
        mustHave: next(4) === 0,
        kind: at(["essential", "optional"] as const, next(2)),
      }));
    const { page } = await engine.rankPeople(companyId, required, { people: "all", page: 0, size: 50 });
    const few = await inCompany(database.db, companyId, (tx) =>
      scorePeople(tx, companyId, userIds, required),
    );
    expect(few.map(({ id }) => id)).toEqual(userIds);
    const ranked = new Map(page.map(({ id, score, band }) => [id, { id, score, band }]));
    expect(few).toEqual(userIds.map((id) => ranked.get(id)));
  }
});
