import type { SkillFacts } from "@vaardig/contract/employees/skillFacts";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { inCompany } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";
import { buildJobProfile } from "../../test/jobFactories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let skilled: TestUser;
let empty: TestUser;
let jobless: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  const [asked, other] = [await buildSkill(test.db), await buildSkill(test.db)];
  const required = { level: 3, kind: "essential" as const, importance: 4, mustHave: false };
  const { id: jobProfileId } = await buildJobProfile(test.db, {
    en: "Welder",
    nl: "Lasser",
    requires: [{ skillId: asked.id, ...required }],
  });
  const { id: managerId } = people.manager;
  skilled = await buildUser(test.db, company, { managerId, jobProfileId });
  empty = await buildUser(test.db, company, { jobProfileId });
  jobless = await buildUser(test.db, company);
  stranger = await buildUser(test.db, await buildCompany(test.db));
  const of = { companyId: company.id, userId: skilled.id, createdBy: skilled.id };
  await inCompany(test.db, company.id, async (tx) => {
    await tx.insert(personSkills).values({ ...of, skillId: asked.id, level: 3, source: "self" });
    await tx.insert(personSkills).values({ ...of, skillId: other.id, level: 5, source: "self" });
  });
});
afterAll(() => test.close());

const ask = (reader: TestUser, ...ids: string[]) =>
  test.as(reader).get(`/employee/skill_facts?user_ids=${encodeURIComponent(JSON.stringify(ids))}`);
const factsOf = (answer: { body: { payload?: unknown } }) =>
  (answer.body.payload as { data: SkillFacts[] }).data;

describe("GET employee/skill_facts", () => {
  it("returns fit, skills to confirm and last update in the order asked", async () => {
    const answer = await ask(people.hr_manager, jobless.id, skilled.id, empty.id);
    expect(answer.status).toBe(200);
    const [first, second, third] = factsOf(answer);
    expect(first).toMatchObject({ user_id: jobless.id, job_profile: null, to_confirm: 0, updated_at: null });
    expect(second).toMatchObject({ user_id: skilled.id, job_profile: { name: "Welder" }, to_confirm: 1 });
    expect(second?.match.score).toBeGreaterThan(0.5);
    expect(second?.updated_at).toMatch(/^\d{4}-/);
    expect(third).toMatchObject({ user_id: empty.id, to_confirm: 0, updated_at: null });
  });

  it("returns no fit without a job or without skills", async () => {
    const unknown = { score: null, band: null, capped: false, provisional: false };
    for (const { match } of factsOf(await ask(people.admin, jobless.id, empty.id)))
      expect(match).toEqual(unknown);
  });

  it("answers a manager about the own line alone", async () => {
    expect(factsOf(await ask(people.manager, skilled.id))).toHaveLength(1);
    expect((await ask(people.manager, skilled.id, empty.id)).status).toBe(403);
  });

  it("refuses too many, nonsense, strangers and those without the list", async () => {
    const many = Array.from({ length: 101 }, () => skilled.id);
    expect((await ask(people.admin, ...many)).status).toBe(400);
    expect((await ask(people.admin, "x")).status).toBe(400);
    expect((await test.ask("GET", "/employee/skill_facts", { query: { user_ids: skilled.id } })).status).toBe(
      401,
    );
    expect((await ask(people.employee, skilled.id)).status).toBe(403);
    expect((await ask(people.admin, stranger.id)).status).toBe(404);
  });
});
