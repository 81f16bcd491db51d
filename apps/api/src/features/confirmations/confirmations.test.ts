import type {
  PossibleResponder,
  ReceivedRequest,
  SentRequest,
} from "@vaardig/contract/confirmations/confirmations";
import type { Role } from "@vaardig/contract/roles";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimsOf } from "../../domain/matching/worker/claims.ts";
import { inCompany } from "../../platform/db/database.ts";
import type { TestApp } from "../../test/buildApp.ts";
import { buildCast } from "../../test/buildCast.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildSkill, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let outsider: TestUser;
let welding: string;
let planning: string;
let person: TestUser;
let colleague: TestUser;

beforeAll(async () => {
  ({ test, company, people, outsider } = await buildCast());
  welding = (await buildSkill(test.db, { en: "welding" })).id;
  planning = (await buildSkill(test.db, { en: "planning" })).id;
});
afterAll(() => test.close());

beforeEach(async () => {
  const own = { managerId: people.manager.id };
  person = await buildUser(test.db, company, own);
  colleague = await buildUser(test.db, company, own);
  await test.as(person).post("/skill_proficiency/bulk", {
    skills: [
      { skill_id: welding, level: 4 },
      { skill_id: planning, level: 3 },
    ],
  });
});

const received = async (who: TestUser) =>
  ((await test.as(who).get("/confirmations/received")).body.payload as { data: ReceivedRequest[] }).data;
const sent = async (who: TestUser = person) =>
  ((await test.as(who).get("/confirmations/sent")).body.payload as { data: SentRequest[] }).data;
const skills = async (who: TestUser = person, reader = who) => {
  const query: Record<string, string> = who === reader ? {} : { user_id: who.id };
  return ((await test.as(reader).get("/skill_proficiency", query)).body.payload as { data: PersonSkill[] })
    .data;
};
const skillOf = async (id: string) => (await skills()).find(({ skill }) => skill.id === id);
const ask = (who: TestUser[], ids = [welding], message = "") =>
  test.as(person).post("/confirmations", { skill_ids: ids, user_ids: who.map(({ id }) => id), message });
/** The one request that was just asked, as the person who is asked reads it. */
async function asked(who: TestUser, ids = [welding]): Promise<ReceivedRequest> {
  expect((await ask([who], ids)).status).toBe(200);
  const [request] = await received(who).then((all) => all.filter((one) => one.person.id === person.id));
  if (!request) throw new Error("nothing was asked");
  return request;
}
const answer = (who: TestUser, { id, version }: { id: string; version: number }, level: number) =>
  test.as(who).post("/confirmations/answer", { id, version, level });
const claim = async (skillId: string) => {
  const claims = await inCompany(test.db, company.id, (tx) =>
    claimsOf(tx, company.id, [person.id], new Date()),
  );
  return claims.get(person.id)?.claims.find((one) => one.skillId === skillId);
};

describe("asking", () => {
  it("offers the manager first, then colleagues by how they work together, each with what was asked", async () => {
    await ask([colleague]);
    const query = { skill_ids: JSON.stringify([welding, planning]), size: "100" };
    const { data } = (await test.as(person).get("/confirmations/people", query)).body.payload as {
      data: PossibleResponder[];
    };
    expect(data[0]).toMatchObject({ id: people.manager.id, relation: "manager", kind: "confirm", asked: [] });
    expect(data.find(({ id }) => id === colleague.id)).toMatchObject({ kind: "endorse", asked: [welding] });
    expect(data.find(({ id }) => id === people.hr_manager.id)).toMatchObject({ kind: "confirm" });
    const ids = data.map(({ id }) => id);
    for (const other of [person, outsider, people.moderator, people.freelancer])
      expect(ids).not.toContain(other.id);
    const found = await test.as(person).get("/confirmations/people", { search_query: colleague.lastName });
    expect((found.body.payload as { data: PossibleResponder[] }).data.map(({ id }) => id)).toContain(
      colleague.id,
    );
  });

  it("asks several people about several skills at the stated levels, and shows it in the list of skills", async () => {
    const answered = await ask([people.manager, colleague], [welding, planning], "For the lead role");
    expect(answered.status).toBe(200);
    expect((await sent()).map(({ state, level }) => [state, level])).toHaveLength(4);
    const [first] = (await received(colleague)).filter((one) => one.skill.id === welding);
    expect(first).toMatchObject({
      level: 4,
      message: "For the lead role",
      kind: "endorse",
      can: ["answer", "decline"],
    });
    expect((await received(people.manager)).find((one) => one.person.id === person.id)).toMatchObject({
      kind: "confirm",
    });
    expect((await skillOf(welding))?.asked).toHaveLength(2);
    expect((await eventsOf(test.db, company, "confirmation.asked")).at(-1)).toMatchObject({
      userId: person.id,
    });
  });

  it("refuses what was asked or endorsed already, what cannot be asked, and asks nothing then", async () => {
    const first = await asked(colleague);
    const again = await ask([colleague], [planning, welding]);
    expect(again).toMatchObject({
      status: 400,
      body: { fields: { "user_ids.0": /already asked .*welding/ } },
    });
    await answer(colleague, first, 4);
    expect(await ask([colleague])).toMatchObject({
      status: 400,
      body: { fields: { "user_ids.0": /already endorsed welding/ } },
    });
    // Having learned more since, the person may ask again.
    await test.as(person).post("/skill_proficiency", { skill_id: welding, level: 5 });
    expect((await ask([colleague])).status).toBe(200);
    const other = (await buildSkill(test.db, { en: "soldering" })).id;
    expect(await ask([colleague], [other])).toMatchObject({
      status: 400,
      body: { fields: { "skill_ids.0": "This skill does not exist" } },
    });
    await test.as(people.manager).post("/skill_proficiency/confirm", {
      user_id: person.id,
      skill_id: planning,
      level: 3,
    });
    expect(await ask([colleague], [planning])).toMatchObject({
      status: 400,
      body: { fields: { "skill_ids.0": /planning cannot be confirmed/ } },
    });
    expect((await skillOf(planning))?.can).toEqual(["edit", "delete"]);
    expect(await sent()).toHaveLength(2);
  });

  it.each(["person", "outsider", "freelancer"] as const)("refuses to ask %s", async (who) => {
    const wanted = { person, outsider, freelancer: people.freelancer }[who];
    expect(await ask([wanted])).toMatchObject({
      status: 400,
      body: { fields: { "user_ids.0": expect.anything() } },
    });
  });

  it("states what a résumé said, because who asks says so", async () => {
    const carving = (await buildSkill(test.db, { en: "carving" })).id;
    await test.as(person).post("/skill_proficiency", { skill_id: carving, level: 2, source: "inferred" });
    await asked(colleague, [carving]);
    expect(await skillOf(carving)).toMatchObject({ source: "self", level: 2 });
  });

  it("is not for people from outside, nor without a session", async () => {
    for (const role of ["freelancer", "moderator", "staff"] as const)
      expect((await test.as(people[role]).get("/confirmations/received")).status).toBe(403);
    expect((await test.ask("GET", "/confirmations/sent")).status).toBe(401);
    expect((await ask([], [])).status).toBe(400);
  });
});

describe("a colleague's answer", () => {
  it("endorses at the stated level: shown by name, counted as evidence, the level stays the person's own", async () => {
    const request = await asked(colleague);
    const answered = await answer(colleague, request, 4);
    expect(answered.body.payload).toMatchObject({ state: "endorsed", answered_level: 4, can: ["undo"] });
    expect(await skillOf(welding)).toMatchObject({
      source: "self",
      level: 4,
      asked: [],
      endorsed_by: [{ id: colleague.id, level: 4 }],
    });
    expect(await claim(welding)).toMatchObject({ source: "self", level: 4, endorsedLevel: 4 });
    expect((await sent())[0]).toMatchObject({ state: "endorsed", taken_back: false, can: [] });
    const card = await test.as(people.moderator).get("/candidate", { id: person.id });
    expect(JSON.stringify(card.body.payload)).toContain(`"endorsed_by":["${colleague.firstName}`);
    expect((await eventsOf(test.db, company, "skill.endorsed")).at(-1)).toMatchObject({
      actorId: colleague.id,
    });
    expect((await answer(colleague, request, 4)).status).toBe(409);
  });

  it.each([
    [2, 2],
    [5, 4],
  ])("endorses at level %i, which counts up to %i", async (level, counted) => {
    await answer(colleague, await asked(colleague), level);
    expect(await claim(welding)).toMatchObject({ level: 4, endorsedLevel: counted });
    // What the person says later is theirs; the endorsement counts up to its level.
    await test.as(person).post("/skill_proficiency", { skill_id: welding, level: 5 });
    expect(await claim(welding)).toMatchObject({ level: 5, endorsedLevel: level });
  });

  it("can be undone at once, and an endorsement taken back at any time and restored", async () => {
    const request = await asked(colleague);
    await answer(colleague, request, 4);
    const [done] = await received(colleague);
    expect(
      await test.as(colleague).post("/confirmations/undo", { id: done?.id, version: done?.version }),
    ).toMatchObject({ status: 200 });
    expect(await claim(welding)).toMatchObject({ endorsedLevel: null });
    const [open] = await received(colleague);
    if (!open) throw new Error("it is open again");
    await answer(colleague, open, 3);
    const given = async () =>
      ((await test.as(colleague).get("/confirmations/given")).body.payload as { data: { id: string }[] })
        .data[0];
    const id = (await given())?.id;
    const takeBack = (who: TestUser, is = true) =>
      test.as(who).post("/confirmations/given/take_back", { id, taken_back: is });
    expect((await takeBack(person)).status).toBe(403);
    expect((await takeBack(outsider)).status).toBe(404);
    expect((await takeBack(colleague)).body.payload).toMatchObject({ can: ["restore"] });
    expect(await claim(welding)).toMatchObject({ endorsedLevel: null });
    expect((await sent())[0]).toMatchObject({ state: "endorsed", taken_back: true });
    expect((await skillOf(welding))?.endorsed_by).toEqual([]);
    await takeBack(colleague, false);
    expect(await claim(welding)).toMatchObject({ endorsedLevel: 3 });
  });

  it("declines quietly, with or without a reason", async () => {
    const { id, version } = await asked(colleague);
    const body = { id, version, reason: "We never welded together" };
    expect((await test.as(person).post("/confirmations/decline", body)).status).toBe(403);
    expect((await test.as(outsider).post("/confirmations/decline", body)).status).toBe(404);
    expect((await test.as(colleague).post("/confirmations/decline", { ...body, version: 9 })).status).toBe(
      409,
    );
    expect((await test.as(colleague).post("/confirmations/decline", body)).body.payload).toMatchObject({
      state: "declined",
      can: ["undo"],
    });
    expect((await sent())[0]).toMatchObject({ state: "declined", reason: "We never welded together" });
    expect(await claim(welding)).toMatchObject({ endorsedLevel: null });
  });

  it("is refused to others, with a level that is none, and of another company", async () => {
    const request = await asked(colleague);
    expect((await answer(people.hr_manager, request, 4)).status).toBe(403);
    expect((await answer(outsider, request, 4)).status).toBe(404);
    expect((await answer(colleague, request, 6)).status).toBe(400);
    expect((await answer(colleague, { ...request, version: 7 }, 4)).status).toBe(409);
  });
});

describe("a manager's answer", () => {
  it("confirms, so that the level holds, and can be undone", async () => {
    const request = await asked(people.manager);
    expect((await answer(people.manager, request, 5)).body.payload).toMatchObject({ state: "confirmed" });
    expect(await skillOf(welding)).toMatchObject({ source: "confirmed", level: 5 });
    const [done] = (await received(people.manager)).filter((one) => one.id === request.id);
    const undo = { id: done?.id, version: done?.version };
    expect((await test.as(people.manager).post("/confirmations/undo", undo)).status).toBe(200);
    expect(await skillOf(welding)).toMatchObject({ source: "self", level: 4 });
    expect(await claim(welding)).toMatchObject({ source: "self", level: 4 });
  });

  it("is given by any confirmation of that skill", async () => {
    await asked(people.manager);
    const confirm = { user_id: person.id, skill_id: welding, level: 4 };
    await test.as(people.manager).post("/skill_proficiency/confirm", confirm);
    expect((await sent())[0]).toMatchObject({ state: "confirmed", answered_level: 4 });
  });
});

describe("the person who asked", () => {
  it("takes a request back, undoes that, and reminds once some days later", async () => {
    const { id, version } = await asked(colleague);
    const post = (path: string, who: TestUser, of: number) =>
      test.as(who).post(`/confirmations/${path}`, { id, version: of });
    expect((await post("withdraw", colleague, version)).status).toBe(403);
    expect((await post("withdraw", outsider, version)).status).toBe(404);
    expect((await post("withdraw", person, version)).body.payload).toMatchObject({ state: "withdrawn" });
    expect(await received(colleague)).toEqual([]);
    expect((await post("undo", colleague, version + 1)).status).toBe(409);
    expect((await post("undo", people.admin, version + 1)).status).toBe(403);
    expect((await post("undo", outsider, version + 1)).status).toBe(404);
    expect((await post("undo", person, version + 1)).status).toBe(200);
    expect((await sent())[0]).toMatchObject({ state: "open", can: ["withdraw"] });
    expect((await post("remind", person, version + 2)).status).toBe(409);
    await inCompany(test.db, company.id, (tx) =>
      tx.$client.query(
        "update confirmation_requests set created_at = now() - interval '4 days' where id = $1",
        [id],
      ),
    );
    expect((await sent())[0]?.can).toEqual(["withdraw", "remind"]);
    expect((await post("remind", colleague, version + 2)).status).toBe(403);
    expect((await post("remind", outsider, version + 2)).status).toBe(404);
    expect((await post("remind", person, version + 2)).status).toBe(200);
    expect((await sent())[0]).toMatchObject({ can: ["withdraw"], reminded_at: expect.any(String) });
  });

  it("takes back with the skill what was asked about it", async () => {
    await asked(colleague);
    const id = (await skillOf(welding))?.id ?? "";
    await test.as(person).delete("/skill_proficiency", { id });
    expect((await sent())[0]).toMatchObject({ state: "withdrawn" });
  });
});

describe("every call", () => {
  const writes = ["", "/answer", "/decline", "/withdraw", "/undo", "/remind", "/given/take_back"];
  it.each(writes)("refuses what is none, and who has no session: POST /confirmations%s", async (path) => {
    for (const body of [
      {},
      { id: "none", version: 1, level: 3 },
      { user_ids: "all", skill_ids: [], message: 1 },
    ])
      expect((await test.as(person).post(`/confirmations${path}`, body)).body.code).toBe("validation_failed");
    expect((await test.ask("POST", `/confirmations${path}`, { body: {} })).status).toBe(401);
  });

  it.each(["/people", "/received", "/sent", "/given"])("refuses %s without a session", async (path) => {
    expect((await test.ask("GET", `/confirmations${path}`)).status).toBe(401);
  });
});
