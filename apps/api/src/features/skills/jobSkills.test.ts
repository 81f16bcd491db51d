import type { Payload } from "@vaardig/contract/endpoint";
import type { getRecommendations } from "@vaardig/contract/skills/recommendations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { skillNeighbours } from "../../domain/taxonomy/taxonomy.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildSkill, buildUser, type TestUser } from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";

let test: TestApp;
let hr: TestUser;
let ids: Record<"sql" | "python" | "dashboards" | "cooking" | "secret" | "statistics", string>;
let emptyId: string;
let analystId: string;

beforeAll(async () => {
  test = await buildApp();
  const company = await buildCompany(test.db);
  const other = await buildCompany(test.db);
  hr = await buildUser(test.db, company, { systemRole: "hr_manager" });
  const skill = async (en: string, rest = {}) => (await buildSkill(test.db, { en, idf: 3, ...rest })).id;
  ids = {
    sql: await skill("sql"),
    python: await skill("python"),
    dashboards: await skill("dashboards"),
    cooking: await skill("cooking"),
    statistics: await skill("statistics"),
    secret: await skill("secret", { companyId: other.id }),
  };
  const asks = (...requires: [string, number][]) => requires.map(([skillId, level]) => ({ skillId, level }));
  const own = { companyId: company.id };
  analystId = (
    await buildJobProfile(test.db, { en: "Analyst", ...own, requires: asks([ids.sql, 3], [ids.python, 3]) })
  ).id;
  emptyId = (await buildJobProfile(test.db, { en: "Reporter of data", ...own })).id;
  await buildJobProfile(test.db, {
    en: "Data reporter",
    nl: "Datarapporteur",
    requires: asks([ids.sql, 4], [ids.python, 2], [ids.dashboards, 5]),
  });
  await buildJobProfile(test.db, { en: "Chef", requires: asks([ids.cooking, 5]) });
  await buildJobProfile(test.db, {
    en: "Hidden",
    companyId: other.id,
    requires: asks([ids.sql, 4], [ids.python, 4], [ids.secret, 5]),
  });
  await acrossCompanies(test.db, (tx) =>
    tx.insert(skillNeighbours).values([
      { skillId: ids.sql, neighbourId: ids.statistics, similarity: 0.8 },
      { skillId: ids.sql, neighbourId: ids.dashboards, similarity: 0.9 },
    ]),
  );
});
afterAll(() => test.close());

async function proposed(id: string, language = "en") {
  const answer = await test.ask("GET", "/recommendations", {
    query: { type: "job_skills", value: id },
    headers: { authorization: `Bearer ${test.as(hr).token}`, "accept-language": language },
  });
  expect(answer.status).toBe(200);
  return (answer.body.payload as Payload<typeof getRecommendations>).data;
}

describe("GET recommendations of job_skills", () => {
  it("returns what similar jobs ask for too, then what goes with its skills, each with its reason", async () => {
    expect(await proposed(analystId, "nl")).toMatchObject([
      { skill: { id: ids.dashboards }, suggested_level: 5, because: "Datarapporteur", basis: "job" },
      { skill: { id: ids.statistics }, suggested_level: 3, because: "sql", basis: "skill" },
    ]);
  });

  it("proposes regardless of what I master myself", async () => {
    await test.as(hr).post("/skill_proficiency", { skill_id: ids.dashboards, level: 3 });
    expect((await proposed(analystId)).map(({ skill }) => skill.name)).toContain("dashboards");
  });

  it("goes by the title while the profile is empty", async () => {
    const names = await proposed(emptyId, "nl");
    expect(names.map(({ skill }) => skill.name)).toEqual(
      expect.arrayContaining(["sql", "python", "dashboards"]),
    );
    expect(names[0]).toMatchObject({ because: "Datarapporteur", basis: "job" });
  });
});
