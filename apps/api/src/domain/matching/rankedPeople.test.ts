import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inCompany } from "../../platform/db/database.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import type { MatchEngine, PeopleSide, RequiredSkill } from "./matchEngine.ts";
import { startMatchEngine } from "./startMatchEngine.ts";

let database: TestDatabase;
let engine: MatchEngine;
let required: RequiredSkill[];

beforeAll(async () => {
  database = await testDatabase();
  const { id: skillId } = await buildSkill(database.db, { en: "Craft", nl: "Ambacht", idf: 2 });
  required = [{ skillId, level: 3, kind: "essential", importance: 3, mustHave: false }];
  engine = startMatchEngine(database.config);
});
afterAll(async () => {
  await engine.close();
  await database.drop();
});

describe("who is ranked", () => {
  async function rankedOf(own: TestCompany, people: PeopleSide, userIds?: string[]) {
    const { page, total } = await engine.rankPeople(own.id, required, {
      people,
      userIds,
      page: 0,
      size: 50,
    });
    expect(total).toBe(page.length);
    return page.map(({ id }) => id).sort();
  }

  async function company(): Promise<{ own: TestCompany; inside: TestUser; outside: TestUser }> {
    const own = await buildCompany(database.db);
    const inside = await buildUser(database.db, own);
    const outside = await buildUser(database.db, own, { systemRole: "freelancer" });
    await buildUser(database.db, own, { systemRole: "staff" });
    await buildUser(database.db, own, { status: "invited" });
    return { own, inside, outside };
  }

  const change = (own: TestCompany, person: TestUser, column: "status" | "system_role", value: string) =>
    inCompany(database.db, own.id, (tx) =>
      tx.$client.query(`update users set ${column} = $3 where company_id = $1 and id = $2`, [
        own.id,
        person.id,
        value,
      ]),
    );

  test("is active and no staff, by side, and narrowed to ids", async () => {
    const { own, inside, outside } = await company();
    expect(await rankedOf(own, "all")).toEqual([inside.id, outside.id].sort());
    expect(await rankedOf(own, "internal")).toEqual([inside.id]);
    expect(await rankedOf(own, "external")).toEqual([outside.id]);
    expect(await rankedOf(own, "all", [outside.id])).toEqual([outside.id]);
    expect(await rankedOf(own, "internal", [outside.id])).toEqual([]);
    expect(await rankedOf(own, "all", [])).toEqual([]);
  });

  test("leaves with deactivation and comes back with activation", async () => {
    const { own, inside, outside } = await company();
    await rankedOf(own, "all");
    await change(own, inside, "status", "deactivated");
    expect(await rankedOf(own, "all")).toEqual([outside.id]);
    await change(own, inside, "status", "active");
    expect(await rankedOf(own, "internal")).toEqual([inside.id]);
  });

  test("changes sides with the role, and becoming staff is leaving", async () => {
    const { own, inside, outside } = await company();
    await rankedOf(own, "all");
    await change(own, outside, "system_role", "employee");
    expect(await rankedOf(own, "external")).toEqual([]);
    expect(await rankedOf(own, "internal")).toEqual([inside.id, outside.id].sort());
    await change(own, inside, "system_role", "freelancer");
    expect(await rankedOf(own, "external")).toEqual([inside.id]);
    await change(own, inside, "system_role", "staff");
    expect(await rankedOf(own, "all")).toEqual([outside.id]);
  });

  test("grows with people who come and shrinks with people who are deleted", async () => {
    const { own, inside, outside } = await company();
    await rankedOf(own, "all");
    const third = await buildUser(database.db, own);
    expect(await rankedOf(own, "internal")).toEqual([inside.id, third.id].sort());
    await inCompany(database.db, own.id, (tx) =>
      tx.$client.query("delete from users where company_id = $1 and id = $2", [own.id, outside.id]),
    );
    expect(await rankedOf(own, "all")).toEqual([inside.id, third.id].sort());
  });
});
