import type { Role } from "@vaardig/contract/roles";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { personSkills } from "../../domain/skills/personSkills.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import type { Answer, TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildSkill, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { ratingScene } from "../../test/ratingScene.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let person: TestUser;
let outsider: TestUser;
let welding: string;
let english: string;

const { addSkill, confirm, one, held, history } = ratingScene(() => ({ test, person, welding }));
beforeAll(async () => {
  ({ test, company, people, outsider } = await buildCast());
  welding = (await buildSkill(test.db, { en: "welding", nl: "lassen" })).id;
  english = (await buildSkill(test.db, { en: "English", nl: "Engels" })).id;
});
beforeEach(async () => {
  person = await buildUser(test.db, company, { managerId: people.manager.id });
});
afterAll(() => test.close());

describe("POST skill_proficiency/confirm/undo", () => {
  const undo = (by: TestUser, ids: string[], of = person) =>
    test.as(by).post("/skill_proficiency/confirm/undo", { user_id: of.id, ids });
  const all = (skills: object[]) =>
    test.as(people.manager).post("/skill_proficiency/confirm/bulk", { user_id: person.id, skills });
  const idsOf = (answer: Answer) => (answer.body.payload as { data: PersonSkill[] }).data.map(({ id }) => id);

  it("lets what held before hold again, with the wish, and is in the log", async () => {
    await addSkill(2);
    await test.as(person).post("/skill_wish", { skill_id: english });
    const ids = idsOf(
      await all([
        { skill_id: welding, level: 4 },
        { skill_id: english, level: 3 },
      ]),
    );
    expect((await held()).map(({ source }) => source)).toEqual(["confirmed", "confirmed"]);
    expect((await undo(people.manager, ids)).status).toBe(200);
    expect(await held()).toMatchObject([{ skill: { id: welding }, level: 2, source: "self" }]);
    expect(await history()).toHaveLength(1);
    const wishes = (await test.as(person).get("/skill_wish")).body.payload as { data: object[] };
    expect(wishes.data).toMatchObject([{ skill: { id: english } }]);
    expect(await eventsOf(test.db, company, "skills.confirmation_undone")).toMatchObject([
      {
        userId: person.id,
        actorId: people.manager.id,
        data: { skill_ids: expect.arrayContaining(ids.map(() => expect.any(String))) },
      },
    ]);
    // Sent twice it finds nothing to undo.
    expect((await undo(people.manager, ids)).status).toBe(409);
  });

  it("opens what it answered, and the person is no longer notified", async () => {
    await addSkill(2);
    const asked = { skill_ids: [welding], user_ids: [people.manager.id], message: "" };
    expect((await test.as(person).post("/confirmations", asked)).status).toBe(200);
    const state = async () =>
      (
        (await test.as(person).get("/confirmations/sent")).body.payload as { data: { state: string }[] }
      ).data.map((one) => one.state);
    const told = async () =>
      (
        (await test.as(person).get("/notifications")).body.payload as { data: { kind: string }[] }
      ).data.filter(({ kind }) => kind === "level_changed").length;
    const { id } = one(await confirm(people.manager, 4));
    expect([await state(), await told()]).toEqual([["confirmed"], 1]);
    expect((await undo(people.manager, [id])).status).toBe(200);
    expect([await state(), await told()]).toEqual([["open"], 0]);
  });

  it("undoes nothing where anything was said since, by someone else, or too late", async () => {
    const { id } = one(await confirm(people.manager, 4));
    expect((await undo(people.hr_manager, [id])).status).toBe(409);
    const { id: later } = one(await confirm(people.hr_manager, 5));
    expect((await undo(people.manager, [id])).status).toBe(409);
    expect((await held())[0]?.level).toBe(5);
    await acrossCompanies(test.db, (tx) =>
      tx
        .update(personSkills)
        .set({ validFrom: new Date(Date.now() - 11 * 60_000) })
        .where(and(eq(personSkills.companyId, company.id), eq(personSkills.id, later))),
    );
    const late = await undo(people.hr_manager, [later]);
    expect([late.status, late.body.code]).toEqual([409, "too_late_to_change"]);
  });

  it("is refused without ids, a session, a right, and for another company's person", async () => {
    const { id } = one(await confirm(people.manager, 4));
    expect((await undo(people.manager, [])).status).toBe(400);
    const body = { user_id: person.id, ids: [id] };
    expect((await test.ask("POST", "/skill_proficiency/confirm/undo", { body })).status).toBe(401);
    expect((await undo(person, [id])).status).toBe(403);
    expect((await undo(people.employee, [id])).status).toBe(403);
    expect((await undo(people.manager, [id], outsider)).status).toBe(404);
  });
});
