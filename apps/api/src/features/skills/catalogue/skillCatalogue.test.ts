import { randomUUID } from "node:crypto";
import type { CatalogueSkill, SimilarSkill, SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import type { RecommendedSkill, Skill } from "@vaardig/contract/skills/skills";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildEveryRole } from "../../../test/buildEveryRole.ts";
import { eventsOf } from "../../../test/eventsOf.ts";
import {
  buildCompany,
  buildSkill,
  buildSkillGroup,
  buildUser,
  type TestCompany,
  type TestUser,
} from "../../../test/factories.ts";

let test: TestApp;
let company: TestCompany;
let people: Awaited<ReturnType<typeof buildEveryRole>>;
let outsider: TestUser;
let group: string;
let welding: string;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  group = (await buildSkillGroup(test.db, { labels: { en: "Metal", nl: "Metaal" } })).id;
  welding = (await buildSkill(test.db, { en: "welding", nl: "lassen", groupId: group })).id;
});
afterAll(() => test.close());

/** A name that looks like no other. */
const unusual = () =>
  randomUUID()
    .replaceAll("-", "")
    .slice(0, 12)
    .replaceAll(/\d/g, (digit) => "qwxzjkvyph"[Number(digit)] ?? "q");
const payload = <T>({ body }: Answer) => body.payload as T;
type Added = {
  skill: { id: string; name: string; status: string; version: number } | null;
  similar: SimilarSkill[];
};

const add = (by: TestUser, body: Record<string, unknown>) => test.as(by).post("/skill", body);
async function added(by: TestUser, body: Record<string, unknown>) {
  const answer = await add(by, { create_anyway: true, ...body });
  const { skill } = payload<Added>(answer);
  if (answer.status !== 200 || !skill) throw new Error(`adding answered ${JSON.stringify(answer.body)}`);
  return skill;
}
const list = async (by: TestUser, query: Record<string, string>) =>
  payload<{ data: CatalogueSkill[]; total: number; proposed_count: number; can: string[] }>(
    await test.as(by).get("/skill_catalogue", query),
  );
const detail = (by: TestUser, id: string) => test.as(by).get("/skill_catalogue/skill", { id });
const search = async (by: TestUser, text: string) =>
  payload<{ data: (Skill & { matched: string | null })[]; can: string[] }>(
    await test.as(by).get("/skill", { search_query: text }),
  );

describe("an own skill", () => {
  it("is stored with all its texts and found by every name, in this company alone", async () => {
    const [name, other, alias] = [unusual(), unusual(), unusual()];
    const levels = ["a", "b", "c", "d", "e"];
    const { id, status } = await added(people.hr_manager, {
      name_en: name,
      name_nl: other,
      aliases_en: [alias, name.toUpperCase()],
      description_en: "What it is",
      levels_en: levels,
      group_id: group,
      kind: "knowledge",
    });
    expect(status).toBe("approved");
    expect(payload<SkillDetail>(await detail(people.hr_manager, id))).toMatchObject({
      name,
      name_en: name,
      name_nl: other,
      aliases_en: [alias],
      description_en: "What it is",
      levels,
      levels_nl: null,
      kind: "knowledge",
      group: { id: group, name: "Metal" },
      is_own: true,
      people_count: 0,
      can: ["edit", "merge"],
    });
    for (const text of [name, other, alias.slice(0, 8)]) {
      expect((await search(people.employee, text)).data[0]).toMatchObject({ id });
      expect((await search(outsider, text)).data.map((one) => one.id)).not.toContain(id);
    }
    const text = `I did ${alias} for years`;
    const recommended = async (by: TestUser) =>
      payload<{ data: RecommendedSkill[] }>(
        await test.as(by).get("/recommendations", { type: "suggested_skills", value: text }),
      ).data.map((one) => one.skill.id);
    expect(await recommended(people.employee)).toContain(id);
    expect(await recommended(outsider)).not.toContain(id);
    const described = payload<{ skills: { skill_ids: string[]; levels: string[] }[] }>(
      await test.as(people.employee).get("/skill_level_description"),
    );
    expect(described.skills).toContainEqual({ skill_ids: [id], levels });
    expect((await detail(outsider, id)).status).toBe(404);
  });

  it("is not stored while a similar one exists, unless that is wanted; an equal name never", async () => {
    const name = `${unusual()} ${unusual()}`;
    const { id } = await added(people.admin, { name_en: name });
    const answer = payload<Added>(await add(people.admin, { name_en: `${name}s` }));
    expect(answer).toMatchObject({ skill: null, similar: [{ id, is_own: true, matched: name }] });
    expect(answer.similar[0]?.score).toBeLessThan(1);
    expect((await added(people.admin, { name_en: `${name}s` })).id).not.toBe(id);
    expect(await add(people.admin, { name_en: name.toUpperCase(), create_anyway: true })).toMatchObject({
      status: 400,
      body: { code: "validation_failed", fields: { name_en: "A skill with this name already exists" } },
    });
    const shared = payload<Added>(await add(people.admin, { name_nl: "Lassen" }));
    expect(shared.similar[0]).toMatchObject({ id: welding, is_own: false, matched: "lassen", score: 1 });
  });

  it.each([
    ["no name", {}, "name_en"],
    ["four levels", { name_en: "x", levels_en: ["a", "b", "c", "d"] }, "levels_en"],
    ["an alias twice", { name_en: "x", aliases_nl: ["A", "a"] }, "aliases_nl"],
    ["an unknown group", { name_en: "x", group_id: randomUUID() }, "group_id"],
  ])("with %s is refused at its field", async (_words, body, field) => {
    const answer = await add(people.admin, body);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it("changes only where something is given, and not over another's change", async () => {
    const [name, next] = [unusual(), unusual()];
    const { id, version } = await added(people.admin, {
      name_en: name,
      aliases_nl: ["alias"],
      description_nl: "x",
    });
    const put = (by: TestUser, body: Record<string, unknown>) => test.as(by).put("/skill", { id, ...body });
    const changed = await put(people.hr_manager, { version, name_en: next });
    expect(payload<SkillDetail>(changed)).toMatchObject({
      name_en: next,
      aliases_nl: ["alias"],
      description_nl: "x",
      version: version + 1,
    });
    expect((await search(people.employee, next)).data[0]?.id).toBe(id);
    expect((await search(people.employee, name)).data.map((one) => one.id)).not.toContain(id);
    expect(await put(people.admin, { version, name_en: "y" })).toMatchObject({
      status: 409,
      body: { code: "stale_version" },
    });
    expect(await put(people.admin, { version: version + 1, name_en: "" })).toMatchObject({ status: 400 });
    expect((await put(outsider, { version, name_en: "y" })).status).toBe(404);
    const shared = await test.as(people.admin).put("/skill", { id: welding, version: 1, name_en: "y" });
    expect(shared.status).toBe(403);
  });

  it("is deleted by an administrator while no one uses it", async () => {
    const { id, version } = await added(people.hr_manager, { name_en: unusual() });
    const remove = (by: TestUser) => test.as(by).delete("/skill", { id, version });
    expect((await remove(outsider)).status).toBe(404);
    await test.as(people.employee).post("/skill_proficiency", { skill_id: id, level: 2 });
    expect(payload<SkillDetail>(await detail(people.admin, id)).can).not.toContain("delete");
    expect(await remove(people.admin)).toMatchObject({ status: 409, body: { code: "skill_in_use" } });
    const free = await added(people.hr_manager, { name_en: unusual() });
    expect(payload<SkillDetail>(await detail(people.admin, free.id)).can).toContain("delete");
    const gone = await test.as(people.admin).delete("/skill", { id: free.id, version: free.version });
    expect(gone.status).toBe(200);
    expect((await detail(people.admin, free.id)).status).toBe(404);
    expect((await search(people.admin, free.name)).data.map((one) => one.id)).not.toContain(free.id);
  });
});

describe("the list", () => {
  it("filters, counts and pages; who has a skill is for those who see the company", async () => {
    const word = unusual();
    const first = await added(people.admin, { name_en: `${word} a`, name_nl: unusual(), group_id: group });
    await added(people.admin, { name_en: `${word} b` });
    await test.as(people.employee).post("/skill_proficiency", { skill_id: first.id, level: 2 });
    const all = await list(people.admin, { search_query: word });
    expect(all).toMatchObject({ total: 2, can: ["create", "import", "merge"] });
    expect(all.data.map((one) => [one.name, one.people_count])).toEqual([
      [`${word} a`, 1],
      [`${word} b`, 0],
    ]);
    expect(await list(people.admin, { search_query: word, size: "1", page: "1" })).toMatchObject({
      total: 2,
      data: [{ name: `${word} b` }],
    });
    expect(await list(people.admin, { scope: "own", search_query: word, group_id: group })).toMatchObject({
      total: 1,
      data: [{ id: first.id, is_own: true }],
    });
    expect(await list(people.admin, { scope: "shared", search_query: "lassen" })).toMatchObject({
      data: [{ id: welding, is_own: false, can: ["rename"], also: ["lassen"] }],
    });
    const forManager = await list(people.manager, { search_query: word });
    expect(forManager.data.map((one) => one.people_count)).toEqual([null, null]);
    expect(forManager).toMatchObject({ can: ["propose", "import"], proposed_count: 0 });
    expect((await test.as(people.manager).get("/skill_catalogue", { scope: "proposed" })).status).toBe(403);
    expect(await list(outsider, { search_query: word })).toMatchObject({ total: 0 });
  });
});

describe("a company's name for a shared skill", () => {
  it("finds it here and nowhere else; two companies may use the same one", async () => {
    const alias = unusual();
    const put = (by: TestUser, aliases: string[]) =>
      test.as(by).put("/skill/aliases", { id: welding, aliases_en: aliases, aliases_nl: [] });
    expect(payload<SkillDetail>(await put(people.hr_manager, [alias, "welding"]))).toMatchObject({
      company_aliases_en: [alias],
    });
    expect((await search(people.employee, alias)).data[0]).toMatchObject({ id: welding, matched: alias });
    expect((await search(outsider, alias)).data.map((one) => one.id)).not.toContain(welding);
    expect(payload<SkillDetail>(await detail(outsider, welding)).company_aliases_en).toEqual([]);
    const beside = await test
      .as(people.admin)
      .put("/skill/aliases", { id: welding, aliases_nl: ["lasklus"] });
    expect(beside.body.payload).toMatchObject({
      company_aliases_en: [alias],
      company_aliases_nl: ["lasklus"],
    });
    const cleared = await test.as(people.admin).put("/skill/aliases", { id: welding, aliases_nl: null });
    expect(cleared.body.payload).toMatchObject({ company_aliases_en: [alias], company_aliases_nl: [] });
    expect((await put(outsider, [alias])).status).toBe(200);
    await put(people.hr_manager, []);
    expect((await search(people.employee, alias)).data.map((one) => one.id)).not.toContain(welding);
    expect((await search(outsider, alias)).data[0]?.id).toBe(welding);
  });
});

describe("a proposal", () => {
  const decide = (by: TestUser, body: Record<string, unknown>) => test.as(by).post("/skill/decide", body);

  it("waits for a decision: no one finds or uses it before it is approved", async () => {
    const name = unusual();
    expect((await search(people.employee, name)).can).toEqual(["propose"]);
    expect((await search(people.freelancer, name)).can).toEqual([]);
    expect((await search(people.admin, name)).can).toEqual(["create"]);
    const { id, status, version } = await added(people.employee, { name_nl: name });
    expect(status).toBe("proposed");
    expect((await search(people.employee, name)).data.map((one) => one.id)).not.toContain(id);
    const use = () => test.as(people.employee).post("/skill_proficiency", { skill_id: id, level: 2 });
    expect((await use()).status).toBe(400);
    const again = payload<Added>(await add(people.moderator, { name_en: name }));
    expect(again.similar).toMatchObject([{ id, status: "proposed", score: 1 }]);
    const queue = await list(people.hr_manager, { scope: "proposed" });
    expect(queue.data.find((one) => one.id === id)).toMatchObject({
      proposed_by: "Test Person",
      can: ["edit", "approve", "decline"],
    });
    expect(queue.proposed_count).toBe(queue.total);
    expect((await detail(people.manager, id)).status).toBe(403);

    expect(await decide(people.hr_manager, { id, version: version + 1, decision: "approve" })).toMatchObject({
      status: 409,
      body: { code: "stale_version" },
    });
    expect((await decide(outsider, { id, version, decision: "approve" })).status).toBe(404);
    expect((await decide(people.hr_manager, { id, version, decision: "approve" })).status).toBe(200);
    expect((await search(people.employee, name)).data[0]?.id).toBe(id);
    expect((await use()).status).toBe(200);
    expect(await decide(people.admin, { id, version: version + 1, decision: "decline" })).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    expect(await eventsOf(test.db, company, "skill_catalogue.approved")).toMatchObject([{ subjectId: id }]);
  });

  it("is declined: it is gone, or its name leads to a skill that is there", async () => {
    const gone = await added(people.manager, { name_en: unusual() });
    await decide(people.admin, { id: gone.id, version: gone.version, decision: "decline" });
    expect((await detail(people.admin, gone.id)).status).toBe(404);

    const name = unusual();
    const other = await added(people.moderator, { name_en: name });
    const body = { id: other.id, version: other.version, decision: "decline", into_id: welding };
    const { merge_id: merge } = payload<{ merge_id: string }>(await decide(people.admin, body));
    expect((await search(people.employee, name)).data[0]).toMatchObject({ id: welding, matched: name });
    expect(payload<SkillDetail>(await detail(people.admin, other.id)).id).toBe(welding);
    expect((await test.as(people.admin).post("/skill/merge/undo", { id: merge })).status).toBe(200);
    expect(await list(people.admin, { scope: "proposed", search_query: name })).toMatchObject({ total: 1 });
  });
});
