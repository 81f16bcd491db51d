import type { Todo } from "@vaardig/contract/dashboard/dashboard";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { buildSkill, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildGoal } from "../../test/goalFactories.ts";

let test: TestApp;
let company: TestCompany;
let manager: TestUser;
let hr: TestUser;
let planning: string;

beforeAll(async () => {
  const cast = await buildCast();
  ({ test, company } = cast);
  [manager, hr] = [cast.people.manager, cast.people.hr_manager];
  planning = (await buildSkill(test.db, { en: "planning" })).id;
});
afterAll(() => test.close());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const KEYS = ["goals_proposed", "goals_due", "levels_to_confirm"];
const todoOf = async (who: TestUser) => {
  const { todo } = (await test.as(who).get("/dashboard")).body.payload as { todo: Todo[] };
  return todo
    .filter(({ key }) => KEYS.includes(key))
    .map(({ key, count, names, leads_to: { screen } }) => ({ key, count, names, screen }));
};

describe("what goals ask of someone", () => {
  it("is to answer those that were assigned, and to finish those that are due", async () => {
    const person = await buildUser(test.db, company, { managerId: manager.id });
    expect(await todoOf(person)).toEqual([]);
    await buildGoal(test, person, planning, { name: "Far", start_date: dayIn(-2), due_date: dayIn(60) });
    await buildGoal(test, person, planning, { name: "Near", start_date: dayIn(-2), due_date: dayIn(5) });
    const assigned = { name: "Assigned", user_id: person.id, start_date: dayIn(0), due_date: dayIn(3) };
    await buildGoal(test, manager, planning, assigned);
    expect(await todoOf(person)).toEqual([
      { key: "goals_proposed", count: 1, names: ["Assigned"], screen: "goals" },
      { key: "goals_due", count: 1, names: ["Near"], screen: "goals" },
    ]);
    expect(await todoOf(manager)).toEqual([]);
  });

  it("is to confirm the levels of the line, for its manager alone", async () => {
    const person = await buildUser(test.db, company, { managerId: manager.id });
    const goal = await buildGoal(test, person, planning, { start_date: dayIn(-2), due_date: dayIn(60) });
    const [action] = goal.actions.activities;
    await test.as(person).post("/goals/actions/complete", {
      id: goal.id,
      version: goal.version,
      action_id: action?.id,
      levels: [{ skill_id: planning, level: 3 }],
    });
    const waits = { key: "levels_to_confirm", count: 1, names: [], screen: "line-goals" };
    expect(await todoOf(manager)).toEqual([waits]);
    expect(await todoOf(hr)).toEqual([]);
    const confirmed = { user_id: person.id, skill_id: planning, level: 3 };
    expect((await test.as(manager).post("/skill_proficiency/confirm", confirmed)).status).toBe(200);
    expect(await todoOf(manager)).toEqual([]);
  });
});
