import type { Claim } from "@vaardig/matching/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCompany } from "../../platform/db/database.ts";
import { at, buildCrafts } from "../../test/crafts.ts";
import { buildCompany, type TestCompany } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import type { RequiredSkill } from "./matchEngine.ts";
import { explainClaims, scoreClaims } from "./scoreClaims.ts";

let database: TestDatabase;
let company: TestCompany;
let skillIds: string[];
let required: RequiredSkill[];

beforeAll(async () => {
  database = await testDatabase();
  ({ skillIds } = await buildCrafts(database.db));
  company = await buildCompany(database.db);
  required = [0, 1].map((n) => ({
    skillId: at(skillIds, n),
    level: 4,
    kind: "essential" as const,
    importance: 3,
    mustHave: false,
  }));
});
afterAll(() => database.drop());

const read = (n: number, level: number | null): Claim => ({
  skillId: at(skillIds, n),
  level,
  source: "inferred" as const,
  lastUsedYears: 0,
});

test("what was read from a résumé is scored and explained without a row of it", async () => {
  const claims = [read(0, null), read(0, 4), read(1, null)];
  const [scores, sheet] = await inCompany(database.db, company.id, async (tx) => [
    await scoreClaims(tx, company.id, new Map([["application", claims]]), required),
    await explainClaims(tx, company.id, claims, required),
  ]);
  expect(scores).toEqual([{ id: "application", score: sheet.score, band: sheet.band }]);
  const line = (n: number) => sheet.requirements.find(({ skillId }) => skillId === at(skillIds, n));
  expect(line(0)).toMatchObject({ status: "met", have: 4, source: "inferred", credit: 0.7 });
  expect(line(1)).toMatchObject({ status: "level_unknown", have: null, source: "inferred" });
});

test("claims that read better score better, and nothing required is not enough information", async () => {
  const byId = new Map([
    ["low", [read(0, 1)]],
    ["high", [read(0, 4), read(1, 4)]],
  ]);
  const scored = await inCompany(database.db, company.id, (tx) =>
    scoreClaims(tx, company.id, byId, required),
  );
  expect(scored.map(({ id }) => id)).toEqual(["low", "high"]);
  expect(at(scored, 0).score).toBeLessThan(at(scored, 1).score ?? 0);
  expect(await inCompany(database.db, company.id, (tx) => scoreClaims(tx, company.id, byId, []))).toEqual([
    { id: "low", score: null, band: null },
    { id: "high", score: null, band: null },
  ]);
});
