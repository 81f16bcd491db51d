import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import {
  buildCompany,
  buildSkill,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../test/factories.ts";

interface Wish {
  id: string;
  skill: { id: string; name: string };
  can: string[];
}

let test: TestApp;
let company: TestCompany;
let person: TestUser;
let welding: string;
let english: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  welding = (await buildSkill(test.db, { en: "welding" })).id;
  english = (await buildSkill(test.db, { en: "English" })).id;
});
beforeEach(async () => {
  person = await buildUser(test.db, company);
});
afterAll(() => test.close());

const wish = (skillId: string) => test.as(person).post("/skill_wish", { skill_id: skillId });
const one = (answer: Answer) => answer.body.payload as Wish;
const mine = async () =>
  (await test.as(person).get("/skill_wish")).body.payload as { data: Wish[]; total: number };

it("keeps wishes, newest first, each once", async () => {
  const first = one(await wish(welding));
  expect(first).toMatchObject({ skill: { id: welding, name: "welding" }, can: ["delete"] });
  await wish(english);
  expect(one(await wish(welding)).id).toBe(first.id);
  const { data, total } = await mine();
  expect([data.map((entry) => entry.skill.name), total]).toEqual([["English", "welding"], 2]);
});

it("keeps one wish when it is asked for at once", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => wish(welding)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect((await mine()).total).toBe(1);
});

it("drops the wish when the skill is mastered, alone or in bulk, and only that one", async () => {
  await wish(welding);
  await wish(english);
  await test.as(person).post("/skill_proficiency", { skill_id: welding, level: 2 });
  expect((await mine()).data.map((entry) => entry.skill.name)).toEqual(["English"]);
  await test.as(person).post("/skill_proficiency/bulk", { skills: [{ skill_id: english, level: 2 }] });
  expect((await mine()).total).toBe(0);
});

it("leaves other people's wishes for the same skill", async () => {
  await wish(welding);
  const other = await buildUser(test.db, company);
  await test.as(other).post("/skill_proficiency", { skill_id: welding, level: 2 });
  expect((await mine()).total).toBe(1);
});

it("wishes for the skill that a merged one became", async () => {
  const merged = await buildSkill(test.db, { mergedInto: welding });
  expect(one(await wish(merged.id)).skill.id).toBe(welding);
});

it("takes off my wish, not another's, and finds none of another company", async () => {
  const { id } = one(await wish(welding));
  const admin = await buildUser(test.db, company, { systemRole: "admin" });
  const outsider = await buildUser(test.db, await buildCompany(test.db));
  expect((await test.as(admin).delete("/skill_wish", { id })).status).toBe(403);
  expect((await test.as(outsider).delete("/skill_wish", { id })).status).toBe(404);
  expect((await test.as(person).delete("/skill_wish", { id })).status).toBe(200);
  expect((await test.as(person).delete("/skill_wish", { id })).status).toBe(404);
  expect((await mine()).total).toBe(0);
});

it("refuses unknown and foreign skills, and what is no id", async () => {
  const foreign = await buildSkill(test.db, { companyId: (await buildCompany(test.db)).id });
  for (const id of [foreign.id, company.id]) {
    expect((await wish(id)).body.fields).toEqual({ skill_id: "This skill does not exist" });
  }
  expect((await wish("1")).body.fields).toHaveProperty("skill_id");
  expect((await test.as(person).delete("/skill_wish", { id: "1" })).status).toBe(400);
});

it.each(["GET", "POST", "DELETE"] as const)("%s asks for a session, and is not for staff", async (method) => {
  const staff = await buildUser(test.db, company, { systemRole: "staff" });
  const headers = { authorization: `Bearer ${test.as(staff).token}` };
  expect((await test.ask(method, "/skill_wish")).status).toBe(401);
  expect((await test.ask(method, "/skill_wish", { headers })).status).toBe(403);
});
