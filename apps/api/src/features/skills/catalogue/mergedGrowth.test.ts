import { randomUUID } from "node:crypto";
import type { SkillMerge } from "@vaardig/contract/skills/skillMerges";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../../test/buildApp.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../../test/factories.ts";
import { buildGoal } from "../../../test/goalFactories.ts";

/** What follows a merge beside claims, wishes and requirements: goals, proposed levels, endorsements. */

let test: TestApp;
let company: TestCompany;
let admin: TestUser;
let owner: TestUser;
let colleague: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  admin = await buildUser(test.db, company, { systemRole: "admin" });
  owner = await buildUser(test.db, company);
  colleague = await buildUser(test.db, company);
});
afterAll(() => test.close());

const run = (text: string, values: unknown[] = []) =>
  acrossCompanies(test.db, async (tx) => (await tx.$client.query(text, values)).rows);

const LISTS = [
  "goal_skills",
  "goal_actions",
  "level_proposals",
  "declined_goal_suggestions",
  "skill_endorsements",
];
/** What the company's lists say of these skills, without when a row was written. */
async function told(list: string, skills: string[]): Promise<string[]> {
  const rows = await run(
    `select (to_jsonb(t) - 'created_at' - 'id')::text as row from ${list} t where company_id = $1 and skill_id = any($2) order by 1`,
    [company.id, skills],
  );
  return rows.map(({ row }) => row as string);
}
const skill = async (companyId?: string) =>
  (await buildSkill(test.db, { en: randomUUID(), ...(companyId && { companyId }) })).id;
const put = (path: "merge" | "merge/undo", body: object) => test.as(admin).post(`/skill/${path}`, body);
async function merge(from: string, into: string): Promise<string> {
  return ((await put("merge", { from_id: from, into_id: into })).body.payload as SkillMerge).id;
}

interface Held {
  level: number;
  /** Which of the two skills the list names. */
  names: "from" | "into" | "both";
  /** The level under the other skill, where it names both. */
  other: number;
}
const held = fc.record<Held>({
  level: fc.integer({ min: 1, max: 5 }),
  names: fc.constantFrom("from", "into", "both"),
  other: fc.integer({ min: 1, max: 5 }),
});

/** Lets every list name the skills as described. */
async function write(from: string, into: string, { level, names, other }: Held): Promise<void> {
  const named = names === "both" ? [from, into] : [names === "from" ? from : into];
  for (const [at, id] of named.entries()) {
    const reached = at === 0 ? level : other;
    const goal = await buildGoal(test, owner, id);
    if (at === 0 && names === "both")
      await run(
        "insert into goal_skills (company_id, goal_id, skill_id, level, position) values ($1, $2, $3, $4, 1)",
        [company.id, goal.id, into, other],
      );
    await run(
      "insert into declined_goal_suggestions (company_id, user_id, skill_id, level) values ($1, $2, $3, $4)",
      [company.id, owner.id, id, reached],
    );
    await run(
      "insert into skill_endorsements (company_id, id, user_id, skill_id, author_id, level) values ($1, $2, $3, $4, $5, $6)",
      [company.id, randomUUID(), owner.id, id, colleague.id, reached],
    );
  }
}

it("lets goals, actions, declined suggestions and endorsements follow, once each with the higher level, and gives all back", async () => {
  await fc.assert(
    fc.asyncProperty(held, async (one) => {
      const [from, into] = [await skill(company.id), await skill()];
      await write(from, into, one);
      const before = await Promise.all(LISTS.map((list) => told(list, [from, into])));
      const id = await merge(from, into);
      const best = one.names === "both" ? Math.max(one.level, one.other) : one.level;
      for (const list of LISTS) expect(await told(list, [from])).toEqual([]);
      for (const list of ["declined_goal_suggestions", "skill_endorsements"])
        expect((await told(list, [into])).map((row) => JSON.parse(row).level)).toEqual([best]);
      const repeated = await run(
        "select goal_id from goal_skills where company_id = $1 and skill_id = $2 group by goal_id having count(*) > 1",
        [company.id, into],
      );
      expect(repeated).toEqual([]);
      expect((await put("merge/undo", { id })).status).toBe(200);
      expect(await Promise.all(LISTS.map((list) => told(list, [from, into])))).toEqual(before);
    }),
    { numRuns: 12 },
  );
});

it("keeps one proposed level, the one that waits, and lets removed rows stay removed", async () => {
  const [from, into] = [await skill(company.id), await skill()];
  const propose = (id: string, level: number, declined: string | null) =>
    run(
      `insert into level_proposals (company_id, id, user_id, skill_id, level, goal_name, evidence, declined_at)
       values ($1, $2, $3, $4, $5, 'Goal', 'Course', $6)`,
      [company.id, randomUUID(), owner.id, id, level, declined],
    );
  await propose(from, 3, null);
  await propose(into, 5, "2026-01-01");
  const goal = await buildGoal(test, owner, from);
  const id = await merge(from, into);
  expect((await told("level_proposals", [from, into])).map((row) => JSON.parse(row))).toMatchObject([
    { skill_id: into, level: 3, declined_at: null },
  ]);
  await run("delete from goal_skills where goal_id = $1", [goal.id]);
  await put("merge/undo", { id });
  expect(await told("goal_skills", [from, into])).toEqual([]);
  expect((await told("level_proposals", [from, into])).map((row) => JSON.parse(row))).toMatchObject([
    { skill_id: from, level: 3 },
  ]);
});
